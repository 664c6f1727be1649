import { create } from 'zustand'
import { cellAt, FIELD_SIZE, fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import type { Cell } from '../../../engine/sea-battle/types.ts'
import type { Tray } from '../table/anchors.ts'

/** The aim of the player at this screen. */
export interface AimState {
  /** Cells that may be fired at now; empty while it is not this player's turn. */
  readonly open: ReadonlySet<Cell>
  /** The open cells that must be empty: a shot there must be chosen twice. */
  readonly sure: ReadonlySet<Cell>
  /** The cell of the far tray under the pointer. */
  readonly hovered: Cell | null
  /** The cell of the near tray under the pointer; null while a fleet is laid out there. */
  readonly hoveredOwn: Cell | null
  /** The keyboard's cell; null until a key is used. */
  readonly cursor: Cell | null
  /** The keyboard's cell while it visits the near tray, one's own sea; null while it aims. */
  readonly own: Cell | null
  /**
   * Set when the cursor is the aim of a flat table: the brass button fires there, so it lasts for one question only.
   */
  readonly isAimed: boolean
  /** Set when the keyboard's cell moved after the pointer's: it is the one that is described. */
  readonly byKeys: boolean
  /** An illegal cell that was chosen, until the next gesture. */
  readonly refused: RefusedShot | null
}

/** A cell of the enemy's sea that was fired at before or out of turn, or must be empty, or one of one's own sea. */
export interface RefusedShot {
  readonly cell: Cell
  readonly why: 'already-fired' | 'not-your-turn' | 'own-sea' | 'sure-water'
}

interface AimActions {
  /**
   * Sets the cells that the host offers, and those that must be empty; an empty list while there is no question here.
   */
  ask(cells: readonly Cell[], sure?: readonly Cell[]): void
  /** Sets the cell of the far tray or of the near one under the pointer, or neither. */
  hover(cell: Cell | null, own?: Cell | null): void
  /** Aims at a cell, legal or not, as a touch on a flat table does. */
  aimAt(cell: Cell): void
  /** Moves the keyboard's cell to the other sea, and back. */
  changeSea(): void
  /** Moves by arrow keys, in files to the east and ranks to the south. */
  step(east: number, south: number): void
  /**
   * Handles a click: fires if that is allowed, at sure water only when it is chosen again, and returns whether it
   * fired.
   */
  fire(cell: Cell): boolean
  /** Handles a tap: aims, or fires at the current aim, as a finger covers its target. */
  tap(cell: Cell): boolean
  /** Handles a click on one's own sea, which is no target: shows the reason while the player must fire. */
  refuseOwn(cell: Cell): void
  /**
   * Fires at the cell in question, else at the keyboard's cell of the far tray; in the near one shows why that is
   * impossible.
   */
  confirm(): boolean
  /** Resets everything, the cursor included: another match or another player's look begins, or the match was left. */
  forget(): void
}

let send: (at: Cell) => void = () => {}

/** Sets the receiver of shots. */
export function sendShotsTo(receiver: (at: Cell) => void): void {
  send = receiver
}

const NOTHING: ReadonlySet<Cell> = new Set()
const MIDDLE = cellAt(4, 4)
const AT_REST: AimState = {
  open: NOTHING,
  sure: NOTHING,
  hovered: null,
  hoveredOwn: null,
  cursor: null,
  own: null,
  isAimed: false,
  byKeys: false,
  refused: null,
}

/** The aim at the far tray. */
export const useAim = create<AimState & AimActions>((set, get) => ({
  ...AT_REST,
  ask: (cells, sure = []) => {
    const isOver = get().isAimed && cells.length > 0
    set({ open: setOf(cells), sure: setOf(sure), refused: null, ...(isOver && { cursor: null, isAimed: false }) })
  },
  hover: (hovered, hoveredOwn = null) => {
    if (get().hoveredOwn !== hoveredOwn) set({ hoveredOwn })
    if (get().hovered !== hovered) set(hovered === null ? { hovered } : { hovered, byKeys: false })
  },
  aimAt: (cursor) => set({ cursor, isAimed: true, byKeys: true, refused: null }),
  changeSea: () => {
    const { cursor, own } = get()
    const at = cursor ?? MIDDLE
    set({ cursor: at, own: own === null ? at : null, isAimed: false, byKeys: true, refused: null })
  },
  step: (east, south) => {
    const { cursor, own } = get()
    const moved = stepped(own ?? cursor, east, south)
    set({ ...(own === null ? { cursor: moved } : { own: moved }), isAimed: false, byKeys: true, refused: null })
  },
  fire: (cell) => {
    const { open, sure, refused } = get()
    if (!open.has(cell)) {
      if (open.size > 0) set({ refused: { cell, why: 'already-fired' } })
      return false
    }
    const isWarned = refused?.why === 'sure-water' && refused.cell === cell
    if (sure.has(cell) && !isWarned) {
      set({ refused: { cell, why: 'sure-water' } })
      return false
    }
    set({ open: NOTHING, refused: null }) // one shot per answer: the host asks again
    send(cell)
    return true
  },
  tap: (cell) => {
    const { open, sure, cursor, own, fire } = get()
    if (!open.has(cell) || (cursor === cell && own === null)) return fire(cell)
    set({ cursor: cell, own: null, isAimed: false, refused: sure.has(cell) ? { cell, why: 'sure-water' } : null })
    return false
  },
  refuseOwn: (cell) => {
    if (get().open.size > 0) set({ refused: { cell, why: 'own-sea' } })
  },
  confirm: () => {
    const { cursor, own, refused, fire, refuseOwn } = get()
    if (refused?.why === 'sure-water') return fire(refused.cell)
    if (own !== null) refuseOwn(own)
    return own === null && cursor !== null && fire(cursor)
  },
  forget: () => set(AT_REST),
}))

const setOf = (cells: readonly Cell[]): ReadonlySet<Cell> => (cells.length > 0 ? new Set(cells) : NOTHING)

/** Returns the place of the pointer in the far tray or of the keyboard in either, whichever moved last. */
export function pointedPlace(aim: AimState): { readonly tray: Tray; readonly cell: Cell } | null {
  const { cursor, own, byKeys } = aim
  const hovered = byKeys ? null : aim.hovered
  if (hovered === null && own !== null) return { tray: 'near', cell: own }
  const cell = hovered ?? cursor
  return cell === null ? null : { tray: 'far', cell }
}

/** Shows the cell at the first key, and moves it with further ones; it stops at the edge. */
function stepped(cursor: Cell | null, east: number, south: number): Cell {
  if (cursor === null) return MIDDLE
  const within = (value: number) => Math.max(0, Math.min(FIELD_SIZE - 1, value))
  return cellAt(within(fileOf(cursor) + east), within(rankOf(cursor) + south))
}
