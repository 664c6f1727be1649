import { printCell } from '../../../engine/admiral/cells.ts'
import type { IntentState } from './intentState.ts'

/** Returns what directions change: the shot, the shares of a repair or of loot, the course, else the aimed cell. */
export function aimedText({ course, prompt, target, shots, cursor }: IntentState): string {
  if (prompt?.kind === 'fire') return `${target} ${shots}`
  if (prompt?.kind === 'repair') return `${prompt.hull} ${prompt.sails}`
  if (prompt?.kind === 'loot') return `${prompt.captain} ${prompt.gold}`
  return course ? `${printCell(course.at)} ${course.heading}` : cursor === null ? '' : printCell(cursor)
}
