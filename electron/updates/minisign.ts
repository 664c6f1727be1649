import { createPublicKey, verify } from 'node:crypto'
import { blake2b } from '@noble/hashes/blake2.js'

/** Bytes of the parts of keys and signatures. */
const ALGORITHM = 2
const KEY_ID = 8
const PUBLIC_KEY = 32
const SIGNATURE = 64
/** The bytes before an Ed25519 key in its standard form. */
const ED25519_PREFIX = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Returns whether a signature made by minisign belongs to a message and a public key, its trusted comment included.
 * False for anything that is no key or no signature.
 * @param key the public key file, or its second line
 */
export function isSignedBy(key: string, message: Uint8Array, signature: string): boolean {
  const publicKey = readKey(key)
  const signed = readSignature(signature)
  if (!publicKey || !signed?.keyId.equals(publicKey.id)) return false
  const own = (data: Uint8Array, bytes: Uint8Array) => verify(null, data, publicKey.key, bytes)
  return own(blake2b(message), signed.bytes) && own(Buffer.concat([signed.bytes, signed.comment]), signed.ofComment)
}

function readKey(text: string) {
  const bytes = fromBase64(text.trim().split('\n').at(-1), ALGORITHM + KEY_ID + PUBLIC_KEY)
  if (bytes?.toString('latin1', 0, ALGORITHM) !== 'Ed') return null
  const der = Buffer.concat([ED25519_PREFIX, bytes.subarray(ALGORITHM + KEY_ID)])
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return { id: bytes.subarray(ALGORITHM, ALGORITHM + KEY_ID), key }
}

/** Reads only signatures of the message's hash, as minisign makes them today. */
function readSignature(text: string) {
  const [, first, comment = '', last] = text.split('\n')
  const bytes = fromBase64(first, ALGORITHM + KEY_ID + SIGNATURE)
  const ofComment = fromBase64(last, SIGNATURE)
  const trusted = /^trusted comment: (.*)$/.exec(comment)?.[1]
  if (bytes?.toString('latin1', 0, ALGORITHM) !== 'ED' || !ofComment || trusted === undefined) return null
  return {
    keyId: bytes.subarray(ALGORITHM, ALGORITHM + KEY_ID),
    bytes: bytes.subarray(ALGORITHM + KEY_ID),
    comment: Buffer.from(trusted),
    ofComment,
  }
}

function fromBase64(text: string | undefined, length: number): Buffer | null {
  const bytes = Buffer.from(text ?? '', 'base64')
  return bytes.length === length ? bytes : null
}
