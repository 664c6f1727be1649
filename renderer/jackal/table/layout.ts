import type { TileKind } from '../../../engine/jackal/data/tiles.ts'
import type {
  Board,
  Cell,
  JackalState,
  Piece,
  PieceId,
  Side,
  Team,
  TeamId,
  Tile,
} from '../../../engine/jackal/types.ts'
import { footing } from '../../../models/relief/stations.ts'
import { HIDDEN_POSE, type Layout } from '../../playback/layout.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import { type Homes, type Pose, poseAt } from '../../playback/motion/poses.ts'
import { QUARTERS, type Quarter } from '../../table/camera/quarter.ts'
import {
  BOAT,
  handPose,
  type LoadPlace,
  landPose,
  loadTarget,
  pieceTarget,
  pilePose,
  pileTarget,
  pitPose,
  shipTarget,
  swimPose,
  TREASURE,
  tilePose,
  tileTarget,
  treasurePose,
} from './anchors.ts'
import { BEAR, bearPose } from './bearAnchors.ts'
import { berthedAt } from './berths.ts'
import { afloatPose, beachedPose, seatPose } from './boatAnchors.ts'
import { ferryPose } from './ferryAnchors.ts'
import { isPartTarget } from './partAnchors.ts'
import { bottlePose, bottleTarget, deadPose, deckPose, shipPose } from './shipAnchors.ts'
import { isTurntable, slotOf, stepSlot } from './slots.ts'
import { frontSide, type TileLook, tileLook } from './tileLook.ts'
import { boatAt, isOverrun } from './vessels.ts'

/** The manner of laying out things on tiles: the look of the tiles, and the side of the fronts. */
interface Manner {
  readonly look: TileLook
  readonly front: Quarter
}

const perSide = (look: TileLook) =>
  QUARTERS.map((front) => memoizePerObject((state: JackalState) => layOut(state, { look, front })))

/** The layout of a state for each look of its tiles and each side; states never change, so each is laid out once. */
const LAYOUTS = {
  carved: perSide('carved'),
  drawn: perSide('drawn'),
} as const satisfies Readonly<Record<TileLook, unknown>>

const NOTHING: Layout = new Map()

/** Returns the layout of a state for the current look of the tiles. */
export const layoutOf = (state: JackalState): Layout => LAYOUTS[tileLook()][frontSide()]?.(state) ?? NOTHING

/** Returns the homes that the playback needs. */
export function homesOf(state: JackalState): Homes {
  return (target) =>
    layoutOf(state).get(target) ?? (target === 'board' || isPartTarget(target) ? IN_PLACE : HIDDEN_POSE)
}

/** The pose of targets that move relative to their place: the board, and the parts of carvings. */
const IN_PLACE = poseAt(0, 0, 0)

/** Returns the rest pose of a target in a state. */
export function homeIn(state: JackalState, target: string): Readonly<Pose> {
  return layoutOf(state).get(target) ?? HIDDEN_POSE
}

function layOut(state: JackalState, manner: Manner): Layout {
  const layout = new Map<string, Pose>()
  for (const team of state.teams) placeFleet(layout, state.board, team)
  for (const [cell, tile] of state.tiles.entries())
    if (tile) layTile(layout, { board: state.board, cell, ...manner }, tile)
  for (const crowd of crowdsOf(state).values()) placeCrowd(layout, state, crowd, manner)
  placeDead(layout, state, manner)
  placeBoat(layout, state, manner)
  if (state.bear) layout.set(BEAR, bearPose(state.board, state.bear.at, manner.look, manner.front))
  for (const piece of state.pieces) placeLoad(layout, piece)
  return layout
}

/** Places a team's ship, and its bottles on the rail beside it. */
function placeFleet(layout: Map<string, Pose>, board: Board, { id, side, ship, bottles }: Team): void {
  if (ship >= 0) layout.set(shipTarget(id), shipPose(board, ship, side))
  for (let i = 0; i < bottles; i++) layout.set(bottleTarget(id, i), bottlePose(board, side, i))
}

type TilePlace = Pick<LoadPlace, 'board' | 'cell' | 'look' | 'front'>

function layTile(layout: Map<string, Pose>, at: TilePlace, tile: Tile): void {
  const { board, cell } = at
  layout.set(tileTarget(cell), tile.kind === 'ferry' ? ferryPose(board, cell) : tilePose(board, cell, tile, at.front))
  if (tile.kind === 'closed' || !tile.open) return
  const { kind } = tile
  for (const [step, load] of [tile, ...tile.steps].entries()) {
    layLoads(layout, { ...at, kind, step, lift: liftOf(at.look, kind, step) }, load)
  }
}

/** Returns the place of gold on a cell for the current look of the tiles. */
export function loadPlaceIn({ board, tiles }: JackalState, cell: Cell, step: number): LoadPlace {
  const kind = tiles[cell]?.kind ?? 'closed'
  const known = kind === 'closed' ? 'empty' : kind
  const look = tileLook()
  return { board, cell, kind: known, step, look, front: frontSide(), lift: liftOf(look, known, step) }
}

interface Loads {
  readonly coins: number
  readonly treasure: boolean
}

function layLoads(layout: Map<string, Pose>, place: LoadPlace, { coins, treasure }: Loads): void {
  if (coins > 0) layout.set(pileTarget(place.cell, place.step), pilePose(place))
  if (treasure) layout.set(TREASURE, treasurePose(place))
}

