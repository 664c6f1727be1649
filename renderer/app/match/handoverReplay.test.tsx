import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { SeaBattleEvent } from '../../../engine/sea-battle/types.ts'
import { cell } from '../../../engine/testkit/fleet.ts'
import { replayFrom } from '../../host/handoverReplay.ts'
import { playMoves, useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { MatchScreen } from './MatchScreen.tsx'

const { playback } = pageTable

const MOVING = { names: { north: 'Ann', south: 'Bob' }, settings: { speed: 1, language: 'en' } } as const

const pass = (ms: number) => act(async () => void playback.tick(ms))
const busy = () => pageTable.shown.getState().busy

/** Waits until the playback ends. */
async function rest(): Promise<void> {
  for (let ms = 0; ms < 30_000 && busy(); ms += 50) await pass(50)
}

/** Lifts the curtain for the player whose turn it is. */
async function lift(): Promise<void> {
  vi.useFakeTimers()
  fireEvent.pointerDown(screen.getByTestId('curtain-hold'))
  await act(async () => void vi.advanceTimersByTime(900))
  vi.useRealTimers()
  await act(async () => {})
}

/** Returns a function that lists the events played since this call, by kind and cell. */
function playedSince(): () => readonly string[] {
  const played: string[] = []
  const stop = pageTable.shown.subscribe(({ current }, before) => {
    if (!current || current === before.current) return
    const event = current as SeaBattleEvent // the table shows Sea Battle
    played.push(event.kind === 'shotFired' ? `${event.by} ${event.result}` : event.kind)
  })
  onTestFinished(stop)
  return () => played
}

beforeEach(() => {
  onTestFinished(() => void vi.useRealTimers())
})

describe('a player who takes over the screen', () => {
  /** Opens a match in which Ann misses, then Bob hits Ann's ship and misses; Ann lifts the curtain. */
  async function answered() {
    const table = await seaBattleTable({}, { ...MOVING, viewer: 'north' })
    table.panel(<MatchScreen />)
    await table.play({ kind: 'fire', at: 'a1' })
    await rest()
    await lift()
    await rest()
    await table.play({ kind: 'fire', at: 'a1' })
    await rest()
    await table.play({ kind: 'fire', at: 'b9' })
    await rest()
    return table
  }

  it('sees again what happened since their own last move, and its effects on them', async () => {
    const table = await answered()
    const now = playedSince()
    await lift()
    expect(useSession.getState().viewer).toBe('north')
    expect(busy()).toBe(true)
    expect(screen.queryByTestId('recap')).toBeNull()
    await rest()
    expect(now().filter((kind) => kind.startsWith('south'))).toEqual(['south hit', 'south miss'])
    expect(screen.getByTestId('recap').textContent).toContain('Hit: ')
    expect(table.view.shots.south).toHaveLength(2)
    expect(JSON.stringify(table.view.fleets.south)).not.toMatch(/\d/)
  })

  it('reads of a shot in the log only once it is shown again, while the recap waits until all is shown', async () => {
    await answered()
    await lift()
    fireEvent.keyDown(window, { code: 'KeyL' })
    await act(async () => {})
    const told = () => screen.getByTestId('hud-log').textContent ?? ''
    expect(told()).toContain('Ann')
    expect(told()).not.toContain('Bob')
    for (let ms = 0; ms < 30_000 && !told().includes('Bob'); ms += 50) await pass(50)
    expect(told()).toContain('a hit!')
    expect(told()).not.toContain('B9')
    expect(busy()).toBe(true)
    await rest()
    fireEvent.keyDown(window, { code: 'KeyL' })
    await act(async () => {})
    expect(screen.getByTestId('recap').textContent).toContain('B9')
  })

  it('can skip it with one key and play on', async () => {
    const table = await answered()
    await lift()
    fireEvent.keyDown(window, { code: 'Space' })
    await act(async () => {})
    expect(busy()).toBe(false)
    await act(async () => void playMoves('north', [{ kind: 'fire', at: cell('b1') }]))
    expect(screen.queryByTestId('recap')).toBeNull()
    await rest()
    expect(table.view.shots.north).toHaveLength(2)
  })

  it('does not see again what they have already seen', async () => {
    await answered()
    await lift()
    await rest()
    fireEvent.keyDown(window, { code: 'KeyH' })
    await act(async () => {})
    await lift()
    expect(useSession.getState().viewer).toBe('north')
    expect(busy()).toBe(false)
  })
})

describe('the replay at a handover', () => {
  const human = { kind: 'human' } as const
  const bot = { kind: 'bot', level: 'easy' } as const
  const times = { createdAt: 0, updatedAt: 0, moves: 0, outcome: null }
  const from = (by: string, seenMoves: number, other: typeof human | typeof bot = human, viewer = 'a') => {
    const seats = [
      { seat: 'a', name: 'A', player: human },
      { seat: 'b', name: 'B', player: other },
    ]
    const match = { id: 'm', game: 'jackal', title: '', ...times, seats } as const
    return replayFrom({ match, viewer, steps: [...by].map((seat) => ({ by: seat, events: [] })) }, seenMoves)
  }

  it('begins after the player’s last move', () => {
    expect(from('abba' + 'bb', 0)).toBe(4)
    expect(from('abb', 2)).toBe(2)
  })

  it('is empty if nothing is new, nothing was played before, or no player takes over', () => {
    expect([from('abb', 3), from('ba', 0), from('bb', 0)]).toEqual([null, null, null])
    expect([from('abb', 0, bot), from('abb', 0, human, 'spectator')]).toEqual([null, null])
  })
})
