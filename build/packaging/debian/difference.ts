/** Compares what two packages installed. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/** Returns the files of a folder, by path from there, with the hash of each. */
export async function filesUnder(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const hashes = new Map<string, string>()
  for (const path of paths) {
    const hash = createHash('sha256').update(await readFile(path))
    hashes.set(relative(folder, path), hash.digest('hex'))
  }
  return hashes
}

/** Returns the number of bytes that differ; infinite if the lengths differ. */
export function differingBytes(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return Number.POSITIVE_INFINITY
  const step = 65_536
  let count = 0
  for (let at = 0; at < one.length; at += step) {
    const [left, right] = [one.subarray(at, at + step), other.subarray(at, at + step)]
    if (!left.equals(right)) count += left.reduce((sum, byte, place) => sum + (byte === right[place] ? 0 : 1), 0)
  }
  return count
}
