import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellsNamed, type JackalLesson, ownShip, turnsOver } from './lesson.ts'

/** The lesson about the first coin: step ashore, turn tiles over, carry gold home (J-SHIP, J-CHEST, J-GOLD). */
export const ASHORE: JackalLesson = {
  id: 'ashore',
  title: 'lesson.ashore',
  about: 'lesson.ashore.about',
  learnt: 'lesson.ashore.learnt',
  position: lessonPosition({
    drawing: `
      ~ ~ ~ ~        ~        ~ ~
      ~ ~ ? ?        ?        ~ ~
      ~ ? ? ?        ?chest-1 ? ~
      ~ ? ? ?        ?        ? ~
      ~ ? ? ?chest-2 ?        ? ~
      ~ ~ ? ?        ?        ~ ~
      ~ ~ ~ ~        ~        ~ ~`,
    ships: { white: { side: 'S', at: 'd1' } },
    pieces: { 'white-1': 'd1', 'white-2': 'd1', 'white-3': 'd1' },
  }),
  steps: [
    {
      title: 'lesson.ashore.land',
      text: 'lesson.ashore.land.text',
      short: true,
      done: ({ event }) => event.kind === 'pieceMoved' && event.cause === 'land',
      next: (view) => cellsNamed(view, 'd2'),
    },
    {
      title: 'lesson.ashore.open',
      text: 'lesson.ashore.open.text',
      short: true,
      done: (deed) => turnsOver(deed, 'chest-2'),
      next: (view) => cellsNamed(view, 'd3'),
    },
    {
      title: 'lesson.ashore.lift',
      text: 'lesson.ashore.lift.text',
      short: true,
      done: ({ event }) => event.kind === 'loadLifted',
      by: besideCoins,
      next: (view) => cellsNamed(view, 'd2'),
    },
    {
      title: 'lesson.ashore.home',
      text: 'lesson.ashore.home.text',
      short: true,
      done: ({ event }) => event.kind === 'loadScored',
      by: besideCoins,
      next: ownShip,
    },
    {
      title: 'lesson.ashore.second',
      text: 'lesson.ashore.second.text',
      done: ({ after }) => after.teams.some(({ gold }) => gold >= 2),
      by: besideCoins,
      next: nextToFetch,
    },
  ],
}

const WAY = ['d1', 'd2', 'd3']

/**
 * Returns the next cell on the way home if a piece stands on the coin, or else the next cell to the coin for the
 * nearest piece.
 */
function nextToFetch(view: JackalState): readonly Cell[] {
  const way = cellsNamed(view, ...WAY)
  const coin = way.findIndex((cell) => (view.tiles[cell]?.coins ?? 0) > 0)
  const isThere = (cell: Cell) => view.pieces.some(({ at }) => at === cell)
  const at = way.findLastIndex((cell, index) => index <= coin && isThere(cell))
  return way.slice(at === coin ? at - 1 : at + 1).slice(0, 1)
}

/** Returns the cells where a piece stands beside coins. */
function besideCoins({ pieces, tiles }: JackalState): readonly Cell[] {
  return pieces.flatMap(({ at }) => (typeof at === 'number' && (tiles[at]?.coins ?? 0) > 0 ? [at] : []))
}
