import { accessSync, constants, mkdirSync, statSync } from 'node:fs'

/** Returns whether files can be created in a folder; creates the folder if it is missing. */
export function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return statSync(folder).isDirectory()
  } catch {
    return false
  }
}
