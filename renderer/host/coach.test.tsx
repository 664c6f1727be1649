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

/** From now on time goes by only as `pass` says. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const sheet = () => useScreen.getState().sheet
const told = () => screen.queryByTestId('coach-1')?.textContent ?? null

it('keeps what the coach has said, and laid out, while another decides at the same time', async () => {
  const table = await assigning()
  await act(askCoach)
  await table.play(BLUE, 'blue')
  expect(told()).toMatch(/^Give out the captains/)
  expect(Object.keys(useAssigning.getState().cards)).toHaveLength(1)
})

it('asks the coach again where another has decided before he could answer', async () => {
  const table = await assigning()
  table.host.refuse('match:advise', { code: 'not-your-turn' })
  await act(askCoach)
  expect(told()).toBeNull()
  table.host.allow('match:advise')
  await table.play(BLUE, 'blue')
  expect((await screen.findByTestId('coach-1')).textContent).toMatch(/^Give out the captains/)
})

it('forgets what was asked of the coach once something else is', async () => {
  const table = await assigning()
  await act(askCoach)
  await table.play({ kind: 'assign', cards: { 'red-brig': 'swift' } }, 'red')
  expect(told()).toBeNull()
  await table.play(BLUE, 'blue')
  expect(useSession.getState().standing?.asked?.seat).toBe('red')
  expect(told()).toBeNull()
})

it('is sent away by the key that goes back, before the menu comes', async () => {
  const table = await admiralTable(ASSIGNING, { viewer: 'red', bots: ['blue'] })
  const user = table.panel(<AdmiralHud />)
  await act(askCoach)
  await user.keyboard('{Escape}')
  expect([told(), sheet()]).toEqual([null, null])
  await user.keyboard('{Escape}')
  expect(sheet()).toEqual({ name: 'pause' })
})

it('thinks while the player does, once it was asked in a match, and is not asked again then', async () => {
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

it('thinks about nothing ahead while what the player has decided is sent', async () => {
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

it('thinks about nothing ahead of a player who plays on at once', async () => {
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

it('orders nothing by the key that confirms while it is hammered on after the captains are given', async () => {
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
