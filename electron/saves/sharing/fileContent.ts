import { readStart } from '../../files/boundedRead.ts'
import { SAVE_FORMAT } from '../journal/lines.ts'
import { REPLAY_FORMAT } from './replayFile.ts'

/** `map`: a map of Jackal as text, recognised only by its name. */
export type FileContent = 'match' | 'replay' | 'map'

/** Both formats begin with their name; a few more bytes allow for another program's line breaks. */
const START = 200

/**
 * Returns the content of a file by its first bytes, whatever its name; `otherwise` if they do not show it. Never
 * throws.
 */
export async function contentOf(path: string, otherwise: FileContent): Promise<FileContent> {
  const start = await readStart(path, START).catch(() => null)
  const format = /^\s*\{\s*"format"\s*:\s*"([\w-]+)"/.exec(start?.toString('utf8') ?? '')?.[1]
  if (format === REPLAY_FORMAT) return 'replay'
  return format === SAVE_FORMAT ? 'match' : otherwise
}
