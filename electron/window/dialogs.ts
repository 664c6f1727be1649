import { join } from 'node:path'
import { app, type BrowserWindow, dialog, type OpenDialogOptions } from 'electron'
import { defaultSettings, type FileKind, type Language, type Problem } from '../contract/ipc.ts'
import { MAP_EXTENSION, PICTURE_EXTENSION, REPLAY_EXTENSION, SAVE_EXTENSION } from '../files/extensions.ts'
import type { JsonDialogs } from '../handlers/files.ts'
import type { FileDialogs } from '../handlers/saves.ts'
import type { FileContent } from '../saves/sharing/fileContent.ts'
import { Mutex } from '../time/mutex.ts'
import { WORDS, type Words } from './words.ts'

/** Extensions by the content of the file; a map is plain text. */
const EXTENSIONS: Readonly<Record<FileContent | 'picture', readonly string[]>> = {
  match: [SAVE_EXTENSION.slice(1)],
  replay: [REPLAY_EXTENSION.slice(1)],
  map: [MAP_EXTENSION.slice(1), 'txt'],
  picture: [PICTURE_EXTENSION.slice(1)],
}

const mutex = new Mutex()

/** Shows one dialog over the window at a time: a file from outside may come while another dialog is open. */
function inTurn<T>(show: () => Promise<T>): Promise<T> {
  return mutex.runExclusive(show)
}

/** Returns the system's dialogs for match and replay files, over the present window and in the user's language. */
export function fileDialogs(window: () => BrowserWindow, language: () => Language): FileDialogs {
  const filter = (content: FileContent | 'picture') => {
    const name = WORDS[language()][`${content}Files`]
    return { name, extensions: [...EXTENSIONS[content]] }
  }
  return {
    async askWhereToWrite(name, content) {
      const defaultPath = join(app.getPath(content === 'picture' ? 'pictures' : 'documents'), name)
      const { canceled, filePath } = await inTurn(() =>
        dialog.showSaveDialog(window(), { defaultPath, filters: [filter(content)] }),
      )
      return canceled || !filePath ? null : filePath
    },
    async askWhatToRead(content, count) {
      const filters = count === 'one' ? [filter(content)] : [filter(content), filter(otherThan(content))]
      const properties: OpenDialogOptions['properties'] =
        count === 'one' ? ['openFile'] : ['openFile', 'multiSelections']
      return (await inTurn(() => dialog.showOpenDialog(window(), { properties, filters }))).filePaths
    },
  }
}

function otherThan(content: FileContent): FileContent {
  return content === 'match' ? 'replay' : 'match'
}

/** Returns the system's dialogs for JSON files that the user writes. */
export function jsonDialogs(window: () => BrowserWindow, language: () => Language): JsonDialogs {
  const filters = (kind: FileKind | 'people') => [{ name: WORDS[language()][`${kind}Files`], extensions: ['json'] }]
  return {
    async askForJson(kind) {
      const { filePaths } = await inTurn(() =>
        dialog.showOpenDialog(window(), { properties: ['openFile'], filters: filters(kind) }),
      )
      return filePaths[0] ?? null
    },
    async askWhereToWriteJson(name, kind) {
      const defaultPath = join(app.getPath('documents'), name)
      const { canceled, filePath } = await inTurn(() =>
        dialog.showSaveDialog(window(), { defaultPath, filters: filters(kind) }),
      )
      return canceled || !filePath ? null : filePath
    },
  }
}

/** Asks whether to open something; Esc means no. @param yes label of the button that agrees */
export async function ask(
  window: BrowserWindow,
  message: string,
  detail: string,
  yes: string,
  words: Words,
): Promise<boolean> {
  const buttons = [yes, words.leaveIt]
  const options = { type: 'question', message, detail, buttons, defaultId: 0, cancelId: 1 } as const
  const { response } = await inTurn(() => dialog.showMessageBox(window, options))
  return response === 0
}

export async function showError(window: BrowserWindow, message: string, detail: string, words: Words): Promise<void> {
  await inTurn(() => dialog.showMessageBox(window, { type: 'error', message, detail, buttons: [words.close] }))
}

/** Shows that the page keeps crashing. Not attached to the window, which is unusable. */
export async function showUnrecoverable(language: Language): Promise<void> {
  const words = WORDS[language]
  await dialog.showMessageBox({ type: 'error', message: words.keepsCrashing, buttons: [words.close] })
}

/** Shows, also on the terminal, that the host could not be started and where the report is. */
export async function showStartFailure(language: Language, folder: string): Promise<void> {
  const { notStarted, notStartedDetail, close } = WORDS[language]
  const detail = notStartedDetail(folder)
  console.error(`${notStarted} ${detail}`)
  await dialog.showMessageBox({ type: 'error', message: notStarted, detail, buttons: [close] })
}

/** Shows, also on the terminal, that another process uses the folder of saves. */
export async function showInUse(language: Language, { file = '', reason }: Problem): Promise<void> {
  const { inUse, inUseDetail, close } = WORDS[language]
  const detail = inUseDetail(file, String(reason?.facts?.process ?? '?'))
  console.error(`${inUse} ${detail}`)
  await dialog.showMessageBox({ type: 'error', message: inUse, detail, buttons: [close] })
}

/** Shows, also on the terminal, that the data folder is not writable. There are no window and no settings yet. */
export async function showUnwritable(folder: string): Promise<void> {
  await app.whenReady()
  const words = WORDS[defaultSettings(app.getLocale()).language]
  const message = words.unwritable(folder)
  console.error(message)
  await dialog.showMessageBox({ type: 'error', message, buttons: [words.close] })
}
