import { describe, expect, it } from 'vitest'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { type BattlePlan, battle, cell, ships } from '../../testkit/fleet.ts'
import { redealFleets } from '../../testkit/seaBattleKit.ts'
import { printCell } from '../cells.ts'
import { BOT_LEVELS, type BotLevel } from '../data/botLevels.ts'
import { closeTo } from '../placement.ts'
import { randomFleet } from '../randomFleet.ts'
import { seaBattle } from '../rules.ts'
import type { Cell, SeaBattleOptions, SeaBattleState } from '../types.ts'
import type { Memory } from './habits.ts'
import { BOTS } from './index.ts'

const VARIANTS: readonly Pick<SeaBattleOptions, 'touch' | 'shapes'>[] = [
  { touch: 'none', shapes: 'straight' },
  { touch: 'corners', shapes: 'bent' },
]

function aim(level: BotLevel, state: SeaBattleState, seed = 1, memory?: Memory): string {
  const move = BOTS[level].choose(seaBattle.view(state, state.turn), state.turn, openStream(seed, 'bot'), {
    lessons: memory?.fleets ?? [],
  })
  if (move.kind !== 'fire') throw new Error(`it plays ${move.kind}`)
  return printCell(move.at)
}

/** Returns all cells that a level may fire at in a position, over several random streams. */
function targets(level: BotLevel, plan: BattlePlan, memory?: Memory): readonly string[] {
  const state = battle(plan)
  return [...new Set(Array.from({ length: 30 }, (_, seed) => aim(level, state, seed, memory)))].sort()
}

describe.each(BOT_LEVELS)('the gunner %s', (level) => {
  it.each(VARIANTS)('never fires twice at a cell and sinks the whole fleet, in the variant %j', (options) => {
    for (let seed = 0; seed < 1; seed++) {
      let state = shootingRange(options, seed)
      while (!state.result) state = fired(state, cell(aim(level, state, seed)))
      expect(state.shots.north.length).toBeLessThanOrEqual(100)
    }
  })

  it('finishes a ship that it has hit', () => {
    expect(['d5', 'e4', 'e6', 'f5']).toEqual(
      expect.arrayContaining([...targets(level, { south: 'e5 e6', northFired: 'e5' })]),
    )
  })

  it('chooses the same cell wherever the hidden fleet lies, with the same shot results', () => {
    const rng = openStream(9, 'redeal')
    let state = shootingRange({ touch: 'none', shapes: 'straight' }, 4)
    let changed = 0
    while (!state.result && state.shots.north.length < 40) {
      const other = redealFleets(state, state, 'north', rng)
      if (String(other.fleets.south?.ships) !== String(state.fleets.south?.ships)) changed++
      const at = aim(level, state)
      // The view would hide the fleet; the gunner gets the true state to show that it does not look.
      const peeking = BOTS[level].choose(other, 'north', openStream(1, 'bot'))
      expect(peeking).toEqual({ kind: 'fire', at: cell(at) })
      state = fired(state, cell(at))
    }
    expect(changed).toBeGreaterThan(30)
  })

  it('fires at a legal cell in puzzles whose ships fit no classic fleet', () => {
    const plan = { south: 'a1, c1, e1, g1, i1, a3', northFired: 'a1 c1 e1 g1 i1' }
    expect(targets(level, plan).length).toBeGreaterThan(0)
    const all = Array.from({ length: 100 }, (_, i) => printCell(i)).filter((name) => name !== 'a2')
    expect(targets(level, { south: '', northFired: all.join(' ') })).toEqual(['a2'])
  })

  it('chooses the same for the same luck', () => {
    const state = battle({ northFired: 'e5 b10' })
    expect(aim(level, state, 3)).toBe(aim(level, state, 3))
  })
})

/** Returns how many of a number of shots go beside the sunk ship on e5. */
function besideWreck(level: BotLevel, shots: number, northFired = 'e5'): number {
  const state = battle({ south: 'e5, a1', northFired })
  const near = ['d4', 'e4', 'f4', 'd5', 'f5', 'd6', 'e6', 'f6']
  return Array.from({ length: shots }, (_, seed) => aim(level, state, seed)).filter((at) => near.includes(at)).length
}

it.each(['medium', 'hard'] as const)('the gunner %s does not look beside a sunk ship', (level) => {
  expect(besideWreck(level, 40)).toBe(0)
})

