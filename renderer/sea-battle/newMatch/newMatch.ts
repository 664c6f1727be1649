import { BOT_LEVELS_OF, type MatchInfo, type MatchSetup } from '../../../electron/contract/ipc.ts'
import { SEATS, type SeaBattleOptions, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import {
  type DefaultName,
  type NameErrors,
  nameErrors,
  type PlayerKind,
  parseSeed,
  plansOf,
  type SeatDrafts,
  sameSeats,
  seedOf,
} from '../../ui/newMatch/draft.ts'

export const PLAYER_KINDS: readonly PlayerKind[] = ['human', ...BOT_LEVELS_OF['sea-battle']]
export const FIRSTS = ['draw', ...SEATS] as const

/** What the new-match form holds; texts as they were typed. */
export interface Draft extends SeaBattleOptions {
  readonly seats: SeatDrafts<SeaSeat>
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

/** What is wrong with a draft, by field. */
export interface DraftErrors {
  readonly names: NameErrors<SeaSeat>
  readonly seed: boolean
}

/** Checks a draft. */
export function checkDraft(draft: Draft, defaultName: DefaultName<SeaSeat>): DraftErrors {
  return {
    names: nameErrors(SEATS, draft.seats, defaultName),
    seed: parseSeed(draft.seed) === 'invalid',
  }
}

/** True when a match can begin with the draft. */
export const isFaultless = ({ names, seed }: DraftErrors): boolean => Object.keys(names).length === 0 && !seed

/** The setup that a faultless draft asks for. */
export function setupOf(draft: Draft, defaultName: DefaultName<SeaSeat>): MatchSetup {
  return {
    game: 'sea-battle',
    options: optionsOf(draft),
    seats: plansOf(SEATS, draft.seats, defaultName),
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
