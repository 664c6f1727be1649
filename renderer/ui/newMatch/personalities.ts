import { BOT_PERSONALITIES_OF, type BotPersonality, type GameId } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { PlainTextKey, Translate } from '../../i18n/t.ts'
import type { DefaultName, SeatDraft, SeatDrafts } from './draft.ts'
import { isBot } from './playerKind.ts'

/** Stands for one of the game's personalities, drawn when the match is started. */
export const ANY = 'any'
/** The choices for a bot besides its plain play. */
export type PersonalityChoice = BotPersonality | typeof ANY

type NamedPersonality = { [G in GameId]: `${G}.${(typeof BOT_PERSONALITIES_OF)[G][number]}` }[GameId]

/** Returns the choices for the bots of a game; none if they have only one personality. */
export function personalityChoices(game: GameId): readonly PersonalityChoice[] {
  const personalities: readonly BotPersonality[] = BOT_PERSONALITIES_OF[game]
  return personalities.length === 0 ? [] : [ANY, ...personalities]
}

/** Returns a kept choice; undefined if the game has no such personality. */
export function readPersonality(game: GameId, kept: unknown): PersonalityChoice | undefined {
  return personalityChoices(game).find((choice) => choice === kept)
}

/** Returns the choice for a seat; undefined for a person, and for a bot without a personality of its own. */
export function chosenPersonality({ kind, temper }: SeatDraft): PersonalityChoice | undefined {
  return isBot(kind) ? temper : undefined
}

/**
 * Returns the default names of the seats, with those of the characters whose personalities bots have, and of viewers.
 * The second bot of the same personality keeps the name of its seat, and so does a bot whose character's name was typed
 * for another seat.
 */
export function characterNames<S extends Seat>(
  game: GameId,
  seats: SeatDrafts<S>,
  playing: readonly S[],
  defaultName: DefaultName<S>,
  t: Translate,
): DefaultName<S> {
  const personalities = playing.map((seat) => chosenPersonality(seats[seat]))
  const firstViewers = playing.find((seat) => seats[seat].kind === 'viewers')
  const ownName = (seat: S): string | null => {
    if (seat === firstViewers) return t('new.viewers.name')
    const personality = chosenPersonality(seats[seat])
    const isFirst = personalities.indexOf(personality) === playing.indexOf(seat)
    return personality === undefined || personality === ANY || !isFirst ? null : t(nameKey(game, personality))
  }
  return (seat) => {
    const name = ownName(seat)
    if (name === null) return defaultName(seat)
    const isTyped = playing.some((other) => other !== seat && seats[other].name?.trim() === name)
    return isTyped ? defaultName(seat) : name
  }
}

const nameKey = (game: GameId, personality: BotPersonality): PlainTextKey =>
  `temper.${game}.${personality}.name` as `temper.${NamedPersonality}.name` // a game's own

/** Returns the word for a choice, as the form offers it. */
export function personalityWord(game: GameId, choice: PersonalityChoice, t: Translate): string {
  return choice === ANY ? t('temper.any') : t(`temper.${game}.${choice}` as `temper.${NamedPersonality}`) // a game's own
}

/** Returns the meaning of a choice, in a sentence. */
export function personalityManner(game: GameId, choice: PersonalityChoice | 'none', t: Translate): string {
  if (choice === ANY || choice === 'none') return t(`temper.${choice}.manner`)
  return t(`temper.${game}.${choice}.manner` as `temper.${NamedPersonality}.manner`) // a game's own
}

/**
 * Returns the seats with a drawn personality for each bot with a random one: one that no other bot has, as long as
 * there are some.
 */
export function drawPersonalities<S extends Seat>(
  game: GameId,
  seats: SeatDrafts<S>,
  playing: readonly S[],
  random = Math.random,
): SeatDrafts<S> {
  const all: readonly BotPersonality[] = BOT_PERSONALITIES_OF[game]
  const taken = new Set(playing.map((seat) => chosenPersonality(seats[seat])))
  const drawn: Partial<Record<S, SeatDraft>> = {}
  for (const seat of playing) {
    if (chosenPersonality(seats[seat]) !== ANY) continue
    const free = all.filter((personality) => !taken.has(personality))
    const offered = free.length > 0 ? free : all
    const personality = offered[Math.floor(random() * offered.length)]
    if (personality === undefined) continue
    taken.add(personality)
    drawn[seat] = { ...seats[seat], temper: personality }
  }
  return { ...seats, ...drawn }
}
