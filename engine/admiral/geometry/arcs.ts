import { HEADINGS, type Heading, opposite, sectorOf, turned } from './headings.ts'

/** The guns that bear along a ray. A fort fires all round as broadsides do. */
export type Guns = 'broadside' | 'bow' | 'stern'

/** Guns by the ray's sectors clockwise from the bow; no gun bears between them (A-FIRE). */
const GUNS_FROM_BOW: readonly (Guns | null)[] = ['bow', null, 'broadside', null, 'stern', null, 'broadside', null]

/** Returns the guns of a ship that bear along a ray; null if none do. */
export function gunsToward(heading: Heading, ray: Heading): Guns | null {
  return GUNS_FROM_BOW[(sectorOf(ray) - sectorOf(heading) + 8) % 8] ?? null
}

/**
 * Returns the rays along which a ship can fire: bow, starboard, stern, port. A fort (no heading) fires along all eight.
 */
export function raysOf(heading: Heading | null): readonly Heading[] {
  if (heading === null) return HEADINGS
  return [heading, turned(heading, 2), opposite(heading), turned(heading, -2)]
}
