import { printCell } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { SEATS, type SeaBattleState, type SeaSeat } from '../../../engine/sea-battle/types.ts'
import { witnessBook } from '../../host/received/witnessBook.ts'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { isSeaBattleView } from '../view.ts'

/**
 * Notes every answer that the table shows, so that a different version at the end is noticed. Returns a function that
 * stops this.
 */
export function witnessShots(): () => void {
  const look = () => {
    const { match } = useSession.getState()
    const { shown } = pageTable.shown.getState()
    if (match?.game !== 'sea-battle' || !isSeaBattleView(shown)) return
    try {
      for (const seat of SEATS) witnessBook.hear(match.id, seat, answersOf(shown, seat))
    } catch {
      // The table itself reports a view that cannot be read.
    }
  }
  look()
  return pageTable.shown.subscribe(look)
}

/** Returns the answers about a seat's fleet, one line per shot: `c4 sunk c4 c5`. */
export function answersOf(view: SeaBattleState, seat: SeaSeat): readonly string[] {
  const enemy = opponentOf(seat)
  return view.shots[enemy].map(({ at, result }) => {
    const ship = result === 'sunk' ? (view.sunk[enemy].find((one) => one.includes(at)) ?? []) : []
    return [printCell(at), result, ...ship.map(printCell)].join(' ')
  })
}
