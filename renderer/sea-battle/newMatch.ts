import { BOT_LEVELS_OF, type MatchInfo, type MatchSetup, type SeatPlan } from '../../electron/contract/ipc.ts'
import { SEATS, type SeaBattleOptions, type SeaSeat } from '../../engine/sea-battle/types.ts'
import {
  type NameError,
  nameErrors,
  type PlayerKind,
  parseSeed,
  playerOf,
  type SeatDraft,
  sameSeats,
  seedOf,
} from '../app/newMatch/draft.ts'

export const PLAYER_KINDS: readonly PlayerKind[] = ['human', ...BOT_LEVELS_OF['sea-battle']]
export const FIRSTS = ['draw', ...SEATS] as const

/** What the new-match form holds; texts as they were typed. */
export interface Draft extends SeaBattleOptions {
  readonly seats: Readonly<Record<SeaSeat, SeatDraft>>
  readonly seed: string
}

export const FIRST_DRAFT: Draft = {
  seats: { north: { name: null, kind: 'human' }, south: { name: null, kind: 'medium' } },
  touch: 'none',
  shapes: 'straight',
  first: 'draw',
  autoMark: true,
  seed: '',
}

export interface DraftErrors {
  readonly names: Readonly<Partial<Record<SeaSeat, NameError>>>
  readonly seed: boolean
}

type NameOf = (seat: SeaSeat) => string

/** The name of a seat as it will stand on the table. */
export function nameOf({ seats }: Draft, seat: SeaSeat, defaultName: NameOf): string {
  return (seats[seat].name ?? defaultName(seat)).trim()
}

/** Checks a draft; `defaultName` gives the name of a seat that was not edited. */
export function checkDraft(draft: Draft, defaultName: NameOf): DraftErrors {
  return {
    names: nameErrors(SEATS, (seat) => nameOf(draft, seat, defaultName)),
    seed: parseSeed(draft.seed) === 'invalid',
  }
}

export const isFaultless = ({ names, seed }: DraftErrors): boolean => Object.keys(names).length === 0 && !seed

/** The setup a faultless draft asks for. */
export function setupOf(draft: Draft, defaultName: NameOf): MatchSetup {
  const plan = (seat: SeaSeat): SeatPlan => ({
    name: nameOf(draft, seat, defaultName),
    player: playerOf(draft.seats[seat].kind),
  })
  return {
    game: 'sea-battle',
    options: optionsOf(draft),
    seats: { north: plan('north'), south: plan('south') },
    ...seedOf(draft.seed),
  }
}

/** The same match once more: same players and options, new fleets. */
export function rematchOf(seats: MatchInfo['seats'], options: SeaBattleOptions): MatchSetup {
  return { game: 'sea-battle', options: optionsOf(options), seats: sameSeats(seats) }
}

function optionsOf({ touch, shapes, first, autoMark }: SeaBattleOptions): MatchSetup['options'] {
  return { touch, shapes, first, autoMark }
}
