import { readFile, realpath } from 'node:fs/promises'
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path'

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

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.glb': 'model/gltf-binary',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
}

/** Serves the files of one folder to the page. */
export function servePage(folder: string): (request: Pick<Request, 'url' | 'method'>) => Promise<Response> {
  return async ({ url, method }) => {
    if (method !== 'GET' && method !== 'HEAD') return plain(405)
    const path = pathIn(folder, url)
    const type = path === null ? undefined : TYPES[extname(path)]
    if (path === null || type === undefined) return plain(404)
    // Both calls also read the packed archive.
    const bytes = (await isLinkedOutside(folder, path)) ? null : await readFile(path).catch(() => null)
    if (bytes === null) return plain(404)
    return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'content-type': type },
    })
  }
}

/** Returns whether a symbolic link leads out of the folder. */
async function isLinkedOutside(folder: string, path: string): Promise<boolean> {
  try {
    return !isInside(await realpath(folder), await realpath(path))
  } catch {
    return true // no such file
  }
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

const headers = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': DENIED.map((feature) => `${feature}=()`).join(', '),
  'cache-control': 'no-cache',
}

function plain(status: number): Response {
  return new Response(null, { status, headers })
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
