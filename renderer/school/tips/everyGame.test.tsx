import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openStream } from '../../../engine/kernel/rng.ts'
import { findAdmiralTips } from '../../admiral/tips.ts'
import { useSession } from '../../host/session.ts'
import { findJackalTips } from '../../jackal/tips.ts'
import { findSeaBattleTips } from '../../sea-battle/tips.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import type { OpenTable } from '../../testkit/openTable.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { TipNote } from './TipNote.tsx'
import type { FindTips } from './tip.ts'

type Table = Pick<OpenTable<unknown>, 'playNth' | 'panel'>

const settings = { language: 'en', tips: true } as const

/** A first match of each game against a bot. */
const MATCHES: readonly (readonly [game: string, seat: string, find: FindTips, open: () => Promise<Table>])[] = [
  [
    'Jackal',
    'white',
    findJackalTips,
    () =>
      jackalTable(
        'chest-1=1 . .',
        { pieces: { 'white-1': 'e5', 'red-1': 'h6' }, tiles: { j9: 'fort' } },
        { bots: ['red'], settings },
      ),
  ],
  [
    'Admiral',
    'red',
    findAdmiralTips,
    () =>
      admiralTable(
        { ships: { 'red-line': 'h3 N', 'blue-frigate': 'j4 N' }, wind: 'N fresh' },
        { viewer: 'red', bots: ['blue'], settings },
      ),
  ],
  [
    'Sea Battle',
    'north',
    findSeaBattleTips,
    () =>
      seaBattleTable({ northFired: 'a1 b1 c1 d1 e1 f1 g1 h1 i1 j10' }, { viewer: 'north', bots: ['south'], settings }),
  ],
]

/** The number of moves to play; the match is not over by then. */
const MOVES = 40

const shown = (): readonly string[] => screen.queryAllByTestId('tip').map(({ dataset }) => dataset.tip ?? '')

/** Waits until a render is complete. */
const pass = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))

/** Returns the number of the player's turn, from 0. */
const turnOf = (seat: string): number => useSession.getState().steps.filter(({ by }) => by === seat).length

describe.each(MATCHES)('a first match of %s', (_game, seat, find, open) => {
  it('points out at most one thing a turn, and each once', async () => {
    const table = await open()
    table.panel(<TipNote find={find} />)
    await pass()
    const rng = openStream(3, 'moves')
    const turnsOf = new Map<string, Set<number>>()
    for (let move = 0; move < MOVES; move++) {
      expect(shown().length).toBeLessThan(2)
      for (const tip of shown()) turnsOf.set(tip, (turnsOf.get(tip) ?? new Set()).add(turnOf(seat)))
      await table.playNth(rng.int(1000))
      await pass()
    }
    const turns = [...turnsOf.values()]
    expect(turnsOf.size).toBeGreaterThan(1)
    expect(turns.map((set) => set.size)).toEqual(turns.map(() => 1))
    expect(new Set(turns.flatMap((set) => [...set])).size).toBe(turns.length)
  })
})