/** Returns the height of a thing over its tile: 0 on drawn faces. */
function liftOf(look: TileLook, kind: TileKind, step: number): number {
  return look === 'carved' ? footing(kind, step) : 0
}

/**
 * Returns the pieces that must make room for each other: on a tile, a step of a turntable, a deck, or a cell of the
 * sea.
 */
function crowdsOf(state: JackalState): ReadonlyMap<string, readonly Piece[]> {
  const crowds = new Map<string, Piece[]>()
  for (const piece of state.pieces) {
    if (typeof piece.at !== 'number' || piece.at < 0 || piece.lost) continue
    const key = `${piece.at}/${piece.step}/${piece.trapped}`
    const crowd = crowds.get(key)
    if (crowd) crowd.push(piece)
    else crowds.set(key, [piece])
  }
  return crowds
}

function placeCrowd(layout: Map<string, Pose>, state: JackalState, crowd: readonly Piece[], manner: Manner): void {
  const [crew, strangers] = [
    crowd.filter((piece) => !isOverrun(state, piece)),
    crowd.filter((piece) => isOverrun(state, piece)),
  ]
  for (const [index, piece] of [...crew, ...strangers].entries()) {
    if (typeof piece.at === 'number')
      layout.set(pieceTarget(piece.id), poseIn(state, piece, piece.at, { index, count: crowd.length, ...manner }))
  }
}

interface CrowdPlace extends Manner {
  readonly index: number
  readonly count: number
}

function poseIn(state: JackalState, piece: Piece, cell: Cell, { index, count, look, front }: CrowdPlace): Pose {
  const { board } = state
  const aboard = aboardPose(state, piece.id, cell, index, front)
  if (aboard) return aboard
  const tile = state.tiles[cell]
  if (!tile) return swimPose(board, piece.id, cell, index, count, front)
  if (piece.trapped) return pitPose(board, piece.id, cell, index, front)
  if (tile.kind === 'closed' || tile.kind === 'ferry' || !tile.open)
    return landPose(board, piece.id, cell, slotOf(index, count), 0, front)
  const isOnStep = piece.step > 0 && isTurntable(tile.kind)
  const slot = isOnStep ? stepSlot(tile.kind, piece.step, index, count) : slotOf(index, count, look)
  return landPose(board, piece.id, cell, slot, liftOf(look, tile.kind, piece.step), front)
}

/** Returns the pose of the `index`-th piece aboard the ship or the boat on a cell; null if there is neither. */
function aboardPose(state: JackalState, id: PieceId, cell: Cell, index: number, front: Quarter): Pose | null {
  const { board, teams } = state
  const ship = teams.find((team) => team.ship === cell)
  if (ship) {
    const { side } = berthedAt(board, cell, ship.side)
    return deckPose(id, shipPose(board, cell, ship.side), side, index, front)
  }
  const boat = boatAt(state, cell)
  return boat && seatPose(id, afloatPose(board, boat), index, front)
}

/** Returns the pose of a swimmer that an enemy's vessel has run over, until it drowns; null for all others. */
export function overrunPose(state: JackalState, id: PieceId): Pose | null {
  const swimmer = state.pieces.find((piece) => piece.id === id)
  if (typeof swimmer?.at !== 'number' || !isOverrun(state, swimmer)) return null
  const swimmers = state.pieces.filter((piece) => piece.at === swimmer.at && isOverrun(state, piece))
  return swimPose(state.board, id, swimmer.at, swimmers.indexOf(swimmer), swimmers.length, frontSide())
}

function placeDead(layout: Map<string, Pose>, state: JackalState, { front }: Manner): void {
  const fallen = new Map<TeamId, number>()
  for (const piece of state.pieces) {
    if (piece.at !== 'dead') continue
    const index = fallen.get(piece.team) ?? 0
    fallen.set(piece.team, index + 1)
    layout.set(pieceTarget(piece.id), deadPose(state.board, piece.id, sideOf(state, piece.team), index, front))
  }
}

/** Places the lifeboat on its tile or in the sea; in hand, its place is its bearer's. */
function placeBoat(
  layout: Map<string, Pose>,
  { board, lifeboat, pieces, tiles }: JackalState,
  { front }: Manner,
): void {
  if (!lifeboat || pieces.some((piece) => piece.load === 'boat')) return
  if (lifeboat.afloat) layout.set(BOAT, afloatPose(board, lifeboat))
  else {
    const kind = tiles[lifeboat.at]?.kind ?? 'closed'
    layout.set(BOAT, beachedPose(board, lifeboat.at, kind === 'closed' ? 'empty' : kind, lifeboat.step, front))
  }
}

function placeLoad(layout: Map<string, Pose>, piece: Piece): void {
  const pose = layout.get(pieceTarget(piece.id))
  if (pose && piece.load) layout.set(loadTarget(piece.id, piece.load), handPose(pose, piece.load))
}

/** Returns a team of a state by its id; null when it does not take part. */
export function teamOf(state: JackalState, id: TeamId): Team | null {
  return state.teams.find((team) => team.id === id) ?? null
}

function sideOf(state: JackalState, id: TeamId): Side {
  return teamOf(state, id)?.side ?? 'S'
}
