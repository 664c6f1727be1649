import type { Shelf } from './keep.ts'

/** Returns a storage of the browser; some private windows have none. */
export function browserShelf(name: 'localStorage' | 'sessionStorage'): Shelf {
  try {
    return window[name]
  } catch {
    return { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  }
}
