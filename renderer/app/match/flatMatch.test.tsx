import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useSession } from '../../host/session.ts'
import { useAim } from '../../sea-battle/intent/aim.ts'
import { ReplayScreen } from '../../shell/match/ReplayScreen.tsx'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { wantGoal } from '../../ui/goalAsked.ts'
import { tellGraphicsMissing, useGraphics } from '../../ui/graphics.ts'
import { useScreen } from '../../ui/screens.ts'
import { changeSettings } from '../../ui/settings.ts'
import { MatchScreen } from './MatchScreen.tsx'

const flat = () => screen.queryByTestId('flat-table')
const hud = () => document.querySelector('.hud')

const ALONE = { viewer: 'north', bots: ['south'], settings: { language: 'en' } } as const

describe('the flat table in the window', () => {
  it('is switched on and off from the menu, and keeps what the player aimed at', async () => {
    const table = await seaBattleTable({}, ALONE)
    const user = table.panel(<MatchScreen />)
    expect([flat(), hud() !== null]).toEqual([null, true])
    act(() => useAim.getState().aimAt(34))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Flat table' }))
    expect(hud()).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Fire at E4' }))
    expect(table.host.asked('match:play')).toHaveLength(1)
    await user.click(screen.getByTestId('btn-menu'))
    await user.click(screen.getByRole('button', { name: '3D table' }))
    expect([flat(), hud() !== null]).toEqual([null, true])
  })

  it('is switched by its key, and has the keys of every table', async () => {
    const table = await seaBattleTable({}, ALONE)
    const user = table.panel(<MatchScreen />)
    fireEvent.keyDown(document.body, { code: 'F4' })
    await screen.findByTestId('flat-table')
    await user.keyboard('{Escape}')
    expect(screen.queryByTestId('pause')).not.toBeNull()
  })

  it('is switched on by its key in Admiral too, which no phone can play', async () => {
    const table = await admiralTable(
      { ships: { 'red-brig': 'e5 N', 'blue-brig': 'e10 S' } },
      { viewer: 'red', bots: ['blue'] },
    )
    table.panel(<MatchScreen />)
    fireEvent.keyDown(document.body, { code: 'F4' })
    expect(await screen.findByTestId('flat-table')).not.toBeNull()
  })

  it('keeps the words of a lesson visible', async () => {
    const table = await admiralTable(
      { ships: { 'red-brig': 'f3 E', 'blue-brig': 'c3 N' }, wind: 'S fresh' },
      { viewer: 'red', bots: ['blue'], lesson: 'sailing' },
    )
    table.panel(<MatchScreen />)
    await act(() => changeSettings({ flatTable: true }))
    await screen.findByTestId('flat-table')
    expect(flat()?.contains(screen.getByRole('region', { name: 'Sailing' }))).toBe(true)
  })

  it('shows tips in a first match, too', async () => {
    const table = await seaBattleTable({ northFired: 'j10' }, { ...ALONE, settings: { language: 'en', tips: true } })
    table.panel(<MatchScreen />)
    await act(() => changeSettings({ flatTable: true, tips: true }))
    await screen.findByTestId('flat-table')
    act(() => wantGoal(false))
    expect(flat()?.contains(await screen.findByTestId('tip'))).toBe(true)
    wantGoal(null)
  })

  it('replaces failed graphics, and cannot be left then', async () => {
    onTestFinished(() => useGraphics.setState({ failed: false }))
    const table = await seaBattleTable({}, ALONE)
    const user = table.panel(<MatchScreen />)
    act(tellGraphicsMissing)
    await screen.findByTestId('flat-table')
    await user.click(screen.getByTestId('btn-menu'))
    expect(screen.queryByTestId('pause-flat')).toBeNull()
  })

  it('is hidden by the curtain like the 3D table, with all that it shows', async () => {
    const table = await seaBattleTable({}, { ...ALONE, bots: [], names: { north: 'Ann', south: 'Bob' } })
    const user = table.panel(<MatchScreen />)
    await act(() => changeSettings({ flatTable: true }))
    await user.click(await screen.findByRole('button', { name: 'Hide' }))
    expect(screen.queryByTestId('curtain')?.textContent).toContain('Ann')
    expect(flat()).toBeNull()
  })
})

it('shows recordings too, if there is no 3D table', async () => {
  onTestFinished(() => useGraphics.setState({ failed: false }))
  const table = await seaBattleTable({}, ALONE)
  await table.play({ kind: 'fire', at: 'a1' })
  act(tellGraphicsMissing)
  const user = table.panel(<ReplayScreen id="sea-battle-1" move={0} from="menu" />)
  await screen.findByTestId('flat-table')
  const told = () => screen.getByTestId('flat-log').textContent
  expect(told()).not.toContain('A1')
  await user.click(screen.getByRole('button', { name: 'One move forward' }))
  expect([told()?.includes('A1'), screen.getByTestId('replay-position').textContent]).toEqual([true, 'Move 1 of 1'])
  expect(screen.queryByTestId('flat-main')).toBeNull()
  await user.click(screen.getByTestId('replay-leave'))
  expect(useScreen.getState().screen.name).toBe('replays')
})

it.each([
  [
    'jackal',
    () => jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { viewer: 'white', settings: { language: 'en' } }),
    { kind: 'go', piece: 'white-1', to: 'f5' },
  ],
  [
    'admiral',
    () => admiralTable({ ships: { 'red-brig': 'k5 N' } }, { viewer: 'red', settings: { language: 'en' } }),
    { kind: 'steer', ship: 'red-brig', turn: 'none' },
  ],
] as const)('says what happened in a recording that is opened from the saves: %s', async (game, open, move) => {
  onTestFinished(() => useGraphics.setState({ failed: false }))
  const table = await open()
  await table.play(move)
  act(tellGraphicsMissing)
  act(() => useSession.setState({ start: null, steps: [], match: null }))
  const user = table.panel(<ReplayScreen id={`${game}-1`} move={0} from="menu" />)
  await screen.findByTestId('flat-table')
  const lines = () => screen.getByTestId('flat-log').querySelectorAll('li').length
  expect(lines()).toBe(0)
  await user.click(screen.getByRole('button', { name: 'One move forward' }))
  expect(lines()).toBe(1)
})
