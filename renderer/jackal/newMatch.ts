import { BOT_LEVELS_OF, type MatchInfo, type MatchSetup, type SeatPlan } from '../../electron/contract/ipc.ts'
import type { JackalOptions, TeamId } from '../../engine/jackal/types.ts'
import type { Seat } from '../../engine/kernel/game.ts'
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

export const PLAYER_KINDS: readonly PlayerKind[] = ['human', ...BOT_LEVELS_OF.jackal]

export const MODES = ['solo4', 'pairs', 'solo3', 'duel2', 'duel1'] as const
export type Mode = (typeof MODES)[number]

interface ModeRow {
  readonly options: Pick<JackalOptions, 'players' | 'crews' | 'alliances'>
  /** The teams of each seat; a seat is named after its first (J-SEATS). */
  readonly seats: readonly (readonly [TeamId, ...TeamId[]])[]
}

/** The ways to share the crews out, one row each. */
export const MODE_ROWS: Readonly<Record<Mode, ModeRow>> = {
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

/** What the new-match form holds; texts as they were typed. */
export interface Draft {
  readonly mode: Mode
  readonly seats: Readonly<Record<TeamId, SeatDraft>>
  readonly shipPicksUpSwimmers: boolean
  readonly endWhenDecided: boolean
  readonly idleRounds: string
  readonly seed: string
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
  endWhenDecided: false,
  idleRounds: '50',
  seed: '',
}

/** What is wrong with a draft, by field. */
export interface DraftErrors {
  readonly names: Readonly<Partial<Record<TeamId, NameError>>>
  readonly seed: boolean
  readonly idleRounds: boolean
}

const MOST_ROUNDS = 1000

/** The seats of a draft: the first of their teams names them. */
export const seatsOf = ({ mode }: Draft): readonly TeamId[] => MODE_ROWS[mode].seats.map(([first]) => first)

/** Checks a draft; `defaultName` gives the name of a seat that was not edited. */
export function checkDraft(draft: Draft, defaultName: (team: TeamId) => string): DraftErrors {
  return {
    names: nameErrors(seatsOf(draft), (team) => nameOf(draft, team, defaultName)),
    seed: parseSeed(draft.seed) === 'invalid',
    idleRounds: parseRounds(draft.idleRounds) === null,
  }
}

export const isFaultless = ({ names, seed, idleRounds }: DraftErrors): boolean =>
  Object.keys(names).length === 0 && !seed && !idleRounds

/** The name of a seat as it will stand on the table. */
export function nameOf({ seats }: Draft, team: TeamId, defaultName: (team: TeamId) => string): string {
  return (seats[team].name ?? defaultName(team)).trim()
}

function parseRounds(text: string): number | null {
  const rounds = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  return rounds >= 1 && rounds <= MOST_ROUNDS ? rounds : null
}

/** The setup a faultless draft asks for. */
export function setupOf(draft: Draft, defaultName: (team: TeamId) => string): MatchSetup {
  return {
    game: 'jackal',
    options: {
      ...engineOptions(draft.mode),
      shipPicksUpSwimmers: draft.shipPicksUpSwimmers,
      endWhenDecided: draft.endWhenDecided,
      idleRounds: parseRounds(draft.idleRounds) ?? Number(FIRST_DRAFT.idleRounds),
    },
    seats: Object.fromEntries(seatsOf(draft).map((team): [Seat, SeatPlan] => [team, planOf(draft, team, defaultName)])),
    ...seedOf(draft.seed),
  }
}

/** `crews` only says something where two play. */
function engineOptions(mode: Mode): { players: number; alliances: string; crews?: number } {
  const { players, crews, alliances } = MODE_ROWS[mode].options
  return players === 2 ? { players, crews, alliances } : { players, alliances }
}

function planOf(draft: Draft, team: TeamId, defaultName: (team: TeamId) => string): SeatPlan {
  return { name: nameOf(draft, team, defaultName), player: playerOf(draft.seats[team].kind) }
}

/** The same match once more: same players and options, a new island. */
export function rematchOf(seats: MatchInfo['seats'], options: JackalOptions): MatchSetup {
  const { players, crews, alliances, shipPicksUpSwimmers, endWhenDecided, idleRounds } = options
  return {
    game: 'jackal',
    options: { players, crews, alliances, shipPicksUpSwimmers, endWhenDecided, idleRounds },
    seats: sameSeats(seats),
  }
}
