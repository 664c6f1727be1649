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

export type NameError = `name-${TextFault | 'twice'}`

/** What is wrong with the names of those who play, by seat. */
export function nameErrors<S extends Seat>(
  seats: readonly S[],
  nameOf: (seat: S) => string,
): Readonly<Partial<Record<S, NameError>>> {
  const names = seats.map(nameOf)
  const wrong = seats.flatMap((seat, index) => {
    const error = nameError(names[index] ?? '', names)
    return error ? [[seat, error] as const] : []
  })
  return Object.fromEntries(wrong) as Partial<Record<S, NameError>> // entries of the seats given
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

export function playerOf(kind: PlayerKind): Player {
  return kind === 'human' ? { kind } : { kind: 'bot', level: kind }
}

/** The same players at the same seats, for a match once more. */
export function sameSeats(seats: MatchInfo['seats']): Readonly<Record<Seat, SeatPlan>> {
  return Object.fromEntries(seats.map(({ seat, name, player }) => [seat, { name, player }]))
}
