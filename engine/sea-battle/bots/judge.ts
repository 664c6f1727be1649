import { resultAtEnd } from '../../kernel/ending.ts'
import type { Judge } from '../../kernel/judging.ts'
import { ALL_CELLS } from '../cells.ts'
import { EVEN } from '../data/even.ts'
import { opponentOf } from '../marks.ts'
import { leftFor, resultAt } from '../prospects.ts'
import { SEATS, type SeaBattleShape } from '../types.ts'
import { byChance, hitChances, resultOfShot } from './odds.ts'

const SIDES = SEATS.map((seat) => [seat])

/** Analyses Sea Battle: shots are compared by their chance to hit. Placing a fleet is not judged. */
export const SEA_BATTLE_JUDGE: Judge<SeaBattleShape> = {
  positions: 1,
  continues: () => false,
  sides: () => SIDES,
  judge(view, seat, [played]) {
    const own = SEATS.find((one) => one === seat)
    if (!own || played?.kind !== 'fire') return null
    const chances = hitChances(view, own)
    const chanceAt = (cell: number) => chances[cell] ?? 0
    const valueAt = (cell: number) => resultOfShot(view, own, chanceAt(cell))
    const fired = new Set(view.shots[own].map((shot) => shot.at))
    const [best] = byChance(
      ALL_CELLS.filter((cell) => cell !== played.at && !fired.has(cell)),
      chances,
    )
    const value = valueAt(played.at)
    if (best === undefined) return { best: value, played: value, other: null }
    const other = valueAt(best)
    const isBetter = chanceAt(best) > chanceAt(played.at) + EVEN
    if (!isBetter) return { best: value, played: value, other: Math.min(other, value) }
    return { best: other, played: value, other, better: { move: { kind: 'fire', at: best }, value: other } }
  },
  assess(view, seat) {
    const own = SEATS.find((one) => one === seat)
    if (view.result) return resultAtEnd(view.result.winners, SIDES, seat)
    if (!own) return 0.5
    return resultAt(leftFor(view, own), leftFor(view, opponentOf(own)), view.turn === own)
  },
}
