import { HIDDEN, type Viewer } from '../kernel/game.ts'
import { UNKNOWN_TILE } from './data/unknownTile.ts'
import type { JackalEvent, JackalState, Tile } from './types.ts'

/**
 * Returns the state as the viewer may see it: closed tiles that it has not looked at are unknown, all else is public.
 * Returns the state itself if nothing is hidden from the viewer.
 */
export function view(state: JackalState, viewer: Viewer): JackalState {
  const tiles = viewer === 'open' ? state.tiles : visibleTiles(state.tiles, viewer)
  if (tiles === state.tiles) return state
  // Lists all fields, so that a new field needs a decision here whether it is public.
  return {
    options: state.options,
    board: state.board,
    tiles,
    teams: state.teams,
    pieces: state.pieces,
    lifeboat: state.lifeboat,
    bear: state.bear,
    turn: state.turn,
    decision: state.decision,
    groveTurns: state.groveTurns,
    groveEntered: state.groveEntered,
    idleTurns: state.idleTurns,
    eventful: state.eventful,
    turnNumber: state.turnNumber,
    endOffered: state.endOffered,
    result: state.result,
  }
}

/**
 * Returns the event as the viewer may see it: only the tiles shown by the lighthouse and their new order are secret.
 */
export function redact(event: JackalEvent, viewer: Viewer): JackalEvent | null {
  switch (event.kind) {
    case 'tilePeeked':
      return mayHear(event.seat, viewer) ? event : { ...event, tile: HIDDEN }
    case 'tilesArranged':
      return mayHear(event.seat, viewer) ? event : { ...event, order: HIDDEN }
    case 'loadLifted':
    case 'pieceMoved':
    case 'tileRevealed':
    case 'loadDropped':
    case 'loadScored':
    case 'loadLost':
    case 'shipSailed':
    case 'swimmerRescued':
    case 'boatFound':
    case 'boatLaunched':
    case 'boatRowed':
    case 'pieceStruck':
    case 'fridayTurned':
    case 'pieceDied':
    case 'pieceLeft':
    case 'pieceTrapped':
    case 'pieceFreed':
    case 'pieceDrank':
    case 'pieceLost':
    case 'pieceEmerged':
    case 'pieceRevived':
    case 'pieceJoined':
    case 'missionaryArmed':
    case 'bottlesFound':
    case 'bottleUsed':
    case 'bottleGiven':
    case 'airplaneUsed':
    case 'lighthouseClimbed':
    case 'earthquakeStruck':
    case 'tilesSwapped':
    case 'oathSworn':
    case 'bearWoken':
    case 'bearWalked':
    case 'pieceMauled':
    case 'shipPlaced':
    case 'groveEntered':
    case 'decisionAsked':
    case 'turnPassed':
    case 'turnSkipped':
    case 'endOffered':
    case 'endAccepted':
    case 'endDeclined':
    case 'matchEnded':
      return event
    default:
      return event satisfies never
  }
}

function mayHear(seat: Viewer, viewer: Viewer): boolean {
  return viewer === seat || viewer === 'open'
}

function visibleTiles(tiles: JackalState['tiles'], viewer: Viewer): JackalState['tiles'] {
  let visible: (Tile | null)[] | null = null
  for (let cell = 0; cell < tiles.length; cell++) {
    const tile = tiles[cell]
    if (!tile || isKnown(tile, viewer)) continue
    visible ??= tiles.slice()
    visible[cell] = unknownTile(tile)
  }
  return visible ?? tiles
}

/** Returns whether a tile needs no hiding. Unknown tiles need none: a view of a view is the view itself. */
function isKnown(tile: Tile, viewer: Viewer): boolean {
  return tile.open || tile.kind === 'closed' || (tile.seenBy.length > 0 && tile.seenBy.includes(viewer))
}

/** Returns the unknown form of a tile. It keeps the seats that looked at it: all players saw it lifted. */
function unknownTile(tile: Tile): Tile {
  return tile.seenBy.length > 0 ? { ...UNKNOWN_TILE, seenBy: tile.seenBy } : UNKNOWN_TILE
}
