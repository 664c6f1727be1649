import type { GameShape } from '../../../engine/kernel/game.ts'
import { textDigest } from '../../../engine/kernel/jointSeed.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import { Match } from '../../../engine/match/match.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import { contentOfBatch, type Received, shortDigest } from '../../host/heard/receivedBook.ts'
import type { Proof } from './proof.ts'

/** The moves from the beginning to one moment. */
type Line = readonly Entry<GameShape>[]

/** Lines of moves that were taken back which are remembered, newest first. */
const MOST_LINES = 8
/** How many moves in a row are looked for that were taken back while the screen was away, and how many are tried. */
const DEEPEST = 3
const MOST_TRIES = 2000

/**
 * Compares what a screen received with the match as it was played again; yields after each message. A message that does not
 * fit may be of a move that was taken back later: such a move draws no luck and shows nothing hidden, so a legal move must
 * give it.
 */
export class Comparison {
  private readonly match: Match<GameShape>
  private readonly messages: readonly Received[]
  private readonly lastSnapshot: number
  private takenBack: readonly Line[] = []
  private isUnsure = false

  constructor(match: Match<GameShape>, messages: readonly Received[]) {
    this.match = match
    this.messages = messages
    this.lastSnapshot = messages.findLastIndex(({ kind }) => kind === 'snapshot')
  }

  /** What differs or could not be compared; null if all fits. */
  *steps(): Steps<Proof | null> {
    for (const [index, message] of this.messages.entries()) {
      yield
      const { moves } = message
      if (moves <= this.match.entries.length && this.fits(message, this.match.entries[moves - 1])) continue
      const isFollowed = index < this.lastSnapshot
      const line = isFollowed ? yield* this.lineWith(message) : null
      if (line) this.takenBack = [line, ...this.takenBack].slice(0, MOST_LINES)
      else if (isFollowed && (message.kind === 'snapshot' || this.isUnsure)) this.isUnsure = true
      else return moves === 0 ? { kind: 'other-board' } : { kind: 'other-move', move: moves }
    }
    return this.isUnsure ? { kind: 'undone' } : null
  }

  /** Whether a message is what its viewer is sent with the last move so far; undefined before the first. */
  private fits({ kind, viewer, digest }: Received, last: Entry<GameShape> | undefined): boolean {
    const { match } = this
    if (kind === 'snapshot') return digestOf(match.rules.view(last?.after ?? match.start.state, viewer)) === digest
    return last !== undefined && digestOf(contentOfBatch(last.seat, match.entryFeed(last, viewer))) === digest
  }

  /** A line that gives a message, of which the last moves may be taken back; null if none is found. */
  private *lineWith(message: Received): Steps<Line | null> {
    const { moves } = message
    const known = this.takenBack.find(({ length }) => length === moves)
    if (known && this.fits(message, known.at(-1))) return known
    let tries = MOST_TRIES
    for (let depth = 1; depth <= Math.min(moves, DEEPEST); depth++) {
      const lines = [this.match.entries.slice(0, moves - depth), ...this.takenBack]
      for (const line of lines.filter(({ length }) => length === moves - depth)) {
        for (const longer of this.followers(line, depth)) {
          yield
          if (this.fits(message, longer.at(-1))) return longer
          if (--tries === 0) return null
        }
      }
    }
    return null
  }

  /** The line with some more moves, each legal, that may be taken back after it. */
  private *followers(line: Line, depth: number): Generator<Line> {
    if (depth === 0) return yield line
    const { game, start } = this.match
    const played = new Match(game, start, line)
    for (const seat of played.awaiting()) {
      for (const { move } of played.moves(seat)) {
        const prepared = played.prepare(seat, move)
        if (prepared.ok && mayBeTakenBack(prepared.entry)) yield* this.followers([...line, prepared.entry], depth - 1)
      }
    }
  }
}

const mayBeTakenBack = ({ drewLuck, events }: Entry<GameShape>): boolean =>
  !drewLuck && !events.some(({ reveals }) => reveals)

const digestOf = (content: unknown): string => shortDigest(content, textDigest)
