import { printCell } from '../../../engine/jackal/cells.ts'
import type { JackalEvent } from '../../../engine/jackal/types.ts'
import type { Words } from '../../i18n/words.ts'
import { pieceFullName } from '../names.ts'
import type { Terms } from './endReason.ts'
import type { JoinedEntry } from './logbook.ts'
import { tileName } from './sentences.ts'

type Kind = JackalEvent['kind']

/** Events that are worth a line of their own, the most important first. Among several of a kind the last one counts. */
const WEIGHTS = [
  'pieceDied',
  'loadScored',
  'loadLost',
  'pieceStruck',
  'fridayTurned',
  'pieceRevived',
  'pieceJoined',
  'groveEntered',
  'pieceTrapped',
  'pieceDrank',
  'tilesSwapped',
  'lighthouseClimbed',
  'tileRevealed',
  'shipSailed',
  'boatRowed',
  'endOffered',
  'turnSkipped',
  'pieceMoved',
] as const satisfies readonly Kind[]

type NotableKind = (typeof WEIGHTS)[number]

/** Returns the most important deed of a turn in a verb and an object; empty if none is worth a line. */
export function recentText({ events }: Pick<JoinedEntry, 'events'>, terms: Terms, { t }: Words): string {
  const kind = WEIGHTS.find((one) => events.some((event) => event.kind === one))
  const event = kind && events.findLast((one) => one.kind === kind)
  return event ? textOf(event as Extract<JackalEvent, { kind: NotableKind }>, terms, t) : '' // found by its kind
}

function textOf(event: Extract<JackalEvent, { kind: NotableKind }>, { board }: Terms, t: Words['t']): string {
  const at = (cell: number) => printCell(board, cell)
  switch (event.kind) {
    case 'pieceDied':
      return t('recent.died', { who: pieceFullName(t, event.piece) })
    case 'loadScored':
      return t(`recent.${event.load}`)
    case 'loadLost':
      return t('recent.sank')
    case 'pieceStruck':
      return t('recent.struck', { who: pieceFullName(t, event.piece) })
    case 'fridayTurned':
      return t('recent.joined', { who: pieceFullName(t, event.piece) })
    case 'pieceRevived':
      return t('recent.revived')
    case 'pieceJoined':
      return t('recent.joined', { who: pieceFullName(t, event.piece.id) })
    case 'groveEntered':
      return t('recent.grove')
    case 'pieceTrapped':
      return t('recent.trapped')
    case 'pieceDrank':
      return t('recent.drank')
    case 'tilesSwapped':
      return t('recent.swapped')
    case 'lighthouseClimbed':
      return t('recent.looked', { n: event.looks })
    case 'tileRevealed':
      return t('recent.opened', {
        tile: event.tile.kind === 'closed' ? t('card.closed') : tileName(t, event.tile.kind),
        cell: at(event.cell),
      })
    case 'shipSailed':
    case 'boatRowed':
      return t('recent.sailed', { cell: at(event.to) })
    case 'endOffered':
      return t('recent.offered')
    case 'turnSkipped':
      return t('recent.skipped')
    case 'pieceMoved':
      return t(event.load ? 'recent.carried' : 'recent.moved', { cell: at(event.to) })
    default:
      return event satisfies never
  }
}
