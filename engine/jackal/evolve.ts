import { HIDDEN } from '../kernel/game.ts'
import { UNKNOWN_TILE } from './data/unknownTile.ts'
import { layLoad, swapTiles, takeLoad } from './tileFolds.ts'
import type { Cell, JackalEvent, JackalState, Piece, PieceId, Team, TeamId, Tile } from './types.ts'
import { groveTurnsAfter, tileAt, UNPLACED } from './world.ts'

/** Folds one event into the state: the only code that changes it. */
export function evolve(state: JackalState, event: JackalEvent): JackalState {
  switch (event.kind) {
    case 'loadLifted': {
      const { piece, cell, step, load } = event
      const lifted = withPiece(state, piece, (one) => ({ ...one, load }))
      return load === 'boat' ? lifted : withTile(lifted, cell, (tile) => takeLoad(tile, step, load))
    }
    case 'pieceMoved': {
      const moved = withPiece(state, event.piece, (piece) => ({ ...piece, at: event.to, step: event.step }))
      return event.load === 'boat' ? withBoat(moved, event.to, event.step) : moved
    }
    case 'tileRevealed':
      return { ...setTile(state, event.cell, event.tile), eventful: true }
    case 'loadDropped': {
      const { piece, cell, step, load } = event
      const dropped = withPiece(state, piece, emptyHanded)
      if (load === 'boat') return withBoat(dropped, cell, step)
      return withTile(dropped, cell, (tile) => layLoad(tile, step, load))
    }
    case 'loadScored': {
      const scored = withTeam(withPiece(state, event.piece, emptyHanded), event.team, (team) => ({
        ...team,
        gold: team.gold + event.value,
      }))
      return { ...scored, eventful: true }
    }
    case 'loadLost': {
      const lost = withPiece(state, event.piece, emptyHanded)
      return event.load === 'boat' ? { ...lost, lifeboat: null } : { ...lost, eventful: true }
    }
    case 'shipSailed':
      return moveCrew(
        withTeam(state, event.team, (team) => ({ ...team, ship: event.to })),
        event.aboard,
        event.to,
      )
    case 'boatFound':
      return withBoat(state, event.cell, 0)
    case 'boatLaunched': {
      const { cell, team, sides } = event
      return { ...withPiece(state, event.piece, emptyHanded), lifeboat: { at: cell, afloat: true, team, sides } }
    }
    case 'boatRowed': {
      const { to, team, sides } = event
      return moveCrew({ ...state, lifeboat: { at: to, afloat: true, team, sides } }, event.aboard, to)
    }
    case 'swimmerRescued':
      return withPiece(state, event.piece, (piece) => ({ ...piece, at: event.cell }))
    case 'pieceStruck':
      return withPiece(state, event.piece, (piece) => sentTo(piece, event.ship))
    case 'fridayTurned':
      return withPiece(state, event.piece, (piece) => ({ ...piece, team: event.to }))
    case 'pieceDied':
      return { ...withPiece(state, event.piece, dead), eventful: true }
    case 'pieceLeft':
      return withPiece(state, event.piece, gone)
    case 'pieceTrapped':
      return withPiece(state, event.piece, (piece) => ({ ...piece, trapped: true }))
    case 'pieceFreed':
      return withPiece(state, event.piece, (piece) => ({ ...piece, trapped: false }))
    case 'pieceDrank':
      return withPiece(state, event.piece, (piece) => ({ ...piece, drunk: true }))
    case 'pieceLost':
      return withPiece(state, event.piece, (piece) => ({
        ...piece,
        lost: { since: event.since, awaits: event.awaits },
      }))
    case 'pieceEmerged':
      return withPiece(state, event.piece, (piece) => ({ ...piece, at: event.to, lost: null }))
    case 'pieceRevived':
      return withPiece(state, event.piece, (piece) => ({ ...piece, at: event.cell }))
    case 'pieceJoined':
      return { ...state, pieces: [...state.pieces, event.piece] }
    case 'missionaryArmed':
      return withPiece(state, event.piece, (piece) => ({ ...piece, fighter: true }))
    case 'bottlesFound':
      return withTeam(state, event.team, (team) => ({ ...team, bottles: team.bottles + event.count }))
    case 'bottleUsed':
    case 'bottleGiven':
      return withTeam(state, event.team, (team) => ({ ...team, bottles: team.bottles - 1 }))
    case 'airplaneUsed':
    case 'lighthouseClimbed':
      return withTile(state, event.cell, (tile) => ({ ...tile, used: true }))
    case 'tilePeeked':
      return withTile(state, event.cell, (tile) => {
        const seen = event.tile === HIDDEN ? tile : event.tile
        return { ...seen, seenBy: tile.seenBy.includes(event.seat) ? tile.seenBy : [...tile.seenBy, event.seat] }
      })
    case 'tilesArranged':
      return arrangeTiles(state, event)
    case 'tilesSwapped':
      return followCaves({ ...state, tiles: swapTiles(state.tiles, event.cells) }, event.cells)
    case 'bearWoken':
      return { ...state, bear: { at: event.cell, wokenBy: event.seat, fresh: true } }
    case 'bearWalked':
      return state.bear ? { ...state, bear: { ...state.bear, at: event.to } } : state
    case 'pieceMauled':
      return withPiece(state, event.piece, (piece) => sentTo(piece, event.ship))
    case 'shipPlaced':
      return placeShip(state, event.team, event.cell)
    case 'groveEntered':
      return { ...state, groveEntered: true }
    case 'decisionAsked':
      return { ...state, decision: event.decision }
    case 'turnPassed':
      return passTurn(state, event.to, event.sobered)
    case 'endOffered':
      return { ...state, endOffered: true }
    case 'matchEnded':
      return {
        ...state,
        decision: null,
        result: { winners: event.winners, scores: event.scores, reason: event.reason },
      }
    case 'earthquakeStruck':
    case 'oathSworn':
    case 'turnSkipped':
    case 'endAccepted':
    case 'endDeclined':
      return state
    default:
      return event satisfies never
  }
}

