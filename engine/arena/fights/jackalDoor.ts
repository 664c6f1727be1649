import { jackal } from '../../jackal/rules.ts'
import type { JackalEvent, JackalMove, JackalShape, JackalState } from '../../jackal/types.ts'
import { areAllied, commanderOf, pieceOf } from '../../jackal/world.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import { type Played, playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'

/** How the gold of a match of Jackal came home. */
export interface Homecomings {
  /** Turns that somebody played. */
  readonly turns: number
  readonly broughtHome: number
  /** Turns in which a load lay a sure step from home, and nothing was brought there. */
  readonly leftAtDoor: number
}

/** Looks on at a match of Jackal, and counts the turns that left gold at the door. It asks the rules alone. */
export class JackalDoor {
  private before: JackalState
  private turn: { readonly number: number; could: boolean; scored: boolean } | null = null
  private turns = 0
  private broughtHome = 0
  private leftAtDoor = 0

  constructor(start: JackalState) {
    this.before = start
  }

  /** Sees a move played. */
  watch({ events, state }: Played<JackalShape>): void {
    const { before } = this
    this.before = state
    this.broughtHome += events.filter(({ kind }) => kind === 'loadScored').length
    this.turn ??= { number: before.turnNumber, could: false, scored: false }
    this.turn.could ||= isAtDoor(before)
    this.turn.scored ||= events.some((event) => isForSide(before, event))
    if (state.turnNumber !== this.turn.number || state.result !== null) this.close()
  }

  /** What was counted so far, of turns that are over. */
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
 * Whether who is to decide can bring a load aboard at once, whatever lies under the closed tiles: by a step aboard, or over open
 * tiles that send one on.
 */
export function isAtDoor(state: JackalState): boolean {
  return movesOf(state).some((move) => leadsHome(state, move, new Set()))
}

/** Whether a move with gold ends aboard, however its player may choose at the forks on its way; `seen` are those looked at. */
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

/** A piece sets out with gold, or goes on with what it has in hand. */
function bearsGold(state: JackalState, move: JackalMove): boolean {
  if (move.kind !== 'go') return false
  const load = state.decision ? pieceOf(state, move.piece).load : move.carry
  return load === 'coin' || load === 'treasure'
}

/** Gold comes aboard a ship of the side that decides: who commands another's team under the grove gains nothing by it (J-GROVE). */
function isForSide(state: JackalState, event: JackalEvent): boolean {
  if (event.kind !== 'loadScored') return false
  const seat = seatOf(state)
  return state.teams.some((team) => team.seat === seat && areAllied(state.options, team.id, event.team))
}
