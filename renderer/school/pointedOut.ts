import { create } from 'zustand'
import { useSession } from '../host/session.ts'
import { pageTable } from '../playback/pageTable.ts'
import { useShownNow } from '../playback/useShownTable.ts'

interface PointedOut {
  readonly cells: readonly number[]
  /**
   * The cells that come after: already framed while the finger is elsewhere, or on the answer while a question about
   * one of them is open.
   */
  readonly later: readonly number[]
}

const usePointedOut = create<PointedOut>()(() => ({ cells: [], later: [] }))

/**
 * Points out cells to the player, and the cells that come after them, in place of the previous ones. All are the game's
 * own numbers.
 */
export function pointOut(cells: readonly number[], later: readonly number[] = []): void {
  const before = usePointedOut.getState()
  if (isSame(before.cells, cells) && isSame(before.later, later)) return
  usePointedOut.setState({ cells, later })
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((cell, index) => cell === b[index])

/** The marks on the ground. */
export interface Framed {
  /** The cells of the next thing to do. */
  readonly targets: readonly number[]
  /** The cells of the piece that must do it, until it is chosen. */
  readonly actors: readonly number[]
}

const NOTHING: Framed = { targets: [], actors: [] }
let last: { readonly of: PointedOut; readonly framed: Framed } | null = null

/**
 * Returns the current marks on the ground: none unless it is the player's turn and nothing plays. Returns the same
 * object while nothing changes.
 */
export function framedNow(): Framed {
  if (!isAskedNow()) return NOTHING
  const of = usePointedOut.getState()
  if (last?.of !== of) last = { of, framed: framedOf(of) }
  return last.framed
}

function framedOf({ cells, later }: PointedOut): Framed {
  if (later.length === 0) return { targets: cells, actors: [] }
  return { targets: later, actors: cells.filter((cell) => !later.includes(cell)) }
}

const isAskedNow = (): boolean => useSession.getState().standing?.asked != null && !pageTable.shown.getState().busy

/** Notifies of every change of the marks on the ground. */
export const pointingChanges = {
  subscribe(changed: () => void): () => void {
    const ends = [usePointedOut, useSession, pageTable.shown].map((store) => store.subscribe(changed))
    return () => {
      for (const end of ends) end()
    }
  },
}

const NONE: readonly number[] = []

/** Returns the cells that are pointed out: none unless it is the player's turn and nothing plays. */
export function usePointedCells(which: keyof PointedOut = 'cells'): readonly number[] {
  const cells = usePointedOut((state) => state[which])
  const isAsked = useSession(({ standing }) => standing?.asked != null)
  const isBusy = useShownNow(({ busy }) => busy)
  return isAsked && !isBusy ? cells : NONE
}

/** Returns whether the lesson points the pupil to cells other than this one. */
export function isPointedElsewhere(cell: number): boolean {
  const { cells, later } = usePointedOut.getState()
  const all = [...cells, ...later]
  return all.length > 0 && !all.includes(cell)
}

/** Returns whether the finger is on a cell: the next thing to do is there. */
export const isPointedOut = (cell: number): boolean => usePointedOut.getState().cells.includes(cell)
