import { distanceBetween, parseCell } from '../../../engine/admiral/cells.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellOf } from '../shipCells.ts'
import { anyOf, idle } from './astray.ts'
import { type AdmiralDeed, type AdmiralLesson, isPassing, needs } from './lesson.ts'

const BRIG = 'red-brig'
const FORT = parseCell('l5') ?? 0

/** The other brig lies without sails, locked in by land. */
const SEA = [
  '###...........',
  '#.#.....+.....',
  '###...........',
  '.......##.....',
  '..............',
  '...........#..',
  '..............',
  '...##.........',
  '....#.....+...',
  '..............',
]

/**
 * The lesson about storm, calm and port: the effects of each weather on ships, and repairs (A-CALM, A-STORM, A-PORT).
 */
export const WEATHER: AdmiralLesson = {
  id: 'weather',
  title: 'lesson.weather',
  about: 'lesson.weather.about',
  learnt: 'lesson.weather.learnt',
  buoy: null,
  position: lessonPosition({
    sea: SEA,
    toward: 'E',
    winds: [
      { toward: 'E', strength: 'calm' },
      { toward: 'E', strength: 'storm' },
    ],
    ships: [
      { id: BRIG, class: 'brig', team: 'red', at: 'd5', heading: 'E', hullDamage: 1, sailDamage: 1 },
      { id: 'blue-brig', class: 'brig', team: 'blue', at: 'b9', heading: 'N', sailDamage: 5 },
    ],
    forts: [{ id: 'red-fort', team: 'red', at: 'l5' }],
  }),
  goal: () => FORT,
  steps: [
    {
      title: 'lesson.weather.calm',
      text: 'lesson.weather.calm.text',
      done: ({ event, before }) => isCalm(before) && movesBrig(event),
      missed: (view) => (isCalm(view) ? null : 'lesson.weather.missed'),
      next: (view) => cellOf(view, BRIG),
    },
    {
      title: 'lesson.weather.storm',
      text: 'lesson.weather.storm.text',
      done: ({ event, before }) => event.kind === 'roundBegan' && before.wind.strength === 'storm',
      missed: needs(BRIG),
    },
    {
      title: 'lesson.weather.port',
      text: 'lesson.weather.port.text',
      done: (deed) => isInPort(deed.after) && !isPassing(deed),
      astray: anyOf(leavesFort, idle(BRIG)),
      missed: needs(BRIG),
      next: () => [FORT],
    },
    {
      title: 'lesson.weather.repair',
      text: 'lesson.weather.repair.text',
      done: ({ event }) => event.kind === 'shipRepaired' && event.ship === BRIG,
      astray: anyOf(leavesPort, idle(BRIG)),
      missed: needs(BRIG),
      next: (view) => cellOf(view, BRIG),
    },
  ],
}

const isCalm = ({ wind }: AdmiralState): boolean => wind.strength === 'calm'

const movesBrig = (event: AdmiralEvent): boolean =>
  (event.kind === 'shipMoved' || event.kind === 'shipTurned') && event.ship === BRIG

const isInPort = (view: AdmiralState): boolean => cellOf(view, BRIG).some((at) => distanceBetween(at, FORT) <= 1)

/** Recognizes a manoeuvre away from the fort. */
function leavesFort({ event }: AdmiralDeed): PlainTextKey | null {
  if (event.kind !== 'shipMoved' || event.ship !== BRIG) return null
  return distanceBetween(event.to, FORT) > distanceBetween(event.from, FORT) ? 'lesson.weather.astray.away' : null
}

function leavesPort({ before, after }: AdmiralDeed): PlainTextKey | null {
  return isInPort(before) && !isInPort(after) ? 'lesson.weather.astray.left' : null
}
