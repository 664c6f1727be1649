import type { Match } from '../../../engine/match/match.ts'
import type { SeaBattleShape } from '../../../engine/sea-battle/types.ts'
import type { RunningApp } from '../driver/app.ts'
import { Captain } from '../driver/captain.ts'
import type { Golden } from './golden.ts'
import type { TurnRecorder } from './turns.ts'

/** Plays recorded shots of two people at one screen by mouse. */
export async function playShots(
  app: RunningApp,
  twin: Match<SeaBattleShape>,
  recorder: TurnRecorder,
  moves: Golden<SeaBattleShape>['moves'],
): Promise<void> {
  const captain = new Captain(app)
  for (const { seat, move } of moves) {
    if (move.kind !== 'fire') throw new Error(`${move.kind} is no shot`)
    await captain.takeOver(seat)
    await recorder.begin(seat, move.kind)
    await captain.fire(move.at)
    twin.play(seat, move)
  }
  await recorder.end()
}
