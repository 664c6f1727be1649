import { tileRow } from '../../../engine/jackal/data/tiles.ts'
import type { JackalState, TeamId, Tile } from '../../../engine/jackal/types.ts'
import { opening } from '../../i18n/t.ts'
import type { Words } from '../../i18n/words.ts'
import { tell } from '../log/sentences.ts'
import { pieceFullName } from '../names.ts'
import type { Deed } from './recap.ts'

/** Returns a deed in a few words, for the caption over its cell; null when there is nothing to say. */
export function captionText({ told, team }: Pick<Deed, 'told' | 'team'>, words: Words): string | null {
  const { t, nameOf } = words
  const { event, before } = told
  const name = nameOf(seatOf(team, before))
  switch (event.kind) {
    case 'loadLifted':
      return t(`caption.loadLifted.${event.load}`, { name })
    case 'loadScored':
      return t('caption.loadScored', { name, n: event.value })
    case 'loadLost':
      return t(`caption.loadLost.${event.load}`)
    case 'pieceStruck':
    case 'pieceMauled':
    case 'pieceDied':
    case 'pieceTrapped':
    case 'pieceDrank':
    case 'pieceLost':
      return opening(t(`caption.${event.kind}`, { Piece: pieceFullName(t, event.piece) }))
    case 'groveEntered':
    case 'lighthouseClimbed':
    case 'bearWoken':
      return t(`caption.${event.kind}`, { name })
    case 'tileRevealed':
      return foundText(event.tile, name, words)
    default:
      return tell(event, before, words)
  }
}

function foundText(tile: Tile, name: string, { t }: Words): string | null {
  if (tile.kind === 'closed') return null
  const { coins, treasure } = tileRow(tile.kind)
  if (treasure) return t('caption.tileRevealed.treasure', { name })
  return coins ? t('caption.tileRevealed.coins', { name, n: coins }) : null
}

/** Returns the seat that commands a team while no grove is at work. */
function seatOf(team: TeamId, { teams }: JackalState): string {
  return teams.find(({ id }) => id === team)?.seat ?? team
}
