import type { Translate } from '../../../i18n/t.ts'
import type { Crew } from './crews.ts'

/**
 * A team's score in words, for whoever hears it or points at it.
 * @param toWin so many coins win at once; null where that is not known
 */
export function toldOf(
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
