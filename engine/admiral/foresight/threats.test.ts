import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { matchFrom } from '../../match/match.ts'
import { ADMIRAL } from '../../protocol/games.ts'
import type { Json } from '../../testkit/sea.ts'
import { cellAt, printCell } from '../cells.ts'
import { isSea, shipNamed, unitNamed } from '../fleet.ts'
import { legalMoves } from '../moves.ts'
import { refuse } from '../refuse.ts'
import type { AdmiralMove, AdmiralState, Cell, UnitId } from '../types.ts'
import { view as viewOf } from '../view.ts'
import { nextRoundOf, type Threat, threatsTo } from './threats.ts'

const SIDE = 9
const EVERYWHERE = Array.from({ length: SIDE * SIDE }, (_, n) => cellAt(n % SIDE, Math.floor(n / SIDE)))
/**
 * A captain whose card can be turned keeps a ship active when it can do nothing else, so that all moves can be tried.
 */
const BERSERK = { captain: 'berserk', faceUp: true }

/** Returns a small sea in which blue is to act; red, the threatened team, never answers. */
function small(ships: Json, wind = 'N fresh', board: Json = {}): AdmiralState {
  const [toward, strength] = wind.split(' ')
  const parsed = ADMIRAL.parsePosition(
    {
      game: 'admiral',
      wind: { toward, strength },
      turn: 'blue',
      board: { width: SIDE, height: SIDE, ...board },
      options: { scenario: 'custom', captains: 'all', autoReply: 'never' },
      ships: Object.entries(ships).map(([id, berth]) => {
        const [place, more] = typeof berth === 'string' ? [berth, {}] : (berth as [string, Json])
        const [team, name] = id.split('-')
        const [at, heading = 'N'] = place.split(' ')
        return { id, team, class: name, at, heading, ...more }
      }),
    },
    openStream(7, 'deal'),
  )
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return parsed.value
}

function played(state: AdmiralState, move: AdmiralMove): AdmiralState {
  const match = matchFrom(ADMIRAL, { options: state.options, seed: 7, state })
  const result = match.play(state.turn, move)
  if (!result.ok) throw new Error(result.refusal)
  return match.state
}

/** Returns every state that a ship's sailing and turning can lead to, by playing all of it. */
function statesOf(state: AdmiralState, id: UnitId): readonly AdmiralState[] {
  const known = new Map<string, AdmiralState>()
  const visit = (one: AdmiralState) => {
    const key = JSON.stringify([shipNamed(one, id), one.activation])
    if (known.has(key)) return
    known.set(key, one)
    const deeds = legalMoves(one, 'blue').filter(({ kind }) => kind === 'steer' || kind === 'turn')
    for (const move of deeds) if ('ship' in move && move.ship === id) visit(played(one, move))
  }
  visit(state)
  return [...known.values()]
}

/** Returns whether the rules let the ship fire at a red ship or fort in a cell. */
function canHit(state: AdmiralState, id: UnitId, cell: Cell): boolean {
  const lying = [...state.ships, ...state.forts].find(({ at }) => at === cell)
  const [red] = state.ships.filter(({ team }) => team === 'red')
  if (!red || (!lying && !isSea(state.board, cell))) return false
  const there = lying ? state : { ...state, ships: [...state.ships, { ...red, id: 'red-there', at: cell }] }
  const target = lying?.id ?? 'red-there'
  return refuse(there, 'blue', { kind: 'fire', ship: id, target, shots: 1, aim: 'hull' }) === null
}

interface Reach {
  readonly sails: readonly string[]
  readonly fires: readonly string[]
}

/** Returns what the ship can do, by playing everything. */
function exhausted(states: readonly AdmiralState[], id: UnitId): Reach {
  const fires = EVERYWHERE.filter((cell) => states.some((state) => canHit(state, id, cell)))
  const sails = EVERYWHERE.filter((cell) => states.some((state) => unitNamed(state, id)?.at === cell))
  return { sails: sails.map(printCell), fires: fires.map(printCell) }
}

function foreseen(threat: Threat | undefined): Reach {
  const among = (cells: ReadonlySet<Cell> = new Set()) => EVERYWHERE.filter((cell) => cells.has(cell)).map(printCell)
  return { sails: among(threat?.sails), fires: among(threat?.fires) }
}

const threatOf = (state: AdmiralState, id: UnitId) =>
  threatsTo(viewOf(state, 'red'), 'red').find(({ unit }) => unit === id)

const SEAS: Readonly<Record<string, AdmiralState>> = {
  'a brig before the wind': small({ 'blue-brig': ['c3 N', BERSERK], 'red-line': 'h9 N' }),
  'a brig against the wind': small({ 'blue-brig': ['e5 S', BERSERK], 'red-line': 'h9 N' }),
  'a frigate among ships': small({
    'blue-frigate': ['c3 NE', BERSERK],
    'blue-line': ['d6 N', { captain: 'rapid', faceUp: true }],
    'red-line': 'e4 N',
    'red-brig': 'f6 E',
  }),
  'a line off a coast': small({ 'blue-line': ['d4 E', BERSERK], 'red-brig': 'h4 N' }, 'E fresh', {
    land: ['f4', 'f5', 'd6'],
    reefs: ['e3'],
    forts: [{ id: 'red-fort', team: 'red', at: 'f5' }],
  }),
  'a ship with torn sails whose bow guns have fired': small({
    'blue-frigate': ['e5 E', { ...BERSERK, sailDamage: 3, chaserUsed: true }],
    'red-line': 'h9 N',
  }),
  'a ship that has fired all': small({ 'blue-frigate': ['e5 E', { ...BERSERK, shotsLeft: 0 }], 'red-line': 'h9 N' }),
  'a brig in a calm': small({ 'blue-brig': ['e5 N', BERSERK], 'red-line': 'h9 N' }, 'N calm'),
  'a brig in a calm whose bow guns have fired': small(
    { 'blue-brig': ['e5 N', { ...BERSERK, chaserUsed: true }], 'red-line': 'h9 N' },
    'N calm',
  ),
  'a line in a calm': small({ 'blue-line': ['e5 N', BERSERK], 'red-line': 'h9 N' }, 'N calm'),
  'a brig in a storm': small({ 'blue-brig': ['e5 N', BERSERK], 'red-line': 'h9 N' }, 'E storm'),
}

