import type { JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import type { Beat } from '../../hud/beats/beat.ts'
import type { Words } from '../../i18n/words.ts'
import { byKind } from '../../playback/eventTable.ts'
import { tell } from '../log/sentences.ts'
import { isJackalView } from '../view.ts'

type Title =
  | 'treasureFound'
  | 'treasureHome'
  | 'treasureLost'
  | 'coinsHome'
  | 'pieceDied'
  | 'pieceJoined'
  | 'pieceRevived'
  | 'pieceDrank'

/** The number of coins in one hold between two moments. */
const MILESTONE = 5

/**
 * Returns the beat of an event: the treasure found, home or lost, every fifth coin in a hold, a death, a new resident,
 * a revived pirate, and a drinking one.
 */
export function jackalBeat(event: { readonly kind: string }, before: unknown, words: Words): Beat | null {
  if (!isJackalView(before)) return null
  return beatOf(event as JackalEvent, before, words) // events come with views of the same game
}

function beatOf(event: JackalEvent, before: JackalState, words: Words): Beat | null {
  const title = titleOf(event, before)
  const n = event.kind === 'loadScored' ? goldAfter(event, before) : 0
  return title && { title: words.t(`beat.${title}`, { n }), text: tell(event, before, words) }
}

function goldAfter({ team, value }: Scored, { teams }: JackalState): number {
  return value + (teams.find(({ id }) => id === team)?.gold ?? 0)
}

type Scored = Extract<JackalEvent, { kind: 'loadScored' }>

function scoredTitle(event: Scored, before: JackalState): Title | null {
  if (event.load === 'treasure') return 'treasureHome'
  return goldAfter(event, before) % MILESTONE === 0 ? 'coinsHome' : null
}

/** The title of each memorable kind of event. */
const titleOf = byKind<JackalEvent, [before: JackalState], Title | null>({
  airplaneUsed: null,
  bearWalked: null,
  bearWoken: null,
  boatFound: null,
  boatLaunched: null,
  boatRowed: null,
  bottleGiven: null,
  bottlesFound: null,
  bottleUsed: null,
  decisionAsked: null,
  earthquakeStruck: null,
  endAccepted: null,
  endDeclined: null,
  endOffered: null,
  fridayTurned: null,
  groveEntered: null,
  lighthouseClimbed: null,
  loadDropped: null,
  loadLifted: null,
  loadLost: ({ load }) => (load === 'treasure' ? 'treasureLost' : null),
  loadScored: scoredTitle,
  matchEnded: null,
  missionaryArmed: null,
  oathSworn: null,
  pieceDied: 'pieceDied',
  pieceDrank: 'pieceDrank',
  pieceEmerged: null,
  pieceFreed: null,
  pieceJoined: 'pieceJoined',
  pieceLeft: null,
  pieceLost: null,
  pieceMauled: null,
  pieceMoved: null,
  pieceRevived: 'pieceRevived',
  pieceStruck: null,
  pieceTrapped: null,
  shipPlaced: null,
  shipSailed: null,
  swimmerRescued: null,
  tilePeeked: null,
  tileRevealed: ({ tile }) => (tile.treasure ? 'treasureFound' : null),
  tilesArranged: null,
  tilesSwapped: null,
  turnPassed: null,
  turnSkipped: null,
})
