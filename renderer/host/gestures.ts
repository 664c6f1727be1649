import type { Seat } from '../../engine/kernel/game.ts'

/** The moves of one gesture at this screen: several if it planned more than one. */
interface Gesture {
  readonly seat: Seat
  /** The number of moves that the host has accepted and not undone. */
  moves: number
}

/** The gestures of the open match, the latest last. Gestures from before it was opened are unknown. */
let gestures: Gesture[] = []
let matchId: string | null = null

function gesturesOf(id: string): Gesture[] {
  if (id !== matchId) gestures = []
  matchId = id
  return gestures
}

/**
 * Begins a gesture of a seat, which counts the moves that follow.
 *
 * @param goesOn true if the page plays these moves to continue the seat's last gesture: they belong to it
 */
export function beginGesture(id: string, seat: Seat, goesOn: boolean): void {
  const all = gesturesOf(id)
  if (!goesOn || all.at(-1)?.seat !== seat) all.push({ seat, moves: 0 })
}

/** Counts a move that the host has accepted. */
export function countMove(id: string): void {
  const last = gesturesOf(id).at(-1)
  if (last) last.moves++
}

/** Counts a move that the host has undone. */
export function countUndo(id: string): void {
  const all = gesturesOf(id)
  const last = all.at(-1)
  if (last && --last.moves <= 0) all.pop()
}

/** Returns the number of moves of a seat's latest gesture; 1 if unknown. */
export function movesOfLast(id: string, seat: Seat): number {
  const all = gesturesOf(id)
  while (all.at(-1)?.moves === 0) all.pop()
  const last = all.at(-1)
  return last?.seat === seat ? last.moves : 1
}
