import { distanceBetween } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalEvent, JackalState, StepCause } from '../../../../engine/jackal/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { cellSpot } from '../../table/cellSpot.ts'
import type { JackalScene } from '../staging.ts'

/** The cause of a tile's reaction: an action on it, by it or beside it. */
export type Spur =
  | 'opened'
  /** Gold or the boat is lifted from the tile or put down on it. */
  | 'touched'
  | 'entered'
  /** A piece moves near the tile. */
  | 'nearby'
  /** The tile sends off the piece on it. */
  | 'sends'
  /** The piece that the tile sent off has arrived. */
  | 'sent'
  | 'catches'
  | 'eats'
  | 'swallows'
  | 'gives'
  | 'quakes'
  /** The tile is lifted to change places. */
  | 'splits'
  | 'revives'
  | 'used'
  | 'climbed'
  | 'peeks'
  | 'found'
  | 'wakes'

export interface Spurred {
  readonly spur: Spur
  readonly cell: Cell
  /** Milliseconds after the event began. */
  readonly from: number
  /** The direction in which the tile looks, counter-clockwise from the east, in radians. */
  readonly towards: number
}

function at(spur: Spur, cell: Cell, from = 0, towards = 0): Spurred {
  return { spur, cell, from, towards }
}

/** Steps for which the tile acts, not the piece's own move. */
const SENT: ReadonlySet<StepCause> = new Set([
  'horse',
  'ice',
  'flight',
  'crocodile',
  'cave',
  'balloon',
  'cannon',
  'trampoline',
])

/** The distance at which a piece's step has an effect, in cells. */
const NEARBY = 2

/** The time when a cave gives back a piece, in milliseconds. */
const OUT_OF_THE_DARK = 460

type SpursOf<E> = (event: E, scene: JackalScene, lasts: number) => readonly Spurred[]
type Spurs = { readonly [K in JackalEvent['kind']]?: SpursOf<Extract<JackalEvent, { kind: K }>> }

const SPURS: Spurs = {
  tileRevealed: ({ cell }) => [at('opened', cell)],
  loadLifted: ({ cell }) => [at('touched', cell)],
  loadDropped: ({ cell }) => [at('touched', cell)],
  loadLost: ({ cell, to }) => (to === 'cannibal' ? [at('eats', cell)] : []),
  pieceMoved: ({ from, to, cause }, { before }, lasts) => [
    ...neighbours(before, to).flatMap((cell) => (cell === from && SENT.has(cause) ? [] : [at('nearby', cell)])),
    ...(SENT.has(cause) ? [at('sends', from), at('sent', from, lasts)] : []),
    ...(cause === 'cave' ? [at('gives', to, OUT_OF_THE_DARK)] : []),
    at('entered', to, lasts),
  ],
  pieceDied: ({ cell, cause }) => (cause === 'cannibal' ? [at('eats', cell)] : []),
  pieceTrapped: ({ cell }) => [at('catches', cell)],
  pieceLost: ({ cell }) => [at('swallows', cell)],
  pieceEmerged: ({ to }) => [at('gives', to)],
  pieceRevived: ({ cell }) => [at('revives', cell)],
  airplaneUsed: ({ cell }) => [at('used', cell)],
  lighthouseClimbed: ({ cell }) => [at('climbed', cell)],
  tilePeeked: ({ cell, seat }, { before }) =>
    lighthousesOf(before, seat).map((lighthouse) => at('peeks', lighthouse, 0, directionOf(before, lighthouse, cell))),
  earthquakeStruck: ({ cell }) => [at('quakes', cell)],
  tilesSwapped: ({ cells }) => cells.map((cell) => at('splits', cell)),
  boatFound: ({ cell }) => [at('found', cell)],
  bearWoken: ({ cell }) => [at('wakes', cell)],
}

/**
 * Returns the tiles that react to an event, and when. `lasts` is the duration of the event's own cues, in milliseconds.
 */
export function spursOf(event: JackalEvent, scene: JackalScene, lasts: number): readonly Spurred[] {
  const find = SPURS[event.kind] as SpursOf<JackalEvent> | undefined // the entry of its kind
  return find?.(event, scene, lasts) ?? []
}

function neighbours({ board, tiles }: JackalState, middle: Cell): readonly Cell[] {
  return tiles.flatMap((tile, cell) => (tile?.open && distanceBetween(board, cell, middle) <= NEARBY ? [cell] : []))
}

/** Returns the lighthouses with a piece of a seat on them. */
function lighthousesOf({ tiles, pieces, teams }: JackalState, seat: Seat): readonly Cell[] {
  const own = teams.filter((team) => team.seat === seat).map(({ id }) => id)
  return tiles.flatMap((tile, cell) => {
    const isClimbed = pieces.some((piece) => piece.at === cell && own.includes(piece.team))
    return tile?.open && tile.kind === 'lighthouse' && isClimbed ? [cell] : []
  })
}

function directionOf({ board }: JackalState, from: Cell, to: Cell): number {
  const [here, there] = [cellSpot(board, from), cellSpot(board, to)]
  return Math.atan2(here.z - there.z, there.x - here.x)
}
