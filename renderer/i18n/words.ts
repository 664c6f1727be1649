import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import { isPlainText, type Translate } from './t.ts'

/** What a sentence needs beside the event it tells. */
export interface Words {
  readonly t: Translate
  /** The player's name at a seat. */
  readonly nameOf: (seat: Seat) => string
}

/** The title of a rule in the book of rules; the id itself for a rule that no game has. */
export function ruleTitle(t: Translate, rule: string): string {
  const key = `rule.${rule}.title`
  return isPlainText(key) ? t(key) : rule
}

/** Who won, by name. */
export function winnersText({ winners }: Pick<Outcome, 'winners'>, { t, nameOf }: Words): string {
  const names = winners.map(nameOf)
  if (names.length === 1) return t('result.winner', { name: names[0] ?? '' })
  return t('result.winners', { names: names.join(', ') })
}

/** Sentences as one paragraph; each ends with a mark of its own or a full stop. */
export function joinSentences(sentences: readonly string[]): string {
  return sentences.map((sentence) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`)).join(' ')
}
