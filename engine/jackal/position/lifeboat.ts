import { demand } from '../../kernel/reading.ts'
import { printCell } from '../cells.ts'
import { isBoatWater, waterSidesOf } from '../geometry/boatWaters.ts'
import { isSea, isSwimmable } from '../geometry/terrain.ts'
import { keepsLoads } from '../tiles/index.ts'
import {
  type Board,
  type BoatAfloat,
  type BoatAshore,
  type JackalState,
  type Lifeboat,
  SIDES,
  type TeamId,
  type Tile,
} from '../types.ts'
import { turntableSteps } from '../world.ts'
import type { Ground } from './pieces.ts'
import type { BoatJson, BoatRead, PieceRead, PositionRead } from './schema.ts'

/**
 * Reads the lifeboat. If a position omits it, it lies on its open tile, if there is one; null means that it is lost.
 */
export function readLifeboat({ lifeboat: json, pieces = [], turn }: PositionRead, ground: Ground): Lifeboat | null {
  const { options, tiles, teams } = ground
  const boat = json === undefined ? boatOnItsTile(tiles) : json && readBoat(json, pieces, turn, ground)
  demandOne(boat, tiles)
  if (!boat) return null
  demand(options.lifeboat, 'lifeboat', 'there is no lifeboat in this match', 'J-BOAT')
  if (boat.afloat) {
    const free = teams.every((team) => team.ship !== boat.at)
    demand(free, 'lifeboat.at', 'a ship lies there', 'J-BOAT')
  }
  return boat
}

function boatOnItsTile(tiles: readonly (Tile | null)[]): BoatAshore | null {
  const at = tiles.findIndex((tile) => tile?.open && tile.kind === 'lifeboat')
  return at < 0 ? null : { at, step: 0, afloat: false }
}

function demandOne(boat: Lifeboat | null, tiles: readonly (Tile | null)[]): void {
  const hidden = tiles.filter((tile) => tile && !tile.open && tile.kind === 'lifeboat').length
  demand(hidden + (boat ? 1 : 0) <= 1, 'lifeboat', 'there is one lifeboat only, in play or under its tile', 'J-BOAT')
}

function readBoat(json: BoatRead, pieces: readonly PieceRead[], turn: TeamId | undefined, ground: Ground): Lifeboat {
  return json.afloat ? readAfloat(json, ownerOf(json, pieces, turn, ground), ground) : readAshore(json, ground)
}

function readAshore({ at, step, team, sides }: BoatRead, { board, tiles }: Ground): BoatAshore {
  const tile = tiles[at]
  demand(tile?.open === true, 'lifeboat.at', `no boat can lie at ${printCell(board, at)}`, 'J-BOAT')
  demand(team === undefined && sides === undefined, 'lifeboat', 'the boat is nobody’s before it is launched', 'J-BOAT')
  const steps = turntableSteps(tile)
  const lies = steps === 0 ? 0 : (step ?? 1)
  demand(lies <= steps && (steps === 0 || lies >= 1), 'lifeboat.step', `there is no step ${lies}`, 'J-TURNTABLE')
  return { at, step: lies, afloat: false }
}

function readAfloat({ at, sides, step }: BoatRead, team: TeamId, { board, teams }: Ground): BoatAfloat {
  demand(step === undefined, 'lifeboat.step', 'there are no steps in the sea', 'J-TURNTABLE')
  demand(
    teams.some((one) => one.id === team),
    'lifeboat.team',
    `${team} does not take part`,
  )
  const waters = waterSidesOf(board, at)
  const kept = sides === undefined ? waters : SIDES.filter((side) => sides.includes(side))
  const inland = sides?.length === 0 && isBoatWater(board, at, [])
  const floats = isSea(board, at) && (isSwimmable(board, at) || waters.length > 0 || inland)
  demand(floats, 'lifeboat.at', `no boat can be rowed at ${printCell(board, at)}`, 'J-BOAT')
  const keeps = kept.every((side) => waters.includes(side)) && (kept.length > 0 || waters.length === 0)
  demand(keeps, 'lifeboat.sides', `the waters of these sides are not at ${printCell(board, at)}`, 'J-BOAT')
  return { at, afloat: true, team, sides: kept }
}

/** Returns the owner of the boat: by default the team of those aboard, otherwise the team of the side where it lies. */
function ownerOf(
  { at, team }: BoatRead,
  pieces: readonly PieceRead[],
  turn: TeamId | undefined,
  { board, teams }: Ground,
): TeamId {
  const aboard = pieces.find((piece) => piece.at === at)?.team
  const local = teams.find((one) => waterSidesOf(board, at).includes(one.side))?.id
  return team ?? aboard ?? local ?? turn ?? teams[0]?.id ?? 'white'
}

/**
 * Requires that a carried boat is at its bearer's cell and that only one piece carries it; and that a boat put down
 * lies where a piece may stand with it.
 */
export function demandBearer({
  board,
  pieces,
  lifeboat,
  tiles,
}: Pick<JackalState, 'board' | 'pieces' | 'lifeboat' | 'tiles'>): void {
  for (const [i, { load, at }] of pieces.entries()) {
    const carried = lifeboat?.afloat === false && lifeboat.at === at
    demand(load !== 'boat' || carried, `pieces.${i}.load`, 'the lifeboat is not here', 'J-BOAT')
  }
  if (lifeboat?.afloat !== false || pieces.some(({ load }) => load === 'boat')) return
  const kind = tiles[lifeboat.at]?.kind ?? 'closed'
  const where = `${kind} at ${printCell(board, lifeboat.at)}`
  demand(keepsLoads(kind), 'lifeboat.at', `nobody can leave a load on ${where}`, 'J-GOLD')
}

/**
 * Returns the lifeboat as positions write it. A lost one is written as null, because its open tile would restore it.
 */
export function printLifeboat({ board, lifeboat, tiles }: Pick<JackalState, 'board' | 'lifeboat' | 'tiles'>): {
  lifeboat?: BoatJson | null
} {
  if (!lifeboat) return boatOnItsTile(tiles) ? { lifeboat: null } : {}
  return { lifeboat: printBoat(board, lifeboat) }
}

function printBoat(board: Board, boat: Lifeboat): BoatJson {
  const at = printCell(board, boat.at)
  if (!boat.afloat) return { at, afloat: false, ...(boat.step > 0 && { step: boat.step }) }
  return { at, afloat: true, team: boat.team, sides: [...boat.sides] }
}
