import { isSignedBy } from './minisign.ts'

/** The announcement of an update by a feed. The checksums are SHA-512 in base64, the sizes in bytes. */
export interface UpdateFacts {
  readonly version: string
  readonly files: readonly { readonly url: string; readonly sha512: string; readonly size?: number }[]
}

/** Returns the text that a release signs: the version, and the name, checksum and size of each file. */
export function signedText({ version, files }: UpdateFacts): string {
  const lines = files.map(({ url, sha512, size }) => `${url} ${sha512} ${size ?? ''}`)
  return ['captains-table', version, ...lines, ''].join('\n')
}

/** Thrown for an update that the release's key has not signed. */
export class UnsignedUpdate extends Error {
  readonly code = 'INVALID_SIGNATURE'

  constructor() {
    super('the update is not signed')
  }
}

/** Throws `UnsignedUpdate` unless the feed's `signature` belongs to its announcement. */
export function requireSigned(key: string, info: UpdateFacts & { readonly signature?: unknown }): void {
  const { signature } = info
  if (typeof signature !== 'string' || !isSignedBy(key, Buffer.from(signedText(info)), signature)) {
    throw new UnsignedUpdate()
  }
}
