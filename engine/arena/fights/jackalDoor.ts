import { jackal } from '../../jackal/rules.ts'
import type { JackalEvent, JackalMove, JackalShape, JackalState } from '../../jackal/types.ts'
import { areAllied, commanderOf, pieceOf } from '../../jackal/world.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import { type Played, playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'

/** The ways in which gold came home in a match of Jackal. */
export interface Homecomings {
  /** The number of played turns. */
  readonly turns: number
  readonly broughtHome: number
  /** The turns in which a load lay a sure step from home, and none was brought there. */
  readonly leftAtDoor: number
}

/** Watches a match of Jackal, and counts the turns that left gold at the door. It uses only the rules. */
export class JackalDoor {
  private before: JackalState
  private turn: { readonly number: number; could: boolean; scored: boolean } | null = null
  private turns = 0
  private broughtHome = 0
  private leftAtDoor = 0

  constructor(start: JackalState) {
    this.before = start
  }

  /** Records a played move. */
  watch({ events, state }: Played<JackalShape>): void {
    const { before } = this
    this.before = state
    this.broughtHome += events.filter(({ kind }) => kind === 'loadScored').length
    this.turn ??= { number: before.turnNumber, could: false, scored: false }
    this.turn.could ||= isAtDoor(before)
    this.turn.scored ||= events.some((event) => isForSide(before, event))
    if (state.turnNumber !== this.turn.number || state.result !== null) this.close()
  }

  /** The counts so far, of turns that are over. */
  get counted(): Homecomings {
    const { turns, broughtHome, leftAtDoor } = this
    return { turns, broughtHome, leftAtDoor }
  }

  private close(): void {
    this.turns++
    if (this.turn?.could && !this.turn.scored) this.leftAtDoor++
    this.turn = null
  }
}

/**
 * Returns whether the deciding seat can bring a load aboard at once, whatever lies under the closed tiles: by a step
 * aboard, or over open tiles that move a piece on.
 */
export function isAtDoor(state: JackalState): boolean {
  return movesOf(state).some((move) => leadsHome(state, move, new Set()))
}

/**
 * Returns whether a move with gold ends aboard, whatever its player chooses at the forks on its way; `seen` holds the
 * states already examined.
 */
function leadsHome(state: JackalState, move: JackalMove, seen: Set<string>): boolean {
  if (!bearsGold(state, move)) return false
  const { events, state: after } = playMove(jackal, state, seatOf(state), move, openStream(1, 'door'))
  if (events.some(({ kind }) => kind === 'tileRevealed')) return false
  if (events.some((event) => isForSide(state, event))) return true
  const { decision } = after
  if (decision?.kind !== 'onward' && decision?.kind !== 'arrival') return false
  const fork = canonical([pieceOf(after, decision.chain.piece).at, movesOf(after)])
  if (seen.has(fork)) return false
  seen.add(fork)
  return movesOf(after).some((next) => leadsHome(after, next, seen))
}

function movesOf(state: JackalState): readonly JackalMove[] {
  return state.result ? [] : jackal.legalMoves(state, seatOf(state))
}

function seatOf(state: JackalState): string {
  return jackal.awaiting(state)[0] ?? commanderOf(state, state.turn)
}

/** Returns whether a piece sets out with gold, or continues with the gold it carries. */
function bearsGold(state: JackalState, move: JackalMove): boolean {
  if (move.kind !== 'go') return false
  const load = state.decision ? pieceOf(state, move.piece).load : move.carry
  return load === 'coin' || load === 'treasure'
}

/**
 * Returns whether gold comes aboard a ship of the deciding side: a seat that commands another team under the grove
 * gains nothing by it (J-GROVE).
 */
function isForSide(state: JackalState, event: JackalEvent): boolean {
  if (event.kind !== 'loadScored') return false
  const seat = seatOf(state)
  return state.teams.some((team) => team.seat === seat && areAllied(state.options, team.id, event.team))
}
