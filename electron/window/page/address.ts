import { isOwnPage, PAGE_URL } from './page.ts'

/** Where the page comes from, and what counts as ours. */
export interface Address {
  readonly url: string
  /** True while developing: developer tools may be opened, and the page may come from the development server. */
  readonly developing: boolean
  isOwn(url: string): boolean
  mayFetch(url: string): boolean
}

const PROBES: Readonly<Record<string, string>> = { 1: '?probe', coarse: '?probe=coarse' }

/** What a page needs that comes from no server: its own pictures, and the developer tools. */
const LOCAL = ['blob:', 'data:', 'devtools:']

/**
 * The page's address. A packed program knows its own page only; from a working tree the development server's page may
 * take its place. `CAPTAINS_TABLE_PROBE=1` opens the page with `?probe`: it then shows tests what the table draws;
 * `CAPTAINS_TABLE_PROBE=coarse` lets it draw few pixels besides, for tests of what happens and not of how it looks.
 */
export function pageAddress(isPackaged: boolean, env: Readonly<Record<string, string | undefined>>): Address {
  const server = isPackaged ? undefined : env.ELECTRON_RENDERER_URL
  const query = PROBES[env.CAPTAINS_TABLE_PROBE ?? ''] ?? ''
  const isOwn = (url: string) => isOwnPage(url) || (server !== undefined && sameServer(url, server))
  return {
    url: `${server ?? PAGE_URL}${query}`,
    developing: !isPackaged,
    isOwn,
    mayFetch: (url) => isOwn(url) || LOCAL.some((scheme) => url.startsWith(scheme)),
  }
}

/** The development server also reloads modules over a socket. */
function sameServer(url: string, server: string): boolean {
  if (!URL.canParse(url)) return false
  const { host, protocol } = new URL(url)
  return host === new URL(server).host && ['http:', 'ws:'].includes(protocol)
}
