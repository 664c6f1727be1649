import type { GameShape, Viewer } from '../../../engine/kernel/game.ts'
import { Match } from '../../../engine/match/match.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import type { MatchInfo, Replay, ReplayStep } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'

/**
 * Returns the match so far, move by move, as this viewer may see it; it may continue meanwhile. Yields once per move.
 */
export function* replayOf(match: Match<GameShape>, info: MatchInfo, viewer: Viewer): Steps<Replay> {
  const entries = [...match.entries]
  const start = new Match(match.game, match.start).view(viewer)
  const steps: ReplayStep[] = []
  for (const entry of entries) {
    const events = match.entryFeed(entry, viewer).map(({ event }) => asJson(event))
    steps.push({ by: entry.seat, events })
    yield
  }
  return { match: info, viewer, start: asJson(start), steps }
}
