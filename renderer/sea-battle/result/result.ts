import type { Outcome } from '../../../engine/kernel/game.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'

/** One captain's line of the result. */
export interface ResultLine {
  readonly seat: SeaSeat
  readonly wins: boolean
  /** Ships of the enemy. */
  readonly sunk: number
  readonly shots: number
  /** Whole percent of the shots that hit; null before the first shot. */
  readonly accuracy: number | null
}

/** Both captains, the winner first. */
export function resultLines(view: SeaBattleState, { winners }: Pick<Outcome, 'winners'>): readonly ResultLine[] {
  const lines = SEATS.map((seat): ResultLine => {
    const shots = view.shots[seat]
    const hits = shots.filter(({ result }) => result !== 'miss').length
    return {
      seat,
      wins: winners.includes(seat),
      sunk: view.sunk[seat].length,
      shots: shots.length,
      accuracy: shots.length === 0 ? null : Math.round((100 * hits) / shots.length),
    }
  })
  return lines.toSorted((a, b) => Number(b.wins) - Number(a.wins))
}
