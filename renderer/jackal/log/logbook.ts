import type { Board, JackalEvent, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import { joinSentences, type Words } from '../../i18n/words.ts'
import { tell } from './sentences.ts'

/** What one recorded move led to. */
export interface LogStep {
  readonly events: readonly JackalEvent[]
}

/** One entry of the ship's log: all that one move led to. */
export interface LogEntry {
  /** Number of the move, from 1. */
  readonly move: number
  /** Whose turn it was. */
  readonly team: TeamId
  readonly events: readonly JackalEvent[]
}

/** The log of a match: each move under the team whose turn it was. */
export function writeLog(start: Pick<JackalState, 'turn'>, steps: readonly LogStep[]): LogEntry[] {
  let team = start.turn
  return steps.map(({ events }, index) => {
    const entry = { move: index + 1, team, events }
    team = turnAfter(team, events)
    return entry
  })
}

function turnAfter(team: TeamId, events: readonly JackalEvent[]): TeamId {
  return events.reduce((now, event) => (event.kind === 'turnPassed' ? event.to : now), team)
}

/** The sentences of an entry as one paragraph. */
export function paragraph(entry: LogEntry, board: Board, words: Words): string {
  const told = entry.events.filter((event, index) => !isImplied(event, entry.events.slice(0, index)))
  return joinSentences(told.map((event) => tell(event, board, words)).filter((sentence) => sentence !== null))
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
