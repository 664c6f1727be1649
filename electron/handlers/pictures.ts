import type { Handlers } from '../clients/answer.ts'
import { Refused } from '../contract/refused.ts'
import { writeAtomic } from '../files/atomicFile.ts'
import { PICTURE_EXTENSION } from '../files/extensions.ts'
import { fileNameOf } from '../files/fileName.ts'
import { asSaveFailed } from '../saves/folder.ts'
import type { FileDialogs } from './saves.ts'

/** Handlers for pictures that players keep or pass on. */
export function pictureHandlers(dialogs: Pick<FileDialogs, 'askWhereToWrite'>): Pick<Handlers, 'pictures:export'> {
  return {
    'pictures:export': async ({ name, png }) => {
      const path = await dialogs.askWhereToWrite(fileNameOf(name, PICTURE_EXTENSION), 'picture')
      if (path === null) throw new Refused('cancelled')
      await writeAtomic(path, Buffer.from(png, 'base64')).catch(asSaveFailed)
      return { path }
    },
  }
}
