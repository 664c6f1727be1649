import { tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Cell, JackalEvent, JackalState, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import { byKind } from '../../playback/eventTable.ts'
import type { JackalEventBefore } from './recap.ts'

type EventOf<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** A notable event with its place, and the teams that it concerns. */
interface Noted {
  readonly cell: Cell
  /** Teams whose pieces, gold or ship it affected. */
  readonly about: readonly TeamId[]
  /** The acting team, if it is not the team to move. */
  readonly team?: TeamId
  /** Set if only the concerned player is shown it. */
  readonly isPrivate?: true
}

/** Returns the piece that put down the load in a cell; null for gold that was never carried. */
export type Bearer = (cell: Cell) => PieceId | null

/** Returns the note on an event; null for everyday ones, for which their trail is enough. */
export function notedOf({ event, before }: JackalEventBefore, bearer: Bearer): Noted | null {
  return noteOf(event, before, bearer)
}

/** The note of each kind of event. Null: the trail is enough. */
const noteOf = byKind<JackalEvent, [state: JackalState, bearer: Bearer], Noted | null>({
  airplaneUsed: null,
  bearWalked: null,
  bearWoken: ({ cell }) => ({ cell, about: [] }),
  boatFound: ({ cell }) => ({ cell, about: [] }),
  boatLaunched: ({ cell, team }) => ({ cell, team, about: [] }),
  boatRowed: null,
  bottleGiven: null,
  bottlesFound: ({ cell, team }) => ({ cell, team, about: [] }),
  bottleUsed: null,
  decisionAsked: null,
  earthquakeStruck: null,
  endAccepted: null,
  endDeclined: null,
  endOffered: null,
  fridayTurned: ({ piece, from, to }, state) => at(placeOf(piece, state), [from], to),
  groveEntered: ({ cell }) => ({ cell, about: [] }),
  lighthouseClimbed: ({ cell }) => ({ cell, about: [] }),
  loadDropped: null,
  loadLifted: noteLifted,
  loadLost: ({ cell, piece }, state) => ({ cell, about: teamsOf(piece, state) }),
  loadScored: ({ team }, state) => at(shipOf(team, state), [], team),
  matchEnded: null,
  missionaryArmed: ({ piece }, state) => at(placeOf(piece, state), []),
  oathSworn: null,
  pieceDied: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceDrank: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceEmerged: ({ piece, to }, state) => ({ cell: to, about: teamsOf(piece, state) }),
  pieceFreed: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceJoined: ({ piece: { at: cell, team } }) => (typeof cell === 'number' ? { cell, team, about: [] } : null),
  pieceLeft: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceLost: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceMauled: ({ piece, from }, state) => ({ cell: from, about: teamsOf(piece, state) }),
  pieceMoved: null,
  pieceRevived: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceStruck: ({ piece, from }, state) => ({ cell: from, about: teamsOf(piece, state) }),
  pieceTrapped: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  shipPlaced: null,
  shipSailed: null,
  swimmerRescued: null,
  tilePeeked: null,
  tileRevealed: ({ cell, tile }) => (hasGold(tile.kind) ? { cell, about: [] } : null),
  tilesArranged: null,
  tilesSwapped: ({ cells: [cell] }) => ({ cell, about: [] }),
  turnPassed: null,
  turnSkipped: noteSkipped,
})

/** Notes a lifted load, except one that the same team has carried before. */
function noteLifted({ piece, cell }: EventOf<'loadLifted'>, state: JackalState, bearer: Bearer): Noted | null {
  const last = bearer(cell)
  const before = last === null ? [] : teamsOf(last, state)
  return before.some((team) => teamsOf(piece, state).includes(team)) ? null : { cell, about: before }
}

/** Notes a skipped turn of the player's own crew; other crews that cannot move are not worth a note every round. */
function noteSkipped({ team }: EventOf<'turnSkipped'>, state: JackalState): Noted | null {
  const noted = at(shipOf(team, state), [team], team)
  return noted && { ...noted, isPrivate: true }
}

function hasGold(kind: Parameters<typeof tileRow>[0] | 'closed'): boolean {
  if (kind === 'closed') return false
  const { coins, treasure } = tileRow(kind)
  return Boolean(coins) || Boolean(treasure)
}

function at(cell: Cell | null, about: readonly TeamId[], team?: TeamId): Noted | null {
  if (cell === null) return null
  return team === undefined ? { cell, about } : { cell, about, team }
}

function teamsOf(piece: PieceId, { pieces }: JackalState): readonly TeamId[] {
  return pieces.filter(({ id }) => id === piece).map(({ team }) => team)
}

function placeOf(piece: PieceId, { pieces }: JackalState): Cell | null {
  const place = pieces.find(({ id }) => id === piece)?.at
  return typeof place === 'number' ? place : null
}

function shipOf(team: TeamId, { teams }: JackalState): Cell | null {
  return teams.find(({ id }) => id === team)?.ship ?? null
}
