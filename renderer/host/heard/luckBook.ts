import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { LuckMessage, PledgesMessage } from '../../../electron/contract/screens.ts'
import { MatchBook, type PageShelf } from './matchBook.ts'

/** What a screen heard of a match's luck before the first move, and what it added itself. */
export interface HeardLuck {
  /** The seal that was told first. */
  readonly hash: string
  /** The seals of all numbers, as they were told before this screen gave its own; null before. */
  readonly pledges: PledgesMessage['pledges'] | null
  /** This screen's own number, and whether the table took it; null if it was not asked. */
  readonly own: { readonly seat: string; readonly number: string; readonly taken: boolean } | null
  /** The moves that had been played when the seal came; missing where that was before the match was dealt. */
  readonly moves?: number
}

/** The notes on a match, also on one whose seal has not come. */
type Noted = Omit<HeardLuck, 'hash'> & { readonly hash: string | null }

const KEY = 'luck'
/** Matches that are remembered; an evening has fewer. */
const MOST = 32

/**
 * Remembers what was told of matches before they were dealt, so that nothing told later can replace it, and answers the
 * table's questions for numbers. Lasts as long as the tab, through reloads.
 */
export class LuckBook {
  private readonly draw: () => string
  private readonly book: MatchBook<Noted>

  /** `draw`: 128 random bits as 32 hexadecimal digits. */
  constructor(shelf: PageShelf, draw: () => string = randomNumber) {
    this.draw = draw
    this.book = new MatchBook(shelf, KEY, MOST, isNoted)
  }

  /** The seal of this screen's number for a match; null if it is not asked, or has been asked for this match before. */
  async pledge({ match, hash, seat }: LuckMessage): Promise<string | null> {
    if (this.book.get(match) || this.book.isForgotten(match)) return null
    const own = seat === null ? null : { seat, number: this.draw(), taken: false }
    this.book.note(match, { hash, pledges: null, own })
    return own && (await sealOf(own.number))
  }

  /** This screen's number, once the seals of all are told, its own among them; null otherwise, and for any later telling. */
  async reveal({ match, pledges }: PledgesMessage): Promise<string | null> {
    const heard = this.book.get(match)
    if (!heard || heard.pledges) return null
    this.book.note(match, { ...heard, pledges })
    const { own } = heard
    if (!own) return null
    const seal = await sealOf(own.number)
    return pledges.some((one) => one.seat === own.seat && one.hash === seal) ? own.number : null
  }

  /** The table has taken the number for this match. */
  noteTaken(match: string): void {
    const heard = this.book.get(match)
    if (heard?.own) this.book.note(match, { ...heard, own: { ...heard.own, taken: true } })
  }

  /**
   * Notes the first news of a match that was dealt without a question: its seal, and the number of moves by then. For a
   * match without a seal it notes the moves so far: if there are any, no later seal is from before the first move.
   */
  meet({ id, deal, moves }: Pick<MatchInfo, 'id' | 'deal' | 'moves'>): void {
    const known = this.book.get(id)
    if (known && known.hash !== null) return
    const hash = deal?.kind === 'sealed' ? deal.hash : null
    const most = Math.max(moves, known?.moves ?? 0)
    const isNews = !known || hash !== null || (known.moves === 0 && most > 0)
    if (isNews) this.book.note(id, { hash, pledges: null, own: null, moves: most })
  }

  of(match: string): HeardLuck | null {
    const noted = this.book.get(match)
    return noted && noted.hash !== null ? { ...noted, hash: noted.hash } : null
  }

  /** Whether what was told of a match lies too far back, so that nothing told now can be checked. */
  isForgotten(match: string): boolean {
    return this.book.isForgotten(match)
  }
}

function isNoted(value: unknown): value is Noted {
  return typeof value === 'object' && value !== null && 'hash' in value && 'own' in value
}

/** Loads the hash before the first question comes: it is not needed to show the page. */
export async function loadSeals(): Promise<void> {
  await seals()
}

const seals = () => import('../../../engine/kernel/jointSeed.ts')
const sealOf = async (number: string): Promise<string> => (await seals()).sealOf(number)

/** Needs no secure context, which a home network is not. */
function randomNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
