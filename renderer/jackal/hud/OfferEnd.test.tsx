import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { Presses } from '../../ui/presses.ts'
import { OfferEnd } from './OfferEnd.tsx'

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Offer to end the match' })
/** Returns why the button does nothing, as announced and displayed; null if it does something. */
function obstacle(): string | null {
  const said = button().getAttribute('aria-description')
  expect(button().getAttribute('aria-disabled')).toBe(said === null ? null : 'true')
  expect(button().textContent).toBe(`Offer to end the match${said ?? ''}`)
  return said
}

it('offers the end for the asked player when it is pressed again, not twice at once, and closes the menu', async () => {
  const table = await jackalTable('. .')
  const onDone = vi.fn()
  const user = table.panel(<OfferEnd onDone={onDone} />)
  const isNew = vi.spyOn(Presses.prototype, 'isNew').mockReturnValueOnce(true).mockReturnValueOnce(false)
  onTestFinished(() => isNew.mockRestore())
  await user.dblClick(button())
  expect([table.host.asked('match:play'), onDone.mock.calls]).toEqual([[], []])
  isNew.mockReturnValueOnce(true)
  await user.click(screen.getByRole('button', { name: /press again/ }))
  expect(table.host.asked('match:play')).toEqual([{ id: 'jackal-1', seat: 'white', move: { kind: 'offerEnd' } }])
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('offers it once a turn', async () => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } })
  table.panel(<OfferEnd onDone={() => {}} />)
  expect(obstacle()).toBeNull()
  await table.play({ kind: 'offerEnd' })
  await table.play({ kind: 'decline' })
  expect(obstacle()).toBe('Only once a turn')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(obstacle()).toBeNull()
})

it('offers it neither in the middle of a turn nor in that of a bot', async () => {
  const table = await jackalTable('. ?caramba', { pieces: { 'white-1': 'e5' } }, { bots: ['red'] })
  const user = table.panel(<OfferEnd onDone={() => {}} />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect([table.view.decision?.kind, obstacle()]).toEqual(['oath', 'Only at the start of your turn'])
  await user.click(button())
  await user.click(button())
  expect(table.host.asked('match:play').filter(({ move }) => JSON.stringify(move).includes('offerEnd'))).toEqual([])
  await table.play({ kind: 'swear', loud: true })
  expect([table.view.turn, obstacle()]).toEqual(['red', 'Only at the start of your turn'])
})
