import { basename } from 'node:path'
import type { BrowserWindow } from 'electron'
import type { FileFault } from '../../contract/faults.ts'
import type { GivenFile, Language } from '../../contract/ipc.ts'
import { problemOf, Refused } from '../../contract/refused.ts'
import type { Log } from '../../files/log.ts'
import type { FileToOpen } from '../../matches/givenFiles.ts'
import { ask, showError } from '../dialogs.ts'
import { WORDS, type Words } from '../words.ts'
import { type OpenRequest, printable } from './commandLine.ts'
import { explanation } from './explanation.ts'
import type { RequestGroup } from './openRequestQueue.ts'

/** The host's functions for opening files from outside. */
export interface OpenActions {
  /** Returns the content of the file; see `contentOf`. */
  contentOf(file: FileToOpen): Promise<FileToOpen['expected']>
  /** Imports a match into the saves and opens it. Throws `Refused`. */
  importMatch(path: string): Promise<void>
  /** Shows a replay. Throws `Refused`. */
  watchReplay(path: string): Promise<void>
  /** Opens files in order without showing them. Throws `cancelled` only. */
  openAll(files: readonly FileToOpen[]): Promise<GivenFile[]>
  /** Shows the player the results of opening the files. */
  tell(files: readonly GivenFile[]): void
}

type Refusal = Extract<OpenRequest, { readonly kind: 'refused' }>

/** The most names in a question. */
const MOST_NAMES = 12

/**
 * Handles open requests. One file is opened and shown, a match after a question; for several, the player is shown the
 * result of each. Never throws.
 */
export class FileOpener {
  private readonly window: () => BrowserWindow
  private readonly language: () => Language
  private readonly actions: OpenActions
  private readonly log: Log

  constructor(window: () => BrowserWindow, language: () => Language, actions: OpenActions, log: Log) {
    this.window = window
    this.language = language
    this.actions = actions
    this.log = log
  }

  async open({ requests, dropped }: RequestGroup<OpenRequest>): Promise<void> {
    if (this.window().isDestroyed()) return // the program is ending
    const [first] = requests
    if (requests.length === 1 && first && dropped === 0) return this.openOne(first)
    try {
      const files = requests.filter((request) => request.kind !== 'refused')
      const agreed = files.length > 0 && (await this.mayOpen(files.map(({ path }) => path)))
      const given: GivenFile[] = []
      for (const request of requests) {
        if (request.kind === 'refused') given.push(this.refusal(request))
        else if (agreed) given.push(...(await this.actions.openAll([asked(request)])))
      }
      if (dropped > 0) given.push(tooMany(dropped, requests.length))
      if (given.length > 0) this.actions.tell(given)
    } catch (error) {
      this.log.warn('files not opened', { error }) // the program is ending
    }
  }

  private async openOne(request: OpenRequest): Promise<void> {
    const name = request.kind === 'refused' ? request.name : printable(basename(request.path))
    try {
      if (request.kind === 'refused') throw faultOf(request)
      const file = asked(request)
      const content = await this.actions.contentOf(file)
      if (content === 'map') this.actions.tell(await this.actions.openAll([file]))
      else if (content === 'replay') await this.actions.watchReplay(file.path)
      else if (await this.mayImport(name)) await this.actions.importMatch(file.path)
    } catch (error) {
      await this.explain(name, error)
    }
  }

  private mayImport(name: string): Promise<boolean> {
    const { importQuestion, importDetail, importIt } = this.words
    return ask(this.window(), importQuestion(name), importDetail, importIt, this.words)
  }

  private mayOpen(paths: readonly string[]): Promise<boolean> {
    const { openQuestion, openDetail, openThem, andMore } = this.words
    const names = paths.slice(0, MOST_NAMES).map((path) => printable(basename(path)))
    const more = paths.length > names.length ? [andMore(String(paths.length - names.length))] : []
    return ask(this.window(), openQuestion, [...names, ...more, '', openDetail].join('\n'), openThem, this.words)
  }

  private refusal(request: Refusal): GivenFile {
    this.log.warn('not opened', { code: request.why })
    return { kind: 'refused', file: request.name, problem: faultOf(request).problem }
  }

  private async explain(name: string, error: unknown): Promise<void> {
    const problem = problemOf(error)
    const { code } = problem
    // The program is ending: no dialog can be shown.
    if (code === 'cancelled' || this.window().isDestroyed()) return
    this.log.warn('file not opened', { code, error })
    await showError(this.window(), this.words.notOpened(name), explanation(problem, this.language()), this.words)
  }

  private get words(): Words {
    return WORDS[this.language()]
  }
}

function asked({ kind, path }: Exclude<OpenRequest, Refusal>): FileToOpen {
  return { path, expected: kind }
}

function faultOf({ why }: Refusal): Refused {
  return new Refused('file-unreadable', why, { reason: { code: why } })
}

function tooMany(n: number, most: number): GivenFile {
  const reason = { code: 'too-many-files' satisfies FileFault, facts: { n, most } }
  return { kind: 'refused', file: '', problem: { code: 'file-unreadable', reason } }
}
