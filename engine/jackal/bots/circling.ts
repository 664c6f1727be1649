import { canonical } from '../../kernel/fingerprint.ts'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { LOAD_VALUES } from '../data/loads.ts'
import { goldOn } from '../gold.ts'
import { awaiting } from '../moves.ts'
import { jackal } from '../rules.ts'
import type { JackalEvent, JackalMove, JackalState, Piece, TeamId } from '../types.ts'
import { keyOf } from './advice.ts'

/** One action of a crew with its events and the states around it, taken from an entry of the match. */
export interface Deed {
  readonly before: JackalState
  readonly move: JackalMove
  readonly after: JackalState
  readonly events: readonly JackalEvent[]
}

/** The number of a crew's last moves that are searched for circles. */
const MEMORY = 60

/**
 * Returns for each move how often the crew has been in the resulting situation, or has made the move from the present
 * one. Counts only since the crew's last gain: a tile turned, gold brought home, a death or a revival by its move.
 * Moves of enemies in between are ignored: they are no reason to repeat a circle.
 *
 * @param deeds the deeds of the seat to move, oldest first
 * @param moves legal moves
 */
export function timesRound(deeds: readonly Deed[], now: JackalState, moves: readonly JackalMove[]): readonly number[] {
  const own = sinceGain(deeds.filter(({ before }) => before.turn === now.turn)).slice(-MEMORY)
  const stood = own.flatMap(({ before, after }, index) => (index === 0 ? [before, after] : [after]))
  const standings = stood.map((state) => standing(state, now.turn))
  const here = standing(now, now.turn)
  const done = own
    .filter(({ before }) => standing(before, now.turn) === here)
    .map(({ before, move }) => keyOf(move, before))
  return moves.map((move) => Math.max(count(standings, standingAfter(now, move)), count(done, keyOf(move, now))))
}

const count = (all: readonly string[], wanted: string | null): number => all.filter((one) => one === wanted).length

function sinceGain(deeds: readonly Deed[]): readonly Deed[] {
  return deeds.slice(deeds.findLastIndex(({ events }) => events.some(isGain)) + 1)
}

const isGain = ({ kind }: JackalEvent): boolean => GAINS.has(kind)
const GAINS: ReadonlySet<JackalEvent['kind']> = new Set(['tileRevealed', 'loadScored', 'pieceDied', 'pieceRevived'])

/**
 * Returns a key for the situation of a crew: its cells, and the gold carried or underfoot. Swapping equal pieces gives
 * the same key.
 */
function standing({ pieces, teams, tiles }: JackalState, team: TeamId): string {
  const men = pieces.filter((piece) => piece.team === team).map((piece) => manAt(piece, tiles))
  return canonical([teams.find(({ id }) => id === team)?.ship ?? null, men.toSorted()])
}

/**
 * Returns a piece's part of the situation. Gold underfoot and gold in hand count the same: a piece may have to decide
 * in the middle of a move, with its load in hand.
 */
function manAt({ at, load, step, type }: Piece, tiles: JackalState['tiles']): string {
  const tile = typeof at === 'number' ? tiles[at] : null
  return `${type} ${at} ${step} ${(tile?.open ? goldOn(tile) : 0) + (load ? LOAD_VALUES[load] : 0)}`
}

/** Returns the situation of a crew after a step or a voyage of its ship; null after a gain, and for other moves. */
function standingAfter(state: JackalState, move: JackalMove): string | null {
  const [seat] = awaiting(state)
  if (seat === undefined || !(move.kind === 'go' || (move.kind === 'sail' && !move.boat))) return null
  const { state: after, events } = playMove(jackal, state, seat, move, openStream(1, 'round'))
  return events.some(isGain) ? null : standing(after, state.turn)
}
