import type { Outcome } from '../../../engine/kernel/game.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'

/** The events in one captain's own sea. */
export interface ResultLine {
  /** The owner of the sea. */
  readonly seat: SeaSeat
  readonly wins: boolean
  /** The number of ships that went down there. */
  readonly sunk: number
  /** The number of shots that the enemy fired at it. */
  readonly shots: number
  /** Whole percent of these shots that hit; null before the first shot. */
  readonly accuracy: number | null
}

/** Returns the seas of both captains, the winner's first. */
export function resultLines(view: SeaBattleState, { winners }: Pick<Outcome, 'winners'>): readonly ResultLine[] {
  const lines = SEATS.map((seat): ResultLine => {
    const enemy = opponentOf(seat)
    const shots = view.shots[enemy]
    const hits = shots.filter(({ result }) => result !== 'miss').length
    return {
      seat,
      wins: winners.includes(seat),
      sunk: view.sunk[enemy].length,
      shots: shots.length,
      accuracy: shots.length === 0 ? null : Math.round((100 * hits) / shots.length),
    }
  })
  return lines.toSorted((a, b) => Number(b.wins) - Number(a.wins))
}
