import type { JackalEvent, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import { joinSentences, type Words } from '../../i18n/words.ts'
import type { Terms } from './endReason.ts'
import { tell } from './sentences.ts'

/** What one recorded move led to. */
export interface LogStep {
  readonly by: Seat
  readonly events: readonly JackalEvent[]
}

/** One entry of the ship's log: all that one move led to, or a turn passed over after it. */
export interface LogEntry {
  /** Number of the move, from 1. */
  readonly move: number
  /** Whose turn it was. */
  readonly team: TeamId
  /** The seat that commanded another's team; null for its own. */
  readonly commander: Seat | null
  readonly events: readonly JackalEvent[]
}

/** The log of a match: each move under the team whose turn it was, each turn that is passed over under its own. */
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

/** The events of a move, and after them those of each turn that is passed over. */
function splitBySkips(events: readonly JackalEvent[]): [readonly JackalEvent[], ...(readonly JackalEvent[])[]] {
  const skips = events.flatMap((event, index) => (event.kind === 'turnSkipped' ? [index] : []))
  return [events.slice(0, skips[0]), ...skips.map((from, n) => events.slice(from, skips[n + 1]))]
}

/** Under the grove a neighbour commands; whoever only answers an offer commands nobody. */
function commanderOf(team: TeamId, by: Seat, events: readonly JackalEvent[], teams: JackalState['teams']): Seat | null {
  const own = teams.find(({ id }) => id === team)?.seat
  const acts = events.some(({ kind }) => kind === 'pieceMoved' || kind === 'shipSailed')
  return acts && own !== undefined && own !== by ? by : null
}

/** Entries of one turn that follow each other, such as the steps of a chain, as one. */
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
  /** Place among the lines of one move, from 0. */
  readonly part: number
}

function isOver({ events }: LogEntry): boolean {
  return events.some(({ kind }) => kind === 'turnPassed' || kind === 'turnSkipped' || kind === 'matchEnded')
}

function turnAfter(team: TeamId, events: readonly JackalEvent[]): TeamId {
  return events.reduce((now, event) => (event.kind === 'turnPassed' ? event.to : now), team)
}

/** The sentences of an entry as one paragraph. */
export function paragraph(entry: LogEntry, terms: Terms, words: Words): string {
  const { commander, events } = entry
  const told = events.filter((event, index) => !isImplied(event, events.slice(0, index)))
  const sentences = told.map((event) => tell(event, terms, words)).filter((sentence) => sentence !== null)
  const commanded = commander !== null && words.t('log.commanded', { name: words.nameOf(commander) })
  return joinSentences(commanded === false ? sentences : [commanded, ...sentences])
}

/** A load put down where its bearer stops, or scored as he climbs aboard with it, goes without saying. */
function isImplied(event: JackalEvent, before: readonly JackalEvent[]): boolean {
  if (event.kind !== 'loadDropped' && event.kind !== 'loadScored') return false
  const last = before.findLast((one) => one.kind === 'pieceMoved' && one.piece === event.piece)
  if (last?.kind !== 'pieceMoved') return false
  return event.kind === 'loadDropped' ? last.to === event.cell : last.cause === 'board'
}

/** Gold brought home by the move. */
export function goldScored(entry: LogEntry): number {
  return entry.events.reduce((sum, event) => sum + (event.kind === 'loadScored' ? event.value : 0), 0)
}