describe('the threat of an enemy in this round', () => {
  it.each(Object.entries(SEAS))('is exactly what the rules allow: %s', (_, state) => {
    const id = state.ships.find(({ team }) => team === 'blue')?.id ?? ''
    const found = foreseen(threatOf(state, id))
    expect(found).toEqual(exhausted(statesOf(state, id), id))
    expect(found.sails).toContain(printCell(shipNamed(state, id)?.at ?? 0))
  })

  it('counts on Rapid if it may command the ship, and only then', () => {
    const hidden = (captain: string) => small({ 'blue-brig': ['c3 N', { captain }], 'red-line': 'h9 N' })
    const all = ['rapid', 'berserk'].flatMap((captain) => statesOf(hidden(captain), 'blue-brig'))
    expect(foreseen(threatOf(hidden('berserk'), 'blue-brig'))).toEqual(exhausted(all, 'blue-brig'))
    const shown = small({ 'blue-brig': ['c3 N', BERSERK], 'red-line': 'h9 N' })
    expect(foreseen(threatOf(shown, 'blue-brig')).sails).not.toContain('c9')
    expect(foreseen(threatOf(hidden('berserk'), 'blue-brig')).sails).toContain('c9')
  })

  it('is the same with every captain, as long as the card is hidden', () => {
    const of = (captain: string) =>
      foreseen(threatOf(small({ 'blue-brig': ['c3 N', { captain }], 'red-line': 'h9 N' }), 'blue-brig'))
    expect(of('rapid')).toEqual(of('target'))
  })

  it('of a ship under way is what it can still do', () => {
    const begun = played(SEAS['a brig before the wind'] ?? small({}), {
      kind: 'steer',
      ship: 'blue-brig',
      turn: 'none',
    })
    expect(foreseen(threatOf(begun, 'blue-brig'))).toEqual(exhausted(statesOf(begun, 'blue-brig'), 'blue-brig'))
  })

  it('is nothing for units that have acted', () => {
    const state = small({ 'blue-brig': ['c3 N', BERSERK], 'blue-line': 'e3 N', 'red-line': 'h9 N' })
    const after = played(state, { kind: 'finish', ship: 'blue-brig' })
    expect(threatsTo(viewOf(after, 'red'), 'red').map(({ unit }) => unit)).toEqual(['blue-line'])
  })

  it('of a fort is its fire', () => {
    const state = small({ 'blue-brig': 'a1 N', 'red-line': 'h9 N' }, 'N fresh', {
      land: ['e5'],
      forts: [{ id: 'blue-fort', team: 'blue', at: 'e5' }],
    })
    const { sails, fires } = foreseen(threatOf(state, 'blue-fort'))
    expect(sails).toEqual(['e5'])
    expect(fires).toEqual(EVERYWHERE.filter((cell) => canHit(state, 'blue-fort', cell)).map(printCell))
  })
})

describe('the next round, if the wind holds', () => {
  const begins = (state: AdmiralState): AdmiralState => {
    let now: AdmiralState = { ...state, winds: [state.wind] }
    while (now.round === state.round) {
      const [move] = legalMoves(now, now.turn).filter(({ kind }) => kind === 'finish')
      if (!move) throw new Error('nobody can end')
      now = played(now, move)
    }
    return now
  }

  it.each(['N fresh', 'E calm', 'E storm', 'NE storm'])('begins as in the game: %s', (wind) => {
    const state = small(
      {
        'blue-brig': ['c3 N', { ...BERSERK, shotsLeft: 0 }],
        'blue-line': 'e6 N',
        'red-line': 'h8 N',
        'red-brig': 'g8 E',
      },
      wind,
      { land: ['e7', 'f6'] },
    )
    const { ships, forts, wind: held } = nextRoundOf(viewOf(state, 'red'))
    const next = viewOf(begins(state), 'red')
    expect({ ships, forts, wind: held }).toEqual({ ships: next.ships, forts: next.forts, wind: next.wind })
  })

  it('lets units that have acted act again', () => {
    const state = small({ 'blue-brig': ['c3 N', { ...BERSERK, done: true }], 'red-line': 'h9 N', 'blue-line': 'a9 N' })
    const now = viewOf(state, 'red')
    expect(threatsTo(now, 'red').map(({ unit }) => unit)).toEqual(['blue-line'])
    expect(threatsTo(nextRoundOf(now), 'red').map(({ unit }) => unit)).toEqual(['blue-brig', 'blue-line'])
  })
})
