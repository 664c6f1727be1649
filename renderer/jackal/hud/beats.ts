import type { JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import type { Beat } from '../../hud/beats/beat.ts'
import type { Words } from '../../i18n/words.ts'
import { tell } from '../log/sentences.ts'
import { isJackalView } from '../view.ts'

type Title = 'treasureFound' | 'treasureHome' | 'treasureLost' | 'pieceDied' | 'pieceJoined'

/** What is framed of a treasure hunt: the treasure found, home or lost, a death, a resident who joins. */
export function jackalBeat(event: { readonly kind: string }, before: unknown, words: Words): Beat | null {
  if (!isJackalView(before)) return null
  return beatOf(event as JackalEvent, before, words) // events come with views of the same game
}

function beatOf(event: JackalEvent, { board }: JackalState, words: Words): Beat | null {
  const title = titleOf(event)
  return title && { title: words.t(`beat.${title}`), text: tell(event, board, words) }
}

function titleOf(event: JackalEvent): Title | null {
  switch (event.kind) {
    case 'tileRevealed':
      return event.tile.treasure ? 'treasureFound' : null
    case 'loadScored':
      return event.load === 'treasure' ? 'treasureHome' : null
    case 'loadLost':
      return event.load === 'treasure' ? 'treasureLost' : null
    case 'pieceDied':
    case 'pieceJoined':
      return event.kind
    default:
      return null
  }
}
