import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { OfferEnd } from './OfferEnd.tsx'

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Offer to end the match' })

it('offers the end for the player asked when it is pressed again, and leaves the menu', async () => {
  const table = await jackalTable('. .')
  const onDone = vi.fn()
  const user = table.panel(<OfferEnd onDone={onDone} />)
  await user.click(button())
  expect(table.host.asked('match:play')).toEqual([])
  await user.click(screen.getByRole('button', { name: /press again/ }))
  expect(table.host.asked('match:play')).toEqual([{ id: 'jackal-1', seat: 'white', move: { kind: 'offerEnd' } }])
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('offers it once a turn', async () => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } })
  table.panel(<OfferEnd onDone={() => {}} />)
  expect(button().disabled).toBe(false)
  await table.play({ kind: 'offerEnd' })
  await table.play({ kind: 'decline' })
  expect(button().disabled).toBe(true)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(button().disabled).toBe(false)
})

it('offers it neither in the middle of a turn nor in that of a bot', async () => {
  const table = await jackalTable('. ?caramba', { pieces: { 'white-1': 'e5' } }, { bots: ['red'] })
  table.panel(<OfferEnd onDone={() => {}} />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect([table.view.decision?.kind, button().disabled]).toEqual(['oath', true])
  await table.play({ kind: 'swear', loud: true })
  expect([table.view.turn, button().disabled]).toEqual(['red', true])
})
