import { canonical } from '../kernel/fingerprint.ts'
import type { GameRules, GameShape, Seat, Viewer } from '../kernel/game.ts'
import { fold, type Played, playMove } from '../kernel/play.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import type { Entry } from '../match/entry.ts'
import type { MatchGame } from '../match/game.ts'
import { loadMatch } from '../match/load.ts'
import { createMatch, type Match, matchFrom } from '../match/match.ts'
import { difference } from './difference.ts'

/** One game for the laws. */
export interface LawKit<G extends GameShape> {
  readonly game: MatchGame<G>
  /**
   * Returns another state before the move in which everything that the viewer knows neither before nor after it is
   * dealt again: the viewer must not be able to distinguish the two.
   */
  redeal(before: G['state'], played: Played<G>, viewer: Viewer, rng: Rng): G['state']
  /** Returns moves that may be illegal: accepted exactly when they are listed. */
  strayMoves(state: G['state'], rng: Rng): readonly G['move'][]
  /** Returns legal moves that are never listed, to be tried sometimes. */
  unlistedMoves?(state: G['state']): readonly G['move'][]
  /** Returns the violated invariant of a state, if any. */
  broken?(state: G['state']): string | null
  /** Returns the violated invariant of a move, if any. */
  brokenMove?(before: G['state'], played: Played<G>, move: G['move']): string | null
  /** The number of moves within which random play must end. */
  readonly longest: number
}

/** One match to play at random under the laws. */
export interface LawfulMatch<G extends GameShape> {
  readonly options: G['options']
  readonly seed: number
  /** The state to begin from, instead of dealing. */
  readonly state?: G['state']
  /** The number of moves after which to stop, instead of at the end. */
  readonly moves?: number
}

/** A law that does not hold; the message names the match and the move, so that it can be played again. */
export class LawBroken extends Error {}

/** Plays one match at random and checks every law for every move of it. Throws `LawBroken`. */
export function playByLaws<G extends GameShape>(kit: LawKit<G>, plan: LawfulMatch<G>): Match<G> {
  const { options, seed, state, moves = Number.POSITIVE_INFINITY } = plan
  const match = state ? matchFrom(kit.game, { options, seed, state }) : createMatch(kit.game, { options, seed })
  const rng = openStream(seed, 'laws')
  try {
    holdState(kit.game, match.state)
    while (match.awaiting().length > 0 && match.entries.length < moves) playOne(kit, match, rng)
    holdReplay(kit.game, match)
  } catch (error) {
    const text = error instanceof Error ? (error instanceof LawBroken ? error.message : error.stack) : String(error)
    const move = JSON.stringify(match.entries.at(-1)?.move)
    throw new LawBroken(
      `seed ${seed}, options ${JSON.stringify(options)}, after move ${match.entries.length} ${move}: ${text}`,
    )
  }
  return match
}

function playOne<G extends GameShape>(kit: LawKit<G>, match: Match<G>, rng: Rng): void {
  demand(match.entries.length < kit.longest, 'End', `no end after ${kit.longest} moves`)
  const before = match.state
  const seat = pick(match.awaiting(), rng)
  const moves = holdMoves(kit, before, seat, rng)
  const move = chooseMove(kit, before, moves, rng)
  const result = match.play(seat, move)
  const entry = match.entries.at(-1)
  if (!result.ok || !entry) throw new LawBroken(`Moves: ${JSON.stringify(move)} is refused: ${JSON.stringify(result)}`)
  holdFold(kit.game.rules, entry)
  holdRedaction(kit.game.rules, entry, 'open')
  for (const viewer of [...match.seats(), 'spectator']) {
    holdRedaction(kit.game.rules, entry, viewer)
    holdAwaiting(kit.game.rules, entry.after, viewer)
    // Dealing and playing again is slow, so every other move is checked for each viewer.
    if (rng.int(2) === 0) holdSecrecy(kit, match, entry, viewer, rng)
  }
  const wrong =
    kit.broken?.(match.state) ?? kit.brokenMove?.(before, { state: entry.after, events: entry.events }, move)
  demand(!wrong, 'Invariants', wrong ?? '')
  // Printing and reading cost more than everything else, so only some states are checked.
  if (rng.int(25) === 0) holdState(kit.game, match.state)
}

/** Returns mostly a listed move; sometimes one that is legal but never listed. */
function chooseMove<G extends GameShape>(
  kit: LawKit<G>,
  state: G['state'],
  listed: readonly G['move'][],
  rng: Rng,
): G['move'] {
  const unlisted = kit.unlistedMoves?.(state) ?? []
  return unlisted.length > 0 && rng.int(1500) === 0 ? pick(unlisted, rng) : pick(listed, rng)
}

/**
 * Holds the law Moves: the list from the seat's view is the list from the true state, and exactly the listed moves are
 * accepted.
 */
function holdMoves<G extends GameShape>(kit: LawKit<G>, state: G['state'], seat: Seat, rng: Rng): readonly G['move'][] {
  const { rules } = kit.game
  const moves = rules.legalMoves(rules.view(state, seat), seat)
  demand(moves.length > 0, 'Moves', `${seat} must decide but has no move`)
  same(moves, rules.legalMoves(state, seat), 'Moves', 'the list from the view differs from the list from the truth')
  for (const move of moves) demandLegal(rules, state, seat, move)
  if (rng.int(5) === 0) holdStrays(kit, state, seat, moves, rng)
  return moves
}

