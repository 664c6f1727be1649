import { evolve } from '../../../engine/admiral/evolve.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { DecidingTurn } from '../../hud/story/curve.ts'
import type { NamedTurn, SeenMatch } from '../../hud/story/story.ts'
import { joinSentences, type Words } from '../../i18n/words.ts'
import { tell } from '../log/sentences.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { admiralStory } from './story.ts'

/** The events that move the curve, the most important first. */
const WEIGHTY = [
  'fortTaken',
  'shipTaken',
  'shipSunk',
  'fortSilenced',
  'goldLanded',
  'hullDamaged',
  'shipRepaired',
] as const satisfies readonly AdmiralEvent['kind'][]

/** Returns the most important events of a turn, in the words of the log: all captures, else all sinkings, and so on. */
export function turnText(
  { from, last }: DecidingTurn,
  { positions, steps }: SeenMatch<AdmiralState>,
  words: Words,
): string {
  const told = steps.slice(from, last + 1).flatMap((step, index) => {
    let before = positions[from + index]
    return readEvents(step.events).flatMap((event) => {
      if (!before) return []
      const one = { event, before }
      before = evolve(before, event)
      return [one]
    })
  })
  const kind = WEIGHTY.find((weighty) => told.some(({ event }) => event.kind === weighty))
  const sentences = told
    .filter(({ event }) => event.kind === kind)
    .map(({ event, before }) => tell(event, { ...words, before }))
    .filter((sentence) => sentence !== null)
  return joinSentences(sentences)
}

/** Returns the turns that decided a record, for the bar of its replay. */
export function namedTurns(record: SeenMatch<unknown>, words: Words): readonly NamedTurn[] {
  const told = { ...record, positions: record.positions.filter(isAdmiralView) }
  const turns = admiralStory(told)?.turns ?? []
  return turns.map((turn) => ({ move: turn.from, text: turnText(turn, told, words) }))
}
