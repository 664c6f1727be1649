import { canonical } from '../../kernel/fingerprint.ts'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { LOAD_VALUES } from '../data/loads.ts'
import { goldOn } from '../gold.ts'
import { awaiting } from '../moves.ts'
import { jackal } from '../rules.ts'
import type { JackalEvent, JackalMove, JackalState, Piece, TeamId } from '../types.ts'
import { keyOf } from './advice.ts'

/** What a crew has done in a turn: all that is to be known of an entry of the match. */
export interface Deed {
  readonly before: JackalState
  readonly move: JackalMove
  readonly after: JackalState
  readonly events: readonly JackalEvent[]
}

/** Crews that go in circles do so within as many moves of their own. */
const MEMORY = 60

/**
 * How often each of some moves brings a crew back to where it has been since it last turned up a tile, brought gold home, or somebody
 * died or came back to life by what it did, or does from there what it has done before. Enemies may have moved meanwhile, which is no reason to go round again.
 *
 * @param deeds of the seat whose turn it is, the oldest first
 * @param moves legal ones
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

/** Equal where a crew stands alike, with as much gold at hand: which of its men is where does not matter. */
function standing({ pieces, teams, tiles }: JackalState, team: TeamId): string {
  const men = pieces.filter((piece) => piece.team === team).map((piece) => manAt(piece, tiles))
  return canonical([teams.find(({ id }) => id === team)?.ship ?? null, men.toSorted()])
}

/** What lies underfoot and what is in hand come to the same: a man is asked on his way, too, with his load in hand. */
function manAt({ at, load, step, type }: Piece, tiles: JackalState['tiles']): string {
  const tile = typeof at === 'number' ? tiles[at] : null
  return `${type} ${at} ${step} ${(tile?.open ? goldOn(tile) : 0) + (load ? LOAD_VALUES[load] : 0)}`
}

/** Where a crew stands, by the rules, once a man has stepped or its ship has sailed; null after a gain, and for what else is done. */
function standingAfter(state: JackalState, move: JackalMove): string | null {
  const [seat] = awaiting(state)
  if (seat === undefined || !(move.kind === 'go' || (move.kind === 'sail' && !move.boat))) return null
  const { state: after, events } = playMove(jackal, state, seat, move, openStream(1, 'round'))
  return events.some(isGain) ? null : standing(after, state.turn)
}
