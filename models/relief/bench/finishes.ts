import type { Finish } from '../../geometry/part.ts'

/** How one part of a carving is cut and painted. */
export interface Carving extends Finish {
  /** Width of the dark line round the part, cells; 0: none. */
  readonly line?: number
  /** Facets instead of round: stones and leaves as if cut by a knife. */
  readonly facet?: boolean
  /** Flames, lamps and other things that shine: the colour times this, without shade. */
  readonly glow?: number
  /** How strongly the painter shaded it, 1 as usual. */
  readonly shade?: number
  /** Left out of the light carvings for the lower tiers. */
  readonly fine?: boolean
}

export const METAL: Carving = { roughness: 0.42, metalness: 0.55, grain: 0 }
export const LEAF: Carving = { facet: true, grain: 0.2 }
export const STONE: Carving = { facet: true, grain: 0.25, roughness: 0.85 }
export const TIMBER: Carving = { grain: 0.8 }
/** Small parts have a thin line. */
export const THIN: Carving = { line: 0.007 }
/** Painted on: no line round it. */
export const BARE: Carving = { line: 0 }
export const TRIFLE: Carving = { line: 0, fine: true }
export const FLAME: Carving = { glow: 1.35, line: 0, facet: true }
