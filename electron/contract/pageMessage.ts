import type { FeedMessage, FilesMessage } from './feed.ts'
import type { WireEvent } from './joining.ts'
import type { FoundTable, ScreensState } from './screens.ts'

/** What the window's page is sent: messages of its match, of files for the program, of other screens, and of the window. */
export type PageMessage =
  | FeedMessage
  | FilesMessage
  /** Something has changed about other screens. */
  | { readonly kind: 'screens'; readonly state: ScreensState }
  /** The tables that announce themselves now, while the window looks for them. */
  | { readonly kind: 'found'; readonly tables: readonly FoundTable[] }
  /** What becomes of this window's connection to another table. */
  | { readonly kind: 'wire'; readonly wire: number; readonly event: WireEvent }
  /** The window was minimised or hidden, which some systems do not tell the page. */
  | { readonly kind: 'windowHidden' }
