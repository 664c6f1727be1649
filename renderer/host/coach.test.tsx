import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { AdmiralHud } from '../admiral/hud/AdmiralHud.tsx'
import { useAssigning } from '../admiral/hud/captains/assigning.ts'
import { admiralTable } from '../testkit/admiral.ts'
import { adviceIsRead } from '../testkit/reading.ts'
import { Presses } from '../ui/presses.ts'
import { useScreen } from '../ui/screens.ts'
import { AHEAD_AFTER } from './adviceAhead.ts'
import { askCoach } from './coach.ts'
import { useSession } from './session.ts'

const ASSIGNING = {
  ships: { 'red-brig': 'k5 N', 'blue-brig': 'p9 N' },
  options: { captains: 1 },
  phase: 'assign',
  assigning: ['red', 'blue'],
} as const
const BLUE = { kind: 'assign', cards: { 'blue-brig': 'swift' } }

async function assigning() {
  const table = await admiralTable(ASSIGNING, { viewer: 'red', bots: ['blue'] })
  table.panel(<AdmiralHud />)
  return table
}

/** Stops the clock: time passes only through `pass`. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const sheet = () => useScreen.getState().sheet
const told = () => screen.queryByTestId('coach-1')?.textContent ?? null

it('keeps the coach’s advice, and the laid-out move, while another player decides at the same time', async () => {
  const table = await assigning()
  await act(askCoach)
  await table.play(BLUE, 'blue')
  expect(told()).toMatch(/^Assign the captains/)
  expect(Object.keys(useAssigning.getState().cards)).toHaveLength(1)
})

it('asks the coach again if another player has decided before it could answer', async () => {
  const table = await assigning()
  table.host.refuse('match:advise', { code: 'not-your-turn' })
  await act(askCoach)
  expect(told()).toBeNull()
  table.host.allow('match:advise')
  await table.play(BLUE, 'blue')
  expect((await screen.findByTestId('coach-1')).textContent).toMatch(/^Assign the captains/)
})

it('discards the advice once something else is asked', async () => {
  const table = await assigning()
  await act(askCoach)
  await table.play({ kind: 'assign', cards: { 'red-brig': 'swift' } }, 'red')
  expect(told()).toBeNull()
  await table.play(BLUE, 'blue')
  expect(useSession.getState().standing?.asked?.seat).toBe('red')
  expect(told()).toBeNull()
})

it('goes away with the Back key, before the menu opens', async () => {
  const table = await admiralTable(ASSIGNING, { viewer: 'red', bots: ['blue'] })
  const user = table.panel(<AdmiralHud />)
  await act(askCoach)
  await user.keyboard('{Escape}')
  expect([told(), sheet()]).toEqual([null, null])
  await user.keyboard('{Escape}')
  expect(sheet()).toEqual({ name: 'pause' })
})

it('thinks while the player does after the first request in a match, and is not asked again then', async () => {
  const table = await assigning()
  stopClock()
  const asked = () => table.host.asked('match:advise').length
  await table.play(BLUE, 'blue')
  await pass(AHEAD_AFTER)
  expect(asked()).toBe(0)
  await act(askCoach)
  await table.play({ kind: 'assign', cards: { 'red-brig': 'swift' } }, 'red')
  await pass(AHEAD_AFTER)
  expect(asked()).toBe(2)
  await act(askCoach)
  expect(asked()).toBe(2)
  const early = told()
  await act(askCoach)
  await act(askCoach)
  expect([early, asked()]).toEqual([told(), 2])
  expect(early).not.toBeNull()
})

it('does not think ahead while the player’s decision is being sent', async () => {
  const table = await assigning()
  stopClock()
  await table.play(BLUE, 'blue')
  await act(askCoach)
  await table.play({ kind: 'assign', cards: { 'red-brig': 'swift' } }, 'red')
  act(() => useSession.setState({ sending: true }))
  await pass(AHEAD_AFTER)
  act(() => useSession.setState({ sending: false }))
  expect(table.host.asked('match:advise')).toHaveLength(1)
})

it('does not think ahead of a player who moves at once', async () => {
  const table = await assigning()
  stopClock()
  await act(askCoach)
  await table.play({ kind: 'assign', cards: { 'red-brig': 'swift' } }, 'red')
  await pass(AHEAD_AFTER - 1)
  await table.play(BLUE, 'blue')
  await pass(1)
  expect(table.host.asked('match:advise')).toHaveLength(1)
  await pass(AHEAD_AFTER - 1)
  expect(table.host.asked('match:advise')).toHaveLength(2)
})

it('gives no order when the confirm key is pressed in quick succession after the captains are assigned', async () => {
  const table = await admiralTable(ASSIGNING, { viewer: 'red', bots: ['blue'] })
  const user = table.panel(<AdmiralHud />)
  const isNew = vi.spyOn(Presses.prototype, 'isNew').mockReturnValue(false)
  onTestFinished(() => isNew.mockRestore())
  await user.keyboard('q')
  await adviceIsRead()
  await user.keyboard('{Enter}')
  await table.play(BLUE, 'blue')
  await user.keyboard('{Enter}{Enter}{Enter}')
  expect(table.host.asked('match:play')).toHaveLength(1)
  isNew.mockReturnValue(true)
  await user.keyboard('{Enter}')
  await user.keyboard('{Enter}')
  expect(table.host.asked('match:play').length).toBeGreaterThan(1)
})
