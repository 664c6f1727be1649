import { type MatchInfo, playsElsewhere, playsHere } from '../../electron/contract/ipc.ts'
import type { Outcome, Seat, Viewer } from '../../engine/kernel/game.ts'

type Seats = MatchInfo['seats']

/** Returns the seats of the people at this screen. */
export const seatsHere = (seats: Seats): readonly Seat[] =>
  seats.filter(({ player }) => playsHere(player)).map(({ seat }) => seat)

/** Returns whether a person at this screen plays a seat. */
export const isPlayedHere = (seats: Seats, seat: Seat): boolean => seatsHere(seats).includes(seat)

/**
 * Returns whether others may see what one person at this screen looks at: people share it, or some play elsewhere and
 * the one here has not chosen to be alone.
 */
export function isShared(seats: Seats): boolean {
  const here = seats.filter(({ player }) => playsHere(player))
  if (here.length !== 1) return here.length > 1
  const isAlone = here.some(({ player }) => player.kind === 'human' && player.alone)
  return !isAlone && seats.some(({ player }) => playsElsewhere(player))
}

/**
 * Returns the side of the table nearest the camera: the viewer's own seat; for a spectator that of the only person
 * here.
 */
export function sideOf(seats: Seats, viewer: Viewer): Viewer {
  if (isSeat(seats, viewer)) return viewer
  const [only, another] = seatsHere(seats)
  return only !== undefined && another === undefined ? only : viewer
}

/** Returns the names of the players by their seats. */
export const namesOf = (seats: Seats): Readonly<Record<Seat, string>> =>
  Object.fromEntries(seats.map(({ seat, name }) => [seat, name]))

/** The facts that decide which viewer a window needs, once everything before has been shown. */
export interface Situation {
  /** The window's current viewer. */
  readonly viewer: Viewer
  readonly seats: Seats
  /** The seat at this screen that has to decide. */
  readonly asked: Seat | null
  readonly outcome: Outcome | null
  readonly shown: unknown
  /** Set if an audience sees the screen: then it only shows what they may see, and calls no player to look. */
  readonly isCaptured?: boolean
}

/** The viewer that a window needs now. */
export type PrivateLook =
  /** The current viewer. */
  | { readonly kind: 'none' }
  /** This viewer; with `curtain` only after the seat's player has lifted the curtain. */
  | { readonly kind: 'lift'; readonly viewer: Viewer; readonly curtain: boolean }
  /**
   * The public viewer again, as the secret is no longer needed; it is hidden at once. `curtain`: the seat to be called.
   */
  | { readonly kind: 'drop'; readonly curtain: Seat | null }

export const NO_LOOK: PrivateLook = { kind: 'none' }

/** Hides what a captured window must not show, and calls no player. */
export const HIDE: PrivateLook = { kind: 'drop', curtain: null }

/** Returns whether a viewer is one of the seats. */
export const isSeat = (seats: Seats, viewer: Viewer): boolean => seats.some(({ seat }) => seat === viewer)

/** Returns the view of a seat, after its player has been called. */
export const secretOf = (seat: Seat): PrivateLook => ({ kind: 'lift', viewer: seat, curtain: true })

/** A game's rules for the secrets of players who share the screen. */
export interface SecretRules {
  privateLook(situation: Situation): PrivateLook
  /**
   * True for the kinds of events that the person at the screen sees to their end before the curtain falls for the next
   * player: the results of their own move, but nothing that names or asks the next player.
   */
  readonly shownToEnd: Readonly<Record<string, boolean>>
}

/** Returns whether the window shows what only one of the players who share the screen may see. */
export const holdsSecret = (seats: Seats, viewer: Viewer): boolean => isShared(seats) && isSeat(seats, viewer)
