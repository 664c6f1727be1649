import {
  BOT_LEVELS_OF,
  GAMES_ELSEWHERE,
  type GameId,
  type Json,
  type MatchInfo,
  type MatchSetup,
  type NewSeat,
  type Player,
  type SeatPlan,
} from '../../../electron/contract/ipc.ts'
import { cleanText, LONGEST_NAME, type TextFault, textFault } from '../../../electron/contract/plainText.ts'
import { LONGEST_DEAL_NAME, seedOfDeal } from '../../../engine/kernel/dealName.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { type ClockDraft, clockSetup } from './clockDraft.ts'
import { ANY, chosenPersonality, type PersonalityChoice } from './personalities.ts'
import type { PlayerKind } from './playerKind.ts'

/** The bot that moves for viewers who do not vote. */
const VIEWERS: Player = { kind: 'bot', level: 'medium', audience: true }

/** One seat of a new-match form. */
export interface SeatDraft {
  /** Null until it is edited; then the default name of the language applies. */
  readonly name: string | null
  readonly kind: PlayerKind
  /** The id of the profile of the person; missing for guests. */
  readonly profile?: string
  /** The personality of a bot that plays there; missing for plain play. */
  readonly temper?: PersonalityChoice
}

/** Drafts of all seats of the game, including those that do not play in this match. */
export type SeatDrafts<S extends Seat> = Readonly<Record<S, SeatDraft>>

/** Default name of a seat. */
export type DefaultName<S extends Seat> = (seat: S) => string

/** The possible faults of a name. */
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
  /** The name of the deal; empty for a secret one. */
  readonly dealName: string
}

/** The possible faults of a deal's name; `elsewhere`: other screens play, and its name reveals all hidden things. */
export const DEAL_FAULTS = ['number', 'unprintable', 'elsewhere'] as const
export type DealFault = (typeof DEAL_FAULTS)[number]
type DealFlag = `deal-${DealFault}`

/** Errors of a draft: names of players and of the deal, and the fields that a game adds. */
export type DraftErrors<S extends Seat, Field extends string = never> = {
  readonly names: NameErrors<S>
} & { readonly [field in DealFlag | Field]: boolean }

/** Returns the possible players of a seat: a person here or on another screen, viewers, or a bot of one of the game's levels. */
export function playerKinds(game: GameId): readonly PlayerKind[] {
  const away = GAMES_ELSEWHERE.includes(game) ? (['elsewhere', 'viewers'] as const) : []
  return ['human', ...away, ...BOT_LEVELS_OF[game]]
}

/**
 * Returns the players that the form offers for a seat: no person on another screen if the deal is named, as its name
 * reveals all hidden things. If such a person is already chosen, they stay, as a fault to fix. Viewers stay, too, if they
 * are chosen and not offered now.
 */
export function offeredKinds(
  game: GameId,
  dealName: string,
  chosen: PlayerKind,
  hasViewers = false,
): readonly PlayerKind[] {
  const isOffered = (kind: PlayerKind) =>
    kind === 'elsewhere' ? dealName.trim() === '' : kind !== 'viewers' || hasViewers
  return playerKinds(game).filter((kind) => kind === chosen || isOffered(kind))
}

/** Validates the fields that every form has. */
export function checkSeated<S extends Seat>(
  { seats, dealName }: Pick<SeatedDraft<S>, 'seats' | 'dealName'>,
  playing: readonly S[],
  defaultName: DefaultName<S>,
): DraftErrors<S> {
  const kinds = playing.map((seat) => seats[seat].kind)
  const fault = dealFault(dealName, kinds)
  return {
    names: nameErrors(playing, seats, defaultName),
    'deal-number': fault === 'number',
    'deal-unprintable': fault === 'unprintable',
    'deal-elsewhere': fault === 'elsewhere',
  }
}

/** Returns the fault of a deal's name; null if there is none. */
function dealFault(typed: string, kinds: readonly PlayerKind[]): DealFault | null {
  const name = typed.trim()
  if (name === '') return null
  if (textFault(name, LONGEST_DEAL_NAME)) return 'unprintable'
  if (seedOfDeal(name) === null) return 'number'
  return kinds.includes('elsewhere') ? 'elsewhere' : null
}

/** Returns the fault of the deal's name among the errors of a draft. */
export function dealFaultIn(errors: Readonly<Record<DealFlag, boolean>>): DealFault | null {
  return DEAL_FAULTS.find((fault) => errors[`deal-${fault}`]) ?? null
}

/** Returns whether a draft has no errors, including those of a game's own fields. */
export function isFaultless<S extends Seat>({ names, ...flags }: DraftErrors<S>): boolean {
  return Object.keys(names).length === 0 && Object.values(flags).every((wrong) => !wrong)
}

/**
 * Returns the part that every setup has: the players of the seats, the clock if there is one, and the deal if it was
 * named.
 */
