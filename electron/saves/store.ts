import type { GameShape } from '../../engine/kernel/game.ts'
import type { Match } from '../../engine/match/match.ts'
import type { SaveInfo, SaveList, SaveListRequest } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import { moveAside } from '../files/aside.ts'
import type { Log } from '../files/log.ts'
import { refusedFile, type Unread } from '../files/unread.ts'
import type { GameLookup, HostedGame } from '../games/hostedGame.ts'
import { Mutex } from '../time/mutex.ts'
import { saneClock } from '../time/saneClock.ts'
import { type RunInSlices, runInSlices } from '../time/timeSlices.ts'
import { firstSummary, type SaveContent, saveInfo } from './content.ts'
import { asSaveFailed, SaveFolder } from './folder.ts'
import { compactSave } from './journal/compaction.ts'
import { guardFile } from './journal/guardedFile.ts'
import { Journal } from './journal/journal.ts'
import type { ReadSave } from './journal/reading.ts'
import { recovered, rewriteSave } from './journal/recover.ts'
import type { Upgrade } from './journal/upgrades.ts'
import { Listing } from './list/listing.ts'
import type { IndexPlace } from './list/saveIndex.ts'
import { type LoadedSave, loadSave } from './loading.ts'
import { newHeader, newId, type SavePlan } from './newSave.ts'
import { OpenSave } from './openSave.ts'
import { quarantine } from './quarantine.ts'
import { readMatchFile } from './sharing/importFile.ts'
import type { Times } from './times.ts'

export interface StoreSetting {
  readonly folder: string
  readonly games: GameLookup
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** File that keeps the order in which matches were played; without it the order lasts as long as the store. */
  readonly orderFile?: string
  /** Place of the index of saves; without it every store reads all saves. */
  readonly index?: IndexPlace
  /** Upgrades older saves; replaced in tests only. */
  readonly upgrade?: Upgrade
  /** The most bytes of a save without its undone moves; replaced in tests only. */
  readonly most?: number
  /** Runs long work; replaced in tests only. */
  readonly work?: RunInSlices
}

/** The most milliseconds of work on one save; no real match takes that long. */
const WORK_LIMIT = 60_000

/** A save opened for play. */
export interface OpenedMatch {
  readonly game: HostedGame
  readonly match: Match<GameShape>
  readonly save: OpenSave
  /** The clocks by number of moves; missing without a clock. */
  readonly times?: readonly (Times | undefined)[]
}

type GoodRead = Extract<ReadSave, { ok: true }>
type GoodLoad = Extract<LoadedSave, { ok: true }>

/** Opens the folder of saves, creating it if necessary; if that fails, the next match reports it. */
export async function openStore(setting: StoreSetting): Promise<Store> {
  const store = new Store(setting)
  await store.folder.prepare().catch((error: unknown) => setting.log.error('saves not prepared', { error }))
  return store
}

/**
 * All matches on this computer; created by `openStore`. Every method that writes throws `save-failed` on a disk error.
 */
export class Store {
  readonly folder: SaveFolder
  private readonly setting: StoreSetting
  private readonly listing: Listing
  private readonly held = new Map<string, OpenSave>()
  private readonly writing = new Mutex()
  private readonly importing = new Mutex()
  /** Cancels long work on closing. */
  private closing = new AbortController()
  private readonly work: RunInSlices

  constructor(given: StoreSetting) {
    const setting = { ...given, now: saneClock(given.now) }
    const { work = runInSlices } = given
    this.setting = setting
    this.work = (steps, limits) => work(steps, { workLimit: WORK_LIMIT, signal: this.closing.signal, ...limits })
    this.folder = new SaveFolder(setting.folder, this.work, setting.upgrade, setting.most)
    const held = (id: string) => this.held.get(id)?.summary
    this.listing = new Listing({ ...setting, folder: this.folder, work, held })
  }

  /** Returns saves, the last played first, and unreadable files. */
  list(request: SaveListRequest = {}): Promise<SaveList> {
    return this.listing.list(request, this.closing.signal)
  }

  /** Returns an id for the next save. */
  newId(): string {
    return newId(this.setting.now())
  }

  /** Writes a new save without opening it, under an id of `newId` if one is given. */
  async create(plan: SavePlan, id?: string): Promise<SaveInfo> {
    const header = newHeader(plan, this.setting.now(), id)
    const info = await this.add({ summary: firstSummary(header), entries: [] })
    await this.listing.notePlayed(info.id)
    return info
  }

  /** Writes an imported match under a new id. */
  add(content: SaveContent): Promise<SaveInfo> {
    return this.writing.runExclusive(async () => {
      await this.folder.add(content)
      return saveInfo(content.summary)
    })
  }

  /**
   * Imports a match file under a new id, completely or not at all, one file after another. Throws as `readMatchFile`, and
   * `cancelled` if the store closes meanwhile.
   */
  importFile(path: string): Promise<SaveInfo> {
    return this.importing.runExclusive(async () =>
      this.add(await readMatchFile(path, this.setting.games, this.setting.now(), this.work)),
    )
  }

