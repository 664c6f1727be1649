import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { PageShelf } from './luckBook.ts'

/** What a screen has heard of the secrets of a match, in the order in which it was told. */
export interface Testimony {
  /** The first commitment told for each seat, and after how many moves. */
  readonly commitments: Readonly<Record<string, { readonly hash: string; readonly moves: number }>>
  /** What was told about each seat's secret, as the game writes it: the first that was told of each. */
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** The seats of which something was told again, but differently. */
  readonly retold: readonly string[]
}

const NOTHING: Testimony = { commitments: {}, answers: {}, retold: [] }
/** Frozen: a page of a later version reads it. */
const KEY = 'witness'
const MOST = 8

/** Remembers what was told during matches, so that nothing can be told differently at the end. Outlasts reloads of the tab. */
export class WitnessBook {
  private readonly shelf: PageShelf
  private readonly heard: Map<string, Testimony>

  constructor(shelf: PageShelf) {
    this.shelf = shelf
    this.heard = new Map(readKept(shelf))
  }

  /** Notes the commitments of a match, unless others were told before. */
  meet({ id, commitments, moves }: Pick<MatchInfo, 'id' | 'commitments' | 'moves'>): void {
    const known = this.of(id) ?? NOTHING
    const added = Object.entries(commitments ?? {}).filter(([seat]) => known.commitments[seat] === undefined)
    if (added.length === 0) return
    const noted = Object.fromEntries(added.map(([seat, hash]) => [seat, { hash, moves }]))
    this.keep(id, { ...known, commitments: { ...known.commitments, ...noted } })
  }

  /** Notes what has been told about a seat's secret so far; a part of it is an earlier moment of the match. */
  hear(match: string, seat: string, told: readonly string[]): void {
    const known = this.of(match)
    if (!known) return
    const before = known.answers[seat] ?? []
    const isRetold = before.some((answer, i) => i < told.length && told[i] !== answer)
    if (isRetold && !known.retold.includes(seat)) this.keep(match, { ...known, retold: [...known.retold, seat] })
    else if (!isRetold && told.length > before.length)
      this.keep(match, { ...known, answers: { ...known.answers, [seat]: told } })
  }

  /** Null if nothing was promised. */
  of(match: string): Testimony | null {
    return this.heard.get(match) ?? null
  }

  private keep(match: string, testimony: Testimony): void {
    this.heard.set(match, testimony)
    for (const old of [...this.heard.keys()].slice(0, -MOST)) this.heard.delete(old)
    try {
      this.shelf.setItem(KEY, JSON.stringify([...this.heard]))
    } catch {
      // A private window: remembered until the page is closed.
    }
  }
}

function readKept(shelf: PageShelf): readonly (readonly [string, Testimony])[] {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as [string, Testimony][]) : [] // only this page writes there
  } catch {
    return []
  }
}

/** The tab's own; some private windows have none. */
const tab: PageShelf = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, text) => window.sessionStorage.setItem(key, text),
}

/** What this screen has heard. */
export const witnessBook = new WitnessBook(tab)
