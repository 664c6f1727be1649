import { basename } from 'node:path'
import type { GivenFile } from '../contract/ipc.ts'
import { problemOf } from '../contract/refused.ts'
import { readMapFile } from '../files/mapFile.ts'
import { contentOf, type FileContent } from '../saves/sharing/fileContent.ts'
import type { Store } from '../saves/store.ts'
import type { OpenedReplays } from './openedReplays.ts'

/** A file that was opened. */
export type OpenedFile = Exclude<GivenFile, { readonly kind: 'refused' }>

/** A file that the player opens, and the kind that its name or the dialog suggests. */
export interface FileToOpen {
  readonly path: string
  readonly expected: FileContent
}

/** Opens the player's files by their content: imports matches, keeps replays to be watched, reads maps. */
export class GivenFiles {
  private readonly store: Store
  private readonly replays: OpenedReplays

  constructor(store: Store, replays: OpenedReplays) {
    this.store = store
    this.replays = replays
  }

  /** Throws as `Store.importFile` and `OpenedReplays.open`. */
  async open({ path, expected }: FileToOpen): Promise<OpenedFile> {
    const file = basename(path)
    const content = await contentOf(path, expected)
    if (content === 'map') return { kind: 'map', file, text: await readMapFile(path) }
    if (content === 'match') return { kind: 'match', file, save: await this.store.importFile(path) }
    return { kind: 'replay', file, ...(await this.replays.open(path)) }
  }

  /** Opens files one after another; an error in one does not stop the next. Throws `cancelled` only. */
  async openAll(files: readonly FileToOpen[]): Promise<GivenFile[]> {
    const given: GivenFile[] = []
    for (const file of files) given.push(await this.openOrTell(file))
    return given
  }

  private async openOrTell(file: FileToOpen): Promise<GivenFile> {
    try {
      return await this.open(file)
    } catch (error) {
      const problem = problemOf(error)
      if (problem.code === 'cancelled') throw error
      return { kind: 'refused', file: basename(file.path), problem }
    }
  }
}
