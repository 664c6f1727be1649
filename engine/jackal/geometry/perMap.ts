import type { Board } from '../types.ts'

interface Kept<T> {
  readonly board: Board
  readonly value: T
}

/** The maximum number of cached maps: a program uses one at a time, or a few. */
const MOST = 8

/**
 * Caches a result that depends only on the map of a board: it is computed once for each map, and found fastest for the
 * last board. A board that was read from text is another object with the same map.
 */
export function perMap<T>(make: (board: Board) => T): (board: Board) => T {
  let recent: readonly Kept<T>[] = []
  let last: Kept<T> | null = null
  return (board) => {
    if (last === null || last.board !== board) {
      const known = recent.find((one) => isSameMap(one.board, board))
      last = { board, value: known ? known.value : make(board) }
      recent = [last, ...recent.filter((one) => one !== known)].slice(0, MOST)
    }
    return last.value
  }
}

/** Returns whether two boards have the same land and sea. */
export function isSameMap(a: Board, b: Board): boolean {
  return a.map === b.map || (a.map.length === b.map.length && a.map.every((row, i) => row === b.map[i]))
}
