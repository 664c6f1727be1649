import { evolve } from '../../../engine/admiral/evolve.ts'
import { numbersOf } from '../../../engine/admiral/fleet.ts'
import type { AdmiralEvent, AdmiralState, TeamId } from '../../../engine/admiral/types.ts'
import { joinSentences, type Words } from '../../i18n/words.ts'
import { tell, tellCourse, tellDrifts } from './sentences.ts'

/** The result of one recorded move. */
export interface LogStep {
  readonly events: readonly AdmiralEvent[]
}

/** An event, and the state before it. */
export interface LoggedEvent {
  readonly event: AdmiralEvent
  readonly before: AdmiralState
}

/** One entry of the ship's log: all results of one move, or the manoeuvres of one course. */
export interface LogEntry {
  /** The numbers of the entry's first and last move, from 1. */
  readonly move: number
  readonly last: number
  /** The team that moved. */
  readonly team: TeamId
  readonly told: readonly LoggedEvent[]
}

/** A throw of a die, with the faces that would have succeeded. */
export interface Throw {
  readonly kind: 'shot' | 'critical' | 'boarding'
  readonly die: number
  /** Empty if the number itself counts. */
  readonly faces: readonly number[]
}

/**
 * Writes the log of a match: each move under the team that made it, a course as one entry. Entries stay the same
 * objects as the match goes on.
 */
export function writeLog(start: AdmiralState, steps: readonly LogStep[]): readonly LogEntry[] {
  const entries: LogEntry[] = []
  let state = start
  for (const [index, step] of steps.entries()) {
    const folded = foldedFrom(state, step, index + 1)
    const before = entries.at(-1)
    if (before && continues(before, folded.entry)) entries[entries.length - 1] = joined(before, folded)
    else entries.push(folded.entry)
    state = folded.after
  }
  return entries
}

interface Folded {
  readonly before: AdmiralState
  readonly after: AdmiralState
  readonly entry: LogEntry
  /** The entry with the course that this one continues, and the two joined. */
  joined: { readonly course: LogEntry; readonly whole: LogEntry } | null
}

/** Folded steps, kept no longer than the steps themselves. */
const FOLDED = new WeakMap<LogStep['events'], Folded>()

/** Folds a step event by event, once. */
function foldedFrom(before: AdmiralState, { events }: LogStep, move: number): Folded {
  const known = FOLDED.get(events)
  if (known?.before === before && known.entry.move === move) return known
  let now = before
  const told = events.map((event) => {
    const one = { event, before: now }
    now = evolve(now, event)
    return one
  })
  const entry = { move, last: move, team: moverOf(before, events), told }
  const folded = { before, after: now, entry, joined: null }
  FOLDED.set(events, folded)
  return folded
}

/** Returns the team that moved: the one that assigned captains or was asked, else the one whose turn it was. */
function moverOf(state: AdmiralState, events: readonly AdmiralEvent[]): TeamId {
  const assigned = events.find((event) => event.kind === 'captainsAssigned')
  return assigned?.kind === 'captainsAssigned' ? assigned.team : (state.offer?.to ?? state.turn)
}

/** Returns true if a course goes on: the entry is only the next manoeuvre of the same ship. */
function continues(before: LogEntry, entry: LogEntry): boolean {
  const [ship, next] = [sailingOf(before), sailingOf(entry)]
  return ship !== null && ship === next && !entry.told.some(({ event }) => event.kind === 'activationBegan')
}

const SAILING: ReadonlySet<AdmiralEvent['kind']> = new Set([
  'activationBegan',
  'captainShown',
  'swiftDeclared',
  'sailsSet',
  'shipMoved',
])

/** Returns the ship that only sails in an entry; null if anything else happens. */
function sailingOf({ told }: LogEntry): string | null {
  if (!told.every(({ event }) => SAILING.has(event.kind))) return null
  const moved = told.find(({ event }) => event.kind === 'shipMoved')?.event
  return moved?.kind === 'shipMoved' ? moved.ship : null
}

/** Returns a course with one more manoeuvre. */
function joined(course: LogEntry, folded: Folded): LogEntry {
  if (folded.joined?.course === course) return folded.joined.whole
  const { last, told } = folded.entry
  const whole = { ...course, last, told: [...course.told, ...told] }
  folded.joined = { course, whole }
  return whole
}

/** A sentence of an entry, and the dice behind it. */
export interface Sentence {
  readonly text: string
  readonly throws: readonly Throw[]
}

/** Returns the sentences of an entry; consecutive manoeuvres are one course, ships that drift unharmed one sentence. */
export function sentencesOf({ told }: Pick<LogEntry, 'told'>, words: Words): readonly Sentence[] {
  return told.flatMap((one, index) => {
    const sentence = sentenceAt(told, index, one, words)
    return sentence ? [{ text: joinSentences([sentence]), throws: throwsOf(one) }] : []
  })
}

function sentenceAt(
  told: readonly LoggedEvent[],
  index: number,
  { event, before }: LoggedEvent,
  words: Words,
): string | null {
  const telling = { ...words, before }
  if (event.kind === 'shipMoved') {
    const isTold = isSameCourse(told[index - 1]?.event, event.ship)
    if (isTold) return null
    const moves = courseFrom(told, index, event.ship)
    return tellCourse(moves, telling, told[index + moves.length]?.event.kind === 'moveEnded')
  }
  if (event.kind !== 'shipDrifted' || event.stoppedBy !== null) return tell(event, telling)
  const drifts = told.flatMap((one) => (one.event.kind === 'shipDrifted' && !one.event.stoppedBy ? [one.event] : []))
  return drifts[0] === event ? tellDrifts(drifts, telling) : null
}

function isSameCourse(event: AdmiralEvent | undefined, ship: string): boolean {
  return event?.kind === 'shipMoved' && event.ship === ship
}

function courseFrom(told: readonly LoggedEvent[], index: number, ship: string) {
  const rest = told.slice(index).map(({ event }) => event)
  const end = rest.findIndex((event) => !isSameCourse(event, ship))
  return rest.slice(0, end < 0 ? rest.length : end).filter((event) => event.kind === 'shipMoved')
}

/** Returns the dice of an event, in the order in which they were thrown. */
function throwsOf({ event, before }: LoggedEvent): readonly Throw[] {
  if (event.kind === 'shotsFired' && event.die !== null) return [{ kind: 'shot', die: event.die, faces: event.faces }]
  if (event.kind === 'criticalRolled') return [{ kind: 'critical', die: event.die, faces: criticalFaces(before) }]
  if (event.kind === 'boardingFought') return event.dice.map((die) => ({ kind: 'boarding', die, faces: [] }))
  return []
}

const criticalFaces = (state: AdmiralState): readonly number[] => numbersOf(state).faces.critical
