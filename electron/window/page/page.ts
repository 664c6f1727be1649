import { realpath } from 'node:fs/promises'
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { ProtocolRequest, ProtocolResponse } from 'electron'

/** The page has its own scheme, so that it cannot address the file system. */
export const PAGE_SCHEME = 'app'
export const PAGE_ORIGIN = `${PAGE_SCHEME}://table`
export const PAGE_URL = `${PAGE_ORIGIN}/index.html`

/** The scheme's privileges, as few as possible; `codeCache` keeps compiled scripts between starts. */
export const PAGE_PRIVILEGES = { standard: true, secure: true, supportFetchAPI: true, codeCache: true } as const

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** In characters; the program's own addresses are far shorter. */
const MAX_ADDRESS_LENGTH = 1000

/** Browser features denied to the page. Fullscreen and game pads stay allowed. */
const DENIED = ['camera', 'microphone', 'geolocation', 'display-capture', 'usb', 'serial', 'hid', 'midi']

/** The kinds of files that are served. Chromium knows their types. */
const ENDINGS: ReadonlySet<string> = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.png',
  '.webp',
  '.jpg',
  '.ico',
  '.glb',
  '.wasm',
  '.woff2',
  '.woff',
])

/** Chromium's codes for a file that does not exist, and for a method that is not allowed. */
const NOT_FOUND = -6
const METHOD_NOT_ALLOWED = -322

/** The file that answers a request, with its headers; else the code of an error. */
export type Served = Required<Pick<ProtocolResponse, 'path' | 'headers'>> | Required<Pick<ProtocolResponse, 'error'>>

/**
 * Serves the files of one folder to the page. Chromium itself reads a file: to answer with its content, the main process
 * would load Node's `fetch` and copy each file, while the first picture waits for it.
 */
export function servePage(folder: string): (request: Pick<ProtocolRequest, 'url' | 'method'>) => Promise<Served> {
  const root = realpath(folder).catch(() => null)
  return async ({ url, method }) => {
    if (method !== 'GET') return { error: METHOD_NOT_ALLOWED }
    const path = pathIn(folder, url)
    if (path === null || !ENDINGS.has(extname(path))) return { error: NOT_FOUND }
    return (await isBelow(root, path)) ? { path, headers } : { error: NOT_FOUND }
  }
}

/** Returns whether a file exists and no symbolic link leads out of the folder. Also looks into the packed archive. */
async function isBelow(root: Promise<string | null>, path: string): Promise<boolean> {
  const [folder, file] = await Promise.all([root, realpath(path).catch(() => null)])
  return folder !== null && file !== null && isInside(folder, file)
}

/** Returns the path of the file at an address; null if it is not in the folder. */
export function pathIn(folder: string, url: string): string | null {
  const address = url.length > MAX_ADDRESS_LENGTH ? null : parsedOrNull(url)
  if (!address || `${address.protocol}//${address.host}` !== PAGE_ORIGIN) return null
  const name = decodedOrNull(address.pathname)
  if (name === null || name.includes('\0') || name.includes('\\')) return null
  const path = resolve(join(folder, name))
  return isInside(folder, path) ? path : null
}

function isInside(folder: string, path: string): boolean {
  const below = relative(folder, path)
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below)
}

/** Returns whether an address has the page's own origin. */
export function isOwnPage(url: string): boolean {
  const address = parsedOrNull(url)
  return address !== null && `${address.protocol}//${address.host}` === PAGE_ORIGIN
}

/**
 * There is no opener policy: the page has no opener and can open no window (`lockdown.ts`), and Chromium would start a
 * second process for the page to enforce it.
 */
const headers: Record<string, string> = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  'cache-control': 'no-cache',
}

function parsedOrNull(url: string): URL | null {
  return URL.canParse(url) ? new URL(url) : null
}

function decodedOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
