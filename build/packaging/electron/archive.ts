/** The asar that holds the program, and the hash of its header, which Electron verifies. */
import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { executableOf, type PackedApp, resourcesOf } from './packedApp.ts'

/** Bytes before the header: four integers, the last of which is the header's length in bytes. */
const PREFIX = 16

/** Returns the header of an asar as text. */
export async function tableOfContents(path: string): Promise<string> {
  const file = await open(path)
  try {
    const prefix = Buffer.alloc(PREFIX)
    await file.read(prefix, 0, PREFIX, 0)
    const table = Buffer.alloc(prefix.readUInt32LE(12))
    await file.read(table, 0, table.length, PREFIX)
    return table.toString('utf8')
  } finally {
    await file.close()
  }
}

/** Returns paths of all files in an asar, with forward slashes. */
export function filesIn(table: string): readonly string[] {
  const list = (entry: Entry, path: string): readonly string[] =>
    entry.files === undefined
      ? [path]
      : Object.entries(entry.files).flatMap(([name, inner]) => list(inner, path === '' ? name : `${path}/${name}`))
  // Just written by electron-builder.
  return list(JSON.parse(table) as Entry, '')
}

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
}

/** Returns errors in the asar of a packed program, one line each. */
export async function archiveFaults(app: PackedApp): Promise<readonly string[]> {
  const table = await tableOfContents(join(resourcesOf(app), 'app.asar'))
  const strangers = filesIn(table).filter(
    (path) => path !== 'package.json' && !/^out\/(main|preload|renderer)\//.test(path),
  )
  const known = await isKnown(app, createHash('sha256').update(table).digest('hex'))
  return [
    ...strangers.map((path) => `${path} does not belong into the archive`),
    ...(known ? [] : ['Electron was not told the hash of the archive']),
  ]
}

/**
 * Returns whether the executable knows the hash. Electron stores it in its executable on Windows and in Info.plist on
 * macOS; on Linux nowhere.
 */
async function isKnown(app: PackedApp, hash: string): Promise<boolean> {
  if (app.platform === 'linux') return true
  const place = app.platform === 'win32' ? executableOf(app) : join(executableOf(app), 'Contents', 'Info.plist')
  return (await readFile(place)).includes(hash)
}
