import { basename } from 'node:path'
import type { BrowserWindow } from 'electron'
import type { Language } from '../../contract/ipc.ts'
import type { Log } from '../../log.ts'
import { problemOf } from '../../refused.ts'
import { ask, showError } from '../dialogs.ts'
import { WORDS, type Words } from '../words.ts'
import { type OpenRequest, printable } from './commandLine.ts'
import { explanation } from './explanation.ts'

/** How the host opens files from outside. */
export interface OpenActions {
  /** Imports a match into the saves and opens it. Throws `Refused`. */
  importMatch(path: string): Promise<void>
  /** Shows a replay. Throws `Refused`. */
  watchReplay(path: string): Promise<void>
}

/** Handles open requests: asks before an import, opens the file, or shows why it cannot. Never throws. */
export class FileOpener {
  private readonly window: BrowserWindow
  private readonly language: () => Language
  private readonly actions: OpenActions
  private readonly log: Log

  constructor(window: BrowserWindow, language: () => Language, actions: OpenActions, log: Log) {
    this.window = window
    this.language = language
    this.actions = actions
    this.log = log
  }

  async open(request: OpenRequest): Promise<void> {
    if (this.window.isDestroyed()) return // the program is ending
    if (request.kind === 'refused') {
      this.log.warn('not opened', { code: request.why })
      return showError(
        this.window,
        this.words.notOpened(request.name),
        this.words.openRequestFaults[request.why],
        this.words,
      )
    }
    const name = printable(basename(request.path))
    try {
      if (request.kind === 'replay') await this.actions.watchReplay(request.path)
      else if (await this.mayImport(name)) await this.actions.importMatch(request.path)
    } catch (error) {
      await this.explain(name, error)
    }
  }

  private mayImport(name: string): Promise<boolean> {
    const { importQuestion, importDetail } = this.words
    return ask(this.window, importQuestion(name), importDetail, this.words)
  }

  private async explain(name: string, error: unknown): Promise<void> {
    const problem = problemOf(error)
    const { code } = problem
    // The program is ending: no dialog can be shown.
    if (code === 'cancelled' || this.window.isDestroyed()) return
    this.log.warn('file not opened', { code, error })
    await showError(this.window, this.words.notOpened(name), explanation(problem, this.language()), this.words)
  }

  private get words(): Words {
    return WORDS[this.language()]
  }
}
