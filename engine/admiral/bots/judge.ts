import { ADVICE_EFFORT } from '../../kernel/bots.ts'
import { Budget } from '../../kernel/budget.ts'
import { resultAtEnd } from '../../kernel/ending.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Judge } from '../../kernel/judging.ts'
import { comparedTwice, glimpsed, judged, SECOND_COMPARISON } from '../../search/judgement.ts'
import { BOT_BUDGETS } from '../data/botBudgets.ts'
import { sidesOf } from '../fleet.ts'
import type { AdmiralMove, AdmiralShape, AdmiralState, TeamId } from '../types.ts'
import { landGold } from './landing.ts'
import { settingsForPeople } from './levels.ts'
import { plansFor } from './planGame.ts'
import type { Plan } from './plans.ts'
import { excludes } from './sequels.ts'
import { comparePlans, expectationsAhead, prospect, type Thinking } from './thinking.ts'

/** Returns the settings of a second comparison of two plans. */
const onceMore = (thinking: Thinking): Thinking => ({
  ...thinking,
  search: { ...SECOND_COMPARISON, doubt: thinking.search.doubt },
})

/** The positions of a glance: for one expected result, and for a comparison of plans. */
const GLANCE_POSITIONS = { prospect: 300, comparison: 1_200 } as const
/** The factor of a comparison's positions if luck followed. */
const WITH_LUCK = 2

/** Returns the settings of a glance: fewer looks, and fewer plans tried further. */
const glancing = (thinking: Thinking): Thinking => ({
  ...thinking,
  search: { ...thinking.search, looks: { worlds: 3, share: 1 / 2, weight: 0 }, shortlist: 8 },
})

/** Returns the first move of a decision; null for moves that are none. */
function firstOf(view: AdmiralState, [first]: Plan): AdmiralMove | null {
  return first && view.assigning.length === 0 && first.kind !== 'captain' ? first : null
}

/** Returns the plans that exclude a plan, and so could replace it: the turn of another ship may also come after it. */
function rivalsOf(view: AdmiralState, seat: Seat, played: Plan, thinking: Thinking): readonly Plan[] {
  const asker = { view, seat, conduct: thinking.conduct }
  return plansFor(thinking, view, seat as TeamId).filter((plan) => excludes(asker, plan, played)) // a seat is a team
}

/** Returns whether a plan lands gold at once: bots and the coach always advise that, and weigh nothing against it. */
function isLanding(view: AdmiralState, seat: Seat, [first]: Plan): boolean {
  const landing = landGold(view, seat, settingsForPeople(view).conduct)
  return landing !== null && canonical(first) === canonical(landing)
}

/**
 * Analyses Admiral: the played move is compared with other plans in the same worlds, with the same future dice. It
 * plans as the coach does, and with as many positions, so that no player is blamed for following the coach.
 */
export const ADMIRAL_JUDGE: Judge<AdmiralShape> = {
  positions: ADVICE_EFFORT * BOT_BUDGETS.master,
  sides: sidesOf,
  continues: (last, next) => last.kind === 'steer' && next.kind === 'steer' && last.ship === next.ship,
  judge(view, seat, played, rng, positions) {
    const first = firstOf(view, played)
    if (!first) return null
    const thinking = settingsForPeople(view)
    const resultOf = expectationsAhead(view, seat, thinking)
    const subject = () => ({ view, seat, rng, budget: new Budget(positions) })
    const ranked = isLanding(view, seat, played)
      ? []
      : comparedTwice<Plan>(played, (rival) =>
          rival
            ? comparePlans(subject(), played, onceMore(thinking), [rival])
            : comparePlans(subject(), played, thinking, rivalsOf(view, seat, played, thinking)),
        )
    if (ranked.length <= 1) {
      const value = resultOf(prospect(subject(), thinking))
      return { best: value, played: value, other: null }
    }
    const movesOf = ([move = first, ...sequel]: Plan): readonly [AdmiralMove, ...Plan] => [move, ...sequel]
    return judged(ranked, played, resultOf, movesOf)
  },
  glance: {
    positions: GLANCE_POSITIONS.prospect,
    slack: 0.06,
    look(view, seat, played, rng, hasLuck) {
      if (!firstOf(view, played)) return null
      const thinking = glancing(settingsForPeople(view))
      const resultOf = expectationsAhead(view, seat, thinking)
      const subject = (positions: number) => ({ view, seat, rng, budget: new Budget(positions) })
      const ranked = isLanding(view, seat, played)
        ? []
        : comparePlans(
            subject(GLANCE_POSITIONS.comparison * (hasLuck ? WITH_LUCK : 1)),
            played,
            thinking,
            rivalsOf(view, seat, played, thinking),
          )
      if (ranked.length > 1) return glimpsed(ranked, played, resultOf)
      return { played: resultOf(prospect(subject(GLANCE_POSITIONS.prospect), thinking)), other: null }
    },
  },
  assess(view, seat, rng, positions) {
    const { result } = view
    if (result) return resultAtEnd(result.winners, sidesOf(view), seat)
    const thinking = settingsForPeople(view)
    const worth = prospect({ view, seat, rng, budget: new Budget(positions) }, thinking)
    return expectationsAhead(view, seat, thinking)(worth)
  },
}
