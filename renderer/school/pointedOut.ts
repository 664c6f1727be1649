import { create } from 'zustand'
import { useSession } from '../host/session.ts'
import { useShownStore } from '../playback/shownStore.ts'

interface PointedOut {
  readonly cells: readonly number[]
  /** What follows: framed already, while the finger is elsewhere, or on the answer while a question about it is open. */
  readonly later: readonly number[]
}

const usePointedOut = create<PointedOut>()(() => ({ cells: [], later: [] }))

/** Points out cells to the player in place of those before, and those that come after them; numbers of the game's own. */
export function pointOut(cells: readonly number[], later: readonly number[] = []): void {
  const before = usePointedOut.getState()
  if (isSame(before.cells, cells) && isSame(before.later, later)) return
  usePointedOut.setState({ cells, later })
}

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((cell, index) => cell === b[index])

/** What is marked on the ground. */
export interface Framed {
  /** Where the next thing is to be done. */
  readonly targets: readonly number[]
  /** Who is to do it, while he is not chosen yet. */
  readonly actors: readonly number[]
}

const NOTHING: Framed = { targets: [], actors: [] }
let last: { readonly of: PointedOut; readonly framed: Framed } | null = null

/** What is marked on the ground now: nothing unless it is the player's turn and nothing plays. The same object as long as it is the same. */
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

const isAskedNow = (): boolean => useSession.getState().standing?.asked != null && !useShownStore.getState().busy

/** Tells of every change of what is marked on the ground. */
export const pointingChanges = {
  subscribe(changed: () => void): () => void {
    const ends = [usePointedOut, useSession, useShownStore].map((store) => store.subscribe(changed))
    return () => {
      for (const end of ends) end()
    }
  },
}

const NONE: readonly number[] = []

/** The cells that are pointed out now: none unless it is the player's turn and nothing plays. */
export function usePointedCells(which: keyof PointedOut = 'cells'): readonly number[] {
  const cells = usePointedOut((state) => state[which])
  const isAsked = useSession(({ standing }) => standing?.asked != null)
  const isBusy = useShownStore(({ busy }) => busy)
  return isAsked && !isBusy ? cells : NONE
}

/** Returns whether a pupil is pointed to other cells than this one. */
export function isPointedElsewhere(cell: number): boolean {
  const { cells, later } = usePointedOut.getState()
  const all = [...cells, ...later]
  return all.length > 0 && !all.includes(cell)
}

/** Whether the finger is on a cell: what is to be done next is done there. */
export const isPointedOut = (cell: number): boolean => usePointedOut.getState().cells.includes(cell)
