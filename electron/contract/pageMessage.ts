import type { FeedMessage, FilesMessage } from './feed.ts'
import type { ScreensState } from './screens.ts'

/** What the window's page is sent: messages of its match, of files for the program, of other screens, and of the window. */
export type PageMessage =
  | FeedMessage
  | FilesMessage
  /** Something has changed about other screens. */
  | { readonly kind: 'screens'; readonly state: ScreensState }
  /** The window was minimised or hidden, which some systems do not tell the page. */
  | { readonly kind: 'windowHidden' }
