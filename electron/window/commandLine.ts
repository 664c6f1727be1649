import { isAbsolute, resolve } from 'node:path'
import { SAVE_EXTENSION } from '../saves/folder.ts'

/** The match file among a program's arguments, if there is one. Everything that is not understood is passed over. */
export function matchFileIn(args: readonly string[], workingFolder: string): string | null {
  const given = args.slice(1).find((arg) => !arg.startsWith('-') && arg.endsWith(SAVE_EXTENSION))
  if (given === undefined || given.includes('\0')) return null
  return isAbsolute(given) ? given : resolve(workingFolder, given)
}
