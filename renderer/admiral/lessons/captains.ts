import type { Json } from '../../../electron/contract/ipc.ts'
import { RULESET, type Ruleset } from '../../../engine/admiral/data/ruleset.ts'
import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellAheadOf, cellOf, isAfloat } from '../shipCells.ts'
import { alongside } from './approach.ts'
import { anyOf, fired, idle } from './astray.ts'
import { type AdmiralDeed, type AdmiralLesson, needs } from './lesson.ts'

const BRIG = 'red-brig'
const LINE = 'red-line'
const FRIGATE = 'red-frigate'
const HULK = 'blue-hulk'
const PREY = 'blue-brig'

const SEA = [
  '..............',
  '..............',
  '.......##.....',
  '........#.....',
  '..............',
  '..............',
  '.#............',
  '..............',
  '.....+......##',
  '............#.',
]

const { galleon, brig } = RULESET.classes
/** The hulk survives a salvo of Target's; guns of the others reach one cell. */
const NUMBERS: Ruleset = {
  ...RULESET,
  classes: {
    ...RULESET.classes,
    galleon: { ...galleon, hull: { value: 9, source: 'house' }, range: { value: 1, source: 'house' } },
    brig: { ...brig, range: { value: 1, source: 'house' } },
  },
}

const shows =
  (captain: string) =>
  ({ event }: AdmiralDeed): boolean =>
    event.kind === 'captainShown' && event.captain === captain

const ALONE = 'lesson.captains.astray' satisfies PlainTextKey

/** Recognizes a brig that sails without the help of its captain. */
const sailsAlone = ({ event }: AdmiralDeed): PlainTextKey | null =>
  event.kind === 'sailsSet' && event.ship === BRIG && !event.helped ? ALONE : null

const firesAlone = ({ event, before }: AdmiralDeed): PlainTextKey | null => {
  if (event.kind !== 'shotsFired' || event.occasion === 'answer') return null
  return event.by.some(({ ship }) => ship === LINE) && isHidden(before, LINE) ? ALONE : null
}

const firesAtPrey = (deed: AdmiralDeed): PlainTextKey | null =>
  deed.event.kind === 'shotsFired' && deed.event.target === PREY ? fired('lesson.boarding.astray')(deed) : null

const boardsAlone = ({ event, before }: AdmiralDeed): PlainTextKey | null =>
  event.kind === 'boardingFought' && event.ship === FRIGATE && isHidden(before, FRIGATE) ? ALONE : null

const isHidden = (view: AdmiralState, ship: UnitId): boolean => shipNamed(view, ship)?.shown === false

/** The lesson about captains: Rapid, Target and Berserk, each where it helps (C-CAPTAINS). */
export const CAPTAINS_LESSON: AdmiralLesson = {
  id: 'captains',
  title: 'lesson.captains',
  about: 'lesson.captains.about',
  learnt: 'lesson.captains.learnt',
  buoy: null,
  /** Created on demand: a page without captains in its memory cannot reveal any. */
  get position() {
    return lessonPosition({
      sea: SEA,
      toward: 'E',
      ships: [
        { id: BRIG, class: 'brig', team: 'red', at: 'b8', heading: 'E', captain: 'rapid' },
        { id: LINE, class: 'line', team: 'red', at: 'e5', heading: 'N', captain: 'target' },
        { id: FRIGATE, class: 'frigate', team: 'red', at: 'i5', heading: 'E', captain: 'berserk' },
        { id: HULK, class: 'galleon', team: 'blue', at: 'f5', heading: 'N', sailDamage: 4 },
        { id: PREY, class: 'brig', team: 'blue', at: 'k5', heading: 'W', hullDamage: 2, sailDamage: 5 },
      ],
      options: { captains: 3, ruleset: NUMBERS as unknown as Json }, // a ruleset is plain JSON by its schema
    })
  },
  goal: (view) => (isAfloat(view, HULK) ? cellOf(view, HULK) : cellOf(view, PREY))[0] ?? null,
  steps: [
    {
      title: 'lesson.captains.rapid',
      text: 'lesson.captains.rapid.text',
      done: shows('rapid'),
      astray: anyOf(sailsAlone, idle(BRIG)),
      missed: needs(BRIG),
      by: (view) => cellOf(view, BRIG),
      next: (view) => cellAheadOf(view, BRIG),
    },
    {
      title: 'lesson.captains.target',
      text: 'lesson.captains.target.text',
      done: shows('target'),
      astray: anyOf(firesAlone, idle(LINE)),
      missed: needs(LINE),
      by: (view) => cellOf(view, LINE),
      next: (view) => cellOf(view, HULK),
    },
    {
      title: 'lesson.captains.berserk',
      text: 'lesson.captains.berserk.text',
      done: shows('berserk'),
      astray: anyOf(boardsAlone, firesAtPrey, idle(FRIGATE)),
      missed: needs(FRIGATE),
      by: (view) => cellOf(view, FRIGATE),
      next: (view) => alongside(view, FRIGATE, PREY),
    },
  ],
}
