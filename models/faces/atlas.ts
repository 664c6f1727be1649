import { TILE_KINDS, type TileKind, tileRow } from '../../engine/jackal/data/tiles.ts'

/** Name of a face: a kind, `empty-1` … `empty-4` for the kind with several drawings, or the back. */
export type FaceName = Exclude<TileKind, 'empty'> | `empty-${1 | 2 | 3 | 4}` | 'back'

/** Cells along one side of the atlas. */
export const GRID = 7

function namesOf(kind: TileKind): readonly FaceName[] {
  if (kind !== 'empty') return [kind]
  return ['empty-1', 'empty-2', 'empty-3', 'empty-4']
}

/** The faces in the order of their cells, row by row from the top left; the back is the first. */
export const ORDER: readonly FaceName[] = ['back', ...TILE_KINDS.flatMap(namesOf)]

const INDICES = new Map(ORDER.map((name, index) => [name, index]))

/** The face that a tile shows; pictures count from 1. Throws where the kind has no such picture. */
export function faceName(kind: TileKind | 'closed', picture: number): FaceName {
  if (kind === 'closed') return 'back'
  if (kind !== 'empty') return kind
  const name = namesOf(kind)[picture - 1]
  if (name === undefined || picture > (tileRow(kind).pictures ?? 1)) {
    throw new RangeError(`no picture ${picture} of ${kind}`)
  }
  return name
}

/** Cell of the atlas that a tile shows; 0 is the back. */
export function faceIndex(kind: TileKind | 'closed', picture: number): number {
  return INDICES.get(faceName(kind, picture)) ?? 0
}
