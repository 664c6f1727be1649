import type { GameShape } from '../kernel/game.ts'
import { accepted, below, type Parsed, rejected } from '../kernel/parsed.ts'
import { fold } from '../kernel/play.ts'
import { generatorOf, openStream } from '../kernel/rng.ts'
import { chainHash, type Entry, startHash } from './entry.ts'
import type { MatchGame } from './game.ts'
import { createMatch, Match, type MatchStart } from './match.ts'
import { type MatchRecord, parseRecord, type RecordEntry, type RecordProblem } from './record.ts'
import { runToEnd, type Steps } from './steps.ts'

export type LoadedMatch<G extends GameShape> =
  /** `lost` is the number of dropped unreadable entries; 0 unless `recover` is set. */
  | { readonly ok: true; readonly match: Match<G>; readonly lost: number }
  | { readonly ok: false; readonly problem: RecordProblem }

/** The treatment of a record whose replay differs from what it stores. */
interface Loading {
  /** Keep the entries before the first bad one instead of rejecting the record. */
  readonly recover?: boolean
  /** Trust moves only: stored events are used only when the rules version differs. */
  readonly prove?: boolean
}

/**
 * Loads a recorded match. With the same rules version its moves are replayed and the hashes compared; with another
 * version, or when a hash differs, the stored events are folded.
 */
export function loadMatch<G extends GameShape>(
  game: MatchGame<G>,
  input: unknown,
  loading: Loading = {},
): LoadedMatch<G> {
  return runToEnd(loadingSteps(game, input, loading))
}

/** Loads a recorded match like `loadMatch`, and yields after each entry. */
export function* loadingSteps<G extends GameShape>(
  game: MatchGame<G>,
  input: unknown,
  { recover = false, prove = false }: Loading = {},
): Steps<LoadedMatch<G>> {
  const parsed = yield* parseRecord(input)
  if (!parsed.ok) return parsed
  const { record } = parsed
  const start = openRecord(game, record)
  if (!start.ok) return { ok: false, problem: { fault: 'unreadable', ...start.problem } }
  const best = yield* prove ? proof(game, start.value, record) : bestAttempt(game, start.value, record)
  if (best.problem && !recover) return { ok: false, problem: best.problem }
  return { ok: true, match: best.match, lost: record.entries.length - best.match.entries.length }
}

interface Attempt<G extends GameShape> {
  readonly match: Match<G>
  readonly problem: RecordProblem | null
}

/** Moves of another rules version cannot be verified; only the chain of their events can. */
function proof<G extends GameShape>(game: MatchGame<G>, start: Match<G>, record: MatchRecord): Steps<Attempt<G>> {
  const provable = record.rulesVersion === game.rules.version
  return provable ? rerun(game, start, record) : refold(game, start, record)
}

function* bestAttempt<G extends GameShape>(
  game: MatchGame<G>,
  start: Match<G>,
  record: MatchRecord,
): Steps<Attempt<G>> {
  if (!playable(game, record)) return yield* refold(game, start, record)
  const played = yield* rerun(game, start, record)
  if (!played.problem) return played
  const folded = yield* refold(game, start, record)
  return folded.match.entries.length > played.match.entries.length ? folded : played
}

function playable<G extends GameShape>(game: MatchGame<G>, record: MatchRecord): boolean {
  return record.rulesVersion === game.rules.version && record.generator === generatorOf(record.seed)
}

/** Returns the match before its first entry. */
function openRecord<G extends GameShape>(game: MatchGame<G>, record: MatchRecord): Parsed<Match<G>> {
  if (record.game !== game.rules.id) return rejected('game', `a record of ${record.game}, not of ${game.rules.id}`)
  const { seed, position } = record
  const options = game.parseOptions(record.options)
  if (!options.ok) return { ok: false, problem: below('options', options.problem) }
  if (position === undefined) return accepted(createMatch(game, { options: options.value, seed }))
  const state = game.parsePosition(position, openStream(seed, 'deal'))
  if (!state.ok) return { ok: false, problem: below('position', state.problem) }
  return accepted(new Match(game, { options: options.value, seed, state: state.value, dealt: record.dealt === true }))
}

/** Replays the recorded moves. */
function* rerun<G extends GameShape>(game: MatchGame<G>, { start }: Match<G>, record: MatchRecord): Steps<Attempt<G>> {
  const match = new Match(game, start)
  for (const entry of record.entries) {
    const what = replayEntry(match, entry)
    if (what) return { match, problem: { fault: 'drifted', where: `entries.${match.entries.length}`, what } }
    yield
  }
  return { match, problem: null }
}

/** Replays one recorded move. Returns what is wrong with it, or null. */
function replayEntry<G extends GameShape>(match: Match<G>, entry: RecordEntry): string | null {
  const move = match.game.parseMove(entry.move, match.state)
  if (!move.ok) return move.problem.what
  const prepared = match.prepare(entry.seat, move.value)
  if (!prepared.ok) return `refused: ${prepared.refusal}`
  if (prepared.entry.hash !== entry.hash) return 'leads to other events than recorded'
  match.commit(prepared.entry)
  return null
}

/** Folds the recorded events. */
function* refold<G extends GameShape>(game: MatchGame<G>, { start }: Match<G>, record: MatchRecord): Steps<Attempt<G>> {
  const log: Entry<G>[] = []
  for (const entry of record.entries) {
    const folded = foldEntry(game, start, log.at(-1), entry)
    if (typeof folded === 'string') {
      const problem = { fault: 'drifted', where: `entries.${log.length}`, what: folded } as const
      return { match: new Match(game, start, log, record.rulesVersion), problem }
    }
    log.push(folded)
    yield
  }
  return { match: new Match(game, start, log, record.rulesVersion), problem: null }
}

function foldEntry<G extends GameShape>(
  game: MatchGame<G>,
  start: MatchStart<G>,
  last: Entry<G> | undefined,
  { seat, move: recorded, events, hash }: RecordEntry,
): Entry<G> | string {
  const move = game.parseMove(recorded, start.state)
  if (!move.ok) return move.problem.what
  if (!events) return 'holds no events'
  if (chainHashOrNull(last?.hash ?? startHash(game.rules.id, start.seed), events) !== hash)
    return 'damaged: its hash does not fit'
  const before = last?.after ?? start.state
  const firstEvent = last ? last.firstEvent + last.events.length : 1
  const after = foldOrNull(game, before, events)
  if (!after) return 'its events cannot be folded'
  // Records do not store whether luck was drawn. To assume that it was only disables undo of loaded entries.
  return {
    number: (last?.number ?? 0) + 1,
    seat,
    move: move.value,
    events,
    firstEvent,
    hash,
    drewLuck: true,
    before,
    after,
  }
}

/** Returns null for events nested so deeply that hashing overflows the stack; no recorded event is. */
function chainHashOrNull(previous: string, events: readonly unknown[]): string | null {
  try {
    return chainHash(previous, events)
  } catch {
    return null
  }
}

/** Returns null when an event does not fit the state: stored events come from files and can be anything. */
function foldOrNull<G extends GameShape>(
  game: MatchGame<G>,
  before: G['state'],
  events: readonly G['event'][],
): G['state'] | null {
  try {
    return fold(game.rules, before, events)
  } catch {
    return null
  }
}
