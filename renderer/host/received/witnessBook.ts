import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { MatchBook, type PageShelf } from './matchBook.ts'

/** The messages about a match's secrets that a screen received, in order. */
export interface Testimony {
  /** The first received commitment of each seat, and the number of moves by then. */
  readonly commitments: Readonly<Record<string, { readonly hash: string; readonly moves: number }>>
  /** The first received answers about each seat's secret, in the game's form. */
  readonly answers: Readonly<Record<string, readonly string[]>>
  /** The seats about which a later message contradicted an earlier one. */
  readonly retold: readonly string[]
  /**
   * The highest number of moves in a message of the match: a commitment received now is no older, whatever number its
   * message has.
   */
  readonly moves?: number
}

const NOTHING: Testimony = { commitments: {}, answers: {}, retold: [], moves: -1 }
const KEY = 'witness'
const MOST = 8

/**
 * Remembers the messages about secrets during matches, so that a different version at the end is noticed. Survives
 * reloads of the tab.
 */
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

  /** Notes the answers about a seat's secret so far; a shorter list comes from an earlier moment of the match. */
  hear(match: string, seat: string, told: readonly string[]): void {
    const known = this.of(match)
    if (!known) return
    const before = known.answers[seat] ?? []
    const isRetold = before.some((answer, i) => i < told.length && told[i] !== answer)
    if (isRetold && !known.retold.includes(seat)) this.book.note(match, { ...known, retold: [...known.retold, seat] })
    else if (!isRetold && told.length > before.length)
      this.book.note(match, { ...known, answers: { ...known.answers, [seat]: told } })
  }

  /** Returns null if the match is unknown. */
  of(match: string): Testimony | null {
    return this.book.get(match) ?? null
  }
}

function isTestimony(value: unknown): value is Testimony {
  return (
    typeof value === 'object' && value !== null && 'commitments' in value && 'answers' in value && 'retold' in value
  )
}

/** The tab's own shelf; some private windows have none. */
const tab: PageShelf = {
  getItem: (key) => window.sessionStorage.getItem(key),
  setItem: (key, text) => window.sessionStorage.setItem(key, text),
}

/** The messages about secrets that this screen has received. */
export const witnessBook = new WitnessBook(tab)
