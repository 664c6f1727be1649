import { type AddressedAudience, readAudiences } from '../../../electron/contract/overlaysAddress.ts'
import type { Shelf } from '../../remote/net/keep.ts'

/** The key of the audiences, which the tab keeps over a reload. */
const KEY = 'watch.audiences'

/**
 * Takes the audiences from the fragment of the page's address, and leaves there the token of the first. Returns them,
 * those that the tab has kept without a new address, or none for an address with one token alone.
 */
export function takeAudiences(tab: Shelf): readonly AddressedAudience[] {
  const { hash, pathname, search } = window.location
  const kept = readAudiences(tab.getItem(KEY) ?? '')
  const [first, ...others] = readAudiences(hash)
  if (first) {
    tab.setItem(KEY, hash)
    window.history.replaceState(null, '', `${pathname}${search}#${first.token}`)
    return [first, ...others]
  }
  if (hash === '' || kept.some(({ token }) => hash === `#${token}`)) return kept
  tab.removeItem(KEY)
  return []
}

/** Shows another audience of the page's address. */
export const chooseAudience = (token: string): void => window.location.replace(`#${token}`)
