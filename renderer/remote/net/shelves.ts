import type { Shelf } from './keep.ts'

/** Returns a storage of the browser; some private windows have none. */
export function browserShelf(name: 'localStorage' | 'sessionStorage'): Shelf {
  try {
    return window[name]
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}

/** The key of the secret that identifies a screen. */
const SCREEN = 'screen'
/** The prefix of keys, which never changes, like the keys of `Keep`. */
const PREFIX = 'watch.'

/**
 * Returns the storage of an onlooker's screen. It is separate from that of a seat in the same browser. Each tab is a
 * screen of its own, so that several overlays of one stream do not disconnect each other.
 */
export function onlookerShelf(browser: Shelf, tab: Shelf): Shelf {
  const of = (key: string) => (key === SCREEN ? tab : browser)
  return {
    getItem: (key) => of(key).getItem(PREFIX + key),
    setItem: (key, value) => of(key).setItem(PREFIX + key, value),
    removeItem: (key) => of(key).removeItem(PREFIX + key),
  }
}
