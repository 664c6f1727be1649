import type { SaveInfo, SaveList, SetAsideSave } from '../contract/ipc.ts'
import { diskRefused, problemOf, systemCode } from '../contract/refused.ts'
import type { Log } from '../files/log.ts'
import type { GameLookup } from '../games/hostedGame.ts'
import { Mutex } from '../time/mutex.ts'
import { type SaveContent, type SaveSummary, saveInfo } from './content.ts'
import type { SaveFolder } from './folder.ts'
import { unknownTo } from './loading.ts'
import { quarantine, quarantined, unreadable } from './quarantine.ts'

/** The summary of a save whose match is open. */
type Held = (id: string) => SaveSummary | undefined

/** Lists saves; caches the summaries of unchanged files. */
export class Listing {
  private readonly folder: SaveFolder
  private readonly games: GameLookup
  private readonly log: Log
  private readonly known = new Map<string, { readonly stamp: string; readonly info: SaveInfo }>()
  /** Two concurrent listings would both set the same file aside. */
  private readonly mutex = new Mutex()

  constructor(folder: SaveFolder, games: GameLookup, log: Log) {
    this.folder = folder
    this.games = games
    this.log = log
  }

  /**
   * Lists all saves in no order and sets unreadable files aside. `held` returns the summary of a save whose match is
   * open. Throws `save-failed` if the folder cannot be read.
   */
  list(held: Held): Promise<SaveList> {
    return this.mutex
      .runExclusive(() => this.listNow(held))
      .catch((error: unknown) => {
        throw systemCode(error) === null ? error : diskRefused(error)
      })
  }

  private async listNow(held: Held): Promise<SaveList> {
    const ids = await this.folder.ids()
    const found = await Promise.all(
      ids.map(async (id) => {
        const summary = held(id)
        return summary ? saveInfo(summary) : this.look(id)
      }),
    )
    const saves = found.filter((one): one is SaveInfo => one !== null && 'id' in one)
    const unread = found.filter((one): one is SetAsideSave => one !== null && 'file' in one)
    const odd = (await this.folder.misnamed()).map(unreadable)
    const earlier = (await quarantined(this.folder.setAside)).filter(({ file }) =>
      unread.every((now) => now.file !== file),
    )
    return { saves, setAside: [...unread, ...odd, ...earlier] }
  }

  /** Returns null for a file that disappears before it is read. */
  private async look(id: string): Promise<SaveInfo | SetAsideSave | null> {
    try {
      const stamp = await this.folder.stampOf(id)
      const known = this.known.get(id)
      if (known?.stamp === stamp) return known.info
      const found = await this.read(id)
      if ('id' in found) this.known.set(id, { stamp, info: found })
      return found
    } catch (error) {
      const { code } = problemOf(error)
      if (systemCode(error) === 'ENOENT' || code === 'no-such-save') return null
      if (code === 'cancelled') throw error
      if (code === 'file-too-long') return { file: this.fileName(id), reason: code }
      this.log.error('save not listed', { id, error })
      return { file: this.fileName(id), reason: 'save-failed' }
    }
  }

  private async read(id: string): Promise<SaveInfo | SetAsideSave> {
    const read = await this.folder.read(id)
    if (read.ok) return this.tell(id, read.content, read.damaged)
    if (read.fault !== 'unreadable') return { file: this.fileName(id), reason: `file-${read.fault}` }
    this.log.warn('save set aside', { id, reason: read.what })
    return quarantine(this.folder.fileOf(id), this.folder.setAside)
  }

  private tell(id: string, content: SaveContent, damaged: boolean): SaveInfo | SetAsideSave {
    if (unknownTo(this.games, content)) return { file: this.fileName(id), reason: 'file-too-new' }
    const info = saveInfo(content.summary)
    return damaged ? { ...info, condition: 'recovered' } : info
  }

  private fileName(id: string): string {
    return this.folder.fileOf(id).slice(this.folder.path.length + 1)
  }
}
