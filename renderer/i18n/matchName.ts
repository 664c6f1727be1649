import type { MatchInfo, SeatPlan } from '../../electron/contract/match.ts'
import { LONGEST_TITLE } from '../../electron/contract/plainText.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { lessonTitle } from './lessonMatch.ts'
import { type Language, translator } from './t.ts'

/** The data of a name. */
export type NamedMatch = Pick<MatchInfo, 'game' | 'title' | 'seats' | 'outcome' | 'lesson'>

/** The title that the host gives to a match without one: its start time. */
const TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d$/

let areHidden = false

/** Sets whether players' own titles are hidden, because an audience sees this window. */
export function hideTitles(isHidden: boolean): void {
  areHidden = isHidden
}

/** Returns whether the title is the player's own, not the host's, and may be shown. */
export function hasOwnTitle({ title }: Pick<MatchInfo, 'title'>): boolean {
  return !TIME.test(title) && !areHidden
}

/** The locales of lists. British lists have no comma before the last item. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru' }

/** Returns the name of a match: the player's, its lesson's, else one of game, players and result. */
export function matchName(match: NamedMatch, language: Language): string {
  const lesson = lessonTitle(match)
  if (lesson) return translator(language)(lesson)
  return hasOwnTitle(match) ? match.title : derivedName(match, language)
}

/** Returns the name as the initial text of a title field. */
export function titleToEdit(match: NamedMatch, language: Language): string {
  return [...matchName(match, language)].slice(0, LONGEST_TITLE).join('').trim()
}

/** Returns a name for a copy, which differs from the match's by the time of the copy. */
export function titleOfCopy(match: NamedMatch, language: Language, now: Date): string {
  const t = translator(language)
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(now)
  const made = `, ${time.replaceAll(/\s/g, ' ')}`
  const name = hasOwnTitle(match) ? match.title : t(`game.${match.game}`)
  return (
    [...name]
      .slice(0, LONGEST_TITLE - made.length)
      .join('')
      .trim() + made
  )
}

function derivedName({ game: id, seats, outcome }: NamedMatch, language: Language): string {
  const t = translator(language)
  const game = t(`game.${id}`)
  const among = (list: NamedMatch['seats']) => playersText(list, language)
  if (!outcome) return `${game}: ${among(seats)}`
  const [winners, losers] = sides(seats, outcome.winners)
  if (winners.length === 0 || losers.length === 0) return t('match.name.draw', { game, players: among(seats) })
  return t('match.name.won', { game, winners: among(winners), losers: among(losers) })
}

function sides(seats: NamedMatch['seats'], winners: readonly Seat[]) {
  const won = ({ seat }: { readonly seat: Seat }) => winners.includes(seat)
  return [seats.filter(won), seats.filter((plan) => !won(plan))] as const
}

/** Returns people by name, and a single bot as well, else the number of bots: 'Ann, Bob and 2 bots'. */
export function playersText(seats: readonly SeatPlan[], language: Language): string {
  const people = seats.filter(({ player }) => player.kind === 'human').map(({ name }) => name)
  const bots = seats.filter(({ player }) => player.kind !== 'human')
  const t = translator(language)
  const [bot] = bots
  const parts = [
    ...people,
    ...(bot ? [bots.length > 1 ? t('match.bots', { n: bots.length }) : t('match.bot', { name: bot.name })] : []),
  ]
  return new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).format(parts)
}
