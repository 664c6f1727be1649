import { fileOf, rankOf } from '../cells.ts'
import type { Cell, Ship } from '../types.ts'
import type { Prior } from './density.ts'

/** What a bot remembers of a player: where the ships of past fleets lay. */
export interface Memory {
  readonly fleets: readonly (readonly Ship[])[]
}

/** A way in which people lay out fleets: how much likelier than pure chance it makes a berth. */
export interface Habit {
  readonly name: 'anywhere' | 'edges' | 'middle' | 'remembered'
  readonly prior: Prior
  /** How often it is met before anything is known. */
  readonly share: number
}

/** Pulls fitted to fleets laid along the rim, and to fleets that keep off it. */
const EDGE_PULL = 14
const MIDDLE_PULL = 0.85
/** How much one past ship on a cell adds to its likelihood. */
const MEMORY_PULL = 2

const GENERAL: readonly Habit[] = [
  { name: 'anywhere', prior: () => 1, share: 0.5 },
  { name: 'edges', prior: (berth) => 1 + EDGE_PULL * edgeShare(berth) ** 2, share: 0.35 },
  { name: 'middle', prior: (berth) => 1 - MIDDLE_PULL * edgeShare(berth), share: 0.15 },
]

/** The habits to reckon with against a player, with its past fleets where some are remembered. */
export function habitsFor(memory: Memory | undefined): readonly Habit[] {
  if (!memory || memory.fleets.length === 0) return GENERAL
  return [...GENERAL, { name: 'remembered', prior: rememberedPrior(memory), share: 0.5 }]
}

function rememberedPrior({ fleets }: Memory): Prior {
  const seen = new Float64Array(100)
  for (const cell of fleets.flat(2)) seen[cell] = (seen[cell] ?? 0) + 1 / fleets.length
  return (berth) => 1 + (MEMORY_PULL * berth.reduce((sum, cell) => sum + (seen[cell] ?? 0), 0)) / berth.length
}

function edgeShare(berth: Ship): number {
  return berth.filter(isEdge).length / berth.length
}

export function isEdge(cell: Cell): boolean {
  const file = fileOf(cell)
  const rank = rankOf(cell)
  return file === 0 || rank === 0 || file === 9 || rank === 9
}
