import type { Seat } from '../../engine/kernel/game.ts'

/** What one gesture at this screen played: several moves where it planned more than one. */
interface Gesture {
  readonly seat: Seat
  /** Moves that the host has accepted and not taken back. */
  moves: number
}

/** The gestures of the open match, the latest last. Those from before it was opened are not known. */
let gestures: Gesture[] = []
let matchId: string | null = null

function gesturesOf(id: string): Gesture[] {
  if (id !== matchId) gestures = []
  matchId = id
  return gestures
}

/**
 * Begins a gesture of a seat, to which the moves that follow are counted.
 *
 * @param goesOn the page plays these moves by itself after the seat's last gesture: they belong to it
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

/** Counts a move that the host has taken back. */
export function countUndo(id: string): void {
  const all = gesturesOf(id)
  const last = all.at(-1)
  if (last && --last.moves <= 0) all.pop()
}

/** How many moves the latest gesture of a seat has played; 1 where it is not known. */
export function movesOfLast(id: string, seat: Seat): number {
  const all = gesturesOf(id)
  while (all.at(-1)?.moves === 0) all.pop()
  const last = all.at(-1)
  return last?.seat === seat ? last.moves : 1
}
