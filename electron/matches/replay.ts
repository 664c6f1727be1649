import type { GameShape, Viewer } from '../../engine/kernel/game.ts'
import { Match } from '../../engine/match/match.ts'
import type { Json, MatchInfo, Replay, ReplayStep } from '../contract/ipc.ts'
import { asJson } from './standing.ts'

/** The whole match move by move, as the viewer may hear it. */
export function replayOf(match: Match<GameShape>, info: MatchInfo, viewer: Viewer): Replay {
  const start = new Match(match.game, match.start).view(viewer)
  return { match: info, viewer, start: asJson(start), steps: stepsOf(match, viewer) }
}

function stepsOf(match: Match<GameShape>, viewer: Viewer): ReplayStep[] {
  const steps = match.entries.map(({ seat }): { by: string; events: Json[] } => ({ by: seat, events: [] }))
  let index = 0
  for (const { n, event } of match.feed(viewer)) {
    while (n > lastEventOf(match, index)) index++
    steps[index]?.events.push(asJson(event))
  }
  return steps
}

function lastEventOf(match: Match<GameShape>, index: number): number {
  const entry = match.entries[index]
  return entry ? entry.firstEvent + entry.events.length - 1 : Number.POSITIVE_INFINITY
}