export function seatedSetup<S extends Seat>(
  { seats, clock, dealName }: SeatedDraft<S>,
  playing: readonly S[],
  defaultName: DefaultName<S>,
): Pick<MatchSetup, 'seats' | 'clock' | 'dealName'> {
  const name = dealName.trim()
  const deal = name === '' ? {} : { dealName: name }
  return { seats: plansOf(playing, seats, defaultName), ...clockSetup(clock), ...deal }
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

/** Returns the name of a seat as the match will show it. */
function nameOf<S extends Seat>(seats: SeatDrafts<S>, seat: S, defaultName: DefaultName<S>): string {
  return (seats[seat].name ?? defaultName(seat)).trim()
}

function nameError(name: string, all: readonly string[]): NameError | null {
  const error = textFault(name, LONGEST_NAME)
  if (error) return `name-${error}`
  return all.filter((other) => other === name).length > 1 ? 'name-twice' : null
}

/** Parses a number of rounds from 1 to `most`; returns null for any other text. */
export function parseRounds(text: string, most: number): number | null {
  const rounds = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return rounds >= 1 && rounds <= most ? rounds : null
}

/** Returns the players of the seats in the form of a setup. */
function plansOf<S extends Seat>(
  playing: readonly S[],
  seats: SeatDrafts<S>,
  defaultName: DefaultName<S>,
): Readonly<Record<Seat, NewSeat>> {
  const plan = (seat: S): NewSeat => {
    const { profile } = seats[seat]
    const player = plannedPlayer(seats[seat])
    const person = player.kind === 'human' && profile !== undefined ? { profile } : {}
    return { name: nameOf(seats, seat, defaultName), player, ...person }
  }
  return Object.fromEntries(playing.map((seat) => [seat, plan(seat)]))
}

/** Returns the same seats with the weakest bots in place of all players. */
export function againstEasy<S extends Seat>(seats: SeatDrafts<S>): SeatDrafts<S> {
  const rows = Object.entries<SeatDraft>(seats).map(([seat, draft]) => [
    seat,
    draft.kind === 'human' ? draft : { ...draft, kind: 'easy' },
  ])
  return Object.fromEntries(rows) as SeatDrafts<S> // fromEntries loses the key type
}

/** Returns the player of a seat as drafted; a personality that is still to be drawn counts as none. */
function plannedPlayer(draft: SeatDraft): Player {
  const player = playerOf(draft.kind)
  const personality = chosenPersonality(draft)
  return player.kind !== 'bot' || personality === undefined || personality === ANY
    ? player
    : { ...player, temper: personality }
}

/** Returns the player of a seat of this kind. */
export function playerOf(kind: PlayerKind): Player {
  if (kind === 'human') return { kind }
  if (kind === 'viewers') return VIEWERS
  return kind === 'elsewhere' ? { kind: 'human', elsewhere: true } : { kind: 'bot', level: kind }
}

/**
 * Returns the same match with each player one seat on: with two players, they swap sides. Options of a seat go with its
 * player.
 */
export function swapSeats(setup: MatchSetup): MatchSetup {
  const seats = Object.keys(setup.seats)
  const options = Object.entries(setup.options).map(([name, value]) => [
    name,
    isBySeat(value, seats) ? movedOn(value, seats) : value,
  ])
  return { ...setup, seats: movedOn(setup.seats, seats), options: Object.fromEntries(options) }
}

/** Returns a table of seats with each value moved one seat on. */
function movedOn<T>(table: Readonly<Record<Seat, T>>, seats: readonly Seat[]): Readonly<Record<Seat, T>> {
  const from = (index: number): Seat => seats[(index + 1) % seats.length] ?? ''
  const moved = seats.flatMap((seat, index) =>
    Object.hasOwn(table, from(index)) ? [[seat, table[from(index)] as T] as const] : [],
  )
  return Object.fromEntries(moved)
}

/** Returns whether an option has values by seat. */
function isBySeat(value: Json, seats: readonly Seat[]): value is Readonly<Record<Seat, Json>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = Object.keys(value)
  return names.length > 0 && names.every((name) => seats.includes(name))
}

/** Returns a match with its people back on the seats that bots have played since those lost on time. */
export function withPlayersBack(match: MatchInfo): MatchInfo {
  const { seats, playersBefore = {} } = match
  return { ...match, seats: seats.map((one) => ({ ...one, player: playersBefore[one.seat] ?? one.player })) }
}

/** Returns the same players at the same seats, for a rematch; names of old matches in the form that is valid today. */
export function sameSeats(seats: MatchInfo['seats']): Readonly<Record<Seat, SeatPlan>> {
  const plan = ({ seat, name, player }: MatchInfo['seats'][number]): SeatPlan => ({
    name: cleanText(name, LONGEST_NAME) || seat,
    player,
  })
  return Object.fromEntries(seats.map((one) => [one.seat, plan(one)]))
}
