import type { CameraPose } from '../../table/camera/pose.ts'
import type { Point } from '../../table/spot.ts'
import type { Shot } from '../shot.ts'

/** An event as the director sees it; times are milliseconds. */
export interface TimedEvent {
  readonly kind: string
  /** The time from which it can be shown. */
  readonly from: number
  /** Its duration at the usual pace. */
  readonly lasts: number
  /** The part of its duration in which something moves. */
  readonly moves: number
  readonly shot: Shot | null
  /** True if it passes the turn to another player. */
  readonly endsTurn: boolean
  /** True for the decisive blow. */
  readonly isDecisive: boolean
}

/**
 * The reason for a shot: the match begins, something happens, three turns have passed without the whole table, what
 * happens fits no nearer picture, nothing happens, a caster asks for it.
 */
export type Reason = 'opening' | 'action' | 'turns' | 'wide' | 'rest' | 'caster'

/** The shot that a caster asks for: the whole table, or a place with its surroundings. */
export type Asked = { readonly kind: 'table' } | { readonly kind: 'place'; readonly at: Point }

/** A shot of the film, which lasts until the next one begins. */
export interface FilmShot {
  readonly at: number
  /** The duration of the flight from the shot before; 0 cuts. Nothing happens meanwhile. */
  readonly glide: number
  readonly pose: CameraPose
  readonly isTable: boolean
  readonly reason: Reason
}

/** An event in the film: its start, and the factor on its usual pace. */
export interface Take {
  readonly event: TimedEvent
  readonly at: number
  readonly tempo: number
}

/** A shot with the events that it shows. */
export interface FilmedShot extends FilmShot {
  readonly takes: readonly Take[]
}

/** The state of the film between two events. */
export interface Filming {
  /** The time when the last event has ended. */
  readonly now: number
  /** The shot that is shown. */
  readonly running: FilmShot
  /** The number of turns that have ended since the whole table was shown; in shots of a caster they do not count. */
  readonly turns: number
  /** The shot that a caster asks for; null leaves the choice to the director. */
  readonly asked: Asked | null
}
