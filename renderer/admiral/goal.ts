import type { Translate } from '../i18n/t.ts'
import { isAdmiralView } from './view.ts'

/** Returns the aim of the match, by its scenario, with its own number of rounds (A-SCENARIO). */
export function goalOf(t: Translate, shown: unknown): string | null {
  if (!isAdmiralView(shown)) return null
  const { options, treasures, ships, forts } = shown
  if (options.scenario === 'treasure') {
    const gold = [...treasures, ...ships].reduce((sum, { gold }) => sum + gold, 0)
    const goal = t('goal.admiral.treasure', { gold, rounds: options.roundLimit })
    return options.tieByHull ? `${goal} ${t('goal.admiral.tie')}` : goal
  }
  return t(forts.length > 0 ? 'goal.admiral.duel' : 'goal.admiral.battle', { rounds: options.roundLimit })
}
