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
import { explained } from './reasonRules.ts'
import type { Asked, Selected } from './targets.ts'

interface IntentActions {
  /** Sets a new question of the host with its view; null while nothing is asked here. */
  ask(asked: Asked | null, view: JackalState | null): void
  clickCell(cell: Cell): void
  clickPiece(id: PieceId): void
  clickShip(team: TeamId): void
  /** Sends the chosen piece to the cell of the question which one goes. */
  sendThere(goer: Selected): void
  /** Chooses one of a crew, or the ship, by a portrait. */
  choosePortrait(one: Selected): void
  /** Chooses the piece to plan with while others move. */
  plan(selected: Selected | null): void
  hoverCell(cell: Cell | null): void
  /** Points at a cell on a flat table. */
  aimAt(cell: Cell): void
  /** Shows why a cell cannot be chosen. */
  explain(cell: Cell): void
  /** Handles a touch that ended on a cell of a flat table; sends nothing. */
  touch(cell: Cell): void
  moveCursor(east: number, north: number): void
  /** Handles Enter: like a click on the keyboard's cell; shows that cell if it has not moved yet. */
  confirm(): void
  /** Takes back the last choice; returns false when there was none. */
  cancel(): boolean
  choose(move: JackalMove): void
  /** Lays out a move, and its sequel, as if keys had chosen them; sends nothing. */
  layOut(move: JackalMove, sequel?: readonly JackalMove[]): void
  /** Removes the layout, and its keyboard cursor. */
  forgetLaid(): void
  /** Sends the layout; returns false when there is none any more. */
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

/** The pointer, the choices and the prepared move of the player at this screen. */
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
    explain: (cell) => react(explained(get(), cell)),
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
