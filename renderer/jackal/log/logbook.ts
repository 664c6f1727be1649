import type { JackalEvent, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { joinSentences, type Words } from '../../i18n/words.ts'
import type { Terms } from './endReason.ts'
import { tell } from './sentences.ts'

/** The results of one recorded move. */
export interface LogStep {
  readonly by: Seat
  readonly events: readonly JackalEvent[]
}

/** One entry of the ship's log: all events of one move, or a turn skipped after it. */
export interface LogEntry {
  /** Number of the move, from 1. */
  readonly move: number
  /** The team to move. */
  readonly team: TeamId
  /** The seat that commanded another's team; null for its own. */
  readonly commander: Seat | null
  readonly events: readonly JackalEvent[]
}

/** Returns the log of a match: each move under the team to move, each skipped turn under its own team. */
export function writeLog(start: Pick<JackalState, 'turn' | 'teams'>, steps: readonly LogStep[]): LogEntry[] {
  let team = start.turn
  return steps.flatMap(({ by, events }, index) => {
    const [done, ...skipped] = splitBySkips(events)
    const move = index + 1
    const entries: LogEntry[] = [{ move, team, commander: commanderOf(team, by, done, start.teams), events: done }]
    for (const part of skipped) {
      const [first] = part
      if (first?.kind === 'turnSkipped') entries.push({ move, team: first.team, commander: null, events: part })
    }
    team = turnAfter(team, events)
    return entries
  })
}

/** Returns the events of a move, and after them those of each skipped turn. */
function splitBySkips(events: readonly JackalEvent[]): [readonly JackalEvent[], ...(readonly JackalEvent[])[]] {
  const skips = events.flatMap((event, index) => (event.kind === 'turnSkipped' ? [index] : []))
  return [events.slice(0, skips[0]), ...skips.map((from, n) => events.slice(from, skips[n + 1]))]
}

/**
 * Returns the commander of another's team, which is a neighbour under the grove; a seat that only answers an offer
 * commands no other team.
 */
function commanderOf(team: TeamId, by: Seat, events: readonly JackalEvent[], teams: JackalState['teams']): Seat | null {
  const own = teams.find(({ id }) => id === team)?.seat
  const acts = events.some(({ kind }) => kind === 'pieceMoved' || kind === 'shipSailed')
  return acts && own !== undefined && own !== by ? by : null
}

/** Joins consecutive entries of one turn, such as the steps of a chain. */
export function byTurn(entries: readonly LogEntry[]): readonly JoinedEntry[] {
  const joined: JoinedEntry[] = []
  for (const entry of entries) {
    const last = joined.at(-1)
    if (last && last.team === entry.team && !isOver(last)) {
      joined[joined.length - 1] = { ...last, last: entry.move, events: [...last.events, ...entry.events] }
    } else joined.push({ ...entry, last: entry.move, part: last?.last === entry.move ? last.part + 1 : 0 })
  }
  return joined
}

/** The moves of one turn as one line. */
export interface JoinedEntry extends LogEntry {
  /** Number of its last move. */
  readonly last: number
  /** Index among the lines of one move, from 0. */
  readonly part: number
}

function isOver({ events }: LogEntry): boolean {
  return events.some(({ kind }) => kind === 'turnPassed' || kind === 'turnSkipped' || kind === 'matchEnded')
}

function turnAfter(team: TeamId, events: readonly JackalEvent[]): TeamId {
  return events.reduce((now, event) => (event.kind === 'turnPassed' ? event.to : now), team)
}

/** Returns the sentences of an entry as one paragraph. */
export function paragraph(entry: LogEntry, terms: Terms, words: Words): string {
  const { commander, events } = entry
  const told = events.filter((event, index) => !isImplied(event, events.slice(0, index)))
  const sentences = told.map((event) => tell(event, terms, words)).filter((sentence) => sentence !== null)
  const commanded = commander !== null && words.t('log.commanded', { name: words.nameOf(commander) })
  return joinSentences(commanded === false ? sentences : [commanded, ...sentences])
}

/**
 * Returns whether an event goes without saying: a load put down where its bearer stops, or scored as the bearer climbs
 * aboard with it.
 */
function isImplied(event: JackalEvent, before: readonly JackalEvent[]): boolean {
  if (event.kind !== 'loadDropped' && event.kind !== 'loadScored') return false
  const last = before.findLast((one) => one.kind === 'pieceMoved' && one.piece === event.piece)
  if (last?.kind !== 'pieceMoved') return false
  return event.kind === 'loadDropped' ? last.to === event.cell : last.cause === 'board'
}

/** Returns the gold brought home by the move. */
export function goldScored(entry: LogEntry): number {
  return entry.events.reduce((sum, event) => sum + (event.kind === 'loadScored' ? event.value : 0), 0)
}
