import type { Words } from '../../i18n/words.ts'
import type { GameCoach } from '../coach/gameCoach.ts'
import type { Moment } from './moments.ts'

/** A moment as one sentence: whose, and what would have been better or what luck did. */
export function momentText(
  { kind, judged }: Pick<Moment, 'kind' | 'judged'>,
  positions: readonly unknown[],
  coach: GameCoach,
  words: Words,
): string {
  const { t, nameOf } = words
  const name = nameOf(judged.seat)
  const better = judged.better && coach.name(positions[judged.move], judged.better, words)
  if (kind === 'lost') return better ? t('analysis.lost', { name, better }) : t('analysis.lost.plain', { name })
  return t(`analysis.${kind}`, { name })
}
