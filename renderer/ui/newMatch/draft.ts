import type { BotLevel, MatchInfo, Player, SeatPlan } from '../../../electron/contract/ipc.ts'
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

/** Checks the names of those who play. */
export function nameErrors<S extends Seat>(
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
export function seedOf(text: string): { readonly seed?: number } {
  const seed = parseSeed(text)
  return typeof seed === 'number' ? { seed } : {}
}

/** A whole number of rounds from 1 to `most`; null where the text is none. */
export function parseRounds(text: string, most: number): number | null {
  const rounds = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return rounds >= 1 && rounds <= most ? rounds : null
}

/** Who plays at each seat, as a setup takes it. */
export function plansOf<S extends Seat>(
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
