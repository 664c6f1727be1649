import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * What one seat's own screen adds to the luck of a match: 128 random bits as 32 hexadecimal digits. Null where that screen
 * did not give it in time.
 */
export interface LuckShare {
  readonly seat: string
  readonly number: string | null
}

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits in lower case. Works where a page has no `crypto.subtle`. */
export function textDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** What is told of a secret before play: SHA-256 of its bytes. Throws on anything but hexadecimal digits. */
export function sealOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/** Whether a text is a number that a screen adds. */
export function isLuckNumber(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/**
 * The secret seed that a host's secret and the numbers of other screens give together, in the order of the seats. The host
 * tells the seal of its secret first, so neither side can choose the seed.
 */
export function jointSeed(secret: string, shares: readonly LuckShare[]): string {
  const numbers = shares.map(({ seat, number }) => [seat, number])
  return textDigest(JSON.stringify(['captains-table/luck/1', secret, numbers]))
}
