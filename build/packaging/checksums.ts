/** The checksum file for verifying downloads. */
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

export const CHECKSUMS = 'SHA256SUMS'

/** Writes checksums of every file directly in a folder, for `sha256sum --check`; returns the file names. */
export async function writeChecksums(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const isGivenAway = (name: string) => name !== CHECKSUMS && !name.startsWith('builder-')
  const names = entries.filter((entry) => entry.isFile() && isGivenAway(entry.name)).map(({ name }) => name)
  names.sort()
  let lines = ''
  for (const name of names) lines += `${await sha256(join(folder, name))}  ${name}\n`
  await writeFile(join(folder, CHECKSUMS), lines)
  return names
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
