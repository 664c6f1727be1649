import type { Subject } from '../../search/subject.ts'
import type { AdmiralState } from '../types.ts'
import { comparePlans, type Thinking } from './thinking.ts'
import type { ToldPlan } from './toldPlans.ts'

/**
 * Compares the first plan and all plans that can replace it once more, on their own: among the plans of a whole
 * squadron, each is tried too few times to show players which is better. The leading plan then comes first, without a
 * bot's caution.
 */
export function compareAgain(
  told: readonly ToldPlan[],
  subject: Subject<AdmiralState>,
  thinking: Thinking,
): readonly ToldPlan[] {
  const inPlace = told.filter(({ beside }) => beside === undefined)
  const [first, ...others] = inPlace
  if (!first || others.length === 0 || first.trials === 0) return told
  const search = { ...thinking.search, caution: CAUTION }
  const plans = others.map(({ move }) => move)
  const ranked = comparePlans(subject, first.move, { ...thinking, search }, plans)
  if (ranked.some(({ trials }) => trials === 0)) return told // time has run out
  const [best = first, ...rest] = ranked
  const besides = told.filter(({ beside }) => beside !== undefined)
  return [best, ...rest.toSorted((a, b) => b.mean - a.mean), ...besides]
}

/** The number of usual errors by which a plan has to lead the one that seemed best. */
const CAUTION = 1
