import type { Shelf } from './keep.ts'

/** A shelf of the browser; some private windows have none. */
export function browserShelf(name: 'localStorage' | 'sessionStorage'): Shelf {
  try {
    return window[name]
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}

/** The key of the secret by which a screen is known again. */
const SCREEN = 'screen'
/** Frozen, as the keys of `Keep` are. */
const PREFIX = 'watch.'

/**
 * The shelf of a screen that only looks on. It lies apart from that of a seat on the same browser, and each tab is a screen
 * of its own, so that several overlays of one stream do not turn each other away.
 */
export function onlookerShelf(browser: Shelf, tab: Shelf): Shelf {
  const of = (key: string) => (key === SCREEN ? tab : browser)
  return {
    getItem: (key) => of(key).getItem(PREFIX + key),
    setItem: (key, value) => of(key).setItem(PREFIX + key, value),
    removeItem: (key) => of(key).removeItem(PREFIX + key),
  }
}
