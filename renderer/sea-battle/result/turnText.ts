import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import type { DecidingTurn } from '../../hud/story/curve.ts'
import type { NamedTurn, SeenMatch } from '../../hud/story/story.ts'
import { joinSentences, type Words } from '../../i18n/words.ts'
import { isSeaBattleView, readEvents } from '../view.ts'
import { seaBattleStory } from './story.ts'

/** Returns a turn as one sentence: the player, the number of hits, and the number of sunk ships. */
export function turnText({ by, from, last }: DecidingTurn, { steps }: SeenMatch<SeaBattleState>, words: Words): string {
  const shots = steps
    .slice(from, last + 1)
    .flatMap((step) => readEvents(step.events))
    .flatMap((event) => (event.kind === 'shotFired' && event.result !== 'miss' ? [event] : []))
  const hits = words.t('story.hits', { name: words.nameOf(by), n: shots.length })
  const sunk = shots.filter(({ result }) => result === 'sunk').length
  return joinSentences([sunk === 0 ? hits : `${hits}, ${words.t('story.sunk', { n: sunk })}`])
}

/** Returns the turns that decided a record, for the bar of its replay. */
export function namedTurns(record: SeenMatch<unknown>, words: Words): readonly NamedTurn[] {
  const told = { ...record, positions: record.positions.filter(isSeaBattleView) }
  const turns = seaBattleStory(told)?.turns ?? []
  return turns.map((turn) => ({ move: turn.from, text: turnText(turn, told, words) }))
}
