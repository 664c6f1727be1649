import { generateKeyPairSync, sign } from 'node:crypto'
import { blake2b } from '@noble/hashes/blake2.js'

/** Returns a key for signing as minisign does. */
export function minisignKey() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const id = Buffer.from('testtest')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  return {
    publicKey: ['untrusted comment: for tests', base64('Ed', id, raw), ''].join('\n'),
    /** Returns the signature file of a message. */
    sign(message: string): string {
      const bytes = sign(null, blake2b(Buffer.from(message)), privateKey)
      const comment = 'made for a test'
      const ofComment = sign(null, Buffer.concat([bytes, Buffer.from(comment)]), privateKey)
      const lines = ['untrusted comment: for tests', base64('ED', id, bytes), `trusted comment: ${comment}`]
      return [...lines, ofComment.toString('base64'), ''].join('\n')
    },
  }
}

function base64(algorithm: string, ...parts: readonly Buffer[]): string {
  return Buffer.concat([Buffer.from(algorithm), ...parts]).toString('base64')
}
