import { basename } from 'node:path'
import type { Handlers } from '../clients/answer.ts'
import { Refused } from '../contract/refused.ts'
import { writeAtomic } from '../files/atomicFile.ts'
import { MAP_EXTENSION } from '../files/extensions.ts'
import { fileNameOf } from '../files/fileName.ts'
import { readMapFile } from '../files/mapFile.ts'
import { asSaveFailed } from '../saves/folder.ts'
import type { FileDialogs } from './saves.ts'

/** Handlers for maps as small text files that players pass on. */
export function mapFileHandlers(dialogs: FileDialogs): Pick<Handlers, 'maps:export' | 'maps:import'> {
  return {
    'maps:export': async ({ name, text }) => {
      const path = await dialogs.askWhereToWrite(fileNameOf(name, MAP_EXTENSION, 'map'), 'map')
      if (path === null) throw new Refused('cancelled')
      await writeAtomic(path, Buffer.from(text)).catch(asSaveFailed)
      return { path }
    },
    'maps:import': async () => {
      const [path] = await dialogs.askWhatToRead('map', 'one')
      if (path === undefined) throw new Refused('cancelled')
      return { file: basename(path), text: await readMapFile(path) }
    },
  }
}
