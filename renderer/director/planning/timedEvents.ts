import type { GameBinding } from '../../playback/binding.ts'
import { type Cue, cuesFor, lengthOf } from '../../playback/cue.ts'
import { tempoOf } from '../../playback/interest.ts'
import type { Shot } from '../shot.ts'
import type { TimedEvent } from './film.ts'

/** The kinds of events by which games pass the turn. */
const TURNS: ReadonlySet<string> = new Set(['turnPassed', 'turnSkipped'])
/** The kind of event by which games end a match. */
const END = 'matchEnded'

/** Events of one move, or of several that are known together. */
export interface Batch<E> {
  /** The time from which they can be shown, milliseconds. */
  readonly from: number
  readonly events: readonly E[]
}

/** The parts of a game that a film needs. */
export interface Filmed<S, E extends { readonly kind: string }> {
  readonly binding: Pick<GameBinding<S, E>, 'evolve' | 'cues' | 'interests'>
  readonly find: (before: S, event: E) => Shot | null
}

/** Returns batches of events as the director sees them, and the view after them. */
export function timedEvents<S, E extends { readonly kind: string }>(
  { binding, find }: Filmed<S, E>,
  start: S,
  batches: readonly Batch<E>[],
): { readonly events: readonly TimedEvent[]; readonly end: S } {
  let view = start
  const events = batches.flatMap(({ from, events: batch }) => {
    const timed = batch.map((event): TimedEvent => {
      const before = view
      view = binding.evolve(before, event)
      const cues = cuesFor(binding.cues, event, { before, after: view })
      const tempo = binding.interests ? tempoOf(binding.interests, event) : 1
      const shot = find(before, event)
      const isDecisive = shot?.isDecisive === true
      const [lasts, moves] = [lengthOf(cues) / tempo, movesUntil(cues) / tempo]
      return { kind: event.kind, from, lasts, moves, shot, endsTurn: TURNS.has(event.kind), isDecisive }
    })
    return withLastBlow(timed)
  })
  return { events, end: view }
}

/** Returns the time when the last motion of an event ends, milliseconds. */
function movesUntil(cues: readonly Cue[]): number {
  return cues.reduce((end, cue) => (cue.kind === 'motion' ? Math.max(end, cue.at + cue.lasts) : end), 0)
}

/** Marks the last shot before the end of the match as the decisive blow. */
function withLastBlow(events: readonly TimedEvent[]): readonly TimedEvent[] {
  const end = events.findIndex(({ kind }) => kind === END)
  const blow = events.findLastIndex(({ shot }, index) => index < end && shot !== null)
  return events.map((event, index) => (index === blow ? { ...event, isDecisive: true } : event))
}
