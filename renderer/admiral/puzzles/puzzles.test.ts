import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../engine/admiral/position.ts'
import { admiral } from '../../../engine/admiral/rules.ts'
import type { AdmiralMove, AdmiralState, Aim, Ship, Volley } from '../../../engine/admiral/types.ts'
import { playMove } from '../../../engine/kernel/play.ts'
import type { Rng } from '../../../engine/kernel/rng.ts'
import { type AdmiralPuzzle, PUZZLES, turnsUsed } from './puzzles.ts'

function begun({ position }: AdmiralPuzzle): AdmiralState {
  const state = parsePosition(position, NO_LUCK)
  if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
  return state.value
}

/** Throws on every draw: all dice and winds are known. */
const NO_LUCK: Rng = {
  drawn: 0,
  int: () => {
    throw new Error('a puzzle depends on luck')
  },
  unit: () => {
    throw new Error('a puzzle depends on luck')
  },
}

/** Returns a key of a state, independent of its history. */
const nameOf = ({ teams, ships, forts, wind, round, turn, activation, offer, agenda, dice }: AdmiralState): string =>
  JSON.stringify([teams, ships, forts, wind, round, turn, activation, offer, agenda, dice])

/** Returns all moves of a seat: those listed and the salvos of several ships, which are legal but not listed. */
function movesOf(state: AdmiralState, seat: string): readonly AdmiralMove[] {
  return [...admiral.legalMoves(state, seat), ...salvosOf(state, seat)]
}

function salvosOf(state: AdmiralState, seat: string): readonly AdmiralMove[] {
  const gunners = state.ships.filter(({ team, at, shotsLeft }) => team === seat && at !== null && shotsLeft > 0)
  if (gunners.length < 2 || state.offer) return []
  const targets = [...state.ships, ...state.forts].filter(({ team }) => team !== seat)
  const aims: readonly Aim[] = ['hull', 'sails']
  const salvos = volleysOf(gunners).flatMap((volleys) =>
    targets.flatMap(({ id }) => aims.map((aim): AdmiralMove => ({ kind: 'salvo', with: volleys, target: id, aim }))),
  )
  return salvos.filter((move) => admiral.refuse(state, seat, move) === null)
}

/** Returns every choice of shots by two gunners or more, each of them named first in turn. */
function volleysOf(gunners: readonly Ship[]): readonly (readonly Volley[])[] {
  let chosen: readonly (readonly Volley[])[] = [[]]
  for (const { id, shotsLeft } of gunners) {
    const shots = Array.from({ length: shotsLeft }, (_, one) => ({ ship: id, shots: one + 1 }))
    chosen = [...chosen, ...chosen.flatMap((volleys) => shots.map((volley) => [...volleys, volley]))]
  }
  return chosen
    .filter(({ length }) => length > 1)
    .flatMap((volleys) => volleys.map((first) => [first, ...volleys.filter((other) => other !== first)]))
}

/**
 * Returns whether the solver reaches the goal in a number of turns.
 *
 * @param rival whether the rival plays against the goal, or for it
 */
function isReached(puzzle: AdmiralPuzzle, turns: number, rival: 'against' | 'for'): boolean {
  const known = new Map<string, boolean>()
  const reach = (state: AdmiralState): boolean => {
    if (puzzle.isSolved(state)) return true
    if (turnsUsed(state) >= turns || puzzle.isLost?.(state, turns)) return false
    const name = nameOf(state)
    const before = known.get(name)
    if (before !== undefined) return before
    known.set(name, false)
    const [seat = 'red'] = admiral.awaiting(state)
    const next = (move: AdmiralMove) => reach(playMove(admiral, state, seat, move, NO_LUCK).state)
    const moves = movesOf(state, seat)
    const isReachable = seat === 'red' || rival === 'for' ? moves.some(next) : moves.every(next)
    known.set(name, isReachable)
    return isReachable
  }
  return reach(begun(puzzle))
}

describe.each(PUZZLES)('$id', (puzzle) => {
  it('can be solved in its number of turns, whatever the rival does', () => {
    expect(isReached(puzzle, puzzle.moves, 'against')).toBe(true)
  })

  it('cannot be solved in fewer, even with the rival’s help', () => {
    expect(isReached(puzzle, puzzle.moves - 1, 'for')).toBe(false)
  })

  it('begins unsolved, the solver to move, without captains', () => {
    const state = begun(puzzle)
    expect([puzzle.isSolved(state), puzzle.isLost?.(state, puzzle.moves), turnsUsed(state)]).toEqual([false, false, 0])
    expect(admiral.awaiting(state)).toEqual(['red'])
    expect(state.ships.filter(({ captain }) => captain !== null)).toEqual([])
  })
})
