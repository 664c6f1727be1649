import type { GameShape } from '../../../engine/kernel/game.ts'
import { textDigest } from '../../../engine/kernel/jointSeed.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import { Match } from '../../../engine/match/match.ts'
import type { Steps } from '../../../engine/match/steps.ts'
import { contentOfBatch, contentOfSnapshot, type Received, shortDigest } from '../../host/received/receivedBook.ts'
import type { Proof } from './proof.ts'

/** The moves from the beginning to one moment. */
type Line = readonly Entry<GameShape>[]

/** The place of a message: after some moves of the match, or of a line that was undone later. */
interface MessagePosition {
  readonly moves: number
  /** Null: the final line of the match. */
  readonly line: Line | null
}

/** The number of undone lines that are remembered, the latest first. */
const MOST_LINES = 8
/** The longest run of undone moves to search for after the screen was away, and the largest number of lines to try. */
const DEEPEST = 3
const MOST_TRIES = 2000

/**
 * Compares a screen's received messages with the replayed match; yields after each message. A message that does not fit
 * may belong to a move that was undone later. Such a move draws no luck and reveals nothing hidden, so some legal move
 * must produce the message.
 */
export class Comparison {
  private readonly match: Match<GameShape>
  private readonly messages: readonly Received[]
  private readonly lastSnapshot: number
  private takenBack: readonly Line[] = []
  /** The place of the last message; null if unknown. */
  private place: MessagePosition | null = null

  constructor(match: Match<GameShape>, messages: readonly Received[]) {
    this.match = match
    this.messages = messages
    this.lastSnapshot = messages.findLastIndex(({ kind }) => kind === 'snapshot')
  }

  /** Returns the difference, or the fact that something could not be compared; null if all fits. */
  *steps(): Steps<Proof | null> {
    let isUnsure = false
    for (const [index, message] of this.messages.entries()) {
      yield
      const { kind, moves } = message
      const goesOn = kind === 'batch' && this.place?.moves === moves - 1
      const mayBeTakenBack = index < this.lastSnapshot && moves > 0
      this.place = this.inMatch(message, goesOn) ?? (mayBeTakenBack ? yield* this.inLine(message, goesOn) : null)
      if (this.place) continue
      if (!mayBeTakenBack || goesOn) return moves === 0 ? { kind: 'other-board' } : { kind: 'other-move', move: moves }
      isUnsure = true
    }
    return isUnsure ? { kind: 'undone' } : null
  }

  /** Returns the place of a message in the final line of the match; null if it does not fit there. */
  private inMatch(message: Received, goesOn: boolean): MessagePosition | null {
    const { moves } = message
    const { entries } = this.match
    if (moves > entries.length || (goesOn && this.place?.line)) return null
    return this.fits(message, entries[moves - 1]) ? { moves, line: null } : null
  }

  /** Returns the place of a message in a line that was undone later; null if none is found. */
  private *inLine(message: Received, goesOn: boolean): Steps<MessagePosition | null> {
    const line = goesOn ? yield* this.search(message, [this.lineTo(message.moves - 1)], 1) : yield* this.jump(message)
    if (line) this.takenBack = [line, ...this.takenBack].slice(0, MOST_LINES)
    return line && { moves: message.moves, line }
  }

  /** Returns the line up to a number of moves: that of the last message, else the final one. */
  private lineTo(moves: number): Line {
    return this.place?.line ?? this.match.entries.slice(0, moves)
  }

  /** Returns a line that produces a message which does not follow the previous one; null if none is found. */
  private *jump(message: Received): Steps<Line | null> {
    const { kind, moves } = message
    const known = kind === 'snapshot' && this.linesOf(moves).find((line) => this.fits(message, line.at(-1)))
    if (known) return known
    for (let depth = 1; depth <= Math.min(moves, DEEPEST); depth++) {
      const found = yield* this.search(message, this.linesOf(moves - depth), depth)
      if (found) return found
    }
    return null
  }

  /**
   * Returns a line that produces a message, `depth` moves longer than one of the given lines; null if none is found.
   */
  private *search(message: Received, lines: readonly Line[], depth: number): Steps<Line | null> {
    let tries = depth === 1 ? Number.POSITIVE_INFINITY : MOST_TRIES
    for (const line of lines) {
      for (const longer of this.longerLines(line, depth)) {
        yield
        if (this.fits(message, longer.at(-1))) return longer
        if (--tries === 0) return null
      }
    }
    return null
  }

  /** Returns the known lines after some moves, the latest first. */
  private linesOf(moves: number): readonly Line[] {
    const lines = [...this.takenBack, this.match.entries].filter(({ length }) => length >= moves)
    const byEnd = new Map(lines.toReversed().map((line) => [line[moves - 1], line]))
    return [...byEnd.values()].toReversed().map((line) => line.slice(0, moves))
  }

  /** Yields the line extended by `depth` legal moves that can be undone. */
  private *longerLines(line: Line, depth: number): Generator<Line> {
    if (depth === 0) return yield line
    const { game, start, rules } = this.match
    const played = new Match(game, start, line)
    for (const seat of played.awaiting()) {
      for (const move of rules.legalMoves(played.view(seat), seat)) {
        const prepared = played.prepare(seat, move)
        if (prepared.ok && mayBeTakenBack(prepared.entry)) yield* this.longerLines([...line, prepared.entry], depth - 1)
      }
    }
  }

  /**
   * Returns whether a message is the one that its viewer gets after the `last` move. Before the first move, `last` is
   * undefined.
   */
  private fits({ kind, viewer, digest }: Received, last: Entry<GameShape> | undefined): boolean {
    const { match } = this
    if (kind === 'batch')
      return last !== undefined && digestOf(contentOfBatch(last.seat, match.entryFeed(last, viewer))) === digest
    const view = match.rules.view(last?.after ?? match.start.state, viewer)
    return digestOf(contentOfSnapshot(view, last ? last.firstEvent + last.events.length - 1 : 0)) === digest
  }
}

const mayBeTakenBack = ({ drewLuck, events }: Entry<GameShape>): boolean =>
  !drewLuck && !events.some(({ reveals }) => reveals)

const digestOf = (content: unknown): string => shortDigest(content, textDigest)
