import type { Companion, PersonalBest, Way } from '../../../electron/contract/personRecord.ts'
import type { ResultPlayer } from '../../../electron/contract/results.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { isPlainText, type Translate } from '../../i18n/t.ts'

/** The keys of the names of variants. */
const VARIANT_KEYS = { jackal: 'variant', admiral: 'scenario', 'sea-battle': 'people.variant' } as const

/** Returns the name of a way of play: the game, and the variant. */
export function wayText({ game, variant }: Way, t: Translate): string {
  const key = `${VARIANT_KEYS[game]}.${variant}`
  return `${t(`game.${game}`)} · ${isPlainText(key) ? t(key) : variant}`
}

/** The keys of the names of seats. */
const SEAT_KEYS = { jackal: 'team', admiral: 'fleet', 'sea-battle': 'side' } as const

/** Returns the name of a seat of a game. */
export function seatText(game: Way['game'], seat: Seat, t: Translate): string {
  const key = `${SEAT_KEYS[game]}.${seat}`
  return isPlainText(key) ? t(key) : seat
}

/** Returns the name of a companion; a person has their present name if they are still on this computer. */
export function companionText(companion: Companion, names: ReadonlyMap<string, string>, t: Translate): string {
  if (companion.kind === 'person') return names.get(companion.id) ?? companion.name
  const key = `player.${companion.level}`
  return `${t(`game.${companion.game}`)}: ${isPlainText(key) ? t(key) : companion.level}`
}

/** Returns the name of a player of the record. */
export function playerText(player: ResultPlayer, t: Translate): string {
  if (player.kind !== 'bot') return player.name ?? t('people.someone')
  const key = `player.${player.level}`
  return isPlainText(key) ? t(key) : player.level
}

/** Returns what a record is about. */
export function bestText({ kind }: PersonalBest, t: Translate): string {
  if (typeof kind === 'string') return t(`people.best.${kind}`)
  const key = `people.best.${kind.figure}`
  return isPlainText(key) ? t(key) : t('people.best.other', { figure: kind.figure })
}
