import type { MatchInfo, MatchSetup } from '../../../electron/contract/ipc.ts'
import type { LengthTable } from '../../../engine/jackal/data/mapTurns.ts'
import { type JackalOptions, type TeamId, VARIANTS } from '../../../engine/jackal/types.ts'
import type { Translate } from '../../i18n/t.ts'
import { FIRST_CLOCK, readClock } from '../../ui/newMatch/clockDraft.ts'
import {
  againstEasy,
  checkSeated,
  type DefaultName,
  type DraftErrors,
  parseRounds,
  type SeatedDraft,
  sameSeats,
  seatedSetup,
} from '../../ui/newMatch/draft.ts'
import { type DraftReaders, flag, oneOf, seatDrafts, typedNumber } from '../../ui/newMatch/keptDraft.ts'
import { characterNames, drawPersonalities } from '../../ui/newMatch/personalities.ts'
import type { PlayableMap } from '../workshop/ownMaps.ts'
import { FIRST_ISLAND, FIRST_ISLAND_LABEL } from './firstIsland.ts'
import { DRAWN, FIRST_MAP, labelOf, type MapDraft, mapOptions, parseSize } from './maps/mapChoice.ts'

export const MODES = ['solo4', 'pairs', 'solo3', 'duel2', 'duel1'] as const
export type Mode = (typeof MODES)[number]

interface ModeRow {
  readonly options: Pick<JackalOptions, 'players' | 'crews' | 'alliances'>
  /** The teams of each seat; a seat is named after its first (J-SEATS). */
  readonly seats: readonly (readonly [TeamId, ...TeamId[]])[]
}

/** The ways to share the crews out, one row each. */
const MODE_ROWS: Readonly<Record<Mode, ModeRow>> = {
  solo4: { options: { players: 4, crews: 1, alliances: 'none' }, seats: [['white'], ['red'], ['black'], ['yellow']] },
  pairs: { options: { players: 4, crews: 1, alliances: 'pairs' }, seats: [['white'], ['red'], ['black'], ['yellow']] },
  solo3: { options: { players: 3, crews: 1, alliances: 'none' }, seats: [['white'], ['red'], ['black']] },
  duel2: {
    options: { players: 2, crews: 2, alliances: 'none' },
    seats: [
      ['white', 'black'],
      ['red', 'yellow'],
    ],
  },
  duel1: { options: { players: 2, crews: 1, alliances: 'none' }, seats: [['white'], ['black']] },
}

/** The content of the new-match form; texts as typed. */
export interface Draft extends SeatedDraft<TeamId>, MapDraft {
  readonly mode: Mode
  readonly shipPicksUpSwimmers: boolean
  readonly lifeboat: boolean
  /** True if matches of three and four players end once they are decided. */
  readonly endWhenDecided: boolean
  /** True if matches of two players end once they are decided. */
  readonly endDuelWhenDecided: boolean
  readonly idleRounds: string
}

export const FIRST_DRAFT: Draft = {
  mode: 'solo4',
  seats: {
    white: { name: null, kind: 'human' },
    red: { name: null, kind: 'medium' },
    black: { name: null, kind: 'medium' },
    yellow: { name: null, kind: 'easy' },
  },
  shipPicksUpSwimmers: true,
  lifeboat: false,
  endWhenDecided: false,
  endDuelWhenDecided: true,
  idleRounds: '50',
  clock: FIRST_CLOCK,
  ...FIRST_MAP,
}

/** The default names in the current language. */
export const defaultNames =
  (t: Translate) =>
  (team: TeamId): string =>
    t(`player.default.${team}`)

/** Returns the default names of a draft: those of the characters that play, and of the seats. */
export const playerNames = (draft: Draft, t: Translate): DefaultName<TeamId> =>
  characterNames('jackal', draft.seats, seatsOf(draft), defaultNames(t), t)

/** Returns the draft with all random choices drawn. */
export const drawn = (draft: Draft): Draft => ({
  ...draft,
  seats: drawPersonalities('jackal', draft.seats, seatsOf(draft)),
})

