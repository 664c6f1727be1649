import { distanceBetween, marked, rankOf } from '../../../engine/admiral/cells.ts'
import { isBeforeFirstDeed, shipNamed } from '../../../engine/admiral/fleet.ts'
import { reachable } from '../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import type { AdmiralEvent, AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellAheadOf } from '../shipCells.ts'
import { idle } from './astray.ts'
import type { AdmiralDeed, AdmiralLesson } from './lesson.ts'

const BRIG = 'red-brig'

/** `o` is the buoy, `r` the pupil's start (f3), `b` the other brig without sails, locked in by rocks. */
const SEA = [
  'b+............',
  '++.+..........',
  '...........o..',
  '.....##.......',
  '.....#........',
  '..............',
  '.###..........',
  '.###.r......+.',
  '.###..........',
  '..............',
]
const BUOY = marked(SEA, 'o')[0] ?? 0

const isAgainstTheWind = (heading?: Heading): boolean => heading === 'NW' || heading === 'N' || heading === 'NE'
const isBeforeTheWind = (heading?: Heading): boolean => heading === 'SW' || heading === 'S' || heading === 'SE'

/** The lesson about sailing: headings, the wind, turns and points (A-HEAD, A-FRESH), up to a buoy against the wind. */
export const SAILING: AdmiralLesson = {
  id: 'sailing',
  title: 'lesson.sailing',
  about: 'lesson.sailing.about',
  learnt: 'lesson.sailing.learnt',
  buoy: BUOY,
  isWithoutGuns: true,
  position: lessonPosition({
    sea: SEA,
    toward: 'S',
    ships: [
      { id: BRIG, class: 'brig', team: 'red', at: 'f3', heading: 'E' },
      { id: 'blue-brig', class: 'brig', team: 'blue', at: 'a10', heading: 'N', sailDamage: 5 },
    ],
  }),
  goal: () => BUOY,
  steps: [
    {
      title: 'lesson.sailing.set',
      text: 'lesson.sailing.set.text',
      tableText: 'lesson.sailing.set.table',
      done: ({ event }) => sails(event),
      astray: idle(BRIG),
      next: (view) => cellAheadOf(view, BRIG),
    },
    {
      title: 'lesson.sailing.turn',
      text: 'lesson.sailing.turn.text',
      done: ({ event, after }) => sails(event) && isAgainstTheWind(shipNamed(after, BRIG)?.heading),
      astray: turnsAway,
      next: (view) => nearestTurn(view),
    },
    {
      title: 'lesson.sailing.round',
      text: 'lesson.sailing.round.text',
      done: ({ event }) => event.kind === 'sailsSet' && event.ship === BRIG,
      astray: idle(BRIG),
      next: (view) => (mayBegin(view) ? cellAheadOf(view, BRIG) : []),
    },
    {
      title: 'lesson.sailing.buoy',
      text: 'lesson.sailing.buoy.text',
      astray: leavesBuoy,
      next: () => [BUOY],
      done({ after }) {
        const at = shipNamed(after, BRIG)?.at ?? null
        return at !== null && distanceBetween(at, BUOY) <= 1
      },
    },
  ],
}

/** Returns the first cell on which the pupil's brig can lie against the wind in this move. */
function nearestTurn(view: AdmiralState): readonly Cell[] {
  const turns = reachable(view, BRIG, false).filter(({ heading }) => isAgainstTheWind(heading))
  const [nearest] = turns.toSorted((a, b) => a.path.length - b.path.length)
  return nearest ? [nearest.at] : []
}

/** Returns whether the pupil's brig still has this round's move. */
const mayBegin = (view: AdmiralState): boolean => shipNamed(view, BRIG)?.done === false && isBeforeFirstDeed(view, BRIG)

/** Returns whether the pupil's brig sails, or turns on the spot. */
const sails = (event: AdmiralEvent): boolean =>
  (event.kind === 'shipMoved' || event.kind === 'shipTurned') && event.ship === BRIG

/** Recognizes a turn to where the wind blows. */
function turnsAway({ event, after }: AdmiralDeed): PlainTextKey | null {
  return sails(event) && isBeforeTheWind(shipNamed(after, BRIG)?.heading) ? 'lesson.sailing.astray' : null
}

/** Recognizes a manoeuvre away from the buoy, and not to the north like a tack. */
function leavesBuoy({ event }: AdmiralDeed): PlainTextKey | null {
  if (event.kind !== 'shipMoved' || event.ship !== BRIG) return null
  const isTack = rankOf(event.to) > rankOf(event.from)
  return !isTack && distanceBetween(event.to, BUOY) > distanceBetween(event.from, BUOY) ? 'lesson.sailing.away' : null
}
