import { readFile, realpath } from 'node:fs/promises'
import { extname, isAbsolute, join, relative, resolve, sep } from 'node:path'

/** The page lives under a scheme of its own: nothing of the file system can be named from within it. */
export const PAGE_SCHEME = 'app'
export const PAGE_ORIGIN = `${PAGE_SCHEME}://table`
export const PAGE_URL = `${PAGE_ORIGIN}/index.html`

/** The scheme as Electron is told of it, with the fewest privileges; the compiled page is kept between starts. */
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

/** In characters; ours are far shorter. */
const LONGEST_ADDRESS = 1000

/** What a page could ask of the machine; of ours only fullscreen and, one day, game pads are its business. */
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

/** Serves the files of one folder, and nothing else, to the page. */
export function servePage(folder: string): (request: Pick<Request, 'url' | 'method'>) => Promise<Response> {
  return async ({ url, method }) => {
    if (method !== 'GET' && method !== 'HEAD') return plain(405)
    const path = pathBelow(folder, url)
    const type = path === null ? undefined : TYPES[extname(path)]
    if (path === null || type === undefined) return plain(404)
    // Both look into the packed archive as well.
    const bytes = (await leadsOut(folder, path)) ? null : await readFile(path).catch(() => null)
    if (bytes === null) return plain(404)
    return new Response(method === 'HEAD' ? null : new Uint8Array(bytes), {
      headers: { ...headers, 'content-type': type },
    })
  }
}

/** Whether a link takes a path out of the folder. */
async function leadsOut(folder: string, path: string): Promise<boolean> {
  try {
    return !isBelow(await realpath(folder), await realpath(path))
  } catch {
    return true // there is nothing
  }
}

/** The file that an address names; null when that is no file of the folder. */
export function pathBelow(folder: string, url: string): string | null {
  const address = url.length > LONGEST_ADDRESS ? null : parsedOrNull(url)
  if (!address || `${address.protocol}//${address.host}` !== PAGE_ORIGIN) return null
  const name = decodedOrNull(address.pathname)
  if (name === null || name.includes('\0') || name.includes('\\')) return null
  const path = resolve(join(folder, name))
  return isBelow(folder, path) ? path : null
}

function isBelow(folder: string, path: string): boolean {
  const below = relative(folder, path)
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below)
}

/** Whether an address is that of our own page. */
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
