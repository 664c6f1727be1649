import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { findJackalTips } from '../../jackal/tips.ts'
import { findSeaBattleTips } from '../../sea-battle/tips.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { wantGoal } from '../../ui/goalAsked.ts'
import { useSettings } from '../../ui/settings.ts'
import { TipNote } from './TipNote.tsx'

afterEach(() => void vi.useRealTimers())

/** Waits until a render is complete. */
const pass = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

const tip = () => screen.queryByTestId('tip')?.dataset.tip ?? null
const SETTINGS = { language: 'en', tips: true } as const

/** Puts White on gold, with a fort open elsewhere. */
const onGold = async (seating: object = {}) => {
  const plan = { pieces: { 'white-1': 'e5', 'red-1': 'k9' }, tiles: { j9: 'fort' } }
  const table = await jackalTable('chest-1=1 . .', plan, { bots: ['red'], settings: SETTINGS, ...seating })
  const user = table.panel(<TipNote find={findJackalTips} />)
  await pass()
  return { table, user }
}

it('shows one tip a turn, the most urgent first, and each once', async () => {
  const { table } = await onGold()
  expect(tip()).toBe('jackal/carry')
  expect(screen.getByTestId('tip').textContent).toContain('e5')
  expect(useSettings.getState().settings.tipsTold).toEqual(['jackal/carry'])
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await table.play({ kind: 'go', piece: 'red-1', to: 'k8' })
  await pass()
  expect(tip()).toBe('jackal/gold-near')
  expect(useSettings.getState().settings.tipsTold).toEqual(['jackal/carry', 'jackal/gold-near'])
})

it('shows nothing else in the turn in which a tip was closed', async () => {
  const { user } = await onGold()
  await user.click(screen.getByRole('button', { name: 'Hide the tip' }))
  expect(tip()).toBeNull()
  expect(useSettings.getState().settings.tips).toBe(true)
})

it('goes away with the next press, or after six seconds', async () => {
  const { user } = await onGold()
  await user.keyboard('{ArrowUp}')
  expect(tip()).toBeNull()
  cleanup()
  vi.useFakeTimers()
  const told = useSettings.getState().settings.tipsTold
  useSettings.setState(({ settings }) => ({ settings: { ...settings, tipsTold: [] } }))
  render(<TipNote find={findJackalTips} />)
  expect(told).toEqual(['jackal/carry'])
  await act(() => vi.advanceTimersByTimeAsync(5900))
  expect(tip()).not.toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(tip()).toBeNull()
})

it('leaves out tips that were shown before', async () => {
  await onGold({ settings: { ...SETTINGS, tipsTold: ['jackal/carry', 'jackal/gold-near'] } })
  expect(tip()).toBe('jackal/card')
})

it.each([
  ['in a lesson', { lesson: 'ashore' }],
  ['while a bot decides', { bots: ['white', 'red'] }],
  ['where tips are not wanted', { settings: { ...SETTINGS, tips: false } }],
])('shows nothing %s', async (_when, seating) => {
  await onGold(seating)
  expect(tip()).toBeNull()
})

it('waits while the goal of the match is shown', async () => {
  const { useGoalAsked } = await import('../../ui/goalAsked.ts')
  await onGold()
  await act(async () => useGoalAsked.setState({ isShown: true }))
  expect(tip()).toBeNull()
  await act(async () => useGoalAsked.setState({ isShown: false }))
  expect(tip()).toBe('jackal/carry')
  wantGoal(null)
})

it.each([
  [{ bots: ['south'] }, 'sea-battle/place'],
  [{ viewer: 'north' }, 'sea-battle/curtain'],
])('explains the curtain only to people who share the screen: %j', async (seating, id) => {
  const table = await seaBattleTable({ north: null, south: null } as never, { ...seating, settings: SETTINGS } as never)
  table.panel(<TipNote find={findSeaBattleTips} />)
  expect(tip()).toBe(id)
})
