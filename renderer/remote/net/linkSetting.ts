import type {
  GuestFeedMessage,
  LuckMessage,
  PledgesMessage,
  RoomMessage,
  ShownMoves,
} from '../../../electron/contract/screens.ts'
import type { CloseReason } from '../../../electron/contract/socket.ts'
import type { OpenConnection, Timer } from './connection.ts'

/** The reason why a screen is no longer at the table; `nonsense`: the table keeps sending invalid messages. */
export type EndReason = CloseReason | 'nonsense'

/** The state of the connection to the table. */
export type LinkState =
  | { readonly kind: 'connecting' }
  | { readonly kind: 'joined' }
  /** Lost; it reconnects automatically. */
  | { readonly kind: 'lost' }
  /** Ended; only the player can reconnect. */
  | { readonly kind: 'closed'; readonly reason: EndReason }

/** The data that a screen sends about itself when it joins. */
export interface Hello {
  readonly version: string
  readonly token: string
  readonly screen: string
  readonly name?: string
  readonly device: string
  readonly language: string
}

export interface LinkSetting {
  readonly open: OpenConnection
  readonly timer: Timer
  /** Returns a number from 0 to 1: screens that lost the table together then reconnect at different times. */
  readonly random: () => number
  /** Called at each attempt: a taken seat has a token of its own. */
  readonly hello: () => Hello
  readonly onState: (state: LinkState) => void
  readonly onRoom: (room: RoomMessage) => void
  readonly onFeed: (message: GuestFeedMessage) => void
  /** Called with what the table's own screen has shown. */
  readonly onShown?: (shown: ShownMoves) => void
  /** Called with a notification that only some pages need. */
  readonly onNotice?: (method: string, params: unknown) => void
  /** The longest pause before another attempt, and half the time limit for a hello; the usual ones if left out. */
  readonly patience?: number
  /** Called when the table refuses this screen; returns true if `hello` has another token to try. */
  readonly onTurnedAway: (reason: CloseReason) => boolean
  /**
   * Returns whether the player may be looking. Then a seated screen sends signs of life at short intervals, so that the
   * table notices when it freezes; without this function it sends none.
   */
  readonly isSeen?: () => boolean
  /** Adds to the luck of matches; without it this screen adds none. */
  readonly luck?: LuckGiver
}

/**
 * The source of a screen's part in the luck of matches: first a seal, then the number. Each is null if there is none.
 */
export interface LuckGiver {
  pledge(asked: LuckMessage): Promise<string | null>
  reveal(pledged: PledgesMessage): Promise<string | null>
  /** Called when the table has accepted the number. */
  noteTaken(match: string): void
}
