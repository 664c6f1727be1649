import { z } from 'zod'
import { saveId } from '../contract/texts.ts'
import { readBounded } from '../files/boundedRead.ts'
import type { Log } from '../files/log.ts'
import { OwnFile } from '../files/ownFile.ts'
import { Mutex } from '../time/mutex.ts'

const MAX_BYTES = 4 * 1024 * 1024

const written = z.object({ version: z.literal(1), played: z.array(saveId).readonly() })

interface Played {
  readonly id: string
  /** Milliseconds since 1970, by a clock that may have been wrong. */
  readonly updatedAt: number
}

/**
 * The order in which saves were played, the last one first. It is kept in a small file of the data folder, because the
 * clock of a computer may go back. No method throws: without its file the order lasts as long as the program.
 */
export class PlayedOrder {
  private readonly file: OwnFile | null
  private readonly log: Log
  private readonly mutex = new Mutex()
  private order: readonly string[] | null = null

  /** @param path of the file; null keeps the order in memory only */
  constructor(path: string | null, log: Log) {
    this.file = path === null ? null : new OwnFile(path)
    this.log = log
  }

  /** Puts a save first, because it is played now. */
  note(id: string): Promise<void> {
    return this.mutex.runExclusive(async () => {
      const order = await this.known()
      await this.keep([id, ...order.filter((other) => other !== id)])
    })
  }

  /**
   * Sorts all saves. A save that is not in the order, from an earlier version or another computer, gets its place by
   * its time; a time later than `now` comes from a wrong clock, so that save goes to the end.
   */
  sort<T extends Played>(saves: readonly T[], now: number): Promise<T[]> {
    return this.mutex.runExclusive(async () => {
      const order = await this.known()
      const sorted = order.flatMap((id) => saves.filter((save) => save.id === id))
      const unknown = saves.filter(({ id }) => !order.includes(id)).toSorted((a, b) => b.updatedAt - a.updatedAt)
      for (const save of unknown.filter(({ updatedAt }) => updatedAt <= now)) insertByTime(sorted, save)
      sorted.push(...unknown.filter(({ updatedAt }) => updatedAt > now))
      await this.keep(sorted.map(({ id }) => id))
      return sorted
    })
  }

  /** Waits for pending writes. */
  idle(): Promise<void> {
    return this.mutex.idle()
  }

  private async known(): Promise<readonly string[]> {
    this.order ??= this.file === null ? [] : await readOrder(this.file.path)
    return this.order
  }

  private async keep(order: readonly string[]): Promise<void> {
    if (order.join() === this.order?.join()) return
    this.order = order
    const text = JSON.stringify({ version: 1, played: order } satisfies z.infer<typeof written>)
    await this.file?.write(text).catch((error: unknown) => this.log.warn('order of saves not kept', { error }))
  }
}

function insertByTime<T extends Played>(sorted: T[], save: T): void {
  const place = sorted.findIndex(({ updatedAt }) => updatedAt < save.updatedAt)
  sorted.splice(place < 0 ? sorted.length : place, 0, save)
}

/** Returns the order in a file; empty if there is none or it is damaged: times are good enough then. */
async function readOrder(path: string): Promise<readonly string[]> {
  try {
    const read = await readBounded(path, MAX_BYTES)
    return read.ok ? written.parse(JSON.parse(read.bytes.toString('utf8'))).played : []
  } catch {
    return []
  }
}
