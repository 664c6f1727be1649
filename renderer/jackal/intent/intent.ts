import { create } from 'zustand'
import type { Cell, JackalMove, JackalState, PieceId, TeamId } from '../../../engine/jackal/types.ts'
import { openReactions } from '../../host/reactions.ts'
import { onNext, onPortrait } from './actorRules.ts'
import { onAdvised, onCell, onChosen, onConfirmed, onPiece, onSentThere, onShip } from './cellRules.ts'
import { onAimed, onCursor, onTouched } from './cursorRules.ts'
import { IDLE_INTENT, type IntentState, type Reaction } from './intentState.ts'
import { onLaidForgotten, onLaidOut, stillLaid } from './layingOut.ts'
import { onArranged, onSeenTile, onSwapSeen } from './lighthouseIntent.ts'
import { onBottle, onCarry } from './loadRules.ts'
import { onAsked, onCancel, onPlanned } from './questionRules.ts'
import type { Asked, Selected } from './targets.ts'

interface IntentActions {
  /** A new question of the host with the view it is asked about; null while nothing is asked here. */
  ask(asked: Asked | null, view: JackalState | null): void
  clickCell(cell: Cell): void
  clickPiece(id: PieceId): void
  clickShip(team: TeamId): void
  /** Whoever is chosen to go to the cell beside which it was asked who does. */
  sendThere(goer: Selected): void
  /** One of a crew, or the ship, chosen by a portrait. */
  choosePortrait(one: Selected): void
  /** While others move: chooses whom to think about. */
  plan(selected: Selected | null): void
  hoverCell(cell: Cell | null): void
  /** On a flat table: points at a cell. */
  aimAt(cell: Cell): void
  /** On a flat table: a touch that ended on a cell; sends nothing. */
  touch(cell: Cell): void
  moveCursor(east: number, north: number): void
  /** Enter: as a click on the keyboard's cell; shows it where it has not been moved yet. */
  confirm(): void
  /** False when there was nothing to take back. */
  cancel(): boolean
  choose(move: JackalMove): void
  /** Shows a move, and what is played right after it, as if keys had chosen them; sends nothing. */
  layOut(move: JackalMove, sequel?: readonly JackalMove[]): void
  /** Forgets what is laid out, and where the keyboard points for it. */
  forgetLaid(): void
  /** Sends what is laid out; false when nothing is any more. */
  playLaid(): boolean
  toggleCarry(): void
  toggleBottle(): void
  nextPiece(step?: 1 | -1): void
  pickSeen(place: number): void
  swapSeen(a: number, b: number): void
  finishArranging(): void
}

const { carryOut, sendMovesTo } = openReactions<IntentState, JackalMove>()

export { sendMovesTo }

/** What the player at this screen points at, has chosen and is about to do. */
export const useIntent = create<IntentState & IntentActions>((set, get) => {
  const react = (reaction: Reaction | null): boolean => carryOut(set, reaction)
  return {
    ...IDLE_INTENT,
    ask: (asked, view) => react(onAsked(get(), asked, view)),
    clickCell: (cell) => react(onCell(get(), cell)),
    clickPiece: (id) => react(onPiece(get(), id)),
    clickShip: (team) => react(onShip(get(), team)),
    sendThere: (goer) => react(onSentThere(get(), goer)),
    choosePortrait: (one) => react(onPortrait(get(), one)),
    plan: (selected) => react(onPlanned(get(), selected)),
    hoverCell: (hovered) => set((was) => (was.hovered === hovered ? was : { hovered })),
    aimAt: (cell) => react(onAimed(get(), cell)),
    touch: (cell) => react(onTouched(get(), cell)),
    moveCursor: (east, north) => react(onCursor(get(), east, north)),
    confirm: () => {
      const { cursor } = get()
      react(cursor === null ? onCursor(get(), 0, 0) : onConfirmed(get(), cursor))
    },
    cancel: () => react(onCancel(get())),
    choose: (move) => react(onChosen(get(), move)),
    layOut: (move, sequel) => react(onLaidOut(get(), move, sequel)),
    forgetLaid: () => react(onLaidForgotten(get())),
    playLaid: () => {
      const moves = stillLaid(get())
      return moves.length > 0 && react(onAdvised(get(), moves))
    },
    toggleCarry: () => react(onCarry(get())),
    toggleBottle: () => react(onBottle(get())),
    nextPiece: (step = 1) => react(onNext(get(), step)),
    pickSeen: (place) => react(onSeenTile(get(), place)),
    swapSeen: (a, b) => react(onSwapSeen(get(), a, b)),
    finishArranging: () => react(onArranged(get())),
  }
})
