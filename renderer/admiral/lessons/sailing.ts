import { distanceBetween } from '../../../engine/admiral/cells.ts'
import { shipNamed } from '../../../engine/admiral/fleet.ts'
import { type Lesson, marked } from './lesson.ts'
import { lessonPosition } from './position.ts'

const BRIG = 'red-brig'

/** `o` is the buoy, `r` where the pupil begins, `b` where the other brig lies without sails, locked in by land. */
const SEA = [
  '..............',
  '...+..........',
  '...........o..',
  '.....##.......',
  '.....#........',
  '..............',
  '.###..........',
  '.#b#.r......+.',
  '.###..........',
  '..............',
]
const BUOY = marked(SEA, 'o')[0] ?? 0
const START = marked(SEA, 'r')[0] ?? 0

const AGAINST_THE_WIND: readonly string[] = ['NW', 'N', 'NE']

/** Sailing: headings, the wind, turns and points (A-HEAD, A-FRESH), up to a buoy against the wind. */
export const SAILING: Lesson = {
  id: 'sailing',
  title: 'lesson.sailing',
  about: 'lesson.sailing.about',
  buoy: BUOY,
  position: lessonPosition({
    sea: SEA,
    toward: 'S',
    ships: [
      { id: BRIG, class: 'brig', team: 'red', at: 'f3', heading: 'E' },
      { id: 'blue-brig', class: 'brig', team: 'blue', at: 'c3', heading: 'N', sailDamage: 5 },
    ],
  }),
  steps: [
    {
      title: 'lesson.sailing.set',
      text: 'lesson.sailing.set.text',
      done: (view) => shipNamed(view, BRIG)?.at !== START,
    },
    {
      title: 'lesson.sailing.turn',
      text: 'lesson.sailing.turn.text',
      done: (view) => AGAINST_THE_WIND.includes(shipNamed(view, BRIG)?.heading ?? ''),
    },
    {
      title: 'lesson.sailing.round',
      text: 'lesson.sailing.round.text',
      done: (view) => view.round > 1,
    },
    {
      title: 'lesson.sailing.buoy',
      text: 'lesson.sailing.buoy.text',
      done(view) {
        const at = shipNamed(view, BRIG)?.at ?? null
        return at !== null && distanceBetween(at, BUOY) <= 1
      },
    },
  ],
}
