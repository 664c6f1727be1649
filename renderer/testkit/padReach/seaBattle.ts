import { printCell } from '../../../engine/sea-battle/cells.ts'
import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import { type Cell, SEATS, type SeaBattleMove, type SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { sendShotsTo, useAim } from '../../sea-battle/intent/aim.ts'
import { aimedText } from '../../sea-battle/intent/aimedText.ts'
import { SEA_BATTLE_AIMING } from '../../sea-battle/intent/aiming.ts'
import { emptyMarks } from '../../sea-battle/pieces/marks.ts'
import type { PadGame } from './search.ts'

type State = ReturnType<typeof useAim.getState>

const aim = () => useAim.getState()
let sent: Cell | null = null

/** Sea Battle as the search plays it. */
export const SEA_BATTLE_BY_PAD: PadGame<State> = {
  aiming: SEA_BATTLE_AIMING,
  state: aim,
  restore: (state) => useAim.setState(state),
  key: ({ cursor, refused }) => JSON.stringify([cursor, refused]),
  choice: aimedText,
  buttons: { south: () => void aim().confirm(), west: () => {}, 'right-bumper': () => {}, 'left-bumper': () => {} },
  dock: () => [],
  sent: () => {
    const at = sent
    sent = null
    return at === null ? null : { text: printCell(at), sends: JSON.stringify({ kind: 'fire', at }) }
  },
}

/**
 * Asks for a shot at the open cells, as at the start of a decision.
 * @param sure the cells that must be empty
 * @param before the state after the last shot
 */
export function askSeaBattle(open: readonly Cell[], sure: readonly Cell[] = [], before?: State): void {
  sendShotsTo((at) => {
    sent = at
  })
  if (before) useAim.setState(before)
  else aim().forget()
  aim().ask(open, sure)
}

type Moves = readonly { readonly move: SeaBattleMove }[]

const openIn = (moves: Moves): readonly Cell[] => moves.flatMap(({ move }) => (move.kind === 'fire' ? [move.at] : []))

/** Asks a seat for a shot; `before` is the state after its last one. */
export function askShot(view: SeaBattleState, seat: string, moves: Moves, before?: State): void {
  const own = SEATS.find((one) => one === seat)
  askSeaBattle(openIn(moves), own ? emptyMarks(view, opponentOf(own)) : [], before)
}

/** Returns the cells that can be fired at, as texts. */
export const wantedShots = (moves: Moves): readonly string[] => openIn(moves).map(printCell)