  /**
   * Opens a save for play; a save can be opened only once at a time. A damaged save is truncated to its last complete move
   * first. Throws `no-such-save`, `file-unreadable` (the file is then set aside), `file-too-new` or `file-too-long`.
   */
  open(id: string): Promise<OpenedMatch> {
    return this.writing.runExclusive(() => this.openNow(id))
  }

  async close(id: string): Promise<void> {
    const save = this.held.get(id)
    this.held.delete(id)
    await save?.close()
  }

  /** Closes all open saves after pending writes; cancels reads and imports. */
  async closeAll(): Promise<void> {
    this.closing.abort()
    await this.importing.idle()
    await this.writing.idle()
    await this.listing.close()
    const closed = await Promise.allSettled([...this.held.keys()].map((id) => this.close(id)))
    this.closing = new AbortController()
    const failed = closed.find((one) => one.status === 'rejected')
    await this.folder.release()
    if (failed) throw failed.reason
  }

  /**
   * Returns the match of a save, open or not, for reading only; a damaged one is marked as recovered. Throws as `open`.
   */
  async peek(id: string): Promise<GoodLoad> {
    const { read, loaded } = await this.load(id)
    return isDamaged(read, loaded) ? { ...loaded, content: recovered(loaded.content) } : loaded
  }

  /** Renames a save; opening it meanwhile waits. Throws as `open`. */
  async rename(id: string, title: string): Promise<SaveInfo> {
    const held = this.held.get(id)
    return held ? renamed(held, title) : this.writing.runExclusive(() => this.renameNow(id, title))
  }

  /** Copies a save in its current state under a new id. */
  async copy(id: string, title: string): Promise<SaveInfo> {
    const { content } = await this.peek(id)
    const { summary } = content
    const { header: own } = summary
    const header = newHeader({ ...own, title, first: own.first ?? own.id }, this.setting.now())
    return this.add({ ...content, summary: { ...summary, header, title } })
  }

  /** Moves a save to the trash folder. An open save must be closed first. */
  remove(id: string): Promise<void> {
    return this.writing.runExclusive(async () => {
      if (this.held.has(id)) throw new Error(`Save ${id} is open`)
      await this.folder.claim()
      await this.folder.stampOf(id).catch(() => {
        throw new Refused('no-such-save', id)
      })
      await moveAside(this.folder.fileOf(id), this.folder.trash).catch(asSaveFailed)
    })
  }

  private async openNow(id: string): Promise<OpenedMatch> {
    if (this.held.has(id)) throw new Error(`Save ${id} is open already`)
    await this.folder.claim()
    const { read, loaded } = await this.load(id)
    const save = await this.hold(id, read, loaded)
    const { times } = loaded.content
    return { game: loaded.game, match: loaded.match, save, ...(times && { times }) }
  }

  private async renameNow(id: string, title: string): Promise<SaveInfo> {
    const held = this.held.get(id)
    if (held) return renamed(held, title)
    const { save } = await this.openNow(id)
    try {
      return await renamed(save, title)
    } finally {
      await this.close(id)
    }
  }

  private async load(id: string): Promise<{ read: GoodRead; loaded: GoodLoad }> {
    const held = this.held.get(id)
    const read = await (held ? this.folder.readBytes(id, held.content) : this.folder.read(id))
    if (!read.ok) return this.giveUp(id, read)
    const loaded = await this.work(loadSave(this.setting.games, read.content))
    return loaded.ok ? { read, loaded } : this.giveUp(id, loaded)
  }

  private async giveUp(id: string, unread: Unread): Promise<never> {
    if (unread.fault === 'unreadable') {
      this.setting.log.warn('save set aside', { id, reason: unread.what })
      await quarantine(this.folder.fileOf(id), this.folder.setAside)
    }
    throw refusedFile(unread)
  }

  private async hold(id: string, read: GoodRead, loaded: GoodLoad): Promise<OpenSave> {
    const damaged = isDamaged(read, loaded)
    const content = damaged ? recovered(loaded.content) : loaded.content
    if (damaged) this.setting.log.warn('save recovered', { id, moves: content.entries.length })
    try {
      const path = this.folder.fileOf(id)
      const written = await (damaged || read.upgraded
        ? rewriteSave(path, content, this.folder.originals, this.work)
        : compactSave(path, content, read, this.work))
      const journal = new Journal(await guardFile(path, this.folder.originals), written)
      const save = new OpenSave(content.summary, journal, this.setting.now, () => this.listing.notePlayed(id))
      this.held.set(id, save)
      return save
    } catch (error) {
      return asSaveFailed(error)
    }
  }
}

async function renamed(save: OpenSave, title: string): Promise<SaveInfo> {
  await save.rename(title)
  return saveInfo(save.summary)
}

function isDamaged(read: GoodRead, loaded: GoodLoad): boolean {
  return read.damaged || loaded.content !== read.content
}
