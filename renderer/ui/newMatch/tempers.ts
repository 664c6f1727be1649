import { BOT_TEMPERS_OF, type BotTemper, type GameId } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { PlainTextKey, Translate } from '../../i18n/t.ts'
import type { DefaultName, SeatDraft, SeatDrafts } from './draft.ts'

/** Stands for one of the game's personalities, drawn when the match is started. */
export const ANY = 'any'
/** The choices for a bot besides its plain play. */
export type TemperChoice = BotTemper | typeof ANY

type NamedTemper = { [G in GameId]: `${G}.${(typeof BOT_TEMPERS_OF)[G][number]}` }[GameId]

/** Returns the choices for the bots of a game; none if they have only one personality. */
export function temperChoices(game: GameId): readonly TemperChoice[] {
  const tempers: readonly BotTemper[] = BOT_TEMPERS_OF[game]
  return tempers.length === 0 ? [] : [ANY, ...tempers]
}

/** Returns a kept choice; undefined if the game has no such personality. */
export function readTemper(game: GameId, kept: unknown): TemperChoice | undefined {
  return temperChoices(game).find((choice) => choice === kept)
}

/** Returns the choice for a seat; undefined for a person, and for a bot without a personality of its own. */
export function chosenTemper({ kind, temper }: SeatDraft): TemperChoice | undefined {
  return kind === 'human' || kind === 'elsewhere' ? undefined : temper
}

/**
 * Returns the default names of the seats, with those of the characters whose personalities bots have. The second bot of
 * the same personality keeps the name of its seat, and so does a bot whose character's name was typed for another seat.
 */
export function characterNames<S extends Seat>(
  game: GameId,
  seats: SeatDrafts<S>,
  playing: readonly S[],
  defaultName: DefaultName<S>,
  t: Translate,
): DefaultName<S> {
  const tempers = playing.map((seat) => chosenTemper(seats[seat]))
  return (seat) => {
    const temper = chosenTemper(seats[seat])
    const isFirst = tempers.indexOf(temper) === playing.indexOf(seat)
    if (temper === undefined || temper === ANY || !isFirst) return defaultName(seat)
    const name = t(nameKey(game, temper))
    const isTyped = playing.some((other) => other !== seat && seats[other].name?.trim() === name)
    return isTyped ? defaultName(seat) : name
  }
}

const nameKey = (game: GameId, temper: BotTemper): PlainTextKey =>
  `temper.${game}.${temper}.name` as `temper.${NamedTemper}.name` // a game's own

/** Returns the word for a choice, as the form offers it. */
export function temperWord(game: GameId, choice: TemperChoice, t: Translate): string {
  return choice === ANY ? t('temper.any') : t(`temper.${game}.${choice}` as `temper.${NamedTemper}`) // a game's own
}

/** Returns the meaning of a choice, in a sentence. */
export function temperManner(game: GameId, choice: TemperChoice | 'none', t: Translate): string {
  if (choice === ANY || choice === 'none') return t(`temper.${choice}.manner`)
  return t(`temper.${game}.${choice}.manner` as `temper.${NamedTemper}.manner`) // a game's own
}

/**
 * Returns the seats with a drawn personality for each bot with a random one: one that no other bot has, as long as
 * there are some.
 */
export function drawTempers<S extends Seat>(
  game: GameId,
  seats: SeatDrafts<S>,
  playing: readonly S[],
  random = Math.random,
): SeatDrafts<S> {
  const all: readonly BotTemper[] = BOT_TEMPERS_OF[game]
  const taken = new Set(playing.map((seat) => chosenTemper(seats[seat])))
  const drawn: Partial<Record<S, SeatDraft>> = {}
  for (const seat of playing) {
    if (chosenTemper(seats[seat]) !== ANY) continue
    const free = all.filter((temper) => !taken.has(temper))
    const offered = free.length > 0 ? free : all
    const temper = offered[Math.floor(random() * offered.length)]
    if (temper === undefined) continue
    taken.add(temper)
    drawn[seat] = { ...seats[seat], temper }
  }
  return { ...seats, ...drawn }
}
