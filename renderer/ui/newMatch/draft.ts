import {
  BOT_LEVELS_OF,
  type BotLevel,
  type GameId,
  type MatchInfo,
  type MatchSetup,
  type Player,
  type SeatPlan,
} from '../../../electron/contract/ipc.ts'
import { LONGEST_NAME, type TextFault, textFault } from '../../../electron/contract/plainText.ts'
import type { Seat } from '../../../engine/kernel/game.ts'

export type PlayerKind = 'human' | BotLevel

/** What a new-match form holds for one seat. */
export interface SeatDraft {
  /** Null until it is edited: then the name that the language gives. */
  readonly name: string | null
  readonly kind: PlayerKind
}

/** What a form holds for each seat of the game, those that stay empty in this match included. */
export type SeatDrafts<S extends Seat> = Readonly<Record<S, SeatDraft>>

/** Gives the name of a seat that was not edited. */
export type DefaultName<S extends Seat> = (seat: S) => string

export type NameError = `name-${TextFault | 'twice'}`

/** What is wrong with the names of those who play, by seat. */
export type NameErrors<S extends Seat> = Readonly<Partial<Record<S, NameError>>>

/** What every form holds, whatever else a game asks; texts as they were typed. */
export interface SeatedDraft<S extends Seat> {
  readonly seats: SeatDrafts<S>
  readonly seed: string
}

/** What is wrong with a draft: the names, the seed, and the fields that a game adds. */
export type DraftErrors<S extends Seat, Field extends string = never> = {
  readonly names: NameErrors<S>
} & { readonly [field in 'seed' | Field]: boolean }

/** Who may play a seat: a person, or a bot of one of the game's levels. */
export function playerKinds(game: GameId): readonly PlayerKind[] {
  return ['human', ...BOT_LEVELS_OF[game]]
}

/** Checks what every form holds. */
export function checkSeated<S extends Seat>(
  { seats, seed }: SeatedDraft<S>,
  playing: readonly S[],
  defaultName: DefaultName<S>,
): DraftErrors<S> {
  return { names: nameErrors(playing, seats, defaultName), seed: parseSeed(seed) === 'invalid' }
}

/** True when a match can begin with the draft; fields that a game adds count as well. */
export function isFaultless<S extends Seat>({ names, ...flags }: DraftErrors<S>): boolean {
  return Object.keys(names).length === 0 && Object.values(flags).every((wrong) => !wrong)
}

/** What every setup is given: who plays where, and the seed where one was typed. */
export function seatedSetup<S extends Seat>(
  { seats, seed }: SeatedDraft<S>,
  playing: readonly S[],
  defaultName: DefaultName<S>,
): Pick<MatchSetup, 'seats' | 'seed'> {
  return { seats: plansOf(playing, seats, defaultName), ...seedOf(seed) }
}

/** Checks the names of those who play. */
function nameErrors<S extends Seat>(
  playing: readonly S[],
  seats: SeatDrafts<S>,
  defaultName: DefaultName<S>,
): NameErrors<S> {
  const names = playing.map((seat) => nameOf(seats, seat, defaultName))
  const wrong = playing.flatMap((seat, index) => {
    const error = nameError(names[index] ?? '', names)
    return error ? [[seat, error] as const] : []
  })
  return Object.fromEntries(wrong) as NameErrors<S> // entries of the seats given
}

/** The name of a seat as it will stand on the table. */
function nameOf<S extends Seat>(seats: SeatDrafts<S>, seat: S, defaultName: DefaultName<S>): string {
  return (seats[seat].name ?? defaultName(seat)).trim()
}

function nameError(name: string, all: readonly string[]): NameError | null {
  const fault = textFault(name, LONGEST_NAME)
  if (fault) return `name-${fault}`
  return all.filter((other) => other === name).length > 1 ? 'name-twice' : null
}

/** A whole number from 0 to 2^53 − 1; null for none. */
export function parseSeed(text: string): number | null | 'invalid' {
  const digits = text.trim()
  if (digits === '') return null
  const seed = /^\d{1,16}$/.test(digits) ? Number(digits) : Number.NaN
  return Number.isSafeInteger(seed) ? seed : 'invalid'
}

/** The seed as a setup takes it: left out where none is given. */
function seedOf(text: string): { readonly seed?: number } {
  const seed = parseSeed(text)
  return typeof seed === 'number' ? { seed } : {}
}

/** A whole number of rounds from 1 to `most`; null where the text is none. */
export function parseRounds(text: string, most: number): number | null {
  const rounds = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return rounds >= 1 && rounds <= most ? rounds : null
}

/** Who plays at each seat, as a setup takes it. */
function plansOf<S extends Seat>(
  playing: readonly S[],
  seats: SeatDrafts<S>,
  defaultName: DefaultName<S>,
): Readonly<Record<Seat, SeatPlan>> {
  const plan = (seat: S): SeatPlan => ({ name: nameOf(seats, seat, defaultName), player: playerOf(seats[seat].kind) })
  return Object.fromEntries(playing.map((seat) => [seat, plan(seat)]))
}

function playerOf(kind: PlayerKind): Player {
  return kind === 'human' ? { kind } : { kind: 'bot', level: kind }
}

/** The same players at the same seats, for a match once more. */
export function sameSeats(seats: MatchInfo['seats']): Readonly<Record<Seat, SeatPlan>> {
  return Object.fromEntries(seats.map(({ seat, name, player }) => [seat, { name, player }]))
}
