import type { JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { DecidingTurn } from '../../hud/story/curve.ts'
import type { NamedTurn, SeenMatch } from '../../hud/story/story.ts'
import type { Words } from '../../i18n/words.ts'
import { isJackalView, readEvents } from '../view.ts'
import { jackalStory } from './story.ts'

/** Returns a turn that brought gold home, as one sentence: the crew and the gold. */
export function turnText({ from, last }: DecidingTurn, told: SeenMatch<JackalState>, words: Words): string {
  const events = told.steps.slice(from, last + 1).flatMap((step) => readEvents(step.events))
  const scored = events.flatMap((event) => (event.kind === 'loadScored' ? [event] : []))
  const crews = [...new Set(scored.map(({ team }) => team))]
  return crews
    .map((team) => {
      const own = scored.filter((event) => event.team === team)
      const n = own.reduce((sum, { value }) => sum + value, 0)
      const name = crewName(told.positions[0], team, words)
      return own.some(({ load }) => load === 'treasure')
        ? words.t('story.treasure', { name, n })
        : words.t('story.gold', { name, n })
    })
    .join(' ')
}

/** Returns a crew by its player; by its colour, too, if the player commands two. */
export function crewName(view: JackalState | undefined, team: TeamId, { t, nameOf }: Words): string {
  const own = view?.teams.find(({ id }) => id === team)
  if (!view || !own) return t(`team.${team}`)
  const isOnly = view.teams.filter(({ seat }) => seat === own.seat).length === 1
  return isOnly ? nameOf(own.seat) : `${nameOf(own.seat)} (${t(`team.${team}`)})`
}

/** Returns the turns that decided a record, for the bar of its replay. */
export function namedTurns(record: SeenMatch<unknown>, words: Words): readonly NamedTurn[] {
  const told = { ...record, positions: record.positions.filter(isJackalView) }
  const turns = jackalStory(told)?.turns ?? []
  return turns.map((turn) => ({ move: turn.from, text: turnText(turn, told, words) }))
}
