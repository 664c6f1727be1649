import type { SetAsideSave } from '../../contract/ipc.ts'
import { problemOf, Refused, systemCode } from '../../contract/refused.ts'
import type { Log } from '../../files/log.ts'
import type { GameLookup } from '../../games/hostedGame.ts'
import { type SaveSummary, saveInfo } from '../content.ts'
import type { SaveFolder } from '../folder.ts'
import type { ReadSave } from '../journal/reading.ts'
import { unknownLevel, unknownTo } from '../loading.ts'
import { quarantine } from '../quarantine.ts'
import type { Finding } from './indexEntry.ts'
import type { SaveIndex } from './saveIndex.ts'
import type { Found } from './walk.ts'

export interface LookingSetting {
  readonly folder: SaveFolder
  readonly games: GameLookup
  readonly index: SaveIndex
  readonly log: Log
  /** Returns the summary of a save whose match is open. */
  readonly held: (id: string) => SaveSummary | undefined
}

/** Looks at the files of saves; reads only those that the index does not know, and sets unreadable ones aside. */
export class Looking {
  private readonly setting: LookingSetting
  /** The files that are looked at now: two lists would both set the same file aside. */
  private readonly running = new Map<string, Promise<Found | null>>()

  constructor(setting: LookingSetting) {
    this.setting = setting
  }

  /** Returns null for a file that disappears before it is read. Throws `cancelled`. */
  async look(id: string, signal: AbortSignal): Promise<Found | null> {
    if (signal.aborted) throw new Refused('cancelled')
    const summary = this.setting.held(id)
    if (summary) return saveInfo(summary)
    const running = this.running.get(id) ?? this.lookNow(id).finally(() => this.running.delete(id))
    this.running.set(id, running)
    return running
  }

  private async lookNow(id: string): Promise<Found | null> {
    try {
      return await this.lookUp(id)
    } catch (error) {
      const { code } = problemOf(error)
      if (systemCode(error) === 'ENOENT' || code === 'no-such-save') return null
      if (code === 'cancelled') throw error
      if (code === 'file-too-long') return this.inPlace(id, code)
      this.setting.log.error('save not listed', { id, error })
      return this.inPlace(id, 'save-failed')
    }
  }

  private async lookUp(id: string): Promise<Found> {
    const { folder, index, log } = this.setting
    const stamp = await folder.stampOf(id)
    const known = index.find(id, stamp.text)
    if (known && this.isOfThisProgram(known)) return this.foundIn(id, known)
    const read = await folder.read(id)
    if (!read.ok && read.fault === 'unreadable') {
      log.warn('save set aside', { id, reason: read.what })
      return quarantine(folder.fileOf(id), folder.setAside)
    }
    const found = this.findingOf(read)
    if (stamp.isSure) index.keep({ id, stamp: stamp.text, found })
    return this.foundIn(id, found)
  }

  private findingOf(read: ReadSave): Finding {
    if (!read.ok) return { reason: read.fault === 'too-new' ? 'file-too-new' : 'file-too-long' }
    if (unknownTo(this.setting.games, read.content)) return { reason: 'file-too-new' }
    const info = saveInfo(read.content.summary)
    return read.damaged ? { ...info, condition: 'recovered' } : info
  }

  /** Returns whether this program has the game and the bots of a finding. */
  private isOfThisProgram(found: Finding): boolean {
    if (!('id' in found)) return true
    const game = this.setting.games(found.game)
    return game !== null && unknownLevel(game, found.seats, 'seats') === null
  }

  private foundIn(id: string, found: Finding): Found {
    return 'id' in found ? found : this.inPlace(id, found.reason)
  }

  /** Returns the entry of a file that is left in place. */
  private inPlace(id: string, reason: SetAsideSave['reason']): SetAsideSave {
    const { folder } = this.setting
    return { file: folder.fileOf(id).slice(folder.path.length + 1), reason }
  }
}
