import { readStart } from '../../files/boundedRead.ts'
import { SAVE_FORMAT } from '../journal/lines.ts'
import { REPLAY_FORMAT } from './replayFile.ts'

/** `map`: a map of Jackal as text, which its name alone tells. */
export type FileContent = 'match' | 'replay' | 'map'

/** Both formats begin with their name; a few bytes more allow for another program's line breaks. */
const START = 200

/** What a file contains by its first bytes, whatever its name says; `otherwise` if they do not tell. Never throws. */
export async function contentOf(path: string, otherwise: FileContent): Promise<FileContent> {
  const start = await readStart(path, START).catch(() => null)
  const format = /^\s*\{\s*"format"\s*:\s*"([\w-]+)"/.exec(start?.toString('utf8') ?? '')?.[1]
  if (format === REPLAY_FORMAT) return 'replay'
  return format === SAVE_FORMAT ? 'match' : otherwise
}
