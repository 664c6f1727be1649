import type { Rng } from '../../kernel/rng.ts'
import { sidesOf } from '../cells.ts'
import type { BotLevel } from '../data/botLevels.ts'
import type { Cell, SeaBattleOptions } from '../types.ts'
import { endgameShot } from './endgame.ts'
import type { Memory } from './habits.ts'
import { habitsFor } from './habits.ts'
import type { Finding, Knowledge } from './knowledge.ts'
import { blankKnowledge, learn } from './knowledge.ts'
import type { Reckoning } from './reckoning.ts'
import { firstReckoning, mixedChances, reckon } from './reckoning.ts'

/** A gunner with what it has learned from the shots so far. */
export interface Gunner {
  /** Returns the next cell to fire at. Throws if none is left. */
  aim(rng: Rng): Cell
  /** Returns the same gunner after one more shot. */
  after(finding: Finding): Gunner
}

/** Returns a gunner before the first shot. `memory` holds past fleets of the enemy; only `hard` uses it. */
export type GunnerMaker = (options: SeaBattleOptions, memory?: Memory) => Gunner

export const GUNNERS: Readonly<Record<BotLevel, GunnerMaker>> = {
  easy: (options) => observer(blankKnowledge(options), aimForgetfully),
  medium: (options) => observer(blankKnowledge(options), aimCarefully),
  hard: (options, memory) => reckoner(firstReckoning(options, habitsFor(memory))),
}

function observer(known: Knowledge, aim: (known: Knowledge, rng: Rng) => Cell): Gunner {
  return { aim: (rng) => aim(known, rng), after: (finding) => observer(learn(known, finding), aim) }
}

function reckoner(reckoning: Reckoning): Gunner {
  return { aim: (rng) => aimByHabits(reckoning, rng), after: (finding) => reckoner(reckon(reckoning, finding)) }
}

/** The chance in percent that the weakest gunner forgets the water beside ships that sank some turns ago. */
const FORGETS = 40
/** The number of its own turns after a sinking during which the weakest gunner never forgets that ship. */
const REMEMBERS = 3

/** Fires anywhere, sometimes into water that must be empty, and to any side of a hit. */
function aimForgetfully({ open, turns, cleared, wounds }: Knowledge, rng: Rng): Cell {
  const forgets = rng.int(100) < FORGETS
  const possible = open.filter((cell) => {
    const since = cleared.get(cell)
    return since === undefined || (forgets && turns - since > REMEMBERS)
  })
  const beside = possible.filter((cell) => sidesOf(cell).some((next) => wounds.includes(next)))
  return pick([beside, possible, open].find((cells) => cells.length > 0) ?? [], rng)
}

/** Fires wherever a ship may be, and finishes a hit ship where most of its berths lie. */
function aimCarefully(known: Knowledge, rng: Rng): Cell {
  const counts = berthCounts(known)
  const possible = known.open.filter((cell) => (counts[cell] ?? 0) > 0)
  return known.wounds.length > 0 || possible.length === 0 ? likeliest(known, counts, rng) : pick(possible, rng)
}

/** Returns how many berths of ships afloat lie on each cell; of a wounded ship, while there is one. */
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

/**
 * Fires by a mixture of placement habits, with more trust in those that predicted the shots so far; solves endgames.
 */
function aimByHabits(reckoning: Reckoning, rng: Rng): Cell {
  return endgameShot(reckoning) ?? likeliest(reckoning.known, mixedChances(reckoning), rng)
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
