import { USUAL_PORT } from './screens.ts'

/** The place of a table: an IP address of its computer, without brackets, and a port. */
export interface TablePlace {
  readonly host: string
  readonly port: number
}

/** The address of a table that its player has. */
export interface TableAddress extends TablePlace {
  /** Null if the player has pairing words instead. */
  readonly token: string | null
}

/** The most characters of an address that is typed or pasted. */
export const LONGEST_ADDRESS = 200

/** The form of a token. */
export const TOKEN = /^[\w-]{22,64}$/
/** `http://`, a host, a port, a path and a token; only the host is required. */
const ADDRESS =
  /^(?:http:\/\/)?(\[[0-9a-f:]{2,45}\]|[0-9.]{7,15}|localhost)(?::(\d{1,5}))?(?:\/[a-z/]{0,32})?(?:#(.*))?$/i

/**
 * Reads the address of a table: `192.168.1.24`, `192.168.1.24:4173`, `http://192.168.1.24:4173/#token`. Null for
 * anything else. Names are not looked up, so that no name server receives the typed text; `localhost` is this computer.
 */
export function readTableAddress(text: string): TableAddress | null {
  const [, host, port, token] = (text.length <= LONGEST_ADDRESS && ADDRESS.exec(text.trim())) || []
  if (host === undefined || (token !== undefined && !TOKEN.test(token))) return null
  const place = { host: plainHost(host), port: port === undefined ? USUAL_PORT : Number(port) }
  return isPlace(place) ? { ...place, token: token ?? null } : null
}

/** Returns whether this is an IP address in its usual form, and a port. */
export function isPlace({ host, port }: TablePlace): boolean {
  if (!Number.isInteger(port) || port < 1 || port > 65535) return false
  const inUrl = host.includes(':') ? `[${host}]` : host
  // Other forms, such as `0x7f.1`, are written in the usual one by URL.
  return URL.canParse(`http://${inUrl}`) && new URL(`http://${inUrl}`).hostname === inUrl && /^[\d.]+$|:/.test(host)
}

/** Returns an address in the form for typing: IPv6 in brackets. */
export function placeText({ host, port }: TablePlace): string {
  return `${host.includes(':') ? `[${host}]` : host}:${port}`
}

function plainHost(host: string): string {
  const lower = host.toLowerCase()
  if (lower === 'localhost') return '127.0.0.1'
  if (!lower.startsWith('[')) return lower
  return URL.canParse(`http://${lower}`) ? new URL(`http://${lower}`).hostname.slice(1, -1) : lower.slice(1, -1)
}
