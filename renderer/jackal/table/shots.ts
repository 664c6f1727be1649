import type { Cell, JackalEvent, JackalState, PieceId, StepCause, TeamId, Tile } from '../../../engine/jackal/types.ts'
import { type Shot, type ShotTable, shotOf, type Weight } from '../../director/shot.ts'
import { isJackalView } from '../view.ts'
import { cellSpot, TILE_TOP } from './anchors.ts'

/** How long each kind of moment is shown, with the way there, milliseconds. */
const LASTS: Readonly<Record<Weight, number>> = { passing: 1500, telling: 2000, great: 2800 }

/** A shot of cells; cells off the board do not count. */
function look({ board }: JackalState, cells: readonly Cell[], weight: Weight): Shot {
  const points = cells.filter((cell) => cell >= 0).map((cell) => ({ ...cellSpot(board, cell), y: TILE_TOP }))
  return { points, weight, lasts: LASTS[weight] }
}

/** Tiles whose opening changes the match for whoever stands there. */
const TELLING_TILES: ReadonlySet<Tile['kind']> = new Set([
  'cannon',
  'cannibal',
  'crocodile',
  'balloon',
  'airplane',
  'fort',
])

function weightOfTile({ kind, coins, treasure }: Tile): Weight {
  if (treasure) return 'great'
  return coins > 0 || TELLING_TILES.has(kind) ? 'telling' : 'passing'
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

/** What the camera shows of each event of Jackal. What only one seat sees never moves it. */
export const jackalShots: ShotTable<JackalState, JackalEvent> = {
  airplaneUsed: null,
  bearWalked: ({ from, to }, state) => look(state, [from, to], 'passing'),
  bearWoken: ({ cell }, state) => look(state, [cell], 'telling'),
  boatFound: ({ cell }, state) => look(state, [cell], 'telling'),
  boatLaunched: null,
  boatRowed: null,
  bottleGiven: null,
  bottlesFound: null,
  bottleUsed: null,
  decisionAsked: null,
  earthquakeStruck: ({ cell }, state) => look(state, [cell], 'telling'),
  endAccepted: null,
  endDeclined: null,
  endOffered: null,
  fridayTurned: ({ piece }, state) => look(state, whereIs(state, piece), 'telling'),
  groveEntered: null,
  lighthouseClimbed: ({ cell }, state) => look(state, [cell], 'passing'),
  loadDropped: null,
  loadLifted: null,
  loadLost: ({ cell, load }, state) => look(state, [cell], load === 'treasure' ? 'great' : 'telling'),
  loadScored: ({ team, load }, state) => look(state, shipOf(state, team), load === 'treasure' ? 'great' : 'passing'),
  matchEnded: ({ winners }, state) => {
    const ships = state.teams.filter(({ seat }) => winners.includes(seat)).map(({ ship }) => ship)
    return look(state, ships, 'great')
  },
  missionaryArmed: ({ piece }, state) => look(state, whereIs(state, piece), 'passing'),
  oathSworn: ({ cell }, state) => look(state, [cell], 'passing'),
  pieceDied: ({ cell }, state) => look(state, [cell], 'great'),
  pieceDrank: null,
  pieceEmerged: ({ from, to }, state) => look(state, [from, to], 'passing'),
  pieceFreed: ({ cell }, state) => look(state, [cell], 'passing'),
  pieceJoined: ({ by }, state) => look(state, whereIs(state, by), 'telling'),
  pieceLeft: ({ cell }, state) => look(state, [cell], 'telling'),
  pieceLost: ({ cell }, state) => look(state, [cell], 'passing'),
  pieceMauled: ({ from }, state) => look(state, [from], 'telling'),
  pieceMoved: ({ from, to, cause }, state) => (FLIGHTS.has(cause) ? look(state, [from, to], 'telling') : null),
  pieceRevived: ({ cell }, state) => look(state, [cell], 'telling'),
  pieceStruck: ({ from }, state) => look(state, [from], 'telling'),
  pieceTrapped: ({ cell }, state) => look(state, [cell], 'passing'),
  shipPlaced: null,
  shipSailed: null,
  swimmerRescued: null,
  tilePeeked: null,
  tileRevealed: ({ cell, tile }, state) => {
    const weight = weightOfTile(tile)
    return weight === 'passing' ? null : look(state, [cell], weight)
  },
  tilesArranged: null,
  tilesSwapped: ({ cells }, state) => look(state, cells, 'telling'),
  turnPassed: null,
  turnSkipped: null,
}

/** What the camera shows of an event on the shown view. */
export function findJackalShot(shown: unknown, event: { readonly kind: string }): Shot | null {
  return isJackalView(shown) ? shotOf(jackalShots, event as JackalEvent, shown) : null // events come with views of the same game
}
