import type { Rng } from '../../kernel/rng.ts'
import { sidesOf } from '../cells.ts'
import { closeTo } from '../placement.ts'
import type { Cell, SeaBattleState, SeaSeat, Shot } from '../types.ts'
import { shipChances, woundChances } from './density.ts'
import type { Habit, Memory } from './habits.ts'
import { habitsFor } from './habits.ts'
import type { Knowledge } from './knowledge.ts'
import { knowledgeOf } from './knowledge.ts'

/** Fires anywhere a ship may still lie, and finishes what it has hit. */
export function aimEasily(view: SeaBattleState, seat: SeaSeat, rng: Rng): Cell {
  const known = knowledgeOf(view, seat)
  const counts = placementCounts(known)
  const possible = known.open.filter((cell) => (counts[cell] ?? 0) > 0)
  const beside = possible.filter((cell) => sidesOf(cell).some((next) => known.wounds.includes(next)))
  return pick(beside.length > 0 ? beside : possible, rng)
}

/** Fires where most of the legal placements of the ships afloat have a ship. */
export function aimByDensity(view: SeaBattleState, seat: SeaSeat, rng: Rng): Cell {
  const known = knowledgeOf(view, seat)
  return likeliest(known, known.wounds.length > 0 ? woundChances(known, () => 1) : placementCounts(known), rng)
}

function placementCounts(known: Knowledge): Float64Array {
  const counts = new Float64Array(100)
  for (const [length, count] of known.afloat) {
    for (const cell of known.berths.get(length)?.flat() ?? []) counts[cell] = (counts[cell] ?? 0) + count
  }
  return counts
}

/**
 * Fires by a mixture of placement habits. How well each habit would have foretold the shots so far says how much
 * it is believed; the beliefs are found anew from the view each time, so nothing is kept between moves.
 */
export function aimByHabits(view: SeaBattleState, seat: SeaSeat, rng: Rng, memory: Memory | undefined): Cell {
  const habits = habitsFor(memory)
  const beliefs = beliefsOf(view, seat, habits)
  const known = knowledgeOf(view, seat)
  const mixed = new Float64Array(100)
  habits.forEach((habit, i) => {
    chancesUnder(view, known, habit).forEach((chance, cell) => {
      mixed[cell] = (mixed[cell] ?? 0) + chance * (beliefs[i] ?? 0)
    })
  })
  return likeliest(known, mixed, rng)
}

function chancesUnder(view: SeaBattleState, known: Knowledge, { prior }: Habit): Float64Array {
  if (known.wounds.length > 0) return woundChances(known, prior)
  return shipChances(known, prior, (cell) => closeTo(cell, view.options))
}

/** How much each habit is believed after the shots of the view; sums to 1. */
export function beliefsOf(view: SeaBattleState, seat: SeaSeat, habits: readonly Habit[]): readonly number[] {
  return view.shots[seat].reduce<readonly number[]>(
    (beliefs, shot, n) => believe(beliefs, habits, viewBefore(view, seat, n), seat, shot),
    habits.map((habit) => habit.share),
  )
}

/** Bayes' rule for one shot fired in a view: who foretold it gains. */
export function believe(
  beliefs: readonly number[],
  habits: readonly Habit[],
  before: SeaBattleState,
  seat: SeaSeat,
  shot: Shot,
): readonly number[] {
  const known = knowledgeOf(before, seat)
  const weights = habits.map(
    (habit, i) => (beliefs[i] ?? 0) * foretold(chancesUnder(before, known, habit)[shot.at] ?? 0, shot),
  )
  const sum = weights.reduce((a, b) => a + b, 0)
  return weights.map((weight) => weight / sum)
}

/** Chances are estimates, so no single shot may rule a habit out. */
function foretold(chance: number, { result }: Shot): number {
  return Math.min(0.98, Math.max(0.02, result === 'miss' ? 1 - chance : chance))
}

/** The view as it was before the n-th own shot. */
function viewBefore(view: SeaBattleState, seat: SeaSeat, n: number): SeaBattleState {
  const shots = view.shots[seat].slice(0, n)
  const down = shots.filter((shot) => shot.result === 'sunk').length
  return {
    ...view,
    shots: { ...view.shots, [seat]: shots },
    sunk: { ...view.sunk, [seat]: view.sunk[seat].slice(0, down) },
  }
}

function likeliest(known: Knowledge, chances: Float64Array, rng: Rng): Cell {
  const best = Math.max(...known.open.map((cell) => chances[cell] ?? 0))
  return pick(
    known.open.filter((cell) => (chances[cell] ?? 0) >= best - 1e-9),
    rng,
  )
}

function pick(cells: readonly Cell[], rng: Rng): Cell {
  const cell = cells[rng.int(Math.max(1, cells.length))]
  if (cell === undefined) throw new RangeError('no cell left to fire at')
  return cell
}
