import type { Seed } from '../kernel/rng.ts'
import { ProtocolError } from './errors.ts'
import { MOST_POSITIONS, USUAL_POSITIONS } from './schemas.ts'
import type { Offer, Table } from './table.ts'

/** The services that the program around the protocol provides. */
export interface ProtocolHost {
  readonly offers: readonly Offer[]
  /** Version of the program. */
  readonly version: string
  /** Draws a secret seed for a match without a given one. */
  drawSeed(): Seed
  /** Logs internal failures; never moves, positions or seeds. */
  log(line: string): void
}

/** One session over lines of text: it has at most one match. */
export class Session {
  readonly host: ProtocolHost
  private live: Table | null = null
  private positionsLeft = MOST_POSITIONS

  constructor(host: ProtocolHost) {
    this.host = host
  }

  /** Resets the positions of the bots; called before each line. */
  beginLine(): void {
    this.positionsLeft = MOST_POSITIONS
  }

  /** Takes a bot's positions from those of the line. Throws `request` when they are used up. */
  takePositions(budget: number | undefined): void {
    const positions = budget ?? USUAL_POSITIONS
    if (positions > this.positionsLeft) {
      throw new ProtocolError('request', { what: `bots look at no more than ${MOST_POSITIONS} positions for a line` })
    }
    this.positionsLeft -= positions
  }

  /** The current match. Throws `noMatch` if there is none. */
  get table(): Table {
    if (!this.live) throw new ProtocolError('noMatch')
    return this.live
  }

  /** Replaces the current match by another. */
  open(table: Table): Table {
    this.live = table
    return table
  }

  findOffer(game: unknown): Offer | undefined {
    return this.host.offers.find((offer) => offer.id === game)
  }
}
