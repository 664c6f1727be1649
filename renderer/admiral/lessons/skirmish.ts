import type { AdmiralState, Ship } from '../../../engine/admiral/types.ts'
import { lessonPosition } from '../drawnPosition.ts'
import type { AdmiralLesson } from './lesson.ts'

const SEA = [
  '................',
  '................',
  '......##........',
  '.......#........',
  '..........+.....',
  '................',
  '....+...........',
  '........##......',
  '........#.......',
  '................',
]

const rivals = ({ ships }: AdmiralState): readonly Ship[] =>
  ships.filter(({ team, at }) => team === 'blue' && at !== null)

const damageOf = ({ ships }: AdmiralState): number =>
  ships.reduce((sum, { id, hullDamage, sailDamage }) => sum + (id.startsWith('blue') ? hullDamage + sailDamage : 0), 0)

/** A small battle, two ships against two, that uses all lessons. */
export const SKIRMISH: AdmiralLesson = {
  id: 'skirmish',
  title: 'lesson.skirmish',
  about: 'lesson.skirmish.about',
  learnt: 'lesson.skirmish.learnt',
  advice: 'lesson.skirmish.advice',
  buoy: null,
  position: lessonPosition({
    sea: SEA,
    toward: 'E',
    ships: [
      { id: 'red-line', class: 'line', team: 'red', at: 'c5', heading: 'E' },
      { id: 'red-frigate', class: 'frigate', team: 'red', at: 'c7', heading: 'E' },
      { id: 'blue-galleon', class: 'galleon', team: 'blue', at: 'l5', heading: 'N', hullDamage: 1, sailDamage: 1 },
      { id: 'blue-brig', class: 'brig', team: 'blue', at: 'm7', heading: 'N', sailDamage: 2 },
    ],
  }),
  goal: (view) => rivals(view)[0]?.at ?? null,
  steps: [
    {
      title: 'lesson.skirmish.hit',
      text: 'lesson.skirmish.hit.text',
      done: ({ before, after }) => damageOf(after) > damageOf(before),
      next: firstRival,
    },
    {
      title: 'lesson.skirmish.one',
      text: 'lesson.skirmish.one.text',
      done: ({ after }) => rivals(after).length < 2,
      next: firstRival,
    },
    {
      title: 'lesson.skirmish.win',
      text: 'lesson.skirmish.win.text',
      done: ({ after }) => rivals(after).length === 0,
      next: firstRival,
    },
  ],
}

function firstRival(view: AdmiralState): readonly number[] {
  return rivals(view)
    .slice(0, 1)
    .flatMap(({ at }) => at ?? [])
}
