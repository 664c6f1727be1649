import type { Outcome } from '../../kernel/game.ts'
import { opponentOf } from '../marks.ts'
import { type PlacementFault, type PlacementOptions, placementFault } from '../placement.ts'
import type { Cell, SeaBattleEvent, SeaSeat, Ship, ShotResult } from '../types.ts'
import { SEATS } from '../types.ts'
import { canonicalText, type Digest, type Opening } from './commitment.ts'

/** A side's answer to one shot at its fleet. */
export type Answer = Pick<Extract<SeaBattleEvent, { kind: 'shotFired' }>, 'at' | 'result' | 'ship'>

/** All commitments and answers of a side in a match. */
export interface Transcript {
  readonly options: PlacementOptions
  /** The commitment that it sent before the first shot. */
  readonly commitment: string
  /** The answers in the order of the shots at its fleet. */
  readonly answers: readonly Answer[]
}

/** The fouls that cost a side the match. */
export type Foul =
  /** No opening, or an unreadable one. */
  | { readonly reason: 'wrong-opening' }
  /** An answer sent again with different content: a screen that remembers the first one notices it. */
  | { readonly reason: 'retold' }
  /** The opened fleet differs from the committed one. */
  | { readonly reason: 'moved-ship' }
  | { readonly reason: 'illegal-fleet'; readonly fault: PlacementFault['refusal']; readonly cells: readonly Cell[] }
  /** The `shot`-th answer, from 1, contradicts the fleet; `truth` is the correct answer. */
  | {
      readonly reason: 'false-answer'
      readonly shot: number
      readonly at: Cell
      readonly said: ShotResult
      readonly truth: ShotResult
    }

/** Checks a side's opening at the end against its commitment and answers; returns null if it was honest (S-INSPECT). */
export function judge(transcript: Transcript, opening: Opening | null, digest: Digest): Foul | null {
  if (!opening) return { reason: 'wrong-opening' }
  if (digest(canonicalText(opening)) !== transcript.commitment) return { reason: 'moved-ship' }
  const fault = placementFault(opening.ships, transcript.options)
  if (fault) return { reason: 'illegal-fleet', fault: fault.refusal, cells: fault.cells }
  return falseAnswer(transcript.answers, opening.ships)
}

function falseAnswer(answers: readonly Answer[], ships: readonly Ship[]): Foul | null {
  const fired = new Set<Cell>()
  for (const [i, answer] of answers.entries()) {
    const { at, result: said } = answer
    const truth = trueAnswer(at, ships, fired.add(at))
    const lied = said !== truth.result || !isSameShip(answer.ship, truth.ship)
    if (lied) return { reason: 'false-answer', shot: i + 1, at, said, truth: truth.result }
  }
  return null
}

/** @param fired includes the shot itself. */
function trueAnswer(at: Cell, ships: readonly Ship[], fired: ReadonlySet<Cell>): Omit<Answer, 'at'> {
  const ship = ships.find((one) => one.includes(at))
  if (!ship) return { result: 'miss', ship: null }
  return ship.every((cell) => fired.has(cell)) ? { result: 'sunk', ship } : { result: 'hit', ship: null }
}

function isSameShip(one: Ship | null, other: Ship | null): boolean {
  if (!one || !other) return one === other
  return one.length === other.length && one.every((cell) => other.includes(cell))
}

/**
 * Returns the outcome of a match between two hosts: a side that fouled loses it to the other, whatever was played. If
 * both did, there is no winner.
 */
export function outcomeJudged(outcome: Outcome, fouls: Readonly<Record<SeaSeat, Foul | null>>): Outcome {
  const cheats = SEATS.filter((seat) => fouls[seat] !== null)
  const [cheat] = cheats
  if (cheat === undefined) return outcome
  const winners = cheats.length === 1 ? [opponentOf(cheat)] : []
  return { ...outcome, winners, reason: fouls[cheat]?.reason ?? outcome.reason }
}