describe('the gunner easy', () => {
  it.each(VARIANTS)(
    'does not fire beside a ship within three own turns after it sank, in the variant %j',
    (options) => {
      const counts = { early: 0, late: 0 }
      for (let seed = 0; seed < 15; seed++) {
        const { early, late } = shotsBesideWrecks(options, seed)
        counts.early += early
        counts.late += late
      }
      expect(counts.early).toBe(0)
      expect(counts.late).toBeGreaterThan(15)
    },
  )

  it('remembers the water beside a ship for the rest of that turn and three more, then sometimes forgets it', () => {
    const beside = (northFired: string) => besideWreck('easy', 400, northFired)
    expect(beside('e5')).toBe(0)
    expect(beside('e5 b10 h2 j5')).toBe(0)
    // Of the 95 cells left 8 are such water, and two shots in five forget it: 14 are expected.
    expect(beside('e5 b10 h2 j5 b8')).toBeGreaterThan(5)
    expect(beside('e5 b10 h2 j5 b8')).toBeLessThan(25)
  })
})

/**
 * Returns the shots of the easy gunner beside wrecks in one match, counted by whether the wreck sank within its last
 * three turns.
 */
function shotsBesideWrecks(options: (typeof VARIANTS)[number], seed: number): { early: number; late: number } {
  const sankAt = new Map<Cell, number>()
  const counts = { early: 0, late: 0 }
  let turn = 0
  let state = shootingRange(options, seed)
  while (!state.result) {
    const at = cell(aim('easy', state, seed * 1000 + state.shots.north.length))
    const since = sankAt.get(at)
    if (since !== undefined) counts[turn - since <= 3 ? 'early' : 'late']++
    const down = state.sunk.north.length
    state = fired(state, at)
    for (const ship of state.sunk.north.slice(down)) {
      for (const near of ship.flatMap((one) => closeTo(one, options))) sankAt.set(near, turn)
    }
    if (state.shots.north.at(-1)?.result === 'miss') turn++
  }
  return counts
}

it.each(['medium', 'hard'] as const)('the gunner %s goes on along a ship hit twice', (level) => {
  const found = targets(level, { south: 'e5 e6 e7', northFired: 'e5 e6' })
  expect(['e4', 'e7']).toEqual(expect.arrayContaining([...found]))
})

it.each(BOT_LEVELS)('the gunner %s sails under the flag that the opponent has not taken', (level) => {
  for (const [taken, left] of [
    ['royal', 'pirates'],
    ['pirates', 'royal'],
  ] as const) {
    const options = VARIANTS[0] ?? { touch: 'none', shapes: 'straight' }
    const state = shootingRange(options, 1)
    const fleets = { north: null, south: state.fleets.south && { ...state.fleets.south, flag: taken } }
    const view = seaBattle.view({ ...state, fleets }, 'north')
    const flags = [1, 2, 3].map((seed) => BOTS[level].choose(view, 'north', openStream(seed, 'bot')))
    expect(flags).toEqual(Array(3).fill(expect.objectContaining({ kind: 'place', flag: left })))
  }
})

describe('the gunner hard', () => {
  it('looks along the rim after ships were found there', () => {
    const plan = { northFired: 'e5 f6 d3 g4 a1 a2 a3 a4 j7 c10', south: 'a1 a2 a3 a4, j7, c10, a6 a7, j1 j2 j3' }
    expect(targets('hard', plan).every((name) => /^[aj]|^.(1|10)$/.test(name))).toBe(true)
  })

  it('begins where this player placed ships before', () => {
    const past = ships('g3 g4 g5 g6, e3 e4 e5, c3 c4 c5, c7 d7, f8 g8, i3 i4, i6, c9, e9, i8')
    const fleets = Array(6).fill(past)
    expect(past.flat().map(printCell)).toEqual(expect.arrayContaining([...targets('hard', {}, { fleets })]))
    expect(targets('medium', {}, { fleets })).toEqual(targets('medium', {}))
  })

  it('gives up a wrong memory', () => {
    const past = ships('g3 g4 g5 g6, e3 e4 e5, c3 c4 c5, c7 d7, f8 g8, i3 i4, i6, c9, e9, i8')
    const plan = { south: 'a1, j10', northFired: 'g4 e4 c4 c7 g8 i4 g6 e3 c5' }
    const memory = { fleets: Array(6).fill(past) }
    expect(targets('hard', plan, memory)).not.toEqual(expect.arrayContaining(['g3']))
  })
})

/** Returns a battle with a random fleet to fire at, whose owner never fires. */
function shootingRange(options: Pick<SeaBattleOptions, 'touch' | 'shapes'>, seed: number): SeaBattleState {
  const state = battle({ options })
  const fleet = { flag: 'royal', ships: randomFleet(options, openStream(seed, 'fleet')) } as const
  return { ...state, fleets: { ...state.fleets, south: fleet } }
}

/** Plays a shot of the north, which keeps the turn whatever it hits. Throws if it is illegal. */
function fired(state: SeaBattleState, at: number): SeaBattleState {
  const refusal = seaBattle.refuse(state, 'north', { kind: 'fire', at })
  if (refusal) throw new Error(`${printCell(at)}: ${refusal}`)
  return { ...playMove(seaBattle, state, 'north', { kind: 'fire', at }, openStream(0, 'none')).state, turn: 'north' }
}
