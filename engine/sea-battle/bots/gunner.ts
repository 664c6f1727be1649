import type { Rng } from '../../kernel/rng.ts'
import { sidesOf } from '../cells.ts'
import { closeTo } from '../placement.ts'
import type { Cell, SeaBattleState, SeaSeat } from '../types.ts'
import type { Memory } from './habits.ts'
import { habitsFor } from './habits.ts'
import type { Knowledge } from './knowledge.ts'
import { findingsOf, knowledgeOf } from './knowledge.ts'
import type { Reckoning } from './reckoning.ts'
import { firstReckoning, mixedChances, reckon } from './reckoning.ts'

/** Fires anywhere but close to ships that are down, and finishes what it has hit. */
export function aimEasily(view: SeaBattleState, seat: SeaSeat, rng: Rng): Cell {
  const { open, wounds } = knowledgeOf(view, seat)
  const cleared = new Set(view.sunk[seat].flat().flatMap((cell) => closeTo(cell, view.options)))
  const possible = open.filter((cell) => !cleared.has(cell))
  const beside = possible.filter((cell) => sidesOf(cell).some((next) => wounds.includes(next)))
  return pick([beside, possible, open].find((cells) => cells.length > 0) ?? [], rng)
}

/** Fires where most of the berths that are left have a ship. */
export function aimByDensity(view: SeaBattleState, seat: SeaSeat, rng: Rng): Cell {
  const known = knowledgeOf(view, seat)
  return likeliest(known, berthCounts(known), rng)
}

/** How many berths of ships afloat lie on each cell; of a wounded ship, while there is one. */
function berthCounts({ afloat, wounds }: Knowledge): Float64Array {
  const counts = new Float64Array(100)
  for (const { berths, count } of afloat) {
    for (const berth of berths) {
      const explained = wounds.filter((wound) => berth.includes(wound)).length
      if (wounds.length > 0 && explained === 0) continue
      for (const cell of berth) counts[cell] = (counts[cell] ?? 0) + count * 4 ** explained
    }
  }
  return counts
}

/** Fires by a mixture of placement habits, those that foretold the shots so far before others. */
export function aimByHabits(view: SeaBattleState, seat: SeaSeat, rng: Rng, memory: Memory | undefined): Cell {
  const start = firstReckoning(view.options, habitsFor(memory))
  return aimByReckoning(findingsOf(view, seat).reduce(reckon, start), rng)
}

/** Fires where a ship is likeliest; for whoever keeps the reckoning from shot to shot. */
export function aimByReckoning(reckoning: Reckoning, rng: Rng): Cell {
  return likeliest(reckoning.known, mixedChances(reckoning), rng)
}

function likeliest({ open }: Knowledge, chances: Float64Array, rng: Rng): Cell {
  const best = Math.max(...open.map((cell) => chances[cell] ?? 0))
  return pick(
    open.filter((cell) => (chances[cell] ?? 0) >= best - 1e-9),
    rng,
  )
}

function pick(cells: readonly Cell[], rng: Rng): Cell {
  const cell = cells[rng.int(Math.max(1, cells.length))]
  if (cell === undefined) throw new RangeError('no cell left to fire at')
  return cell
}
