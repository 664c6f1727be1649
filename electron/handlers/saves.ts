import type { Handlers } from '../clients/answer.ts'
import type { Sessions } from '../clients/sessions.ts'
import { Refused } from '../contract/refused.ts'
import { writeAtomic } from '../files/atomicFile.ts'
import { REPLAY_EXTENSION, SAVE_EXTENSION } from '../files/extensions.ts'
import { fileNameOf } from '../files/fileName.ts'
import type { Analyses } from '../matches/analysis/analyses.ts'
import { requireDoubling } from '../matches/players.ts'
import { matchInfo } from '../saves/content.ts'
import { asSaveFailed } from '../saves/folder.ts'
import { matchFile } from '../saves/sharing/exportFile.ts'
import type { FileContent } from '../saves/sharing/fileContent.ts'
import { printReplay } from '../saves/sharing/replayFile.ts'
import type { Store } from '../saves/store.ts'
import { runInSlices } from '../time/timeSlices.ts'

type SaveHandlers = Pick<Handlers, Extract<keyof Handlers, `saves:${string}`>>

/** The system's file dialogs. */
export interface FileDialogs {
  /** Asks for the path of a file to write; null when cancelled. */
  askWhereToWrite(name: string, content: FileContent | 'picture'): Promise<string | null>
  /** Asks for files, with those of this content shown first; none when cancelled. */
  askWhatToRead(content: FileContent, count: 'one' | 'several'): Promise<readonly string[]>
}

const EXTENSIONS = { match: SAVE_EXTENSION, replay: REPLAY_EXTENSION } satisfies Record<
  Exclude<FileContent, 'map'>,
  string
>

/** Handlers for listing, changing, exporting and importing saves. */
export function saveHandlers(
  store: Store,
  sessions: Sessions,
  dialogs: FileDialogs,
  analyses?: Pick<Analyses, 'remove'>,
): SaveHandlers {
  return {
    'saves:list': (request) => store.list(request),
    'saves:rename': ({ id, title }) => store.rename(id, title),
    'saves:copy': async ({ id, title }) => {
      requireDoubling((await store.peek(id)).content.summary)
      return store.copy(id, title)
    },
    'saves:remove': async ({ id }) => {
      await sessions.leaveAll(id)
      await store.remove(id)
      await analyses?.remove(id)
      return null
    },
    'saves:export': async ({ id, content }) => {
      const { match, content: save } = await store.peek(id)
      const info = matchInfo(save.summary)
      const path = await dialogs.askWhereToWrite(fileNameOf(info.title, EXTENSIONS[content]), content)
      if (path === null) throw new Refused('cancelled')
      const file = content === 'match' ? matchFile(save) : printReplay(match, info)
      await writeAtomic(path, await runInSlices(file)).catch(asSaveFailed)
      return { path }
    },
    'saves:import': async () => {
      const [path] = await dialogs.askWhatToRead('match', 'one')
      if (path === undefined) throw new Refused('cancelled')
      return store.importFile(path)
    },
  }
}
