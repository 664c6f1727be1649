import { isBeside } from '../cells.ts'
import { isLand } from '../geometry/terrain.ts'
import { goldOn } from '../gold.ts'
import { tileRule } from '../tiles/index.ts'
import type { Cell, JackalMove, JackalState, Piece } from '../types.ts'
import { areAllied, entryStep, findPiece, foesAt, hasTile, vesselAt } from '../world.ts'
import { loadWithin } from './core/thinking/gold.ts'
import { viewed } from './core/thinking/viewed.ts'
import { numberOf } from './core/translation/pieces.ts'
import { sideOf } from './sides.ts'
import { crowFlight, NO_WAY } from './ways/crowFlights.ts'
import { turnsGained } from './ways/turntables.ts'

/** A step of a piece ashore, as traits receive it. */
interface Step {
  readonly view: JackalState
  readonly piece: Piece
  readonly at: Cell
  readonly to: Cell
  readonly isLaden: boolean
}

/** The visible traits of a step and their amounts: mostly 0 or 1, and less than 0 for the opposite. */
export const TRAITS = {
  /** Brings gold nearer home. */
  carries: (step) => (step.isLaden ? Math.sign(gainedHomeward(step)) : 0),
  /** Comes nearer to visible gold. */
  fetches: ({ view, piece, at, to, isLaden }) =>
    isLaden || isByLoad(view, piece, at) ? 0 : Math.sign(toGold(view, at) - toGold(view, to)),
  /** Hits enemies; those beside or with gold count twice. */
  strikes: ({ view, piece, to }) =>
    foesAt(view, piece, to, stepAfter(view, piece, to)).reduce(
      (sum, foe) => sum + (isByLoad(view, foe, to) ? 2 : 1),
      0,
    ),
  /** Comes to stand beside more enemies ashore. */
  looms: ({ view, piece, at, to }) => Math.sign(foesBeside(view, piece, to) - foesBeside(view, piece, at)),
  /** Enters an unknown tile. */
  explores: ({ view, to }) => (view.tiles[to]?.kind === 'closed' ? 1 : 0),
  /** Climbs aboard out of the water. */
  boards: ({ view, at, to }) => (isAfloat(view, at) && vesselAt(view, to) !== null ? 1 : 0),
  /** Ends within reach of enemies. */
  dares: ({ view, piece, to }) => (foesBeside(view, piece, to) > 0 ? 1 : 0),
} as const satisfies Readonly<Record<string, (step: Step) => number>>

export type Trait = keyof typeof TRAITS

/** Returns the traits of the moves of a position; moves that are no step of a piece have none. */
export function traitsIn(view: JackalState): (move: JackalMove, trait: Trait) => number {
  return (move, trait) => {
    const step = stepOf(view, move)
    return step ? TRAITS[trait](step) : 0
  }
}

function stepOf(view: JackalState, move: JackalMove): Step | null {
  const piece = move.kind === 'go' ? findPiece(view, move.piece) : undefined
  if (move.kind !== 'go' || !piece || typeof piece.at !== 'number') return null
  const load = move.carry ?? piece.load
  return { view, piece, at: piece.at, to: move.to, isLaden: load === 'coin' || load === 'treasure' }
}

/** Returns whether a piece carries a load, or could lift one where it stands. */
function isByLoad(view: JackalState, { id }: Piece, at: Cell): boolean {
  const { core } = viewed(view)
  const piece = numberOf(core, id)
  return piece >= 0 && loadWithin(core, piece, at) > 0
}

function isAfloat(view: JackalState, at: Cell): boolean {
  return !hasTile(view, at) && vesselAt(view, at) === null
}

/** Returns the step of a turntable on which a move ends; 0 elsewhere. */
function stepAfter({ tiles }: JackalState, piece: Piece, to: Cell): number {
  if (piece.at === to) return piece.step + 1
  const tile = tiles[to]
  return tile ? entryStep(piece, tile) : 0
}

/** Returns the turns by which a load comes nearer home, for the best exit of the tile. */
function gainedHomeward({ view, piece, at, to }: Step): number {
  const home = viewed(view).chart.home[sideOf(view.options, view.turn)]
  return Math.max(...landingsOf(view, at, to).map((cell) => turnsGained(home, at, piece.step, cell)))
}

/**
 * Returns the cells where a step onto a tile may end: out of another cave, or beyond ice; the tile itself if the piece
 * may stay.
 */
function landingsOf({ board, tiles }: JackalState, at: Cell, to: Cell): readonly Cell[] {
  const tile = tiles[to]
  const passage = tile?.open ? tileRule(tile.kind).passage : null
  const cells =
    passage?.kind === 'emerges'
      ? passage.exits(tiles, to)
      : passage?.kind === 'sendsByStep' && isBeside(board, at, to)
        ? passage.after(board, { from: at, to, manner: 'straight' }).filter((cell) => isLand(board, cell))
        : []
  return cells.length > 0 ? cells : [to]
}

/** Returns the king's steps to the nearest visible gold; a constant if there is none. */
export function toGold({ board, tiles }: JackalState, cell: Cell): number {
  let least = NO_WAY
  for (const [other, tile] of tiles.entries()) {
    if (tile?.open && goldOn(tile) > 0) least = Math.min(least, crowFlight(board, other, cell))
  }
  return least
}

/** Returns the number of enemies ashore within a king's step. */
function foesBeside(view: JackalState, piece: Piece, cell: Cell): number {
  return view.pieces.filter(
    ({ at, lost, team }) =>
      typeof at === 'number' &&
      lost === null &&
      hasTile(view, at) &&
      crowFlight(view.board, at, cell) === 1 &&
      !areAllied(view.options, team, piece.team),
  ).length
}
