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
/** As many past fleets are needed to believe them as much as the field's usual. */
const MEMORY_DOUBT = 2
/** The part of the field that ships take. */
const USUAL_SHARE = 0.2
/** How much a player is expected to do as before. */
const MEMORY_SHARE = 1 / 3

const GENERAL: readonly Habit[] = [
  { name: 'inTurn', prior: () => 1, oneByOne: true, share: 0.4 },
  { name: 'evenly', prior: () => 1, oneByOne: false, share: 0.15 },
  { name: 'edges', prior: remembering((berth) => 1 + EDGE_PULL * edgeShare(berth)), oneByOne: true, share: 0.3 },
  { name: 'middle', prior: remembering((berth) => 1 - MIDDLE_PULL * edgeShare(berth)), oneByOne: true, share: 0.15 },
]

/** The habits to reckon with against a player, with its past fleets where some are remembered. */
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

/** Remembers what a function gave for a berth: berths are shared, and gunners ask for the same again and again. */
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

/** The part of a ship that lies along the rim of the field, 0 to 1. */
export function edgeShare(berth: Ship): number {
  return berth.filter(isEdge).length / berth.length
}

function isEdge(cell: Cell): boolean {
  const file = fileOf(cell)
  const rank = rankOf(cell)
  return file === 0 || rank === 0 || file === 9 || rank === 9
}
