import {
  SAVE_SELECTIONS,
  type SaveInfo,
  type SaveList,
  type SaveListRequest,
  type SetAsideSave,
} from '../../contract/ipc.ts'
import { diskRefused, systemCode } from '../../contract/refused.ts'
import { Mutex } from '../../time/mutex.ts'
import type { RunInSlices } from '../../time/timeSlices.ts'
import type { SaveFolder } from '../folder.ts'
import { quarantined, unreadable } from '../quarantine.ts'
import { Looking, type LookingSetting } from './looking.ts'
import { PlayedOrder } from './playedOrder.ts'
import { type IndexPlace, SaveIndex } from './saveIndex.ts'
import { Walk } from './walk.ts'

export interface ListingSetting extends Omit<LookingSetting, 'index'> {
  /** File that keeps the order in which matches were played; missing to keep it in memory only. */
  readonly orderFile?: string
  /** Missing to keep the index in memory only. */
  readonly index?: IndexPlace
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Runs long work. */
  readonly work: RunInSlices
}

/** Lists saves, or a part of them. */
export class Listing {
  private readonly folder: SaveFolder
  private readonly now: () => number
  private readonly order: PlayedOrder
  private readonly index: SaveIndex
  private readonly looking: Looking
  /** Two lists would both rename the same file. */
  private readonly naming = new Mutex()

  constructor({ orderFile, index, now, work, ...setting }: ListingSetting) {
    this.folder = setting.folder
    this.now = now
    this.order = new PlayedOrder(orderFile ?? null, setting.log)
    this.index = new SaveIndex({ place: index, log: setting.log, work })
    this.looking = new Looking({ ...setting, index: this.index })
  }

  /** Puts a save first, because it is played now. */
  notePlayed(id: string): Promise<void> {
    return this.order.note(id)
  }

  /** Writes what is not on disk yet. */
  close(): Promise<void> {
    return this.index.flush()
  }

  /**
   * Lists saves, the last played first, and sets unreadable files aside. Throws `save-failed` if the folder cannot be
   * read, and `cancelled` on the signal.
   */
  list(request: SaveListRequest, signal: AbortSignal): Promise<SaveList> {
    return this.listNow(request, signal).catch((error: unknown) => {
      throw systemCode(error) === null ? error : diskRefused(error)
    })
  }

  private async listNow(request: SaveListRequest, signal: AbortSignal): Promise<SaveList> {
    const { folder, order, index } = this
    const { ids, misnamed, unmovable } = await this.naming.runExclusive(() => folder.entries())
    await index.load()
    const arranged = await order.arrange(ids)
    const look = (id: string) => this.looking.look(id, signal)
    const { after, limit = ids.length } = request
    const walk = new Walk({ arranged, look, now: this.now(), after, wanted: limit })
    const { unread, ...part } = await takePart(walk, request)
    if (walk.order) await order.settle(walk.order, arranged)
    if (!signal.aborted) index.writeSoon(ids)
    const earlier = (await quarantined(folder.setAside)).filter(({ file }) => unread.every((now) => now.file !== file))
    const locked = unmovable.map((file): SetAsideSave => ({ file, reason: 'save-failed' }))
    return { ...part, setAside: [...unread, ...misnamed.map(unreadable), ...locked, ...earlier] }
  }
}

interface Part extends Pick<SaveList, 'saves' | 'next'> {
  readonly unread: readonly SetAsideSave[]
}

async function takePart(walk: Walk, { only, game, limit }: SaveListRequest): Promise<Part> {
  const selects = only === undefined ? () => true : SAVE_SELECTIONS[only]
  const saves: SaveInfo[] = []
  const unread: SetAsideSave[] = []
  for await (const one of walk.found()) {
    if ('file' in one) unread.push(one)
    else if (selects(one) && (game === undefined || one.game === game)) saves.push(one)
    else continue
    if (saves.length === limit && 'id' in one) return { saves, unread, next: one.id }
  }
  return { saves, unread }
}
