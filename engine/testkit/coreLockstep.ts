import { MoveList } from '../jackal/bots/core/codes.ts'
import type { Core } from '../jackal/bots/core/core.ts'
import { listMoves } from '../jackal/bots/core/listing/listing.ts'
import { makeMove } from '../jackal/bots/core/making/making.ts'
import { seatToMove } from '../jackal/bots/core/making/turns.ts'
import { codeOfMove, moveOf } from '../jackal/bots/core/translation/moves.ts'
import { isFollowed, readCore } from '../jackal/bots/core/translation/reading.ts'
import { jackal } from '../jackal/rules.ts'
import type { JackalMove, JackalState, Tile } from '../jackal/types.ts'
import { playMove } from '../kernel/play.ts'
import { openStream, type Rng } from '../kernel/rng.ts'
import { writeCore } from './coreWriting.ts'
import { difference } from './difference.ts'

/** One random move in this number is an offer to end the match, which is never listed. */
const OFFERS = 400

/**
 * The core is read again from the position of the rules once in this number of moves, so that every kind of position is
 * read, too.
 */
const READ_ANEW = 5

/** A position in which Jackal's core differs from the rules; the message names the place. */
export class OutOfStep extends Error {}

/**
 * Plays at random by the rules and by the bots' core at once, and compares every list of moves, every position and the
 * end. Returns the number of moves. Throws `OutOfStep`.
 *
 * @param moves the number of moves after which to stop
 */
export function playInLockstep(start: JackalState, seed: number, moves = Number.POSITIVE_INFINITY): number {
  let core: Core = readCore(start)
  const list = new MoveList()
  const rng = openStream(seed, 'lockstep')
  let state = start
  for (let played = 0; ; played++) {
    const where = `seed ${seed}, move ${played}, ${JSON.stringify(state.options)}, asked ${state.decision?.kind}`
    if (played % READ_ANEW === READ_ANEW - 1) core = readCore(state)
    if (!isFollowed(core, state)) throw new OutOfStep(`the core cannot play on from the position of ${where}`)
    demandEqual(inOrder(state), writeCore(core), `position of ${where}`)
    const [seat] = jackal.awaiting(state)
    demandEqual(seat, core.frame.seats[seatToMove(core)], `who decides of ${where}`)
    const legal = seat === undefined ? [] : jackal.legalMoves(state, seat)
    listMoves(core, list)
    const listed = Array.from({ length: list.count }, (_, i) => moveOf(core, list.at(i)))
    demandEqual(legal, listed, `moves of ${where}`)
    const move = chosen(state, legal, rng)
    if (seat === undefined || move === undefined || played >= moves) return played
    state = playMove(jackal, state, seat, move, rng).state
    makeMove(core, codeOfMove(core, move))
  }
}

function chosen(state: JackalState, legal: readonly JackalMove[], rng: Rng): JackalMove | undefined {
  const mayOffer = !state.decision && !state.endOffered
  return mayOffer && rng.int(OFFERS) === 0 ? { kind: 'offerEnd' } : legal[rng.int(Math.max(1, legal.length))]
}

function demandEqual(rules: unknown, core: unknown, what: string): void {
  const found = difference(rules, core)
  if (found !== null) throw new OutOfStep(`${what}: ${found}`)
}

/**
 * Returns the position with the seats that have looked at a tile in the order of the seats: the core does not know
 * which came first.
 */
function inOrder(state: JackalState): JackalState {
  if (!state.tiles.some((tile) => tile && tile.seenBy.length > 1)) return state
  const seats = jackal.seats(state)
  const sorted = (tile: Tile): Tile => ({ ...tile, seenBy: seats.filter((seat) => tile.seenBy.includes(seat)) })
  return { ...state, tiles: state.tiles.map((tile) => (tile && tile.seenBy.length > 1 ? sorted(tile) : tile)) }
}
