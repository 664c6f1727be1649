import { stepFrom } from '../../../engine/admiral/cells.ts'
import { areAllied, isEnemy, isFighting, unitNamed } from '../../../engine/admiral/fleet.ts'
import { BANDS, type Band, type FireLine, facesAt, fireLines, type Lying } from '../../../engine/admiral/foresight.ts'
import type { AdmiralState, Cell, TeamId, Unit, UnitId } from '../../../engine/admiral/types.ts'

/** A ray of fire in the form that lies on the water. */
export interface ShownRay {
  readonly line: FireLine
  /** False for idle rays: they are faint and show no chances. */
  readonly lit: boolean
  /** Hit chance of one shot by band, from 0 to 1. */
  readonly chances: Readonly<Partial<Record<Band, number>>>
  /** The enemy squadron that the guns belong to; null for the reader's own side. */
  readonly foe: TeamId | null
}

/** The rays of a unit, and the cells of land and friends that stop them. */
export interface ShownRays {
  readonly rays: readonly ShownRay[]
  readonly stops: readonly Cell[]
}

/** The lit rays: all, those with an enemy on them, or the one that reaches a target. */
export type Lit = 'all' | 'bearing' | { readonly target: UnitId }

/** A look at a unit. */
interface Look {
  /** The unit's place at the end of a course; null for its present place. */
  readonly lying?: Lying | null
  readonly lit?: Lit
  readonly marksman?: boolean
  /** The viewer's team; null for a viewer without one. */
  readonly reader: TeamId | null
}

/** Returns rays with their chances, and their obstacles; a silent fort has none. */
export function raysOf(
  state: AdmiralState,
  unit: Unit,
  { lying = null, lit = 'all', marksman = false, reader }: Look,
): ShownRays {
  const at = unit.at === null ? null : (lying?.at ?? unit.at)
  if (at === null || !isFighting(state, unit)) return { rays: [], stops: [] }
  const lines = fireLines(state, unit, lying)
  const foe = reader !== null && !areAllied(state.options, reader, unit.team) ? unit.team : null
  const rays = lines.map((line) => ({
    line,
    foe,
    lit: unit.shotsLeft > 0 && !isSpent(unit, line) && isLit(state, unit, line, lit),
    chances: chancesAlong(state, unit, line, marksman),
  }))
  const stops = lines.flatMap((line) => stopOf(state, unit, at, line) ?? [])
  return { rays, stops }
}

function isLit(state: AdmiralState, unit: Unit, { stoppedBy }: FireLine, lit: Lit): boolean {
  if (lit === 'all') return true
  if (lit !== 'bearing') return stoppedBy === lit.target
  const other = stoppedBy === null ? null : unitNamed(state, stoppedBy)
  return other !== null && isEnemy(state, unit.team, other) && isFighting(state, other)
}

/** Returns true if the one shot of bow or stern is fired. */
const isSpent = (unit: Unit, { guns }: FireLine): boolean =>
  guns !== 'broadside' && 'chaserUsed' in unit && unit.chaserUsed

function chancesAlong(
  state: AdmiralState,
  unit: Unit,
  { guns, cells }: FireLine,
  marksman: boolean,
): ShownRay['chances'] {
  return Object.fromEntries(
    BANDS.flatMap((band) => {
      const first = cells.find((cell) => cell.band === band)
      return first ? [[band, facesAt(state, unit, guns, first.distance, marksman).length / 6] as const] : []
    }),
  )
}

/** Returns the cell where land or a friend stops a ray. */
function stopOf(state: AdmiralState, unit: Unit, from: Cell, { stoppedBy, cells, ray }: FireLine): Cell | null {
  if (stoppedBy === null) return null
  const last = cells.at(-1)?.cell ?? from
  if (stoppedBy === 'land') return stepFrom(last, ray)
  const other = unitNamed(state, stoppedBy)
  return other && areAllied(state.options, unit.team, other.team) ? last : null
}
