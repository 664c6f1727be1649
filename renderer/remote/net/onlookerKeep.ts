import { Keep, type Shelf } from './keep.ts'
import { browserShelf } from './shelves.ts'

/** The keys of `Keep` that an onlooker's screen stores in its own way. */
const SCREEN = 'screen'
const TOKEN = 'token'
/** The prefix of keys, which never changes, like the keys of `Keep`. */
const PREFIX = 'watch.'

/** The storages of an onlooker's page: those of the browser and of its tab. */
export interface Storages {
  readonly browser: Shelf
  readonly tab: Shelf
}

/** Returns the storages of this page. */
export const ownStorages = (): Storages => ({
  browser: browserShelf('localStorage'),
  tab: browserShelf('sessionStorage'),
})

/** The address of an onlooker's page, without its token. */
export interface PageAddress {
  readonly pathname: string
  readonly search: string
  /** True for a page of a stream: it shares its token with no other address. */
  readonly isOnAir: boolean
}

/**
 * Returns the storage of an onlooker's screen. It is separate from that of a seat in the same browser. Each tab is a
 * screen of its own, so that several overlays of one stream do not disconnect each other. It also has a token of its
 * own: the sources of a streaming program share one browser, and load their pages again without the token in the
 * address.
 */
function onlookerShelf({ browser, tab }: Storages, { pathname, search, isOnAir }: PageAddress): Shelf {
  const shared = PREFIX + TOKEN // what version 0.2.0 kept for all pages
  const ofTab = shared + pathname
  const ofAddress = isOnAir ? shared + pathname + search : shared
  const of = (key: string) => (key === SCREEN ? tab : browser)
  return {
    getItem: (key) =>
      key === TOKEN
        ? (tab.getItem(ofTab) ?? browser.getItem(ofAddress) ?? browser.getItem(shared))
        : of(key).getItem(PREFIX + key),
    setItem(key, value) {
      if (key !== TOKEN) return of(key).setItem(PREFIX + key, value)
      tab.setItem(ofTab, value)
      browser.setItem(ofAddress, value)
    },
    removeItem: (key) => of(key).removeItem(PREFIX + key),
  }
}

/** Keeps the data of a screen that only watches. An address with a token uses exactly this one. */
export class OnlookerKeep extends Keep {
  private isInvalid = false

  constructor(storages: Storages, address: PageAddress) {
    super(onlookerShelf(storages, address))
  }

  /** The token for joining; null without one, and for an address whose token is invalid. */
  override get token(): string | null {
    return this.isInvalid ? null : super.token
  }

  /** Takes the token from the fragment of an address; only without a fragment the kept one stays in use. */
  override takeFragment(fragment: string): boolean {
    const isTaken = super.takeFragment(fragment)
    this.isInvalid = !isTaken && fragment.length > 1
    return isTaken
  }
}
