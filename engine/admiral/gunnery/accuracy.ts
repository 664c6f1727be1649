import { gunNumbersOf, numbersOf } from '../fleet.ts'
import type { AdmiralState, Unit } from '../types.ts'
import type { Bearing } from './lines.ts'

/** One unit's part in a salvo. */
export interface Aimed {
  readonly unit: Unit
  readonly bearing: Pick<Bearing, 'guns' | 'distance'>
}

/** Returns the faces of the die on which one shot hits, ascending (A-FIRE). */
export function facesFor(state: AdmiralState, { unit, bearing }: Aimed, marksman: boolean): readonly number[] {
  const { faces } = numbersOf(state)
  const base = bearing.guns === 'broadside' ? broadsideFaces(state, unit) : faces.chaser
  const all = new Set([...base, ...distanceFaces(state, unit, bearing.distance), ...(marksman ? faces.target : [])])
  return [...all].sort((a, b) => a - b)
}

function broadsideFaces(state: AdmiralState, unit: Unit): readonly number[] {
  const { faces } = numbersOf(state)
  const { steadyTo, shakenTo } = gunNumbersOf(state, unit)
  if (unit.hullDamage <= steadyTo) return faces.broadside
  const lost = unit.hullDamage <= shakenTo ? faces.shaken : faces.crippled
  return faces.broadside.filter((face) => !lost.includes(face))
}

function distanceFaces(state: AdmiralState, unit: Unit, distance: number): readonly number[] {
  const { faces } = numbersOf(state)
  if (distance <= 1) return faces.close
  return 2 * distance <= gunNumbersOf(state, unit).range ? faces.middle : []
}

/**
 * Returns the faces of a salvo: the fewest of any shot in it; with equally many, those of the ship named first
 * (A-FIRE).
 */
export function salvoFaces(state: AdmiralState, parts: readonly Aimed[], marksman: boolean): readonly number[] {
  const [first = [], ...others] = parts.map((part) => facesFor(state, part, marksman))
  return others.reduce((fewest, faces) => (faces.length < fewest.length ? faces : fewest), first)
}
