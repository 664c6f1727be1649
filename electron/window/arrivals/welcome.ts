import { basename } from 'node:path'
import type { BrowserWindow } from 'electron'
import type { Language } from '../../contract/ipc.ts'
import type { Log } from '../../log.ts'
import { problemOf } from '../../refused.ts'
import { ask, tell } from '../dialogs.ts'
import { WORDS, type Words } from '../words.ts'
import { type Given, shown } from './commandLine.ts'
import { explanation } from './explanation.ts'

/** What becomes of files that the program is given from outside. */
export interface Doors {
  /** Takes a match in among the saves and opens it. Throws `Refused`. */
  importMatch(path: string): Promise<void>
  /** Shows a replay. Throws `Refused`. */
  watchReplay(path: string): Promise<void>
}

/** Receives whoever comes with a file: asks, opens, or says in words why not. Never throws. */
export class Welcome {
  private readonly window: BrowserWindow
  private readonly language: () => Language
  private readonly doors: Doors
  private readonly log: Log

  constructor(window: BrowserWindow, language: () => Language, doors: Doors, log: Log) {
    this.window = window
    this.language = language
    this.doors = doors
    this.log = log
  }

  async receive(given: Given): Promise<void> {
    if (this.window.isDestroyed()) return // the program is about to end
    if (given.kind === 'refused') {
      this.log.warn('not opened', { code: given.why })
      return tell(this.window, this.words.notOpened(given.name), this.words.givenFaults[given.why], this.words)
    }
    const name = shown(basename(given.path))
    try {
      if (given.kind === 'replay') await this.doors.watchReplay(given.path)
      else if (await this.mayImport(name)) await this.doors.importMatch(given.path)
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
    // The program is about to end, and there is nobody to tell.
    if (code === 'cancelled' || this.window.isDestroyed()) return
    this.log.warn('file not opened', { code, error })
    await tell(this.window, this.words.notOpened(name), explanation(problem, this.language()), this.words)
  }

  private get words(): Words {
    return WORDS[this.language()]
  }
}
