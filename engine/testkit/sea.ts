import type { AdmiralShape, AdmiralState } from '../admiral/types.ts'
import type { Seat, Viewer } from '../kernel/game.ts'
import { openStream } from '../kernel/rng.ts'
import { createMatch, type Match, matchFrom } from '../match/match.ts'
import { ADMIRAL } from '../protocol/games.ts'

/** A part of a public form. */
export type Json = Readonly<Record<string, unknown>>
/** A ship's place and heading, such as `k5 N`, alone or with further fields of the ship. */
type Berth = string | readonly [string, Json]

/** The parts of a battle besides its ships; by default there are two teams and a fresh wind to the north. */
interface SeaParts extends Json {
  /** Named `team-class` or `team-class-more`; `far` ships out of reach are added to each side. */
  readonly ships: Readonly<Record<string, Berth>>
  /** The wind, such as `N fresh`. */
  readonly wind?: string
}

/** A battle for tests, with everything in public forms. */
export interface Sea {
  readonly actor: Seat | null
  readonly state: AdmiralState
  /** Plays a legal move for the deciding seat, and returns the events. */
  play(move: Json): readonly Json[]
  /** Returns the kinds of the events of a move. */
  kinds(move: Json): readonly unknown[]
  moves(): readonly Json[]
  /** Returns whether a listed move has all of these keys; a captain that is not asked for does not count. */
  offers(pattern: Json): boolean
  refusal(move: Json): string | null
  ship(id: string): Json
  fort(id: string): Json
  position(): Json
  view(viewer: Viewer): Json
  /** Returns all that a viewer has received, as text. */
  received(viewer: Viewer): string
}

/** Returns a battle from its parts. */
export function sea({ ships, wind = 'N fresh', ...rest }: SeaParts): Sea {
  const [toward, strength] = wind.split(' ')
  const position = {
    game: 'admiral',
    wind: { toward, strength },
    turn: 'red',
    ...rest,
    options: { scenario: 'custom', captains: 'none', ...(rest.options as Json | undefined) },
    ships: [...Object.entries(ships).map(printShip), ...FAR],
  }
  return loaded(position)
}

/** Returns a battle from a whole position. */
export function loaded(position: Json): Sea {
  const state = ADMIRAL.parsePosition(position, openStream(7, 'deal'))
  if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
  return fromMatch(matchFrom(ADMIRAL, { options: state.value.options, seed: 7, state: state.value }))
}

const FAR = [
  { id: 'red-far', class: 'line', team: 'red', at: 'a1', heading: 'N', shotsLeft: 0 },
  { id: 'blue-far', class: 'line', team: 'blue', at: 'x16', heading: 'N', shotsLeft: 0 },
]

function printShip([id, berth]: readonly [string, Berth]): object {
  const [place, more] = typeof berth === 'string' ? [berth, {}] : berth
  const [team, name] = id.split('-')
  const [at, heading = 'N'] = place.split(' ')
  return { id, team, class: name, at, heading, ...more }
}

/** Returns a dealt match. */
export function dealt(options: object, seed = 1): Sea {
  const parsed = ADMIRAL.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.problem.what)
  return fromMatch(createMatch(ADMIRAL, { options: parsed.value, seed }))
}

function fromMatch(match: Match<AdmiralShape>): Sea {
  const read = (move: Json) => {
    const parsed = ADMIRAL.parseMove(move, match.state)
    if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
    return parsed.value
  }
  const actor = () => match.awaiting()[0] ?? null
  const listed = () => match.moves(actor() ?? '').map(({ move, hint }) => ({ ...move, hint }) as Json)
  const position = () => ADMIRAL.printPosition(match.state) as Json
  const named = (list: unknown, id: string) => {
    const found = (list as readonly Json[]).find((one) => one.id === id)
    if (!found) throw new Error(`no ${id}`)
    return found
  }
  const play = (move: Json) => {
    const result = match.play(actor() ?? '', read(move))
    if (!result.ok) throw new Error(`${JSON.stringify(move)}: ${result.refusal}`)
    return result.events.map(({ event }) => ADMIRAL.printEvent(event, match.state) as Json)
  }
  return {
    get actor() {
      return actor()
    },
    get state() {
      return match.state
    },
    play,
    kinds: (move) => play(move).map((event) => event.kind),
    moves: listed,
    offers: (pattern) => listed().some((move) => isLike(move, pattern)),
    refusal: (move) => match.rules.refuse(match.state, actor() ?? '', read(move)),
    ship: (id) => named(position().ships, id),
    fort: (id) => named((position().board as Json).forts, id),
    position,
    view: (viewer) => ADMIRAL.printView(match.state, viewer) as Json,
    received: (viewer) => JSON.stringify(match.feed(viewer).map(({ event }) => ADMIRAL.printEvent(event, match.state))),
  }
}

function isLike(move: Json, pattern: Json): boolean {
  const same = Object.entries(pattern).every(([key, value]) => JSON.stringify(move[key]) === JSON.stringify(value))
  return same && ('captain' in pattern || !('captain' in move) || move.kind === 'loot')
}

/** Moves that tests often use. */
export const steer = (ship: string, turn = 'none', more: Json = {}): Json => ({ kind: 'steer', ship, turn, ...more })
export const fire = (ship: string, target: string, more: Json = {}): Json => ({ kind: 'fire', ship, target, ...more })
export const board = (ship: string, target: string, more: Json = {}): Json => ({ kind: 'board', ship, target, ...more })
export const finish = (ship: string): Json => ({ kind: 'finish', ship })
export const decline: Json = { kind: 'decline' }
