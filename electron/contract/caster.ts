/** The commands of a caster, and their effect for the audience of one channel. Names on the wire never change. */

/**
 * A point of the board in cells, from its upper left corner as the flat table draws it: whole numbers are the corners of
 * cells, `x` grows to the right, `y` down.
 */
export interface BoardPoint {
  readonly x: number
  readonly y: number
  /** The seat whose board it is, in games with a board for each seat. */
  readonly board?: string
}

/** The picture that a caster asks of the clean feed: its own director, the whole table, or a place on the board. */
export type CasterShot =
  | { readonly kind: 'director' }
  | { readonly kind: 'table' }
  | { readonly kind: 'place'; readonly at: BoardPoint }

export type MarkShape =
  | { readonly shape: 'arrow'; readonly from: BoardPoint; readonly to: BoardPoint }
  | { readonly shape: 'ring'; readonly at: BoardPoint }
  | { readonly shape: 'stroke'; readonly points: readonly BoardPoint[] }

export type CasterCommand =
  | { readonly kind: 'shot'; readonly shot: CasterShot }
  | { readonly kind: 'mark'; readonly mark: MarkShape }
  | { readonly kind: 'clear' }
  /** Writes the lower third; null takes it away. */
  | { readonly kind: 'text'; readonly text: string | null }
  /** Shows the last event once more. */
  | { readonly kind: 'replay' }

/** The longest text of the lower third, in characters. */
export const LONGEST_CASTER_TEXT = 80
/** The most marks alive at once: a new one replaces the oldest. */
export const MOST_MARKS = 64
/** The most points of a stroke. */
export const LONGEST_STROKE = 200
/** The most points of all marks alive together, so that the whole state stays short; the oldest marks make room. */
export const MOST_POINTS = 1000
/** The least and the most of a coordinate: a point may lie a little off the largest board. */
export const BOARD_BOUNDS = [-1, 65] as const
/** The time after which a mark has faded, in milliseconds. */
export const MARK_FADES = 8_000
/** The most commands of a caster in a second. */
export const CASTER_COMMANDS_PER_SECOND = 20

export interface CasterMark {
  /** Grows with each mark of the channel. */
  readonly id: number
  readonly mark: MarkShape
  /** The age when this state was sent, in milliseconds. */
  readonly age: number
}

/** The state of a channel's caster, sent whole with each change to the channel's guests (`channel.caster`). */
export interface CasterState {
  readonly match: string
  readonly shot: CasterShot
  readonly marks: readonly CasterMark[]
  readonly text: string | null
  /** Grows with each replay of the last event; 0 before the first. */
  readonly replays: number
}
