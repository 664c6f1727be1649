/** The installed size of the program. */
import { lstat, readdir } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { LOCALES, MOST_ABOVE_ELECTRON } from './product.ts'

export interface Sizes {
  /** The size of the installed program, in bytes. */
  readonly installed: number
  /** The size of Electron with the same languages, in bytes. */
  readonly bareElectron: number
}

/** Returns the total size in bytes of all files below a folder; links do not count. */
export async function sizeOf(folder: string): Promise<number> {
  return sumOf(await filesBelow(folder))
}

/** Returns the size of an unpacked Electron without the languages that are not packed. */
export async function bareSizeOf(folder: string): Promise<number> {
  const files = await filesBelow(folder)
  return sumOf(files.filter((file) => !file.endsWith('.pak') || !isForeign(file)))
}

function isForeign(file: string): boolean {
  return basename(dirname(file)) === 'locales' && !LOCALES.includes(basename(file, '.pak'))
}

async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((file) => join(file.parentPath, file.name))
}

async function sumOf(files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map(async (file) => (await lstat(file)).size))
  return sizes.reduce((sum, one) => sum + one, 0)
}

/** @throws RangeError when the program exceeds its allowance above bare Electron */
export function refuseIfLarge({ installed, bareElectron }: Sizes): void {
  const above = installed - bareElectron
  if (above <= MOST_ABOVE_ELECTRON) return
  throw new RangeError(`${megabytes(above)} above bare Electron, where ${megabytes(MOST_ABOVE_ELECTRON)} are allowed`)
}

export function printSizes({ installed, bareElectron }: Sizes): string {
  const difference = installed - bareElectron
  const direction = difference < 0 ? 'below' : 'above'
  return `installed ${megabytes(installed)}, ${megabytes(Math.abs(difference))} ${direction} bare Electron (${megabytes(bareElectron)})`
}

/** Returns bytes in megabytes of 1024 × 1024 bytes. */
export function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
