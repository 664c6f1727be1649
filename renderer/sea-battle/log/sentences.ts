import { GAVE_UP, LOST_ON_TIME, TABLE_ENDED } from '../../../electron/contract/ipc.ts'
import type { Outcome } from '../../../engine/kernel/game.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { SEATS, type SeaBattleEvent, type SeaBattleOptions, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { Language, Translate } from '../../i18n/t.ts'
import { opening } from '../../i18n/t.ts'
import { joinSentences, type Words, winnersText } from '../../i18n/words.ts'
import { byKind } from '../../playback/eventTable.ts'
import { coordinateOf } from '../coordinates.ts'

/** Words, with the letters of the files. */
export interface SeaBattleWords extends Words {
  readonly language: Language
  /** The way it was decided who fires first; by lot if missing. */
  readonly first?: SeaBattleOptions['first'] | undefined
  /** Leaves out the player's name, which a flag beside the words shows. */
  readonly isBrief?: boolean
}

type EventOf<K extends SeaBattleEvent['kind']> = Extract<SeaBattleEvent, { kind: K }>

/** The sentence for each kind of event; null if the event adds nothing to the log (another one covers it). */
const sentenceOf = byKind<SeaBattleEvent, [words: SeaBattleWords], string | null>({
  fleetPlaced: ({ seat, flag }, { t, nameOf, isBrief }) =>
    isBrief ? t('log.fleetPlaced.brief') : t('log.fleetPlaced', { name: nameOf(seat), flag: t(`flag.${flag}.under`) }),
  battleJoined: ({ first }, { t, nameOf, first: settled = 'draw' }) =>
    t(settled === 'draw' ? 'log.battleJoined.draw' : 'log.battleJoined.chosen', { name: nameOf(first) }),
  shotFired: tellShot,
  turnPassed: null,
  fleetsOpened: (_event, { t }) => t('log.fleetsOpened'),
  matchEnded: (event, words) =>
    words.t('log.matchEnded', { reason: endReasonText(event, words), winner: winnersText(event, words) }),
})

function tellShot(shot: EventOf<'shotFired'>, words: SeaBattleWords): string {
  const { t, nameOf, isBrief } = words
  return isBrief ? shotText(shot, words) : t('log.by', { name: nameOf(shot.by), deed: shotText(shot, words) })
}

function shotText({ at, result, ship }: EventOf<'shotFired'>, { t, language }: SeaBattleWords): string {
  const cell = coordinateOf(at, language)
  if (result === 'miss') return t('log.shotFired.miss', { cell })
  return ship ? t('log.shotFired.sunk', { cell, ship: shipName(t, ship) }) : t('log.shotFired.hit', { cell })
}

/** Returns the name of a ship of some length inside a sentence. */
export function shipName(t: Translate, ship: { readonly length: number }): string {
  const length = ([1, 2, 3, 4] as const).find((one) => one === ship.length)
  return t(`ship.${length ?? 4}`)
}

/** Returns one event as a sentence of the log; null when it goes without saying. */
export function tell(event: SeaBattleEvent, words: SeaBattleWords): string | null {
  const sentence = sentenceOf(event, words)
  return sentence && opening(sentence)
}

/** Returns the sentences of all events of one move. */
export function paragraph(events: readonly SeaBattleEvent[], words: SeaBattleWords): string {
  return joinSentences(events.map((event) => tell(event, words)).filter((sentence) => sentence !== null))
}

/** Returns the seat that made the move. */
export function moverOf(events: readonly SeaBattleEvent[]): SeaSeat | null {
  const [first] = events
  if (first?.kind === 'fleetPlaced') return first.seat
  return first?.kind === 'shotFired' ? first.by : null
}

/**
 * Returns the reason for the end of the match, and whose fleet is at the bottom; empty for a reason of another rules
 * version.
 */
export function endReasonText({ reason, winners }: Pick<Outcome, 'reason' | 'winners'>, { t, nameOf }: Words): string {
  if (reason === LOST_ON_TIME) return t('end.time')
  if (reason === GAVE_UP) return t('end.gaveUp')
  if (reason === TABLE_ENDED) return t('end.table')
  const winner = SEATS.find((seat) => winners.includes(seat))
  return reason === 'fleet-sunk' && winner ? t('end.fleet-sunk', { name: nameOf(opponentOf(winner)) }) : ''
}
