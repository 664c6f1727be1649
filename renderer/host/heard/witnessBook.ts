import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { MatchBook, type PageShelf } from './matchBook.ts'

/** What a screen has heard of the secrets of a match, in the order in which it was told. */
export interface Testimony {
  /** The first commitment told for each seat, and after how many moves. */
  readonly commitments: Readonly<Record<string, { readonly hash: string; readonly moves: number }>>
  /** What was told about each seat's secret, as the game writes it: the first that was told of each. */
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** The seats of which something was told again, but differently. */
  readonly retold: readonly string[]
  /** The most moves that a message of the match has named: a commitment received now is no older, whatever its message names. */
  readonly moves?: number
}

const NOTHING: Testimony = { commitments: {}, answers: {}, retold: [], moves: -1 }
const KEY = 'witness'
const MOST = 8

/** Remembers what was told during matches, so that nothing can be told differently at the end. Outlasts reloads of the tab. */
export class WitnessBook {
  private readonly book: MatchBook<Testimony>

  constructor(shelf: PageShelf) {
    this.book = new MatchBook(shelf, KEY, MOST, isTestimony)
  }

  /** Notes how far a match has come, and its commitments, unless others were received before. */
  meet({ id, commitments, moves }: Pick<MatchInfo, 'id' | 'commitments' | 'moves'>): void {
    const known = this.of(id) ?? NOTHING
    const most = Math.max(known.moves ?? -1, moves)
    const added = Object.entries(commitments ?? {}).filter(([seat]) => known.commitments[seat] === undefined)
    if (added.length === 0 && most === known.moves) return
    const noted = Object.fromEntries(added.map(([seat, hash]) => [seat, { hash, moves: most }]))
    this.book.note(id, { ...known, moves: most, commitments: { ...known.commitments, ...noted } })
  }

  /** Notes what has been told about a seat's secret so far; a part of it is an earlier moment of the match. */
  hear(match: string, seat: string, told: readonly string[]): void {
    const known = this.of(match)
    if (!known) return
    const before = known.answers[seat] ?? []
    const isRetold = before.some((answer, i) => i < told.length && told[i] !== answer)
    if (isRetold && !known.retold.includes(seat)) this.book.note(match, { ...known, retold: [...known.retold, seat] })
    else if (!isRetold && told.length > before.length)
      this.book.note(match, { ...known, answers: { ...known.answers, [seat]: told } })
  }

  /** Returns null if the match is not known. */
  of(match: string): Testimony | null {
    return this.book.get(match) ?? null
  }
}

function isTestimony(value: unknown): value is Testimony {
  return (
    typeof value === 'object' && value !== null && 'commitments' in value && 'answers' in value && 'retold' in value
  )
}

/** The tab's own; some private windows have none. */
const tab: PageShelf = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, text) => window.sessionStorage.setItem(key, text),
}

/** What this screen has heard. */
export const witnessBook = new WitnessBook(tab)
