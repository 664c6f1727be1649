import { z } from 'zod'
import { saveId } from '../../contract/texts.ts'
import { readBounded } from '../../files/boundedRead.ts'
import type { Log } from '../../files/log.ts'
import { OwnFile } from '../../files/ownFile.ts'
import { Mutex } from '../../time/mutex.ts'

const MAX_BYTES = 4 * 1024 * 1024

const written = z.object({ version: z.literal(1), played: z.array(saveId).readonly() })

/** Saves by whether they have a place in the order. */
export interface Arranged {
  /** In the order. */
  readonly known: readonly string[]
  /** From an earlier version, another computer or a copy. */
  readonly unknown: readonly string[]
  /** The order from which this comes. */
  readonly from: readonly string[]
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

  /** Returns which of these saves have a place, and their order. */
  arrange(ids: readonly string[]): Promise<Arranged> {
    return this.mutex.runExclusive(async () => {
      const from = await this.known()
      const there = new Set(ids)
      const known = from.filter((id) => there.delete(id))
      return { known, unknown: [...there], from }
    })
  }

  /** Keeps the order of all saves, unless a match was played since it was arranged. */
  settle(order: readonly string[], { from }: Arranged): Promise<void> {
    return this.mutex.runExclusive(async () => {
      if (this.order === from) await this.keep(order)
    })
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

/** Returns the order in a file; empty if there is none or it is damaged: times are good enough then. */
async function readOrder(path: string): Promise<readonly string[]> {
  try {
    const read = await readBounded(path, MAX_BYTES)
    return read.ok ? written.parse(JSON.parse(read.bytes.toString('utf8'))).played : []
  } catch {
    return []
  }
}
