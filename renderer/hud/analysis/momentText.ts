import { opening } from '../../i18n/t.ts'
import { joinSentences, type Words, winnersText } from '../../i18n/words.ts'
import type { GameCoach } from '../coach/gameCoach.ts'
import type { Told } from '../story/story.ts'
import type { DecidedMoment, EndMoment } from './moments.ts'

/** What the moments of a match are told by: its record and the words of its game. */
export interface Recounting extends Told<unknown> {
  readonly coach: GameCoach
  /** What so many moves from one on led to, in the sentences of the log. */
  deedText(told: Told<unknown>, from: number, count: number, words: Words): string
}

/** A moment in words. */
export interface MomentText {
  /** Whose it was and what was played, or what luck did. */
  readonly said: string
  /** What would have been better; null where nothing would. */
  readonly better: string | null
}

/** Says of a moment what was played, what would have been better, and what luck made of it. */
export function momentText(
  moment: Pick<DecidedMoment, 'kind' | 'judged'> | EndMoment,
  told: Recounting,
  words: Words,
): MomentText {
  const { t, nameOf } = words
  if (moment.kind === 'end') return { said: endText(moment, told, words), better: null }
  const { kind, judged } = moment
  const name = nameOf(judged.seat)
  const view = told.positions[judged.move]
  const made = told.coach.name(view, judged.made, words)
  if (kind === 'lucky' || kind === 'unlucky') {
    const deed = told.deedText(told, judged.move, judged.count, words)
    return { said: [t(`analysis.${kind}`, { name }), withoutName(deed, name)].join(' ').trim(), better: null }
  }
  if (kind === 'found') return { said: made ? t('analysis.found', { name, made }) : name, better: null }
  const better = judged.better ? told.coach.name(view, judged.better, words) : null
  const said = made ? t('analysis.made', { name, made }) : t('analysis.lost.plain', { name })
  if (better === null) return { said, better: null }
  return { said, better: better === made ? t('analysis.better.otherwise') : t('analysis.better', { better }) }
}

/** What the last move did, and who won by it. */
function endText({ of, outcome }: EndMoment, told: Recounting, words: Words): string {
  const deed = of > 0 ? told.deedText(told, of - 1, 1, words) : ''
  return joinSentences([words.t('analysis.ended'), deed, winnersText(outcome, words)].filter(Boolean))
}

/** A deed that begins with whose it was, where that has just been said. */
const withoutName = (deed: string, name: string): string =>
  deed.startsWith(`${name}: `) ? opening(deed.slice(name.length + 2)) : deed

/** A moment as one paragraph. */
export const wholeText = ({ said, better }: MomentText): string => (better === null ? said : `${said} ${better}`)
