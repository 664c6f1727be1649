import type { Handlers } from '../clients/answer.ts'
import type { FeedWish } from '../contract/cleanFeed.ts'
import type { OtherScreens } from '../remote/otherScreens.ts'

type WindowHandlers = Pick<Handlers, Extract<keyof Handlers, `windows:${string}`>>

/** The private window, which may be closed. */
interface PrivateDesk {
  /** Opens the window, or brings it to the front. */
  open(): void
  close(): void
  /** Asks the system to leave the window out of pictures of the screen. */
  protect(on: boolean): void
}

/** The window with the clean feed. */
interface FeedDesk {
  /** Opens the window. Throws `bad-request` if its channel is not one for an audience. */
  open(wish: FeedWish): Promise<void>
  close(): void
}

/** Handlers of the windows beside the main one. */
export function windowHandlers(
  desk: PrivateDesk,
  feed: FeedDesk,
  screens: Pick<OtherScreens, 'close'>,
): WindowHandlers {
  return {
    'windows:feed': async (wish) => {
      await feed.open(wish)
      return null
    },
    'windows:closeFeed': () => {
      feed.close()
      return null
    },
    'windows:private': () => {
      desk.open()
      return null
    },
    'windows:endAir': async () => {
      feed.close()
      await screens.close()
      desk.close()
      return null
    },
    'windows:protect': ({ on }) => {
      desk.protect(on)
      return null
    },
  }
}