/** Checks that unlisted moves are refused. */
function holdStrays<G extends GameShape>(
  kit: LawKit<G>,
  state: G['state'],
  seat: Seat,
  moves: readonly G['move'][],
  rng: Rng,
): void {
  const known = new Set(moves.map(canonical))
  demand(known.size === moves.length, 'Moves', 'a move is listed twice')
  for (const move of kit.strayMoves(state, rng)) {
    const listed = known.has(canonical(move))
    const refusal = kit.game.rules.refuse(state, seat, move)
    demand(listed === (refusal === null), 'Moves', `${JSON.stringify(move)} is listed: ${listed}, refused: ${refusal}`)
  }
}

function demandLegal<G extends GameShape>(rules: GameRules<G>, state: G['state'], seat: Seat, move: G['move']): void {
  const refusal = rules.refuse(state, seat, move)
  demand(refusal === null, 'Moves', `${JSON.stringify(move)} is listed but refused: ${refusal}`)
}

/** Holds the law Fold: the events, sent as text, turn the old state into the new one. */
function holdFold<G extends GameShape>(rules: GameRules<G>, { before, events, after }: Entry<G>): void {
  same(fold(rules, before, throughJson(events)), after, 'Fold', 'events do not lead to the new state')
}

/** Holds the law Redaction: the events that a viewer receives turn its old view into its new one, event by event. */
function holdRedaction<G extends GameShape>(rules: GameRules<G>, entry: Entry<G>, viewer: Viewer): void {
  let state = entry.before
  let seen = rules.view(state, viewer)
  for (const event of entry.events) {
    const told = rules.redact(event, viewer, state)
    state = rules.evolve(state, event)
    if (told !== null) seen = rules.evolve(seen, told)
    same(seen, rules.view(state, viewer), 'Redaction', `${viewer} is told wrongly of ${event.kind}`)
  }
}

/** Holds the law Awaiting: the seats that must decide follow from every viewer's view. */
function holdAwaiting<G extends GameShape>(rules: GameRules<G>, state: G['state'], viewer: Viewer): void {
  same(
    rules.awaiting(rules.view(state, viewer)),
    rules.awaiting(state),
    'Awaiting',
    `${viewer} takes others to be asked`,
  )
}

/** Holds the law Secrecy: if hidden parts had been dealt differently, the viewer could not notice. */
function holdSecrecy<G extends GameShape>(
  kit: LawKit<G>,
  match: Match<G>,
  entry: Entry<G>,
  viewer: Viewer,
  rng: Rng,
): void {
  const { rules } = kit.game
  const other = kit.redeal(entry.before, { state: entry.after, events: entry.events }, viewer, rng)
  same(
    rules.view(other, viewer),
    rules.view(entry.before, viewer),
    'Secrecy',
    `${viewer} sees what is hidden before the move`,
  )
  demand(rules.refuse(other, entry.seat, entry.move) === null, 'Secrecy', 'the move is legal only as the cards lie')
  const luck = openStream(match.start.seed, `move/${entry.number}`)
  const again = playMove(rules, other, entry.seat, entry.move, luck)
  same(
    told(rules, other, again.events, viewer),
    told(rules, entry.before, entry.events, viewer),
    'Secrecy',
    `${viewer} is told what is hidden`,
  )
  same(rules.view(again.state, viewer), rules.view(entry.after, viewer), 'Secrecy', `${viewer} sees what is hidden`)
}

function told<G extends GameShape>(
  rules: GameRules<G>,
  before: G['state'],
  events: readonly G['event'][],
  viewer: Viewer,
): readonly (G['event'] | null)[] {
  let state = before
  return events.map((event) => {
    const received = rules.redact(event, viewer, state)
    state = rules.evolve(state, event)
    return received
  })
}

/**
 * Holds the laws JSON and Position: a state survives being sent as text, and being written as a position and read
 * again.
 */
function holdState<G extends GameShape>(game: MatchGame<G>, state: G['state']): void {
  same(throughJson(state), state, 'JSON', 'the state does not survive')
  const read = game.parsePosition(throughJson(game.printPosition(state)), openStream(0, 'deal'))
  if (!read.ok) throw new LawBroken(`Position: ${read.problem.where}: ${read.problem.what}`)
  same(read.value, state, 'Position', 'reads back as another state')
}

/** Holds the law Replay: the record, sent as text, replays to the same events and hashes. */
function holdReplay<G extends GameShape>(game: MatchGame<G>, match: Match<G>): void {
  const loaded = loadMatch(game, throughJson(match.record('lean')))
  if (!loaded.ok) throw new LawBroken(`Replay: ${loaded.problem.where}: ${loaded.problem.what}`)
  same(loaded.match.entries.map(newsOf), match.entries.map(newsOf), 'Replay', 'plays again otherwise')
  same(loaded.match.state, match.state, 'Replay', 'leads to another state')
  const ended = match.awaiting().length === 0
  demand(ended === (match.outcome() !== null), 'End', 'there is an outcome exactly when nobody must decide')
}

/** Returns an entry without its states, which follow from folding. */
function newsOf<G extends GameShape>({ before: _before, after: _after, ...news }: Entry<G>) {
  return news
}

function pick<T>(list: readonly T[], rng: Rng): T {
  return list[rng.int(list.length)] as T // the list is not empty
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T // plain JSON by contract; the laws check that it survives
}

function same(a: unknown, b: unknown, law: string, what: string): void {
  const found = difference(a, b)
  demand(found === null, law, `${what} at ${found}`)
}

function demand(condition: boolean, law: string, what: string): void {
  if (!condition) throw new LawBroken(`${law}: ${what}`)
}
