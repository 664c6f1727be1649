import { BOT_TEMPERS_OF, type BotTemper, type GameId } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { PlainTextKey, Translate } from '../../i18n/t.ts'
import type { DefaultName, SeatDraft, SeatDrafts } from './draft.ts'

/** One of the game's tempers that is drawn when the match is started. */
export const ANY = 'any'
/** What may be chosen for a bot besides its plain play. */
export type TemperChoice = BotTemper | typeof ANY

type NamedTemper = { [G in GameId]: `${G}.${(typeof BOT_TEMPERS_OF)[G][number]}` }[GameId]

/** What is offered for the bots of a game; nothing where they have one temper only. */
export function temperChoices(game: GameId): readonly TemperChoice[] {
  const tempers: readonly BotTemper[] = BOT_TEMPERS_OF[game]
  return tempers.length === 0 ? [] : [ANY, ...tempers]
}

/** A choice as it was kept; undefined if the game has no such temper. */
export function readTemper(game: GameId, kept: unknown): TemperChoice | undefined {
  return temperChoices(game).find((choice) => choice === kept)
}

/** What was chosen for a seat; undefined where a person plays, and for a bot without a temper of its own. */
export function chosenTemper({ kind, temper }: SeatDraft): TemperChoice | undefined {
  return kind === 'human' || kind === 'elsewhere' ? undefined : temper
}

/**
 * The default names of the seats with those of the characters whose tempers bots have; the second of the same temper keeps
 * the name of its seat, and so does whoever plays where the character's name was typed for another.
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

/** The word for a choice, as the form offers it. */
export function temperWord(game: GameId, choice: TemperChoice, t: Translate): string {
  return choice === ANY ? t('temper.any') : t(`temper.${game}.${choice}` as `temper.${NamedTemper}`) // a game's own
}

/** What a choice means, in a sentence. */
export function temperManner(game: GameId, choice: TemperChoice | 'none', t: Translate): string {
  if (choice === ANY || choice === 'none') return t(`temper.${choice}.manner`)
  return t(`temper.${game}.${choice}.manner` as `temper.${NamedTemper}.manner`) // a game's own
}

/** The seats with a temper drawn for each bot that may have any: one that nobody else has, as long as there are some. */
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
