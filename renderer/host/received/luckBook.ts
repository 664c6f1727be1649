import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { LuckMessage, PledgesMessage } from '../../../electron/contract/screens.ts'
import { MatchBook, type PageShelf } from './matchBook.ts'

/** The luck of a match that a screen received before the first move, with its own contribution. */
export interface LuckEntry {
  /** The first seal that was received. */
  readonly hash: string
  /** The seals of all numbers, as received before this screen revealed its own; null before that. */
  readonly pledges: PledgesMessage['pledges'] | null
  /** This screen's own number, and whether the table took it; null if it was not asked. */
  readonly own: { readonly seat: string; readonly number: string; readonly taken: boolean } | null
  /** The number of moves played when the seal came; missing if it came before the deal. */
  readonly moves?: number
}

/** The notes on a match, also on one without a seal so far. */
type Noted = Omit<LuckEntry, 'hash'> & { readonly hash: string | null }

const KEY = 'luck'
/** The largest number of matches to remember; an evening has fewer. */
const MOST = 32

/**
 * Remembers what was received about matches before the deal, so that no later message can replace it, and answers the
 * table's requests for numbers. Lasts as long as the tab, through reloads.
 */
export class LuckBook {
  private readonly draw: () => string
  private readonly book: MatchBook<Noted>

  /** `draw`: 128 random bits as 32 hexadecimal digits. */
  constructor(shelf: PageShelf, draw: () => string = randomNumber) {
    this.draw = draw
    this.book = new MatchBook(shelf, KEY, MOST, isNoted)
  }

  /**
   * Returns the seal of this screen's number for a match; null if it is not asked, or has been asked for this match
   * before.
   */
  async pledge({ match, hash, seat }: LuckMessage): Promise<string | null> {
    if (this.book.get(match) || this.book.isForgotten(match)) return null
    const own = seat === null ? null : { seat, number: this.draw(), taken: false }
    this.book.note(match, { hash, pledges: null, own })
    return own && (await sealOf(own.number))
  }

  /**
   * Returns this screen's number once the seals of all have been received, its own among them; null otherwise, and for
   * any later request.
   */
  async reveal({ match, pledges }: PledgesMessage): Promise<string | null> {
    const received = this.book.get(match)
    if (!received || received.pledges) return null
    this.book.note(match, { ...received, pledges })
    const { own } = received
    if (!own) return null
    const seal = await sealOf(own.number)
    return pledges.some((one) => one.seat === own.seat && one.hash === seal) ? own.number : null
  }

  /** Notes that the table has taken the number for this match. */
  noteTaken(match: string): void {
    const received = this.book.get(match)
    if (received?.own) this.book.note(match, { ...received, own: { ...received.own, taken: true } })
  }

  /**
   * Notes the first message about a match that was dealt without a request: its seal, and the number of moves by then.
   * For a match without a seal it notes the moves so far: if there are any, no later seal is from before the first
   * move.
   */
  meet({ id, deal, moves }: Pick<MatchInfo, 'id' | 'deal' | 'moves'>): void {
    const known = this.book.get(id)
    if (known && known.hash !== null) return
    const hash = deal?.kind === 'sealed' ? deal.hash : null
    const most = Math.max(moves, known?.moves ?? 0)
    const isNews = !known || hash !== null || (known.moves === 0 && most > 0)
    if (isNews) this.book.note(id, { hash, pledges: null, own: null, moves: most })
  }

  of(match: string): LuckEntry | null {
    const noted = this.book.get(match)
    return noted && noted.hash !== null ? { ...noted, hash: noted.hash } : null
  }

  /** Returns whether the messages about a match are too far back, so that no later one can be checked. */
  isForgotten(match: string): boolean {
    return this.book.isForgotten(match)
  }
}

function isNoted(value: unknown): value is Noted {
  return typeof value === 'object' && value !== null && 'hash' in value && 'own' in value
}

/** Loads the hash function in time for the first request: it is not needed to show the page. */
export async function loadSeals(): Promise<void> {
  await seals()
}

const seals = () => import('../../../engine/kernel/jointSeed.ts')
const sealOf = async (number: string): Promise<string> => (await seals()).sealOf(number)

/** Needs no secure context, because pages in a home network do not have one. */
function randomNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
