import type { Translate } from '../../../i18n/t.ts'
import type { Crew } from './crews.ts'

/**
 * Returns a team's score in words, for screen readers and on hover.
 * @param toWin the number of coins that wins at once; null if unknown
 */
export function scoreSentence(
  t: Translate,
  { id, gold, alive, dead, bottles, alliance }: Crew,
  toWin: number | null = null,
): string {
  const own = t('hud.team', {
    team: t(`team.${id}`),
    gold: [t('count.coins', { n: gold }), toWin === null ? '' : t('hud.toWin', { n: toWin })].join(' ').trimEnd(),
    men: alive,
    dead: t('count.dead', { n: dead }),
    bottles: t('count.bottles', { n: bottles }),
  })
  return alliance ? `${own}. ${t('hud.together', { ally: t(`team.${alliance.partner}`), n: alliance.gold })}` : own
}
