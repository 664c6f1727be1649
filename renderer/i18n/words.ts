import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import { isPlainText, type Translate } from './t.ts'

/** The context of a sentence besides its event. */
export interface Words {
  readonly t: Translate
  /** The player's name at a seat. */
  readonly nameOf: (seat: Seat) => string
}

/** Returns the title of a rule in the book of rules; null if its text is not loaded, or no game has it. */
export function ruleTitle(t: Translate, rule: string): string | null {
  const key = `rule.${rule}.title`
  return isPlainText(key) ? t(key) : null
}

/** Returns the winners by name. */
export function winnersText({ winners }: Pick<Outcome, 'winners'>, { t, nameOf }: Words): string {
  const names = winners.map(nameOf)
  if (names.length === 1) return t('result.winner', { name: names[0] ?? '' })
  return t('result.winners', { names: names.join(', ') })
}

/** Joins sentences into one paragraph; each ends with its own punctuation mark or a full stop. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}
