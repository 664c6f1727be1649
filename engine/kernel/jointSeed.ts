import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The random number that one seat's screen adds to the luck of a match: 128 bits as 32 hexadecimal digits. Null if that
 * screen did not send it in time.
 */
export interface LuckShare {
  readonly seat: string
  readonly number: string | null
}

/**
 * Returns the SHA-256 of a text in UTF-8, as 64 hexadecimal digits in lower case. Works on pages without
 * `crypto.subtle`.
 */
export function textDigest(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/**
 * Returns the seal of a secret, which is sent before play: the SHA-256 of its bytes. Throws on anything but hexadecimal
 * digits.
 */
export function sealOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/** Returns whether a text is a valid luck number of a screen. */
export function isLuckNumber(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/**
 * Returns the secret seed made of the host's secret and the numbers of other screens, in the order of the seats. The
 * host sends the seal of its secret first, so neither side can choose the seed.
 */
export function jointSeed(secret: string, shares: readonly LuckShare[]): string {
  const numbers = shares.map(({ seat, number }) => [seat, number])
  return textDigest(JSON.stringify(['captains-table/luck/1', secret, numbers]))
}
