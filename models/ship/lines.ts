import type { Triple } from '../geometry/solids.ts'

/**
 * The lines of Jackal's two-master: bow toward +x, keel at y = 0, drawn at scale 1.3.
 * `t` runs from the stern (0) to the bow (1), `s` from the keel (0) to the main rail (1).
 */
const LENGTH = 1.3
export const BEAM = 0.5
const DEPTH = 0.34

export const QUARTERDECK = { end: 0.3, height: 0.13 } as const
export const POOP = { end: 0.15, height: 0.09 } as const
export const FORECASTLE = { start: 0.8, height: 0.09 } as const
/** How far the decks lie below their rail. */
export const BULWARK = 0.055

/** Height of the masts over the deck, from the stern; and where they stand. */
export const MASTS = [
  { t: 0.3, height: 1.16 * 0.96 },
  { t: 0.68, height: 1.16 },
] as const

export const along = (t: number) => -LENGTH / 2 + LENGTH * t

/** Half of the beam on deck. */
export function halfBeam(t: number): number {
  const full =
    t < 0.42 ? 0.74 + 0.26 * Math.sin((t / 0.42) * (Math.PI / 2)) : Math.max(0, 1 - ((t - 0.42) / 0.58) ** 2.5) ** 0.62
  return (BEAM / 2) * full
}

/** The main rail: one unbroken sweep from stern to bow. */
export function rail(t: number): number {
  return DEPTH + 0.1 * Math.abs(2 * t - 1) ** 2.2 * (t > 0.5 ? 1.25 : 1)
}

/** Height of the castles over the main rail, just aft (−1) or just forward (+1) of `t`. */
export function castle(t: number, side: -1 | 1): number {
  const at = t + side * 1e-6
  const aft = (at < QUARTERDECK.end ? QUARTERDECK.height : 0) + (at < POOP.end ? POOP.height : 0)
  return aft + (at > FORECASTLE.start ? FORECASTLE.height : 0)
}

/** The bottom: rising to the bow, cut up a little at the stern. */
export function keel(t: number): number {
  if (t > 0.72) return DEPTH * 0.9 * ((t - 0.72) / 0.28) ** 2.2
  return t < 0.08 ? DEPTH * 0.28 * (1 - t / 0.08) : 0
}

/** Half width at height `s`: full in the middle, drawn in above. */
function width(t: number, s: number): number {
  return halfBeam(t) * s ** 0.42 * (1 - (0.13 * Math.max(0, Math.min(1, s) - 0.62)) / 0.38)
}

function rake(t: number, s: number): number {
  if (t > 0.9) return (s - 0.3) * 0.05
  return t < 0.08 ? (0.4 - s) * 0.05 : 0
}

/** A point of the starboard (+z) planking. */
export function plank(t: number, s: number): Triple {
  const bottom = keel(t)
  return [along(t) + rake(t, s), bottom + (rail(t) - bottom) * s, width(t, s)]
}

/** A point of the starboard bulwark over the main rail, `up` cells above it. */
export function bulwark(t: number, up: number): Triple {
  const [x, y, z] = plank(t, 1)
  return [x, y + up, z * (1 - up * 0.22)]
}
