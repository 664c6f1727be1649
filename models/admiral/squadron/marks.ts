import type { SquadronId } from '../../teams.ts'

/** A mark's box, its origin in the middle. */
export const MARK_BOX = 64

/** The squadrons' marks: shapes that differ without colour, as SVG paths. */
export const SQUADRON_MARKS: Readonly<Record<SquadronId, string>> = {
  // a triangle, a disc, a square, a four-pointed star
  red: 'M0-27L26 20H-26Z',
  blue: 'M-24 0a24 24 0 1 0 48 0a24 24 0 1 0-48 0Z',
  green: 'M-21-21H21V21H-21Z',
  gold: 'M0-30L9-9L30 0L9 9L0 30L-9 9L-30 0L-9-9Z',
}
