import { PROBE } from '../../contract/environment.ts'
import { isOwnPage, PAGE_URL } from './page.ts'

/** The page's address, and the addresses that are trusted. */
export interface Address {
  readonly url: string
  /** True when run from the sources: developer tools and the development server are allowed. */
  readonly developing: boolean
  /** Host and port of the development server; null without one. */
  readonly server: string | null
  isOwn(url: string): boolean
  mayFetch(url: string): boolean
}

const PROBES: Readonly<Record<string, string>> = { 1: '?probe', coarse: '?probe=coarse' }

/** Schemes without a server that the page needs: its own images, and the developer tools. */
const LOCAL = ['blob:', 'data:', 'devtools:']

/**
 * Returns the page's address. A packaged program loads only its own page; a working tree may use the development
 * server. `PROBE` opens the page with `?probe` or `?probe=coarse`.
 */
export function pageAddress(isPackaged: boolean, env: Readonly<Record<string, string | undefined>>): Address {
  const server = isPackaged ? undefined : env.ELECTRON_RENDERER_URL
  const query = PROBES[env[PROBE] ?? ''] ?? ''
  const isOwn = (url: string) => isOwnPage(url) || (server !== undefined && sameServer(url, server))
  return {
    url: `${server ?? PAGE_URL}${query}`,
    developing: !isPackaged,
    server: server === undefined || !URL.canParse(server) ? null : new URL(server).host,
    isOwn,
    mayFetch: (url) => isOwn(url) || LOCAL.some((scheme) => url.startsWith(scheme)),
  }
}

/** Returns whether an address is on the development server, which also uses a WebSocket, for hot reload. */
function sameServer(url: string, server: string): boolean {
  if (!URL.canParse(url)) return false
  const { host, protocol } = new URL(url)
  return host === new URL(server).host && ['http:', 'ws:'].includes(protocol)
}
