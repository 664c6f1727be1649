import { Budget } from '../../kernel/budget.ts'
import { resultAtEnd } from '../../kernel/ending.ts'
import { type Judge, Lead } from '../../kernel/judging.ts'
import type { Rng } from '../../kernel/rng.ts'
import { legalMoves } from '../moves.ts'
import { sidesOf } from '../outcome.ts'
import type { JackalMove, JackalShape, JackalState } from '../types.ts'
import { expectations, keyOf } from './advice.ts'
import { candidateOf, rankByOnePly, sensibleMoves } from './candidates.ts'
import { dealWorlds, type Sandboxes } from './sandbox.ts'
import { sandboxesFor } from './sandboxes.ts'

/** Worlds in which all moves are tried once to find those that are judged. */
const LOOKS = 3
/** Moves that are judged beside the one that was played. */
const RIVALS = 5
/** How far playouts go, in turns of every team, and how far they stray from what the policy likes best. */
const ROUNDS = 2
const WHIMS = 3
/** Variance of a lead that is assumed beside what was seen, in tenths of a coin. */
const DOUBT = 16

/** Jackal looked back on: moves are compared in the same dealt worlds, with the same whims, by playouts of the policy. */
export const JACKAL_JUDGE: Judge<JackalShape> = {
  positions: 1800,
  continues: () => false,
  judge(view, seat, [played], rng, positions) {
    const legal = legalMoves(view, seat)
    const keys = new Map(sensibleMoves(view, seat).map((move) => [keyOf(move, view), move]))
    if (!played || !legal.some((move) => keyOf(move, view) === keyOf(played, view))) return null
    keys.delete(keyOf(played, view))
    const others = [...keys.values()]
    const budget = new Budget(positions)
    const sandboxes = sandboxesFor(view, seat, budget)
    const worlds = dealWorlds(sandboxes, others.length > 0 ? LOOKS : 0, rng)
    const ranked = rankByOnePly(others.map(candidateOf), sandboxes, worlds, budget)
    const rivals = ranked.slice(0, RIVALS).map(({ move }) => ({ move, lead: new Lead() }))
    const par = compare(sandboxes, played, rivals, view, rng, budget)
    const resultOf = expectations(view)
    const [rival] = rivals.toSorted((a, b) => b.lead.mean - a.lead.mean)
    const value = resultOf(par)
    if (!rival) return { best: value, played: value, other: null }
    const other = resultOf(par + rival.lead.mean)
    if (!rival.lead.isClear(DOUBT)) return { best: value, played: value, other: Math.min(other, value) }
    return { best: other, played: value, other, better: { move: rival.move, value: other } }
  },
  assess(view, seat, rng, positions) {
    const { result } = view
    if (result) return resultAtEnd(result.winners, sidesOf(view), seat)
    const budget = new Budget(positions)
    const sandboxes = sandboxesFor(view, seat, budget)
    let [sum, trials, left] = [0, 0, budget.left]
    do {
      left = budget.left
      sum += sandboxes.deal(rng).onward(ROUNDS * view.teams.length, whimsBy(rng))
      trials++
      // Where nobody can go on, trials cost nothing.
    } while (budget.left > 0 && budget.left < left)
    return expectations(view)(sum / trials)
  },
}

interface Rival {
  readonly move: JackalMove
  readonly lead: Lead
}

const whimsBy = (rng: Rng) => ({ seed: rng.int(0x7fff_ffff), size: WHIMS })

/** Plays all out in the same worlds until the budget is spent; returns what the played move leads to in the mean. */
function compare(
  sandboxes: Sandboxes,
  played: JackalMove,
  rivals: readonly Rival[],
  view: JackalState,
  rng: Rng,
  budget: Budget,
): number {
  const turns = ROUNDS * view.teams.length
  let [sum, trials] = [0, 0]
  do {
    const world = sandboxes.deal(rng)
    const whims = whimsBy(rng)
    const par = world.later(played, turns, whims)
    for (const { move, lead } of rivals) lead.add(world.later(move, turns, whims) - par)
    sum += par
    trials++
  } while (budget.left > 0)
  return sum / trials
}
