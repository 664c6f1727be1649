import type { MatchInfo, MatchSetup } from '../../../electron/contract/ipc.ts'
import { SEATS, type SeaBattleOptions, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { Translate } from '../../i18n/t.ts'
import { FIRST_CLOCK, readClock } from '../../ui/newMatch/clockDraft.ts'
import {
  againstEasy,
  checkSeated,
  type DefaultName,
  type DraftErrors,
  type SeatedDraft,
  sameSeats,
  seatedSetup,
} from '../../ui/newMatch/draft.ts'
import { type DraftReaders, flag, oneOf, seatDrafts } from '../../ui/newMatch/keptDraft.ts'
import { characterNames } from '../../ui/newMatch/personalities.ts'

export const FIRSTS = ['draw', ...SEATS] as const

/** The content of the new-match form; texts as typed. */
export interface Draft extends SeatedDraft<SeaSeat>, SeaBattleOptions {}

export const FIRST_DRAFT: Draft = {
  seats: { north: { name: null, kind: 'human' }, south: { name: null, kind: 'medium' } },
  touch: 'none',
  shapes: 'straight',
  first: 'draw',
  autoMark: true,
  clock: FIRST_CLOCK,
  dealName: '',
}

/** The default names in the current language. */
export const defaultNames =
  (t: Translate) =>
  (seat: SeaSeat): string =>
    t(`player.default.${seat}`)

/** The fields of a draft that are kept for the next start of the program. */
export const DRAFT_READERS: DraftReaders<Draft> = {
  seats: seatDrafts('sea-battle', FIRST_DRAFT.seats),
  clock: readClock,
  touch: oneOf('none', 'corners'),
  shapes: oneOf('straight', 'bent'),
  first: oneOf(...FIRSTS),
  autoMark: flag,
}

/** Returns the names of the seats without a typed name. */
export const playerNames = ({ seats }: Draft, t: Translate): DefaultName<SeaSeat> =>
  characterNames('sea-battle', seats, SEATS, defaultNames(t), t)

/** Checks a draft. */
export function checkDraft(draft: Draft, defaultName: DefaultName<SeaSeat>): DraftErrors<SeaSeat> {
  return checkSeated(draft, SEATS, defaultName)
}

/** Returns the setup of a faultless draft. */
export function setupOf(draft: Draft, defaultName: DefaultName<SeaSeat>): MatchSetup {
  return {
    game: 'sea-battle',
    options: optionsOf(draft),
    ...seatedSetup(draft, SEATS, defaultName),
  }
}

/** Returns a first match after the lessons: the form's defaults, against the weakest bots. */
export function firstMatch(t: Translate): MatchSetup {
  return setupOf({ ...FIRST_DRAFT, seats: againstEasy(FIRST_DRAFT.seats) }, defaultNames(t))
}

/** Returns the same match again: same players and options, new fleets. */
export function rematchOf(seats: MatchInfo['seats'], options: SeaBattleOptions): MatchSetup {
  return { game: 'sea-battle', options: optionsOf(options), seats: sameSeats(seats) }
}

function optionsOf({ touch, shapes, first, autoMark }: SeaBattleOptions): MatchSetup['options'] {
  return { touch, shapes, first, autoMark }
}
