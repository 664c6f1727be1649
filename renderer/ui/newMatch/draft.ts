import {
  BOT_LEVELS_OF,
  type BotLevel,
  GAMES_ELSEWHERE,
  type GameId,
  type MatchInfo,
  type MatchSetup,
  type Player,
  type SeatPlan,
} from '../../../electron/contract/ipc.ts'
import { LONGEST_NAME, type TextFault, textFault } from '../../../electron/contract/plainText.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { type ClockDraft, clockSetup } from './clockDraft.ts'

/** `elsewhere`: a person on another screen. */
export type PlayerKind = 'human' | 'elsewhere' | BotLevel

/** One seat of a new-match form. */
export interface SeatDraft {
  /** Null until it is edited; then the default name of the language applies. */
  readonly name: string | null
  readonly kind: PlayerKind
}

/** Drafts of all seats of the game, including those that do not play in this match. */
export type SeatDrafts<S extends Seat> = Readonly<Record<S, SeatDraft>>

/** Default name of a seat. */
export type DefaultName<S extends Seat> = (seat: S) => string

/** What may be wrong with a name. */
export const NAME_ERRORS = [
  'name-empty',
  'name-long',
  'name-unprintable',
  'name-twice',
] as const satisfies readonly `name-${TextFault | 'twice'}`[]
export type NameError = (typeof NAME_ERRORS)[number]

/** Errors in the names of the seats that play. */
export type NameErrors<S extends Seat> = Readonly<Partial<Record<S, NameError>>>

/** The fields that every form has; texts as typed. */
export interface SeatedDraft<S extends Seat> {
  readonly seats: SeatDrafts<S>
  readonly clock: ClockDraft
  readonly seed: string
}

/** Errors of a draft: names, seed, and the fields that a game adds. */
export type DraftErrors<S extends Seat, Field extends string = never> = {
  readonly names: NameErrors<S>
} & { readonly [field in 'seed' | Field]: boolean }

/** Who may play a seat: a person here or on another screen, or a bot of one of the game's levels. */
export function playerKinds(game: GameId): readonly PlayerKind[] {
  return ['human', ...(GAMES_ELSEWHERE.includes(game) ? (['elsewhere'] as const) : []), ...BOT_LEVELS_OF[game]]
}

/** Validates the fields that every form has. */
export function checkSeated<S extends Seat>(
  { seats, seed }: Pick<SeatedDraft<S>, 'seats' | 'seed'>,
  playing: readonly S[],
  defaultName: DefaultName<S>,
): DraftErrors<S> {
  return { names: nameErrors(playing, seats, defaultName), seed: parseSeed(seed) === 'invalid' }
}

/** Whether a draft has no errors, including those of fields that a game adds. */
export function isFaultless<S extends Seat>({ names, ...flags }: DraftErrors<S>): boolean {
  return Object.keys(names).length === 0 && Object.values(flags).every((wrong) => !wrong)
}

/** The part that every setup has: who plays which seat, the clock if there is one, and the seed if one was typed. */
export function seatedSetup<S extends Seat>(
  { seats, clock, seed }: SeatedDraft<S>,
  playing: readonly S[],
  defaultName: DefaultName<S>,
): Pick<MatchSetup, 'seats' | 'clock' | 'seed'> {
  return { seats: plansOf(playing, seats, defaultName), ...clockSetup(clock), ...seedOf(seed) }
}

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
  return Object.fromEntries(wrong) as NameErrors<S> // fromEntries loses the key type
}

/** The name of a seat as the match will show it. */
function nameOf<S extends Seat>(seats: SeatDrafts<S>, seat: S, defaultName: DefaultName<S>): string {
  return (seats[seat].name ?? defaultName(seat)).trim()
}

function nameError(name: string, all: readonly string[]): NameError | null {
  const error = textFault(name, LONGEST_NAME)
  if (error) return `name-${error}`
  return all.filter((other) => other === name).length > 1 ? 'name-twice' : null
}

/** Parses an integer from 0 to 2^53 − 1; null for an empty text. */
export function parseSeed(text: string): number | null | 'invalid' {
  const digits = text.trim()
  if (digits === '') return null
  const seed = /^\d{1,16}$/.test(digits) ? Number(digits) : Number.NaN
  return Number.isSafeInteger(seed) ? seed : 'invalid'
}

/** The seed as a setup has it; absent when none was typed. */
function seedOf(text: string): { readonly seed?: number } {
  const seed = parseSeed(text)
  return typeof seed === 'number' ? { seed } : {}
}

/** Parses a number of rounds from 1 to `most`; null for any other text. */
export function parseRounds(text: string, most: number): number | null {
  const rounds = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return rounds >= 1 && rounds <= most ? rounds : null
}

/** Who plays each seat, as a setup has it. */
function plansOf<S extends Seat>(
  playing: readonly S[],
  seats: SeatDrafts<S>,
  defaultName: DefaultName<S>,
): Readonly<Record<Seat, SeatPlan>> {
  const plan = (seat: S): SeatPlan => ({ name: nameOf(seats, seat, defaultName), player: playerOf(seats[seat].kind) })
  return Object.fromEntries(playing.map((seat) => [seat, plan(seat)]))
}

/** Whoever plays a seat of this kind. */
export function playerOf(kind: PlayerKind): Player {
  if (kind === 'human') return { kind }
  return kind === 'elsewhere' ? { kind: 'human', elsewhere: true } : { kind: 'bot', level: kind }
}

/** The same match with each player one seat on: with two players, they swap sides. */
export function swapSeats(setup: MatchSetup): MatchSetup {
  const plans = Object.entries(setup.seats)
  const seats = plans.map(([seat], index) => [seat, plans[(index + 1) % plans.length]?.[1]] as const)
  return { ...setup, seats: Object.fromEntries(seats) as MatchSetup['seats'] } // each index is within the list
}

/** The same players at the same seats, for a rematch. */
export function sameSeats(seats: MatchInfo['seats']): Readonly<Record<Seat, SeatPlan>> {
  return Object.fromEntries(seats.map(({ seat, name, player }) => [seat, { name, player }]))
}