const OUT_OF_PLAY = { step: 0, load: null, trapped: false, drunk: false, lost: null } as const

function emptyHanded(piece: Piece): Piece {
  return { ...piece, load: null }
}

/** Returns the piece at its ship, free of any trap. */
function sentTo(piece: Piece, ship: Cell): Piece {
  return { ...piece, at: ship, step: 0, trapped: false }
}

/** Returns the piece after death: pirates wait among the dead; residents are gone for good (J-DEATH). */
function dead(piece: Piece): Piece {
  return piece.type === 'pirate' ? { ...piece, ...OUT_OF_PLAY, at: 'dead' } : gone(piece)
}

function gone(piece: Piece): Piece {
  return { ...piece, ...OUT_OF_PLAY, at: 'gone' }
}

function withPiece(state: JackalState, id: PieceId, change: (piece: Piece) => Piece): JackalState {
  const pieces = state.pieces.slice()
  const number = pieces.findIndex((piece) => piece.id === id)
  const piece = pieces[number]
  if (piece) pieces[number] = change(piece)
  return { ...state, pieces }
}

function withPieces(state: JackalState, change: (piece: Piece) => Piece): JackalState {
  return { ...state, pieces: changed(state.pieces, change) }
}

/**
 * Copies by `slice`, which keeps a list packed; `map` would give a list with holes in V8, and code that gets lists of
 * both sorts is slower.
 */
function changed<T>(list: readonly T[], change: (one: T) => T): readonly T[] {
  const copy = list.slice()
  for (let i = 0; i < copy.length; i++) copy[i] = change(copy[i] as T) // in range by the loop
  return copy
}

/** Puts the boat ashore, or moves it with the piece that carries it (J-BOAT). */
function withBoat(state: JackalState, at: Cell, step: number): JackalState {
  return { ...state, lifeboat: { at, step, afloat: false } }
}

function withTeam(state: JackalState, id: TeamId, change: (team: Team) => Team): JackalState {
  return { ...state, teams: changed(state.teams, (team) => (team.id === id ? change(team) : team)) }
}

function setTile(state: JackalState, cell: Cell, tile: Tile): JackalState {
  const tiles = state.tiles.slice()
  tiles[cell] = tile
  return { ...state, tiles }
}

function withTile(state: JackalState, cell: Cell, change: (tile: Tile) => Tile): JackalState {
  return setTile(state, cell, change(tileAt(state, cell)))
}

function moveCrew(state: JackalState, aboard: readonly PieceId[], to: Cell): JackalState {
  return withPieces(state, (piece) => (aboard.includes(piece.id) ? { ...piece, at: to } : piece))
}

/** Pieces aboard move with the ship; placement does not count as an idle turn (J-ARCH). */
function placeShip(state: JackalState, id: TeamId, cell: Cell): JackalState {
  const waiting = state.pieces.filter((piece) => piece.team === id && piece.at === UNPLACED).map((piece) => piece.id)
  return {
    ...moveCrew(
      withTeam(state, id, (team) => ({ ...team, ship: cell })),
      waiting,
      cell,
    ),
    eventful: true,
  }
}

/** Pieces lost inside a cave move with its tile. */
function followCaves(state: JackalState, [a, b]: readonly [Cell, Cell]): JackalState {
  if (!state.pieces.some((piece) => piece.lost && (piece.at === a || piece.at === b))) return state
  return withPieces(state, (piece) => {
    if (!piece.lost || (piece.at !== a && piece.at !== b)) return piece
    return { ...piece, at: piece.at === a ? b : a }
  })
}

function arrangeTiles(state: JackalState, event: Extract<JackalEvent, { kind: 'tilesArranged' }>): JackalState {
  const tiles = state.tiles.slice()
  event.cells.forEach((cell, i) => {
    const source = event.order === HIDDEN ? undefined : event.order[i]
    const tile = source === undefined ? UNKNOWN_TILE : tileAt(state, source)
    tiles[cell] = { ...tile, seenBy: [event.seat] }
  })
  return { ...state, tiles }
}

function passTurn(state: JackalState, to: TeamId, sobered: readonly PieceId[]): JackalState {
  const { pieces } =
    sobered.length === 0
      ? state
      : withPieces(state, (piece) => (sobered.includes(piece.id) ? { ...piece, drunk: false } : piece))
  return {
    ...state,
    pieces,
    bear: state.bear?.fresh ? { ...state.bear, fresh: false } : state.bear,
    turn: to,
    groveTurns: groveTurnsAfter(state),
    groveEntered: false,
    idleTurns: state.eventful ? 0 : state.idleTurns + 1,
    eventful: false,
    turnNumber: state.turnNumber + 1,
    endOffered: false,
  }
}
