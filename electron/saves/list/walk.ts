import type { SaveInfo, SetAsideSave } from '../../contract/ipc.ts'
import type { Arranged } from './playedOrder.ts'

/** A save, or a file that cannot be opened. */
export type Found = SaveInfo | SetAsideSave

export interface WalkSetting {
  readonly arranged: Arranged
  /** Looks at a file; null if it has disappeared. */
  readonly look: (id: string) => Promise<Found | null>
  /** Milliseconds since 1970. A later time of a save comes from a wrong clock. */
  readonly now: number
  /** Id of the save after which the walk begins; from the beginning if there is no such save. */
  readonly after?: string | undefined
  /** The number of files that are probably needed: no more are looked at together. */
  readonly wanted: number
}

/** The most files that are looked at together. */
export const AT_ONCE = 8

/**
 * A walk through the saves in the order of the list, which looks only at the files that it passes. A save without a
 * place in the order gets one by its time; with a time in the future it comes last.
 */
export class Walk {
  private readonly setting: WalkSetting
  private readonly placed: string[] = []
  private visited = 0
  /** Saves without a place in the order, the latest at the end; those with a time in the future. */
  private waiting: SaveInfo[] = []
  private late: SaveInfo[] = []
  private size: number

  constructor(setting: WalkSetting) {
    this.setting = setting
    this.size = Math.max(1, Math.min(AT_ONCE, setting.wanted))
  }

  /** The order of all saves: those passed, then the known order; null while a save has no place. */
  get order(): readonly string[] | null {
    const rest = this.setting.arranged.known.slice(this.visited)
    return this.waiting.length > 0 ? null : [...this.placed, ...rest, ...this.late.toReversed().map(({ id }) => id)]
  }

  /** Yields what is found after `after`. */
  async *found(): AsyncGenerator<Found> {
    const { known, unknown } = this.setting.arranged
    const { after } = this.setting
    if (unknown.length === 0) {
      this.skip(after === undefined ? 0 : known.indexOf(after) + 1)
      yield* this.inOrder()
      return
    }
    const unread = await this.lookAtUnknown(unknown)
    yield* unread
    const isThere = after !== undefined && (known.includes(after) || this.isWaiting(after))
    let isPast = !isThere
    for await (const one of this.inOrder()) {
      if (isPast || !('id' in one)) yield one
      else isPast = one.id === after
    }
    if (!isPast) yield* this.again()
  }

  private skip(count: number): void {
    this.placed.push(...this.setting.arranged.known.slice(0, count))
    this.visited = count
  }

  /** Yields everything, because the file of `after` has disappeared during the walk. */
  private again(): AsyncGenerator<Found> {
    return new Walk({ ...this.setting, after: undefined }).found()
  }

  private isWaiting(id: string): boolean {
    return [...this.waiting, ...this.late].some((save) => save.id === id)
  }

  private async lookAtUnknown(unknown: readonly string[]): Promise<SetAsideSave[]> {
    const saves: SaveInfo[] = []
    const unread: SetAsideSave[] = []
    for (let start = 0; start < unknown.length; start += AT_ONCE) {
      for (const one of await this.lookAt(unknown.slice(start, start + AT_ONCE))) {
        if (one && 'id' in one) saves.push(one)
        else if (one) unread.push(one)
      }
    }
    saves.sort((a, b) => a.updatedAt - b.updatedAt)
    this.waiting = saves.filter(({ updatedAt }) => updatedAt <= this.setting.now)
    this.late = saves.filter(({ updatedAt }) => updatedAt > this.setting.now)
    return unread
  }

  private async *inOrder(): AsyncGenerator<Found> {
    const { known } = this.setting.arranged
    while (this.visited < known.length) {
      const found = await this.lookAt(known.slice(this.visited, this.visited + this.size))
      this.size = Math.min(AT_ONCE, this.size * 2)
      for (const one of found) {
        if (one && 'id' in one) yield* this.playedAfter(one.updatedAt)
        this.visited++
        if (one) yield this.place(one)
      }
    }
    yield* this.playedAfter(Number.NEGATIVE_INFINITY)
    for (let save = this.late.pop(); save; save = this.late.pop()) yield this.place(save)
  }

  /** Yields the waiting saves that were played after this time. */
  private *playedAfter(time: number): Generator<Found> {
    for (let save = this.waiting.at(-1); save && save.updatedAt > time; save = this.waiting.at(-1)) {
      this.waiting.pop()
      yield this.place(save)
    }
  }

  private place(one: Found): Found {
    if ('id' in one) this.placed.push(one.id)
    return one
  }

  private lookAt(ids: readonly string[]): Promise<readonly (Found | null)[]> {
    return Promise.all(ids.map((id) => this.setting.look(id)))
  }
}
