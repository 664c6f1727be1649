import type { Json, MatchInfo, MatchSetup } from '../../../electron/contract/ipc.ts'
import { MAX_ROUNDS, numbersIn, RULESET } from '../../../engine/admiral/data/ruleset.ts'
import { SEA } from '../../../engine/admiral/data/scenarios.ts'
import { isNearSea, nearPosition } from '../../../engine/admiral/position/nearSea.ts'
import {
  type AdmiralOptions,
  type AdmiralState,
  type ReplyChoice,
  type SCENARIOS,
  TEAMS,
  type TeamId,
} from '../../../engine/admiral/types.ts'
import type { Translate } from '../../i18n/t.ts'
import { FIRST_CLOCK, readClock } from '../../ui/newMatch/clockDraft.ts'
import {
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
import { areShipNames, namesIn } from './shipNamesTyped.ts'

export const PLAYER_COUNTS = [2, 3, 4] as const
/** `near` is the small sea on which squadrons begin in range, `wide` that of the scenarios. */
export const SEAS = ['near', 'wide'] as const
export const ALLIANCES = ['none', 'pairs'] as const
export const CAPTAIN_COUNTS = ['none', 1, 2, 3, 'all'] as const satisfies readonly AdmiralOptions['captains'][]

/** The user's own file, after the host has read and checked it. */
export interface OwnFile {
  readonly name: string
  readonly value: Json
}

export interface PositionFile extends OwnFile {
  /** The teams in the file, in order. */
  readonly seats: readonly TeamId[]
}

/** The contents of the new-match form; texts as typed. */
export interface Draft extends SeatedDraft<TeamId> {
  readonly scenario: (typeof SCENARIOS)[number]
  readonly players: AdmiralOptions['players']
  /** The sea of a duel of two squadrons. */
  readonly sea: (typeof SEAS)[number]
  readonly alliances: (typeof ALLIANCES)[number]
  readonly captains: AdmiralOptions['captains']
  readonly roundLimit: string
  readonly rememberCaptains: boolean
  readonly freshStart: boolean
  readonly tieByHull: boolean
  /** The chosen answer to offers of fire for each person. */
  readonly replies: Readonly<Record<TeamId, ReplyChoice>>
  /** Typed names of each squadron's ships, separated by commas. */
  readonly shipNames: Readonly<Record<TeamId, string>>
  readonly position: PositionFile | null
  readonly ruleset: OwnFile | null
}

export const FIRST_DRAFT: Draft = {
  scenario: 'duel',
  players: 2,
  sea: 'near',
  alliances: 'none',
  captains: 'all',
  roundLimit: String(numbersIn(RULESET).rounds),
  rememberCaptains: false,
  freshStart: true,
  tieByHull: true,
  seats: {
    red: { name: null, kind: 'human' },
    blue: { name: null, kind: 'medium' },
    green: { name: null, kind: 'medium' },
    gold: { name: null, kind: 'medium' },
  },
  replies: { red: 'hull', blue: 'hull', green: 'hull', gold: 'hull' },
  shipNames: { red: '', blue: '', green: '', gold: '' },
  clock: FIRST_CLOCK,
  dealName: '',
  position: null,
  ruleset: null,
}

const CHOICES = oneOf<ReplyChoice>('ask', 'hull', 'sails', 'never')

/** Returns the default names in the current language; another game has red's name, too. */
export const defaultNames =
  (t: Translate) =>
  (team: TeamId): string =>
    t(team === 'red' ? 'player.default.red.admiral' : `player.default.${team}`)

/**
 * The parts of a draft that are kept for the next start of the program. The user's files are not, nor is the scenario
 * of one.
 */
export const DRAFT_READERS: DraftReaders<Draft> = {
  scenario: oneOf('duel', 'treasure'),
  players: oneOf(...PLAYER_COUNTS),
  sea: oneOf(...SEAS),
  alliances: oneOf(...ALLIANCES),
  captains: oneOf<Draft['captains']>(...CAPTAIN_COUNTS),
  roundLimit: typedNumber,
  rememberCaptains: flag,
  freshStart: flag,
  tieByHull: flag,
  seats: seatDrafts('admiral', FIRST_DRAFT.seats),
  clock: readClock,
  replies: readReplies,
  shipNames: readShipNames,
}

function readReplies(kept: unknown): Draft['replies'] {
  return readEach(kept, (reply, team) => CHOICES(reply) ?? FIRST_DRAFT.replies[team])
}

function readShipNames(kept: unknown): Draft['shipNames'] {
  return readEach(kept, (typed) => (typeof typed === 'string' && areShipNames(typed) ? typed : ''))
}

/** Reads a kept table of the teams, each separately, so that damage to one does not lose the others. */
function readEach<T>(kept: unknown, read: (value: unknown, team: TeamId) => T): Readonly<Record<TeamId, T>> {
  const table: Readonly<Record<string, unknown>> = typeof kept === 'object' && kept !== null ? { ...kept } : {}
  return Object.fromEntries(TEAMS.map((team) => [team, read(table[team], team)])) as Record<TeamId, T> // one for each team
}

/** The errors of a draft; a match from a position needs a file. */
type Errors = DraftErrors<TeamId, 'roundLimit' | 'position' | 'shipNames'>

/** Opposite sides of the map are allies. */
const PAIRS: readonly (readonly TeamId[])[] = [
  ['red', 'green'],
  ['blue', 'gold'],
]

/** Returns the teams that play. */
export function teamsOf({ scenario, position, players }: Draft): readonly TeamId[] {
  return scenario === 'custom' && position ? position.seats : TEAMS.slice(0, players)
}

/** Returns the ally of a team in pairs. */
export function allyOf({ scenario, players, alliances }: Draft, team: TeamId): TeamId | null {
  if (scenario === 'custom' || players !== 4 || alliances === 'none') return null
  return PAIRS.find((pair) => pair.includes(team))?.find((one) => one !== team) ?? null
}

/** Checks a draft. */
export function checkDraft(draft: Draft, defaultName: DefaultName<TeamId>): Errors {
  return {
    ...checkSeated(draft, teamsOf(draft), defaultName),
    roundLimit: parseRounds(draft.roundLimit, MAX_ROUNDS) === null,
    position: draft.scenario === 'custom' && draft.position === null,
    shipNames: !teamsOf(draft).every((team) => areShipNames(draft.shipNames[team])),
  }
}

/** Returns the default names of a draft: those of the characters that play, and of the squadrons. */
export const playerNames = (draft: Draft, t: Translate): DefaultName<TeamId> =>
  characterNames('admiral', draft.seats, teamsOf(draft), defaultNames(t), t)

/** Returns the draft that is started: all random choices are made. */
export const drawn = (draft: Draft): Draft => ({
  ...draft,
  seats: drawPersonalities('admiral', draft.seats, teamsOf(draft)),
})

/** Returns the setup of a draft without errors. */
export function setupOf(draft: Draft, defaultName: DefaultName<TeamId>): MatchSetup {
  const seated = seatedSetup(draft, teamsOf(draft), defaultName)
  const { scenario, position } = draft
  if (scenario === 'custom' && position) {
    return { game: 'admiral', options: {}, position: withOptions(position.value, choices(draft)), ...seated }
  }
  const { freshStart, tieByHull } = draft
  const dealt = { ...sidesOf(draft), scenario, freshStart, ...(scenario === 'treasure' && { tieByHull }) }
  const options = { ...dealt, ...choices(draft) }
  if (hasSeaChoice(draft) && draft.sea === 'near') {
    return { game: 'admiral', options: {}, position: nearPosition(options), ...seated }
  }
  return { game: 'admiral', options, ...seated }
}

/** Returns whether the form asks for the sea: the small one has room and ports for two squadrons, and no treasure. */
export const hasSeaChoice = ({ scenario, players }: Pick<Draft, 'scenario' | 'players'>): boolean =>
  scenario === 'duel' && players === 2

type Options = MatchSetup['options']

function sidesOf({ players, alliances }: Draft): Options {
  return { players, alliances: players === 4 && alliances === 'pairs' ? PAIRS : [] }
}

/** Returns the options of the form that do not depend on the forces. */
function choices(draft: Draft): Options {
  const { captains, rememberCaptains, ruleset } = draft
  return {
    captains,
    roundLimit: parseRounds(draft.roundLimit, MAX_ROUNDS) ?? Number(FIRST_DRAFT.roundLimit),
    autoReply: repliesOf(draft),
    rememberCaptains,
    ...shipNamesOf(draft),
    ...(ruleset && { ruleset: ruleset.value }),
  }
}

/** Returns the typed names, by squadron; an empty object if there are none. */
function shipNamesOf(draft: Draft): Options {
  const typed = teamsOf(draft).map((team) => [team, namesIn(draft.shipNames[team])] as const)
  const named = typed.filter(([, names]) => names.length > 0)
  return named.length > 0 ? { shipNames: Object.fromEntries(named) } : {}
}

/** Returns the answers of persons; bots answer on their own. */
function repliesOf(draft: Draft): Options {
  const people = teamsOf(draft).filter((team) => draft.seats[team].kind === 'human')
  return Object.fromEntries(people.map((team) => [team, draft.replies[team]]))
}

/** Returns a position with some of its options replaced. */
function withOptions(position: Json, options: Options): Json {
  if (!isTable(position)) return position
  const own = position.options ?? {}
  return { ...position, options: { ...(isTable(own) && own), ...options } }
}

function isTable(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns the options in a chosen position, for the form to show and change. */
export function draftFrom(options: Json | undefined): Partial<Draft> {
  if (options === undefined || !isTable(options)) return {}
  const { captains, roundLimit, rememberCaptains } = options
  const count = CAPTAIN_COUNTS.find((one) => one === captains)
  return {
    ...(count !== undefined && { captains: count }),
    ...(typeof roundLimit === 'number' && { roundLimit: String(roundLimit) }),
    ...(typeof rememberCaptains === 'boolean' && { rememberCaptains }),
  }
}

/**
 * Returns a rematch: the same players and options. A match that did not begin like the scenarios begins again from its
 * position.
 */
export function rematchOf({ id, seats }: Pick<MatchInfo, 'id' | 'seats'>, view: AdmiralState): MatchSetup {
  // options are plain JSON by the game's contract; only their type does not say so
  const options = view.options as unknown as Options
  if (view.options.scenario === 'duel' && isNearSea(view)) {
    return { game: 'admiral', options: {}, position: nearPosition(options), seats: sameSeats(seats) }
  }
  if (!isDealt(view)) return { game: 'admiral', options: {}, positionOf: id, seats: sameSeats(seats) }
  return { game: 'admiral', options, seats: sameSeats(seats) }
}

/** Returns whether the sea is that of the scenarios. */
function isDealt({ options, board }: AdmiralState): boolean {
  const reefs = SEA.join('').split('+').length - 1
  const isUsual = board.height === SEA.length && board.width === SEA[0].length && board.reefs.length === reefs
  return options.scenario !== 'custom' && isUsual
}
