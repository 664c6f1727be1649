import type { CasterState } from './caster.ts'
import type { FeedMessage, FilesMessage } from './feed.ts'
import type { ConnectionEvent } from './joining.ts'
import type { FoundTable, ScreensState } from './screens.ts'
import type { VoteState } from './vote.ts'

/** The messages to a window's page: about its match, files for the program, other screens, and the window. */
export type PageMessage =
  | FeedMessage
  | FilesMessage
  /** A change of other screens. */
  | { readonly kind: 'screens'; readonly state: ScreensState }
  /** The tables that announce themselves now, while the window looks for them. */
  | { readonly kind: 'found'; readonly tables: readonly FoundTable[] }
  /** An event of this window's connection to another table. */
  | { readonly kind: 'wire'; readonly wire: number; readonly event: ConnectionEvent }
  /** The window was minimised or hidden, which the page cannot see on some systems. */
  | { readonly kind: 'windowHidden' }
  /** The match that the page may open: to the private window that of the main window, to the feed that of its channel. */
  | { readonly kind: 'table'; readonly id: string | null }
  /** The work of the caster of the feed's channel; null without one. */
  | { readonly kind: 'caster'; readonly state: CasterState | null }
  /** The poll of the feed's channel; null without one. */
  | { readonly kind: 'vote'; readonly state: VoteState | null }
