import { opponentOf } from '../../engine/sea-battle/marks.ts'
import { leftFor, resultAt } from '../../engine/sea-battle/prospects.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../engine/sea-battle/types.ts'
import { isPlacing } from './fleets.ts'

/** Returns the chance of each captain by the shots alone: decks to hit, and water left to search. */
export function chancesOf(
  view: SeaBattleState,
): readonly { readonly sides: readonly SeaSeat[]; readonly chance: number }[] {
  const of = (seat: SeaSeat) => {
    if (view.result) return view.result.winners.includes(seat) ? 1 / view.result.winners.length : 0
    if (isPlacing(view)) return 1 / 2
    return resultAt(leftFor(view, seat), leftFor(view, opponentOf(seat)), view.turn === seat)
  }
  return SEATS.map((seat) => ({ sides: [seat], chance: of(seat) }))
}
