import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { cellNamed } from '../../../gallery/jackalBoard.ts'
import { jackalTable } from '../../../testkit/jackal.ts'
import { useScreen } from '../../../ui/screens.ts'
import { useIntent } from '../../intent/intent.ts'
import { Bubbles } from './Bubbles.tsx'

/** The pirate of e5 has been pointed at a cell. */
async function pointed(drawing: string, cell: string, language: 'en' | 'ru' = 'en') {
  const plan = { pieces: { 'white-1': 'e5', 'white-2': 'g1' } }
  const table = await jackalTable(drawing, plan, { viewer: 'white', settings: { language } })
  const user = table.panel(<Bubbles />)
  act(() => useIntent.getState().clickPiece('white-1'))
  act(() => useIntent.getState().clickCell(cellNamed(cell)))
  return { table, user }
}

it('asks whether to take the coin along, and sends what is chosen', async () => {
  const { table, user } = await pointed('empty=1 .', 'f5')
  const bubble = within(screen.getByRole('region', { name: 'Choose' }))
  expect(bubble.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '1With the coin',
    '2Leave the coin',
  ])
  await user.click(bubble.getByRole('button', { name: /With the coin/ }))
  const move = { kind: 'go', piece: 'white-1', to: cellNamed('f5'), carry: 'coin' }
  expect(table.host.asked('match:play')).toEqual([{ id: 'jackal-1', seat: 'white', move }])
  expect(screen.queryByRole('region')).toBeNull()
})

it('warns of certain death before anybody goes', async () => {
  const { table, user } = await pointed('. cannibal', 'f5')
  const bubble = screen.getByRole('region', { name: 'Certain death. Are you sure?' })
  expect(within(bubble).getAllByRole('button')[0]?.textContent).toContain('he dies')
  await user.click(within(bubble).getByRole('button', { name: /No, not that/ }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(useIntent.getState().selected).toEqual({ kind: 'piece', id: 'white-1' })
  expect(table.host.asked('match:play')).toEqual([])
})

it('warns that a step from the airplane is its only flight, but not on the way to a far tile', async () => {
  const { table, user } = await pointed('airplane .', 'f5')
  const bubble = within(screen.getByRole('region', { name: 'The airplane will not fly again after this' }))
  bubble.getByText('The airplane will not fly again after this')
  await user.click(bubble.getByRole('button', { name: /No, not that/ }))
  expect(table.host.asked('match:play')).toEqual([])
  act(() => useIntent.getState().clickCell(cellNamed('g7')))
  expect(table.host.asked('match:play')).toMatchObject([{ move: { to: cellNamed('g7') } }])
})

it('names the only way, a bottle spent, and lets it be taken back', async () => {
  const plan = { pieces: { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g1' }, teams: { white: { bottles: 1 } } }
  const table = await jackalTable('trap .', plan, { viewer: 'white', settings: { language: 'en' } })
  const user = table.panel(<Bubbles />)
  act(() => useIntent.getState().clickPiece('white-1'))
  act(() => useIntent.getState().clickCell(cellNamed('f5')))
  const bubble = within(screen.getByRole('region', { name: 'Use a bottle' }))
  await user.click(bubble.getByRole('button', { name: /No, not that/ }))
  expect(screen.queryByRole('region')).toBeNull()
  expect(table.host.asked('match:play')).toEqual([])
})

it('says why a cell cannot be reached, and opens the rule', async () => {
  const { user } = await pointed('. .', 'g7')
  const bubble = within(screen.getByRole('region', { name: "Why can't I?" }))
  bubble.getByText('Too far: one step takes him no farther than the lit cells.')
  await user.click(bubble.getByRole('button', { name: /^Rule: [^-]+$/ }))
  expect(useScreen.getState().sheet).toMatchObject({ name: 'rules', query: expect.stringMatching(/^J-/) })
  await user.click(bubble.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('region')).toBeNull()
})

it('says what is asked first', async () => {
  const table = await jackalTable('. caramba', { pieces: { 'white-1': 'e5', 'white-2': 'g1' } }, { viewer: 'white' })
  table.panel(<Bubbles />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  act(() => useIntent.getState().clickCell(cellNamed('e5')))
  expect(screen.getByTestId('why').textContent).toMatch(/First finish the move you have begun\. .*(swear|aloud)/i)
})

it('leaves a reason to slow readers, until an arrow key, Esc or another choice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await pointed('. .', 'g7', 'ru')
    const asked = () => act(() => useIntent.getState().clickCell(cellNamed('g7')))
    act(() => void vi.advanceTimersByTime(600_000))
    screen.getByText(/^Слишком далеко/)
    for (const goOn of [
      () => useIntent.getState().moveCursor(0, 1),
      () => void useIntent.getState().cancel(),
      () => useIntent.getState().clickPiece('white-2'),
    ]) {
      asked()
      expect(screen.queryByRole('region')).not.toBeNull()
      act(goOn)
      expect(screen.queryByRole('region')).toBeNull()
    }
  } finally {
    vi.useRealTimers()
  }
})
