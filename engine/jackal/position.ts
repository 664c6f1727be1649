import type { Viewer } from '../kernel/game.ts'
import { type Parsed, problemOf } from '../kernel/parsed.ts'
import { settle } from '../kernel/play.ts'
import { demand, demandPart, tryReading } from '../kernel/reading.ts'
import type { Rng } from '../kernel/rng.ts'
import { settleLoaded } from './actions.ts'
import { evolve } from './evolve.ts'
import { parseOptions } from './options.ts'
import { printBear, readBear } from './position/bear.ts'
import { demandKinds, type Found, printTiles, readTiles } from './position/board.ts'
import { demandEmptyHands, printDecision, readDecision } from './position/decision.ts'
import { demandBearer, printLifeboat, readLifeboat } from './position/lifeboat.ts'
import { boardIn, demandOwnBoard, printMap } from './position/map.ts'
import { printPiece, readPieces } from './position/pieces.ts'
import { type PositionRead, positionSchema } from './position/schema.ts'
import { printTeam, readTeams, readTurn } from './position/teams.ts'
import type { Board, JackalOptions, JackalShape, JackalState } from './types.ts'
import { view } from './view.ts'
import { isPlaced } from './world.ts'

/**
 * Reads a position of the table protocol; missing parts get their defaults. Ends a match that is already over, and
 * skips a team that cannot act.
 *
 * @param rng deals the tiles that the position leaves to luck.
 */
export function parsePosition(input: unknown, rng: Rng): Parsed<JackalState> {
  const board = boardIn(input)
  const parsed = positionSchema(board).safeParse(input)
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  return tryReading(() => settle<JackalShape>({ evolve }, readPosition(parsed.data, board, rng), rng, settleLoaded))
}

/** Returns the complete position, nothing hidden; reading it gives the same state. */
export function printPosition(state: JackalState): object {
  const { board, decision, groveTurns, groveEntered, idleTurns, eventful, turnNumber, endOffered, result } = state
  return {
    game: 'jackal',
    options: state.options,
    board: { ...printMap(state), tiles: printTiles(state) },
    teams: state.teams.map((team) => printTeam(board, team)),
    pieces: state.pieces.map((piece) => printPiece(board, piece)),
    ...(state.bear && { bear: printBear(board, state.bear) }),
    turn: state.turn,
    ...printLifeboat(state),
    ...(decision && { decision: printDecision(board, decision) }),
    ...((groveTurns > 0 || groveEntered) && { grove: { turnsLeft: groveTurns, entered: groveEntered } }),
    ...(idleTurns > 0 && { idleTurns }),
    ...(eventful && { eventful }),
    ...(turnNumber > 0 && { turnNumber }),
    ...(endOffered && { endOffered }),
    ...(result && { result }),
  }
}

/** Returns the position as a viewer may see it: tiles unknown to the viewer are `{"kind": "closed"}`. */
export function printView(state: JackalState, viewer: Viewer): object {
  return printPosition(view(state, viewer))
}

function readPosition(json: PositionRead, board: Board, rng: Rng): JackalState {
  const options = readOptions(json)
  demandOwnBoard(json.board, board)
  const teams = readTeams(json.teams, { options, board })
  const tiles = readTiles(json.board, board, [...new Set(teams.map((team) => team.seat))], foundIn(json), rng)
  demandKinds(tiles, { options, board })
  const lifeboat = readLifeboat(json, { options, board, tiles, teams })
  const pieces = readPieces(json.pieces, { options, board, tiles, teams, lifeboat })
  demandBearer({ board, pieces, lifeboat, tiles })
  const bear = readBear(json.bear ?? null, { options, board, tiles, teams, pieces })
  const decision = readDecision(json.decision, { options, board, pieces, teams, tiles, lifeboat })
  demandEmptyHands(pieces, decision)
  const waits = decision !== null && decision.kind !== 'endOffer'
  demand(!waits || teams.every(isPlaced), 'decision', 'all ships are placed before anybody moves', 'J-ARCH')
  return {
    options,
    board,
    tiles,
    teams,
    pieces,
    lifeboat,
    bear,
    turn: readTurn(json.turn, teams),
    decision,
    groveTurns: json.grove?.turnsLeft ?? 0,
    groveEntered: json.grove?.entered ?? false,
    idleTurns: json.idleTurns,
    eventful: json.eventful,
    turnNumber: json.turnNumber,
    endOffered: json.endOffered,
    result: json.result,
  }
}

/** Returns the types of the pieces in play, and the lifeboat and the bear if they are in play. */
function foundIn({ pieces = [], lifeboat, bear }: PositionRead): readonly Found[] {
  const found: Found[] = pieces.map(({ type }) => type)
  if (lifeboat) found.push('lifeboat')
  if (bear) found.push('bear')
  return found
}

function readOptions(json: PositionRead): JackalOptions {
  return demandPart(parseOptions(json.options), 'options')
}
