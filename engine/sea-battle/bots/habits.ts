import { fileOf, rankOf } from '../cells.ts'
import type { Cell, Ship } from '../types.ts'

/** A bot's memory of a player: the places of the ships of past fleets. */
export interface Memory {
  readonly fleets: readonly (readonly Ship[])[]
}

/** A way in which players place fleets. */
export interface Habit {
  readonly name: 'evenly' | 'inTurn' | 'edges' | 'middle' | 'remembered'
  /** Returns how much more likely than by pure chance it makes a berth. */
  readonly prior: (berth: Ship) => number
  /**
   * True if ships are placed one by one, longest first, each wherever there is room: long ones do not give way to short
   * ones.
   */
  readonly oneByOne: boolean
  /** The share of fleets with this habit before anything is known; all shares sum to 1. */
  readonly share: number
}

/** Pulls fitted to fleets placed along the rim, and to fleets that avoid it. */
const EDGE_PULL = 14
const MIDDLE_PULL = 0.85
/** The number of past fleets with the same weight as the usual prior. */
const MEMORY_DOUBT = 2
/** The share of the field that ships take. */
const USUAL_SHARE = 0.2
/** The probability that a player places a fleet as before. */
const MEMORY_SHARE = 1 / 3

const GENERAL: readonly Habit[] = [
  { name: 'inTurn', prior: () => 1, oneByOne: true, share: 0.4 },
  { name: 'evenly', prior: () => 1, oneByOne: false, share: 0.15 },
  { name: 'edges', prior: remembering((berth) => 1 + EDGE_PULL * edgeShare(berth)), oneByOne: true, share: 0.3 },
  { name: 'middle', prior: remembering((berth) => 1 - MIDDLE_PULL * edgeShare(berth)), oneByOne: true, share: 0.15 },
]

/** Returns the habits to consider against a player, with its past fleets if any are remembered. */
export function habitsFor(memory: Memory | undefined): readonly Habit[] {
  if (!memory || memory.fleets.length === 0) return GENERAL
  const others = GENERAL.map((habit) => ({ ...habit, share: habit.share * (1 - MEMORY_SHARE) }))
  return [
    ...others,
    { name: 'remembered', prior: remembering(rememberedPrior(memory)), oneByOne: true, share: MEMORY_SHARE },
  ]
}

function rememberedPrior({ fleets }: Memory): Habit['prior'] {
  const seen = new Float64Array(100).fill(MEMORY_DOUBT * USUAL_SHARE)
  for (const cell of fleets.flat(2)) seen[cell] = (seen[cell] ?? 0) + 1
  const scale = 1 / (fleets.length + MEMORY_DOUBT) / USUAL_SHARE
  return (berth) => (scale * berth.reduce((sum, cell) => sum + (seen[cell] ?? 0), 0)) / berth.length
}

/**
 * Returns a function that caches its result for a berth: berths are shared, and gunners ask for the same ones
 * repeatedly.
 */
function remembering(prior: Habit['prior']): Habit['prior'] {
  const values = new WeakMap<Ship, number>()
  return (berth) => {
    const known = values.get(berth)
    if (known !== undefined) return known
    const value = prior(berth)
    values.set(berth, value)
    return value
  }
}

/** Returns the share of a ship that lies along the rim of the field, 0 to 1. */
export function edgeShare(berth: Ship): number {
  return berth.filter(isEdge).length / berth.length
}

function isEdge(cell: Cell): boolean {
  const file = fileOf(cell)
  const rank = rankOf(cell)
  return file === 0 || rank === 0 || file === 9 || rank === 9
}
