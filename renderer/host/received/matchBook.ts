/** A part of `Storage`. */
export interface PageShelf {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** The number of forgotten matches after which nothing new is noted: no evening has as many. */
const MOST_FORGOTTEN = 1000

/**
 * Entries by match; the oldest ones are forgotten. A forgotten match is never noted again: a table cannot start over
 * with it after messages about many other matches. Lasts as long as the tab, through reloads.
 */
export class MatchBook<T> {
  private readonly shelf: PageShelf
  private readonly key: string
  private readonly most: number
  private readonly entries: Map<string, T>
  private readonly forgotten: Set<string>

  /** The value of `key` and the stored form must not change: pages of later versions read them. */
  constructor(shelf: PageShelf, key: string, most: number, isEntry: (value: unknown) => value is T) {
    this.shelf = shelf
    this.key = key
    this.most = most
    const isKept = (one: unknown): one is readonly [string, T] =>
      Array.isArray(one) && typeof one[0] === 'string' && isEntry(one[1])
    this.entries = new Map(listAt(shelf, key).filter(isKept))
    this.forgotten = new Set(listAt(shelf, forgottenKey(key)).filter((one) => typeof one === 'string'))
  }

  get(match: string): T | undefined {
    return this.entries.get(match)
  }

  /** Returns whether a match was forgotten, or came too late to be noted. */
  isForgotten(match: string): boolean {
    return this.forgotten.has(match) || (this.forgotten.size >= MOST_FORGOTTEN && !this.entries.has(match))
  }

  /** Notes the current facts of a match, unless it was forgotten. */
  note(match: string, entry: T): void {
    if (this.isForgotten(match)) return
    this.entries.set(match, entry)
    const old = [...this.entries.keys()].slice(0, -this.most)
    for (const one of old) {
      this.entries.delete(one)
      this.forgotten.add(one)
    }
    this.keep(this.key, [...this.entries])
    if (old.length > 0) this.keep(forgottenKey(this.key), [...this.forgotten])
  }

  private keep(key: string, list: readonly unknown[]): void {
    try {
      this.shelf.setItem(key, JSON.stringify(list))
    } catch {
      // In a private window, entries are remembered until the page is closed.
    }
  }
}

const forgottenKey = (key: string): string => `${key}Forgotten`

function listAt(shelf: PageShelf, key: string): readonly unknown[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
