import { create } from 'zustand'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import type { AdmiralMove, AdmiralState, Aim, Cell, UnitId } from '../../../engine/admiral/types.ts'
import { openReactions } from '../../host/reactions.ts'
import { onCaptain } from './captainRules.ts'
import { onClicked } from './clickRules.ts'
import { onFullAhead, onHeading, onNextHeading, onSail } from './courseRules.ts'
import { onFinish, onFinishAll, onFinishSure, onLoot, onLootShared, onRepair, onRepairShared } from './deedRules.ts'
import { onAim, onAimed, onAttack, onGather, onGrappled, onShots, onVolley } from './gunneryRules.ts'
import { onAsked, onCancel, onCell, onChosen, onCovered, onNext, onSelected, onUnit } from './intentRules.ts'
import { type Horizon, IDLE_INTENT, type IntentState, type Reaction } from './intentState.ts'
import { onArrow, onConfirm, onDigit } from './keyRules.ts'
import { onLaidOut, onTakenBack } from './layingOut.ts'
import { type Order, onOrder } from './orders.ts'
import { onRose } from './roseRules.ts'
import type { Asked } from './targets.ts'

interface IntentActions {
  /** Sets a new question of the host with the view it belongs to; null while this screen has no question. */
  ask(asked: Asked | null, view: AdmiralState | null): void
  /** Covers this player's secrets, or uncovers them. */
  cover(isCovered: boolean): void
  clickCell(cell: Cell): void
  /** Handles a mouse click, after the pointer has shown what is under it. */
  clickPointed(cell: Cell): void
  clickUnit(id: UnitId): void
  /** Selects one of the player's own ships, or looks at any other; null clears the selection. */
  select(id: UnitId | null): void
  hoverCell(cell: Cell | null): void
  hoverUnit(id: UnitId | null): void
  /** Takes back the last choice; returns false if there was none. */
  cancel(): boolean
  /** Sends a move that the player has chosen directly. */
  choose(move: AdmiralMove): void
  /** Shows moves of one ship as if the player had chosen them; sends nothing. */
  layOut(plan: readonly AdmiralMove[]): void
  /** Discards laid-out moves that show nowhere on the table. */
  takeBack(): void
  nextUnit(step?: 1 | -1): void
  toggleDanger(horizon?: Horizon): void
  toggleRose(): void
  /** Handles a button or its key: begins the order, or gives the reason why it is impossible. */
  order(order: Order): void
  setAim(aim: Aim): void
  setShots(shots: number): void
  toggleCaptain(): void
  /** Handles Enter. */
  confirm(): void
  /** Plans a course as far ahead as the selected ship can sail. */
  fullAhead(): void
  /** Handles an arrow key, in cells to the east and to the north. */
  arrow(east: number, north: number): void
  digit(n: number): void
  /** Sets the shots that another of the player's own ships adds to the salvo; 0 removes it. */
  setVolley(ship: UnitId, shots: number): void
  /** Adds all bearing units to the salvo with all their shots, or removes all of them. */
  gather(): void
  aimAt(target: UnitId, gunner?: UnitId): void
  grapple(target: UnitId): void
  /** Fires or boards. */
  attack(): void
  sail(): void
  nextHeading(step?: 1 | -1): void
  pickHeading(heading: Heading): void
  shareRepair(hull: number, sails: number): void
  repair(): void
  /** Ends the selected ship's activation. */
  finish(): void
  /** Ends all remaining activations. */
  finishAll(): void
  finishSure(): void
  shareLoot(captain: boolean, gold: number): void
  loot(): void
}

const { carryOut, sendMovesTo } = openReactions<IntentState, AdmiralMove>()

export { sendMovesTo }

/** The focus, the choices and the plans of the player at this screen. */
export const useIntent = create<IntentState & IntentActions>((set, get) => {
  const react = (reaction: Reaction | null): boolean => carryOut(set, reaction)
  return {
    ...IDLE_INTENT,
    ask: (asked, view) => react(onAsked(get(), asked, view)),
    cover: (isCovered) => react(onCovered(get(), isCovered)),
    clickCell: (cell) => react(onCell(get(), cell)),
    clickPointed: (cell) => react(onClicked(get(), cell)),
    clickUnit: (id) => react(onUnit(get(), id)),
    select: (id) => react(onSelected(get(), id)),
    hoverCell: (hovered) => set((was) => (was.hovered === hovered ? was : { hovered, pointsAnew: true })),
    hoverUnit: (hoveredUnit) =>
      set((was) => (was.hoveredUnit === hoveredUnit ? was : { hoveredUnit, pointsAnew: true })),
    cancel: () => react(onCancel(get())),
    choose: (move) => react(onChosen(get(), move)),
    layOut: (plan) => react(onLaidOut(get(), plan)),
    takeBack: () => react(onTakenBack(get())),
    nextUnit: (step = 1) => react(onNext(get(), step)),
    order: (order) => react(onOrder(get(), order)),
    toggleDanger: (horizon = 'round') => set({ danger: get().danger === horizon ? null : horizon }),
    toggleRose: () => react(onRose(get())),
    setAim: (aim) => react(onAim(get(), aim)),
    setShots: (shots) => react(onShots(get(), shots)),
    toggleCaptain: () => react(onCaptain(get())),
    confirm: () => react(onConfirm(get())),
    fullAhead: () => react(onFullAhead(get())),
    arrow: (east, north) => react(onArrow(get(), east, north)),
    digit: (n) => react(onDigit(get(), n)),
    setVolley: (ship, shots) => react(onVolley(get(), ship, shots)),
    gather: () => react(onGather(get())),
    aimAt: (target, gunner) => react(onAimed(get(), target, gunner)),
    grapple: (target) => react(onGrappled(get(), target)),
    attack: () => react(onAttack(get())),
    sail: () => react(onSail(get())),
    nextHeading: (step = 1) => react(onNextHeading(get(), step)),
    pickHeading: (heading) => react(onHeading(get(), heading)),
    shareRepair: (hull, sails) => react(onRepairShared(get(), hull, sails)),
    repair: () => react(onRepair(get())),
    finish: () => react(onFinish(get())),
    finishAll: () => react(onFinishAll(get())),
    finishSure: () => react(onFinishSure(get())),
    shareLoot: (captain, gold) => react(onLootShared(get(), captain, gold)),
    loot: () => react(onLoot(get())),
  }
})
