import type { MatchInfo } from '../../electron/contract/ipc.ts'
import type { Outcome, Seat, Viewer } from '../../engine/kernel/game.ts'

type Seats = MatchInfo['seats']

const humansAt = (seats: Seats) => seats.filter(({ player }) => player.kind === 'human').map(({ seat }) => seat)

/** Several people share the screen. */
export const isShared = (seats: Seats): boolean => humansAt(seats).length > 1

/** From which side the table is seen: the viewer's own; that of the only person where nobody's eyes are used. */
export function sideOf(seats: Seats, viewer: Viewer): Viewer {
  if (seats.some(({ seat }) => seat === viewer)) return viewer
  const [only, another] = humansAt(seats)
  return only !== undefined && another === undefined ? only : viewer
}

/** What decides whose eyes a window needs; the table is at rest. */
export interface Situation {
  /** Whose eyes it uses now. */
  readonly viewer: Viewer
  readonly seats: Seats
  /** The seat asked at this screen. */
  readonly asked: Seat | null
  readonly outcome: Outcome | null
  /** What the table shows. */
  readonly shown: unknown
}

/** Whose eyes a window needs now. */
export type PrivateLook =
  /** Those that it has. */
  | { readonly kind: 'none' }
  /** These; with others at the screen only when the seat's player has lifted the curtain. */
  | { readonly kind: 'lift'; readonly viewer: Viewer; readonly curtain: boolean }
  /** What one player could see is dealt with: back to what everybody may see. The curtain for the next falls at once. */
  | { readonly kind: 'drop'; readonly curtain: Seat | null }

export const NO_LOOK: PrivateLook = { kind: 'none' }
