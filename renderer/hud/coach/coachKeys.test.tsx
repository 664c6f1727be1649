import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { AdmiralHud } from '../../admiral/hud/AdmiralHud.tsx'
import { useIntent } from '../../admiral/intent/intent.ts'
import { askCoach } from '../../host/coach.ts'
import { openContext } from '../../input/contexts.ts'
import { READING_TIME } from '../../input/holdBack.ts'
import { JackalHud } from '../../jackal/hud/JackalHud.tsx'
import { SeaBattleHud } from '../../sea-battle/hud/SeaBattleHud.tsx'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { Presses } from '../../ui/presses.ts'
import { changeSettings, useSettings } from '../../ui/settings.ts'

const press = (code: string) => act(async () => void fireEvent.keyDown(document.body, { code }))
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

const STORM = { ships: { 'red-line': 'k8 N', 'blue-galleon': 'q14 S' }, wind: 'N storm' } as const
const COIN_HOME = { at: 'g2', pieces: { 'white-1': 'g2', 'white-2': 'g1', 'red-1': 'g13' } } as const

async function admiral() {
  const table = await admiralTable(STORM, { viewer: 'red', bots: ['blue'] })
  table.panel(<AdmiralHud />)
  return table
}

async function jackal() {
  const table = await jackalTable('empty=1', COIN_HOME, { viewer: 'white', bots: ['red'] })
  table.panel(<JackalHud />)
  return table
}

async function seaBattle() {
  const table = await seaBattleTable({ south: 'e5 e6', northFired: 'e5' }, { viewer: 'north', bots: ['south'] })
  table.panel(<SeaBattleHud />)
  return table
}

describe('a key pressed while the coach’s line comes into sight', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(Presses.prototype, 'isNew').mockReturnValue(true)
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  it.each([
    ['Admiral', admiral],
    ['Jackal', jackal],
    ['Sea Battle', seaBattle],
  ] as const)('plays nothing until the line has been shown for a moment: %s', async (_, open) => {
    const table = await open()
    const played = () => table.host.asked('match:play').length
    await act(askCoach)
    expect(screen.getByTestId('coach-1')).not.toBeNull()
    await press('Enter')
    await wait(READING_TIME - 1)
    await press('NumpadEnter')
    expect(played()).toBe(0)
    await wait(1)
    await press('Enter')
    expect(played()).toBeGreaterThan(0)
  })

  it('confirms the player’s own choice if the coach has laid out nothing over it', async () => {
    const table = await admiral()
    act(() => useIntent.setState({ prompt: { kind: 'finish', ships: ['red-line'], isTurn: false, plan: null } }))
    await act(askCoach)
    await press('Enter')
    expect(table.host.asked('match:play')).toMatchObject([{ move: { kind: 'finish', ship: 'red-line' } }])
  })

  it('answers a dialog over the table', async () => {
    await jackal()
    onTestFinished(openContext({ kind: 'dialog', tables: [] }))
    await act(askCoach)
    const isDone = fireEvent.keyDown(document.body, { code: 'Enter' }) // false if a key was held back
    expect(isDone).toBe(true)
  })

  it('is the key that the player has chosen to confirm with', async () => {
    const table = await jackal()
    const before = useSettings.getState().settings.keys
    onTestFinished(() => act(() => changeSettings({ keys: before })))
    await act(() => changeSettings({ keys: { 'table/confirm': ['KeyY'] } }))
    await act(askCoach)
    await press('KeyY')
    expect(table.host.asked('match:play')).toHaveLength(0)
    await wait(READING_TIME)
    await press('KeyY')
    expect(table.host.asked('match:play')).toHaveLength(1)
  })

  it('acts at once on a line that the player has pressed', async () => {
    const table = await jackal()
    await act(askCoach)
    act(() => screen.getByTestId('coach-1').click())
    await press('Enter')
    expect(table.host.asked('match:play')).toHaveLength(1)
  })
})
