import { tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { Cell, JackalEvent, JackalState, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import type { Told } from './recap.ts'

type Kind = JackalEvent['kind']
type EventOf<K extends Kind> = Extract<JackalEvent, { kind: K }>

/** Where something worth telling happened, and whom it concerns. */
interface Noted {
  readonly cell: Cell
  /** Teams whose men, gold or ship it touched. */
  readonly about: readonly TeamId[]
  /** Whose doing it was, if not of the team whose turn it is. */
  readonly team?: TeamId
  /** It is told only to whom it concerns. */
  readonly isPrivate?: true
}

/** Null: nothing to tell beside the trail. */
type Noting = { readonly [K in Kind]: (event: EventOf<K>, state: JackalState, bearer: Bearer) => Noted | null }

/** Who put down the load that lies in a cell; null for gold that nobody has carried yet. */
export type Bearer = (cell: Cell) => PieceId | null

/** What is worth telling of an event; null for everyday ones, which their trail tells. */
export function notedOf({ event, before }: Told, bearer: Bearer): Noted | null {
  // the table holds for each kind the function of that kind, which the compiler cannot follow through an index
  const note = NOTES[event.kind] as (event: JackalEvent, state: JackalState, bearer: Bearer) => Noted | null
  return note(event, before, bearer)
}

const everyday = () => null

const NOTES: Noting = {
  airplaneUsed: everyday,
  bearWalked: everyday,
  bearWoken: ({ cell }) => ({ cell, about: [] }),
  boatFound: ({ cell }) => ({ cell, about: [] }),
  boatLaunched: ({ cell, team }) => ({ cell, team, about: [] }),
  boatRowed: everyday,
  bottleGiven: everyday,
  bottlesFound: ({ cell, team }) => ({ cell, team, about: [] }),
  bottleUsed: everyday,
  decisionAsked: everyday,
  earthquakeStruck: everyday,
  endAccepted: everyday,
  endDeclined: everyday,
  endOffered: everyday,
  fridayTurned: ({ piece, from, to }, state) => at(placeOf(piece, state), [from], to),
  groveEntered: ({ cell }) => ({ cell, about: [] }),
  lighthouseClimbed: ({ cell }) => ({ cell, about: [] }),
  loadDropped: everyday,
  loadLifted: noteLifted,
  loadLost: ({ cell, piece }, state) => ({ cell, about: teamsOf(piece, state) }),
  loadScored: ({ team }, state) => at(shipOf(team, state), [], team),
  matchEnded: everyday,
  missionaryArmed: ({ piece }, state) => at(placeOf(piece, state), []),
  oathSworn: everyday,
  pieceDied: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceDrank: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceEmerged: ({ piece, to }, state) => ({ cell: to, about: teamsOf(piece, state) }),
  pieceFreed: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceJoined: ({ piece: { at: cell, team } }) => (typeof cell === 'number' ? { cell, team, about: [] } : null),
  pieceLeft: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceLost: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceMauled: ({ piece, from }, state) => ({ cell: from, about: teamsOf(piece, state) }),
  pieceMoved: everyday,
  pieceRevived: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  pieceStruck: ({ piece, from }, state) => ({ cell: from, about: teamsOf(piece, state) }),
  pieceTrapped: ({ piece, cell }, state) => ({ cell, about: teamsOf(piece, state) }),
  shipPlaced: everyday,
  shipSailed: everyday,
  swimmerRescued: everyday,
  tilePeeked: everyday,
  tileRevealed: ({ cell, tile }) => (hasGold(tile.kind) ? { cell, about: [] } : null),
  tilesArranged: everyday,
  tilesSwapped: ({ cells: [cell] }) => ({ cell, about: [] }),
  turnPassed: everyday,
  turnSkipped: noteSkipped,
}

/** Whoever goes on with what his own team has carried so far does nothing new. */
function noteLifted({ piece, cell }: EventOf<'loadLifted'>, state: JackalState, bearer: Bearer): Noted | null {
  const last = bearer(cell)
  const before = last === null ? [] : teamsOf(last, state)
  return before.some((team) => teamsOf(piece, state).includes(team)) ? null : { cell, about: before }
}

/** Others who cannot move are not worth a word every round. */
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