/** The fields of a draft that are kept for the next start of the program. */
export const DRAFT_READERS: DraftReaders<Draft> = {
  mode: oneOf(...MODES),
  seats: seatDrafts('jackal', FIRST_DRAFT.seats),
  clock: readClock,
  shipPicksUpSwimmers: flag,
  lifeboat: flag,
  endWhenDecided: flag,
  endDuelWhenDecided: flag,
  idleRounds: typedNumber,
  variant: oneOf(...VARIANTS),
  map: anyText,
  mapSeed: wholeNumber,
  mapSize: typedNumber,
}

function anyText(kept: unknown): string | undefined {
  return typeof kept === 'string' ? kept : undefined
}

function wholeNumber(kept: unknown): number | undefined {
  return Number.isSafeInteger(kept) ? Number(kept) : undefined
}

const MOST_ROUNDS = 1000

/** Returns the seats of a draft: the first of their teams names them. */
export const seatsOf = ({ mode }: Draft): readonly TeamId[] => MODE_ROWS[mode].seats.map(([first]) => first)

/** Returns the second crew of a seat, if two play with two each. */
export const secondTeamOf = ({ mode }: Draft, team: TeamId): TeamId | undefined =>
  MODE_ROWS[mode].seats.find(([first]) => first === team)?.[1]

/** Checks a draft. */
export function checkDraft(
  draft: Draft,
  defaultName: DefaultName<TeamId>,
): DraftErrors<TeamId, 'idleRounds' | 'mapSize'> {
  const idleRounds = parseRounds(draft.idleRounds, MOST_ROUNDS) === null
  const mapSize = draft.map === DRAWN && parseSize(draft.mapSize) === null
  return { ...checkSeated(draft, seatsOf(draft), defaultName), idleRounds, mapSize }
}

/** Returns the setup of a faultless draft. */
export function setupOf(
  draft: Draft,
  defaultName: DefaultName<TeamId>,
  ownMaps: readonly PlayableMap[] = [],
): MatchSetup {
  const label = labelOf(draft, ownMaps)
  return {
    game: 'jackal',
    ...(label && { map: label }),
    options: {
      ...engineOptions(draft.mode),
      shipPicksUpSwimmers: draft.shipPicksUpSwimmers,
      ...mapOptions(draft, ownMaps),
      endWhenDecided: draft[decidedField(draft)],
      idleRounds: parseRounds(draft.idleRounds, MOST_ROUNDS) ?? Number(FIRST_DRAFT.idleRounds),
    },
    ...seatedSetup(draft, seatsOf(draft), defaultName),
  }
}

/** Returns the field of a draft that decides whether its match ends when it is decided: duels have one of their own. */
export const decidedField = ({ mode }: Draft): 'endWhenDecided' | 'endDuelWhenDecided' =>
  MODE_ROWS[mode].options.players === 2 ? 'endDuelWhenDecided' : 'endWhenDecided'

/** Returns the kind of table whose match lengths a draft shows; two pairs count as four players. */
export function lengthTable({ mode }: Pick<Draft, 'mode'>): LengthTable {
  const { players, crews } = MODE_ROWS[mode].options
  if (players === 2) return crews === 1 ? '2x1' : '2x2'
  return players === 3 ? '3' : '4'
}

/** Returns the engine's options of a mode; `crews` matters only with two players. */
function engineOptions(mode: Mode): { players: number; alliances: string; crews?: number } {
  const { players, crews, alliances } = MODE_ROWS[mode].options
  return players === 2 ? { players, crews, alliances } : { players, alliances }
}

/** For two players, and only until no seat can be caught up with: the whole island with four crews takes an evening. */
const SHORT = { mode: 'duel1', idleRounds: '15' } as const

/** Returns a first match after the lessons: short, and against the weakest bot. */
export function firstMatch(t: Translate): MatchSetup {
  const setup = setupOf({ ...FIRST_DRAFT, ...SHORT, seats: againstEasy(FIRST_DRAFT.seats) }, defaultNames(t))
  return { ...setup, map: FIRST_ISLAND_LABEL, options: { ...setup.options, map: FIRST_ISLAND } }
}

/** Returns the same match again: same players, options and map, a new deal. */
export function rematchOf({ seats, map: label }: Pick<MatchInfo, 'seats' | 'map'>, options: JackalOptions): MatchSetup {
  const { map, ...rest } = options
  const whole = typeof map === 'string' ? map : { map: map.map, deck: { ...map.deck } }
  return { game: 'jackal', ...(label && { map: label }), options: { ...rest, map: whole }, seats: sameSeats(seats) }
}
