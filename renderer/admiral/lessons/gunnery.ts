import type { Json } from '../../../electron/contract/ipc.ts'
import { RULESET, type Ruleset } from '../../../engine/admiral/data/ruleset.ts'
import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellOf } from '../shipCells.ts'
import { approach, isAbeam } from './approach.ts'
import { anyOf, fired, idle } from './astray.ts'
import { type AdmiralLesson, isPassing } from './lesson.ts'

const LINE = 'red-line'
const HULK = 'blue-hulk'

const SEA = [
  '..............',
  '..##..........',
  '..............',
  '..........+...',
  '..............',
  '..............',
  '............##',
  '.............#',
  '..#...........',
  '..............',
]

const { galleon } = RULESET.classes
const SAILS = galleon.straight.value
/** The remaining guns of the hulk reach one cell. */
const NUMBERS: Ruleset = {
  ...RULESET,
  classes: { ...RULESET.classes, galleon: { ...galleon, range: { value: 1, source: 'house' } } },
}

/** Half of the range of a ship of the line, within which a 6 hits too (A-FIRE). */
const CLOSE = RULESET.classes.line.range.value / 2

/** Odd numbers, which hit wherever half of the numbers do, so that a pupil's first shots are no disappointment. */
const LUCKY = [5, 3, 1, 5, 3, 5, 1, 3] as const

const ANYWHERE = Number.POSITIVE_INFINITY

/** Returns whether the pupil's broadside bears on the hulk within a distance, in cells. */
const bears = (view: AdmiralState, within: number): boolean => isAbeam(view, LINE, HULK, within)

/** Returns the hulk if the broadside bears on it, else the cell to sail to. */
const aimed = (view: AdmiralState, within: number): readonly Cell[] =>
  bears(view, within) ? cellOf(view, HULK) : approach(view, LINE, HULK, within)

const isAdrift = (view: AdmiralState): boolean => (shipNamed(view, HULK)?.sailDamage ?? 0) >= SAILS

const isBeaten = (view: AdmiralState): boolean => {
  const hulk = shipNamed(view, HULK)
  return hulk === null || hulk.at === null || hulk.team === 'red'
}

/**
 * The lesson about gunnery: broadsides, distance, hull and sails (A-FIRE), with a hulk that creeps away under its last
 * sail.
 */
export const GUNNERY: AdmiralLesson = {
  id: 'gunnery',
  title: 'lesson.gunnery',
  about: 'lesson.gunnery.about',
  learnt: 'lesson.gunnery.learnt',
  buoy: null,
  position: lessonPosition({
    sea: SEA,
    toward: 'N',
    ships: [
      { id: LINE, class: 'line', team: 'red', at: 'c3', heading: 'N' },
      { id: HULK, class: 'galleon', team: 'blue', at: 'h5', heading: 'N', sailDamage: SAILS - 1 },
    ],
    dice: LUCKY,
    // a ruleset is plain JSON by its schema; only its type does not say so
    options: { ruleset: NUMBERS as unknown as Json },
  }),
  goal: (view) => shipNamed(view, HULK)?.at ?? null,
  steps: [
    {
      title: 'lesson.gunnery.beam',
      text: 'lesson.gunnery.beam.text',
      done: (deed) => bears(deed.after, ANYWHERE) && !isPassing(deed),
      astray: idle(LINE),
      next: (view) => aimed(view, ANYWHERE),
    },
    {
      title: 'lesson.gunnery.sails',
      text: 'lesson.gunnery.sails.text',
      done: ({ after }) => isAdrift(after),
      astray: anyOf(fired('lesson.gunnery.astray.hull', 'hull'), idle(LINE)),
      next: (view) => aimed(view, ANYWHERE),
    },
    {
      title: 'lesson.gunnery.close',
      text: 'lesson.gunnery.close.text',
      standing: true,
      done: (deed) => isAdrift(deed.after) && bears(deed.after, CLOSE) && !isPassing(deed),
      astray: anyOf(fired('lesson.gunnery.astray.far'), idle(LINE)),
      next: (view) => aimed(view, CLOSE),
    },
    {
      title: 'lesson.gunnery.sink',
      text: 'lesson.gunnery.sink.text',
      done: ({ after }) => isBeaten(after),
      astray: anyOf(fired('lesson.gunnery.astray.sails', 'sails'), idle(LINE)),
      next: (view) => aimed(view, ANYWHERE),
    },
  ],
}
