import type { Seat } from '../../engine/kernel/game.ts'

/** The kinds of channels for watching: an audience, or one caster, who may be shown what is hidden from it. */
export const CHANNEL_KINDS = ['spectator', 'caster'] as const
export type ChannelKind = (typeof CHANNEL_KINDS)[number]

/** The channel of the usual address for watching; it is always there. */
export const WATCH_CHANNEL = 'watch'

/** The ends for which a channel can wait, in place of a time. */
export const DELAY_ENDS = ['turn', 'match'] as const
export type DelayEnd = (typeof DELAY_ENDS)[number]
/** The delay of a channel: milliseconds, or until the turn or the match has ended. */
export type Delay = number | DelayEnd

/** The longest delay in milliseconds: 15 minutes. */
export const LONGEST_WATCH_DELAY = 15 * 60 * 1000

/** The ids of channels. */
export const CHANNEL_ID = /^[a-z][a-z0-9-]{0,15}$/

/** The most channels of a table, with `watch`. */
export const MOST_CHANNELS = 8

/** A channel as the window shows it; its address is the link of the same channel. */
export interface RoomChannel {
  readonly id: string
  readonly kind: ChannelKind
  readonly delay: Delay
  /** The audience that a caster comments; missing for an audience. */
  readonly target?: string
  /** The seats of people, and whether their players agreed that the caster sees what is hidden; empty after the match. */
  readonly agreements?: readonly SeatAgreement[]
  /** True for the caster of an earlier match, whose end the audience has not seen yet. */
  readonly earlier?: boolean
}

/** The answer of the player of a seat: true if a caster may see what is hidden from the audience. */
export interface SeatAgreement {
  readonly seat: Seat
  readonly agreed: boolean
  /** True for a person at the table's own screen. */
  readonly here: boolean
}
