import type { Finish } from '../../geometry/part.ts'

/** The cut and paint of one part of a carving. */
export interface Carving extends Finish {
  /** The width of the dark line round the part, in cells; 0: none. */
  readonly line?: number
  /** True for facets instead of round surfaces: stones and leaves look as if cut with a knife. */
  readonly facet?: boolean
  /** The glow of flames, lamps and other lights: the colour times this, without shade. */
  readonly glow?: number
  /** The strength of the painted shade, 1 by default. */
  readonly shade?: number
  /** True if left out of the light carvings for the lower tiers. */
  readonly fine?: boolean
}

export const METAL: Carving = { roughness: 0.42, metalness: 0.55, grain: 0 }
export const LEAF: Carving = { facet: true, grain: 0.2 }
export const STONE: Carving = { facet: true, grain: 0.25, roughness: 0.85 }
export const TIMBER: Carving = { grain: 0.8 }
/** Small parts have a thin line. */
export const THIN: Carving = { line: 0.007 }
/** A part that is only painted on has no line round it. */
export const BARE: Carving = { line: 0 }
export const TRIFLE: Carving = { line: 0, fine: true }
export const FLAME: Carving = { glow: 1.35, line: 0, facet: true }
