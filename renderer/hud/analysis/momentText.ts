import type { DecidedMoment } from '../../../electron/contract/moments.ts'
import { opening } from '../../i18n/t.ts'
import { joinSentences, type Words, winnersText } from '../../i18n/words.ts'
import type { GameCoach } from '../coach/gameCoach.ts'
import type { SeenMatch } from '../story/story.ts'
import type { EndMoment } from './moments.ts'

/** The source of the moments' texts: the record and the words of its game. */
export interface Recounting extends SeenMatch<unknown> {
  readonly coach: GameCoach
  /** Returns the events of `count` moves from one on, in the sentences of the log. */
  deedText(told: SeenMatch<unknown>, from: number, count: number, words: Words): string
}

/** A moment in words. */
export interface MomentText {
  /** The player and the move, or the effect of luck. */
  readonly said: string
  /** The better move; null if there is none. */
  readonly better: string | null
}

/** Returns the text of a moment: the played move, the better one, and the effect of luck. */
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

/** Returns the effect of the last move, and the winner. */
function endText({ of, outcome }: EndMoment, told: Recounting, words: Words): string {
  const deed = of > 0 ? told.deedText(told, of - 1, 1, words) : ''
  return joinSentences([words.t('analysis.ended'), deed, winnersText(outcome, words)].filter(Boolean))
}

/** Removes the player's name from the start of a deed if it has just been named. */
const withoutName = (deed: string, name: string): string =>
  deed.startsWith(`${name}: `) ? opening(deed.slice(name.length + 2)) : deed

/** Returns a moment as one paragraph. */
export const wholeText = ({ said, better }: MomentText): string => (better === null ? said : `${said} ${better}`)
