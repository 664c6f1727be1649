import { fileOf, rankOf } from '../cells.ts'
import type { Cell, Ship } from '../types.ts'

/** What a bot remembers of a player: where the ships of past fleets lay. */
export interface Memory {
  readonly fleets: readonly (readonly Ship[])[]
}

/** A way in which people lay out fleets. */
export interface Habit {
  readonly name: 'evenly' | 'inTurn' | 'edges' | 'middle' | 'remembered'
  /** How much likelier than by pure chance it makes a berth. */
  readonly prior: (berth: Ship) => number
  /** Ships are laid one by one, longest first, each wherever there is room: long ones do not give way to short ones. */
  readonly oneByOne: boolean
  /** How often it is met before anything is known; all together make 1. */
  readonly share: number
}

/** Pulls fitted to fleets laid along the rim, and to fleets that keep off it. */
const EDGE_PULL = 14
const MIDDLE_PULL = 0.85
/** How much one past ship on a cell adds to its likelihood. */
const MEMORY_PULL = 2
/** How much a player is expected to do as before. */
const MEMORY_SHARE = 1 / 3

const GENERAL: readonly Habit[] = [
  { name: 'inTurn', prior: () => 1, oneByOne: true, share: 0.4 },
  { name: 'evenly', prior: () => 1, oneByOne: false, share: 0.15 },
  { name: 'edges', prior: (berth) => 1 + EDGE_PULL * edgeShare(berth), oneByOne: true, share: 0.3 },
  { name: 'middle', prior: (berth) => 1 - MIDDLE_PULL * edgeShare(berth), oneByOne: true, share: 0.15 },
]

/** The habits to reckon with against a player, with its past fleets where some are remembered. */
export function habitsFor(memory: Memory | undefined): readonly Habit[] {
  if (!memory || memory.fleets.length === 0) return GENERAL
  const others = GENERAL.map((habit) => ({ ...habit, share: habit.share * (1 - MEMORY_SHARE) }))
  return [...others, { name: 'remembered', prior: rememberedPrior(memory), oneByOne: true, share: MEMORY_SHARE }]
}

function rememberedPrior({ fleets }: Memory): Habit['prior'] {
  const seen = new Float64Array(100)
  for (const cell of fleets.flat(2)) seen[cell] = (seen[cell] ?? 0) + 1 / fleets.length
  return (berth) => 1 + (MEMORY_PULL * berth.reduce((sum, cell) => sum + (seen[cell] ?? 0), 0)) / berth.length
}

/** The part of a ship that lies along the rim of the field, 0 to 1. */
export function edgeShare(berth: Ship): number {
  return berth.filter(isEdge).length / berth.length
}

export function isEdge(cell: Cell): boolean {
  const file = fileOf(cell)
  const rank = rankOf(cell)
  return file === 0 || rank === 0 || file === 9 || rank === 9
}
