import { TILE_KINDS, type TileKind, tileRow } from '../../engine/jackal/data/tiles.ts'

/** The faces of spent tiles. */
const SPENT_FACES = ['chest-empty', 'galleon-empty', 'airplane-flown', 'lighthouse-dark'] as const
export type SpentFace = (typeof SPENT_FACES)[number]

/** Name of a face: a kind, `empty-1` … `empty-4` for the kind with several drawings, a spent tile, or the back. */
export type FaceName = Exclude<TileKind, 'empty'> | `empty-${1 | 2 | 3 | 4}` | SpentFace | 'back'

/** Cells along one side of the atlas. */
export const GRID = 8

function namesOf(kind: TileKind): readonly FaceName[] {
  if (kind !== 'empty') return [kind]
  return ['empty-1', 'empty-2', 'empty-3', 'empty-4']
}

/** The faces in the order of their cells, row by row from the top left; the back is the first. */
export const ORDER: readonly FaceName[] = ['back', ...TILE_KINDS.flatMap(namesOf), ...SPENT_FACES]

const INDICES = new Map(ORDER.map((name, index) => [name, index]))

const SPENT: Readonly<Partial<Record<TileKind, SpentFace>>> = {
  'chest-1': 'chest-empty',
  'chest-2': 'chest-empty',
  'chest-3': 'chest-empty',
  'chest-4': 'chest-empty',
  'chest-5': 'chest-empty',
  galleon: 'galleon-empty',
  airplane: 'airplane-flown',
  lighthouse: 'lighthouse-dark',
}

/**
 * Returns the face that a tile shows; pictures count from 1. A spent tile has its own face if its kind can be spent.
 * Throws if the kind has no such picture.
 */
export function faceName(kind: TileKind | 'closed', picture: number, spent = false): FaceName {
  if (kind === 'closed') return 'back'
  if (spent && SPENT[kind]) return SPENT[kind]
  if (kind !== 'empty') return kind
  const name = namesOf(kind)[picture - 1]
  if (name === undefined || picture > (tileRow(kind).pictures ?? 1)) {
    throw new RangeError(`no picture ${picture} of ${kind}`)
  }
  return name
}

/** Returns the cell of the atlas that a tile shows; 0 is the back. */
export function faceIndex(kind: TileKind | 'closed', picture: number, spent = false): number {
  return INDICES.get(faceName(kind, picture, spent)) ?? 0
}
