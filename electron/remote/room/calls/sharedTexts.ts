import type { Steps } from '../../../../engine/match/steps.ts'
import { type RunInSlices, runInSlices } from '../../../time/timeSlices.ts'
import type { Tell } from '../../link/link.ts'

/** A source of one text for all guests that ask, such as the moves in one viewer's view. */
export interface SharedSource {
  /** The owner of the text: each owner has only its latest. */
  readonly owner: object
  /** Returns the object from which the text is made now; another object when that has changed. */
  readonly version: () => object
  /** Makes the text. */
  readonly print: () => Steps<string>
}

/** The number of texts that are kept: one for each viewer of a match and more. */
const MOST = 12

interface Making {
  readonly version: object
  readonly key: Promise<string>
}

/**
 * Results that several guests share. Each is made in time slices, one of an owner at a time, and sent to the process
 * with the sockets once, for any number of guests; answers then name its key.
 */
export class SharedTexts {
  private readonly tell: Tell
  private readonly run: RunInSlices
  private readonly latest = new Map<object, Making>()
  /** The keys of the results that the process has, by owners; the oldest first. */
  private readonly told = new Map<object, string>()
  private count = 0

  constructor(tell: Tell, run: RunInSlices = runInSlices) {
    this.tell = tell
    this.run = run
  }

  /** Returns the key of a text that is at least as new as this call. Rejects as `print`. */
  async keyOf(source: SharedSource): Promise<string> {
    const { owner, version } = source
    const before = this.latest.get(owner)
    if (before && before.version !== version()) await before.key.catch(() => undefined)
    const now = this.latest.get(owner)
    if (now && (now !== before || now.version === version())) return now.key
    const making: Making = { version: version(), key: this.make(source) }
    this.latest.set(owner, making)
    making.key.catch(() => {
      if (this.latest.get(owner) === making) this.latest.delete(owner)
    })
    return making.key
  }

  private async make({ owner, print }: SharedSource): Promise<string> {
    const text = await this.run(print())
    const key = `shared-${++this.count}`
    this.tell({ kind: 'share', key, text, instead: this.dropFor(owner) })
    this.told.set(owner, key)
    return key
  }

  /** Drops the owner's result, or the oldest if there are too many. Returns its key. */
  private dropFor(owner: object): string | null {
    const [oldest] = this.told.size < MOST ? [] : this.told.keys()
    const dropped = this.told.has(owner) ? owner : oldest
    const key = (dropped && this.told.get(dropped)) ?? null
    if (dropped) this.told.delete(dropped)
    if (dropped && dropped !== owner) this.latest.delete(dropped)
    return key
  }
}
