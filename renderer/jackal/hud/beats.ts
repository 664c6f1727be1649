import type { JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import type { Beat } from '../../hud/beats/beat.ts'
import type { Words } from '../../i18n/words.ts'
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

function titleOf(event: JackalEvent, before: JackalState): Title | null {
  switch (event.kind) {
    case 'tileRevealed':
      return event.tile.treasure ? 'treasureFound' : null
    case 'loadScored':
      return scoredTitle(event, before)
    case 'loadLost':
      return event.load === 'treasure' ? 'treasureLost' : null
    case 'pieceDied':
    case 'pieceJoined':
    case 'pieceRevived':
    case 'pieceDrank':
      return event.kind
    default:
      return null
  }
}
