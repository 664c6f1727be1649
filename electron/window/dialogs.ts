import { join } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import { defaultSettings, type FileKind, type Language } from '../contract/ipc.ts'
import { REPLAY_EXTENSION, SAVE_EXTENSION } from '../files/extensions.ts'
import type { JsonDialogs } from '../handlers/files.ts'
import type { FileDialogs } from '../handlers/saves.ts'
import { WORDS, type Words } from './words.ts'

/** The system's dialogs, over the window and in the user's language. */
export function fileDialogs(window: BrowserWindow, language: () => Language): FileDialogs {
  const filter = (content: 'match' | 'replay') => {
    const words = WORDS[language()]
    return content === 'match'
      ? { name: words.matchFiles, extensions: [SAVE_EXTENSION.slice(1)] }
      : { name: words.replayFiles, extensions: [REPLAY_EXTENSION.slice(1)] }
  }
  return {
    async askWhereToWrite(name, content) {
      const defaultPath = join(app.getPath('documents'), name)
      const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath, filters: [filter(content)] })
      return canceled || !filePath ? null : filePath
    },
    async askWhatToRead(content) {
      const filters = [filter(content)]
      const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'], filters })
      return filePaths[0] ?? null
    },
  }
}

/** The same for files that the user writes. */
export function jsonDialogs(window: BrowserWindow, language: () => Language): JsonDialogs {
  const filters = (kind: FileKind) => [{ name: WORDS[language()][`${kind}Files`], extensions: ['json'] }]
  return {
    async askForJson(kind) {
      const { filePaths } = await dialog.showOpenDialog(window, { properties: ['openFile'], filters: filters(kind) })
      return filePaths[0] ?? null
    },
    async askWhereToKeepJson(name, kind) {
      const defaultPath = join(app.getPath('documents'), name)
      const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath, filters: filters(kind) })
      return canceled || !filePath ? null : filePath
    },
  }
}

/** Asks whether to import something; no is what Esc means. */
export async function ask(window: BrowserWindow, message: string, detail: string, words: Words): Promise<boolean> {
  const buttons = [words.importIt, words.leaveIt]
  const { response } = await dialog.showMessageBox(window, {
    type: 'question',
    message,
    detail,
    buttons,
    defaultId: 0,
    cancelId: 1,
  })
  return response === 0
}

export async function tell(window: BrowserWindow, message: string, detail: string, words: Words): Promise<void> {
  await dialog.showMessageBox(window, { type: 'error', message, detail, buttons: [words.close] })
}

/** Says that the page cannot be kept alive. The window is of no use for it. */
export async function tellHopeless(language: Language): Promise<void> {
  const words = WORDS[language]
  await dialog.showMessageBox({ type: 'error', message: words.keepsCrashing, buttons: [words.close] })
}

/** Says that the game behind the window did not come, and where to read why; on the terminal too. */
export async function tellNotStarted(language: Language, folder: string): Promise<void> {
  const { notStarted, notStartedDetail, close } = WORDS[language]
  const detail = notStartedDetail(folder)
  console.error(`${notStarted} ${detail}`)
  await dialog.showMessageBox({ type: 'error', message: notStarted, detail, buttons: [close] })
}

/** Says that the program has no place to keep anything, on the terminal too. There is no window yet, and no settings. */
export async function tellUnwritable(folder: string): Promise<void> {
  await app.whenReady()
  const words = WORDS[defaultSettings(app.getLocale()).language]
  const message = words.unwritable(folder)
  console.error(message)
  await dialog.showMessageBox({ type: 'error', message, buttons: [words.close] })
}
