import { isBeside } from '../cells.ts'
import { isLand } from '../geometry/terrain.ts'
import { goldOn } from '../gold.ts'
import { tileRule } from '../tiles/index.ts'
import type { Cell, JackalMove, JackalState, Piece } from '../types.ts'
import { areAllied, entryStep, findPiece, foesAt, hasTile, vesselAt } from '../world.ts'
import { sideOf } from './sides.ts'
import { turnsGained } from './ways/turntables.ts'
import { crowFlight, type Field, NO_WAY, turnsHome } from './ways/ways.ts'
import { loadWithin } from './worth/goldValue.ts'

/** A step of somebody ashore, as traits look at it. */
interface Step {
  readonly view: JackalState
  readonly piece: Piece
  readonly at: Cell
  readonly to: Cell
  readonly isLaden: boolean
  /** Turns home for whoever carries a load. */
  readonly home: () => Field
}

/** What can be seen of a step by whoever watches, each by how much: mostly 0 or 1, and less than 0 for its opposite. */
export const TRAITS = {
  /** Brings gold nearer home. */
  carries: (step) => (step.isLaden ? Math.sign(gainedHomeward(step)) : 0),
  /** Comes nearer to gold that lies in the open. */
  fetches: ({ view, piece, at, to, isLaden }) =>
    isLaden || loadWithin(view, piece, at) > 0 ? 0 : Math.sign(toGold(view, at) - toGold(view, to)),
  /** Hits enemies, twice as much those with gold at hand. */
  strikes: ({ view, piece, to }) =>
    foesAt(view, piece, to, stepAfter(view, piece, to)).reduce(
      (sum, foe) => sum + (loadWithin(view, foe, to) > 0 ? 2 : 1),
      0,
    ),
  /** Comes to stand beside enemies ashore, where they want to go on. */
  looms: ({ view, piece, at, to }) => Math.sign(foesBeside(view, piece, to) - foesBeside(view, piece, at)),
  /** Goes where nobody knows what awaits him. */
  explores: ({ view, to }) => (view.tiles[to]?.kind === 'closed' ? 1 : 0),
  /** Comes out of the water, aboard. */
  boards: ({ view, at, to }) => (isAfloat(view, at) && vesselAt(view, to) !== null ? 1 : 0),
  /** Ends within reach of enemies. */
  dares: ({ view, piece, to }) => (foesBeside(view, piece, to) > 0 ? 1 : 0),
} as const satisfies Readonly<Record<string, (step: Step) => number>>

export type Trait = keyof typeof TRAITS

/** A trait of the moves of a position; moves that are no step of a piece have none. */
export function traitsIn(view: JackalState): (move: JackalMove, trait: Trait) => number {
  let home: Field | null = null
  return (move, trait) => {
    const step = stepOf(view, move)
    if (!step) return 0
    const known = () => {
      home ??= turnsHome(view, sideOf(view.options, view.turn))
      return home
    }
    return TRAITS[trait]({ ...step, home: known })
  }
}

function stepOf(view: JackalState, move: JackalMove): Omit<Step, 'home'> | null {
  const piece = move.kind === 'go' ? findPiece(view, move.piece) : undefined
  if (move.kind !== 'go' || !piece || typeof piece.at !== 'number') return null
  const load = move.carry ?? piece.load
  return { view, piece, at: piece.at, to: move.to, isLaden: load === 'coin' || load === 'treasure' }
}

function isAfloat(view: JackalState, at: Cell): boolean {
  return !hasTile(view, at) && vesselAt(view, at) === null
}

/** On which step of a turntable a move ends; 0 elsewhere. */
function stepAfter({ tiles }: JackalState, piece: Piece, to: Cell): number {
  if (piece.at === to) return piece.step + 1
  const tile = tiles[to]
  return tile ? entryStep(piece, tile) : 0
}

/** By how many turns a load comes nearer home, the nearest of where the tile leads on to. */
function gainedHomeward({ view, piece, at, to, home }: Step): number {
  return Math.max(...landingsOf(view, at, to).map((cell) => turnsGained(home(), at, piece.step, cell)))
}

/** The cells where a step onto a tile may end: out of another cave, or beyond ice; the tile itself where he may stay. */
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

/** King's steps to the nearest gold in the open; as many from everywhere where there is none. */
export function toGold({ board, tiles }: JackalState, cell: Cell): number {
  let least = NO_WAY
  for (const [other, tile] of tiles.entries()) {
    if (tile?.open && goldOn(tile) > 0) least = Math.min(least, crowFlight(board, other, cell))
  }
  return least
}

/** Enemies ashore within a king's step. */
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
