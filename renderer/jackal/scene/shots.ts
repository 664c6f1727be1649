import type {
  Cell,
  JackalEvent,
  JackalState,
  Load,
  PieceId,
  StepCause,
  TeamId,
  Tile,
} from '../../../engine/jackal/types.ts'
import { type Shot, type ShotTable, shotOf, type Weight } from '../../director/shot.ts'
import { TILE_TOP } from '../table/anchors.ts'
import { cellSpot } from '../table/cellSpot.ts'
import { isJackalView } from '../view.ts'

/** The duration of each kind of moment, including the flight there, in milliseconds. */
const LASTS: Readonly<Record<Weight, number>> = { quiet: 1500, passing: 1500, telling: 2000, great: 2800 }

/** Returns a shot of cells; cells off the board do not count. */
function look({ board }: JackalState, cells: readonly Cell[], weight: Weight): Shot {
  const points = cells.filter((cell) => cell >= 0).map((cell) => ({ ...cellSpot(board, cell), y: TILE_TOP }))
  return { points, weight, lasts: LASTS[weight] }
}

/** Tiles whose opening changes the match for the piece on them. */
const TELLING_TILES: ReadonlySet<Tile['kind']> = new Set([
  'cannon',
  'cannibal',
  'caramba',
  'crocodile',
  'balloon',
  'airplane',
  'earthquake',
  'fort',
  'aborigine',
  'lighthouse',
  'trap',
])

function weightOfTile({ kind, coins, treasure }: Tile): Weight {
  if (treasure) return 'great'
  return coins > 0 || TELLING_TILES.has(kind) ? 'telling' : 'quiet'
}

/** Steps that throw a piece through the air. */
const FLIGHTS: ReadonlySet<StepCause> = new Set(['cannon', 'balloon', 'flight', 'trampoline'])

function whereIs({ pieces }: JackalState, id: PieceId): readonly Cell[] {
  const at = pieces.find((piece) => piece.id === id)?.at
  return typeof at === 'number' ? [at] : []
}

function shipOf({ teams }: JackalState, id: TeamId): readonly Cell[] {
  return teams.filter((team) => team.id === id).map(({ ship }) => ship)
}

/** Returns the same shot for all but the player of a team: the moving player already looks there. */
function toOthers({ teams }: JackalState, id: TeamId | undefined, shot: Shot): Shot {
  const seat = teams.find((team) => team.id === id)?.seat
  return seat === undefined ? shot : { ...shot, by: seat }
}

const teamOf = ({ pieces }: JackalState, id: PieceId): TeamId | undefined =>
  pieces.find((piece) => piece.id === id)?.team

/** Returns a shot for a carried load, which matters more than the step: the treasure most, coins a little. */
function carried(state: JackalState, piece: PieceId, load: Load, cells: readonly Cell[]): Shot {
  if (load === 'boat') return look(state, cells, 'quiet')
  return toOthers(state, teamOf(state, piece), look(state, cells, load === 'treasure' ? 'telling' : 'passing'))
}

/** Returns the shot of a load on its way out of play: that of the treasure is decisive. */
function withTreasure(load: Load, shot: Shot): Shot {
  return load === 'treasure' ? { ...shot, weight: 'great', lasts: LASTS.great, isDecisive: true } : shot
}

/** The camera shots of each event of Jackal. A seat's secrets never move the camera. */
export const jackalShots: ShotTable<JackalState, JackalEvent> = {
  airplaneUsed: null,
  bearWalked: ({ from, to }, state) => look(state, [from, to], 'passing'),
  bearWoken: ({ cell }, state) => look(state, [cell], 'telling'),
  boatFound: ({ cell }, state) => look(state, [cell], 'telling'),
  boatLaunched: ({ cell, team }, state) => toOthers(state, team, look(state, [cell], 'passing')),
  boatRowed: ({ from, to }, state) => look(state, [from, to], 'quiet'),
  bottleGiven: null,
  bottlesFound: ({ cell, team }, state) => toOthers(state, team, look(state, [cell], 'passing')),
  bottleUsed: null,
  decisionAsked: null,
  earthquakeStruck: ({ cell }, state) => look(state, [cell], 'telling'),
  endAccepted: null,
  endDeclined: null,
  endOffered: null,
  fridayTurned: ({ piece }, state) => look(state, whereIs(state, piece), 'telling'),
  groveEntered: ({ cell }, state) => look(state, [cell], 'passing'),
  lighthouseClimbed: ({ cell }, state) => look(state, [cell], 'passing'),
  loadDropped: ({ cell }, state) => look(state, [cell], 'quiet'),
  loadLifted: ({ piece, cell, load }, state) => carried(state, piece, load, [cell]),
  loadLost: ({ cell, load }, state) => withTreasure(load, look(state, [cell], 'telling')),
  loadScored: ({ team, load }, state) => withTreasure(load, look(state, shipOf(state, team), 'passing')),
  matchEnded: ({ winners }, state) => {
    const ships = state.teams.filter(({ seat }) => winners.includes(seat)).map(({ ship }) => ship)
    return look(state, ships, 'great')
  },
  missionaryArmed: ({ piece }, state) => look(state, whereIs(state, piece), 'passing'),
  oathSworn: ({ cell }, state) => look(state, [cell], 'passing'),
  pieceDied: ({ cell }, state) => look(state, [cell], 'great'),
  pieceDrank: ({ piece }, state) => look(state, whereIs(state, piece), 'quiet'),
  pieceEmerged: ({ from, to }, state) => look(state, [from, to], 'passing'),
  pieceFreed: ({ cell }, state) => look(state, [cell], 'passing'),
  pieceJoined: ({ by }, state) => look(state, whereIs(state, by), 'telling'),
  pieceLeft: ({ cell }, state) => look(state, [cell], 'telling'),
  pieceLost: ({ cell }, state) => look(state, [cell], 'passing'),
  pieceMauled: ({ from }, state) => look(state, [from], 'telling'),
  pieceMoved: ({ piece, from, to, cause, load }, state) => {
    if (FLIGHTS.has(cause)) return look(state, [from, to], 'telling')
    return load ? carried(state, piece, load, [from, to]) : look(state, [from, to], 'quiet')
  },
  pieceRevived: ({ cell }, state) => look(state, [cell], 'telling'),
  pieceStruck: ({ from }, state) => look(state, [from], 'telling'),
  pieceTrapped: ({ cell }, state) => look(state, [cell], 'passing'),
  shipPlaced: null,
  shipSailed: ({ from, to }, state) => look(state, [from, to], 'quiet'),
  swimmerRescued: ({ cell, team }, state) => toOthers(state, team, look(state, [cell], 'passing')),
  tilePeeked: null,
  tileRevealed: ({ cell, tile }, state) => {
    return { ...look(state, [cell], weightOfTile(tile)), ...(tile.treasure && { isDecisive: true }) }
  },
  tilesArranged: null,
  tilesSwapped: ({ cells }, state) => look(state, cells, 'telling'),
  turnPassed: null,
  turnSkipped: null,
}

/** Returns the camera shot of an event on the shown view. */
export function findJackalShot(shown: unknown, event: { readonly kind: string }): Shot | null {
  return isJackalView(shown) ? shotOf(jackalShots, event as JackalEvent, shown) : null // events come with views of the same game
}
