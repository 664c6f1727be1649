import type { Json } from '../../../electron/contract/ipc.ts'
import { distanceBetween } from '../../../engine/admiral/cells.ts'
import { RULESET, type Ruleset } from '../../../engine/admiral/data/ruleset.ts'
import { isFighting, unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellOf } from '../shipCells.ts'
import { wayTo } from './approach.ts'
import { anyOf, idle } from './astray.ts'
import { type AdmiralDeed, type AdmiralLesson, isPassing, needs } from './lesson.ts'

const LINE = 'red-line'
const FRIGATE = 'red-frigate'
const FORT = 'blue-fort'

const SEA = [
  '..............',
  '.........+....',
  '..##..........',
  '..#...........',
  '..............',
  '..............',
  '..............',
  '............#.',
  '...+.......##.',
  '..............',
]

/** A fort that survives the shots of the ship of the line alone, and that a salvo of both ships silences. */
const NUMBERS: Ruleset = { ...RULESET, fort: { ...RULESET.fort, hull: { value: 4, source: 'house' } } }

const isBeaten = (view: AdmiralState): boolean => {
  const fort = fortIn(view)
  return fort !== null && (fort.team === 'red' || !isFighting(view, fort))
}
const fortIn = ({ forts }: AdmiralState) => forts.find(({ id }) => id === FORT) ?? null

/** Recognizes a salvo of both ships. */
const isSalvo = ({ event }: AdmiralDeed): boolean =>
  event.kind === 'shotsFired' && event.target === FORT && event.by.length > 1

/** Recognizes a shot of one ship alone, which does not lead to the goal of the step. */
function firesAlone({ event, before }: AdmiralDeed): PlainTextKey | null {
  if (event.kind !== 'shotsFired' || event.occasion === 'answer') return null
  const isOwn = event.by.some(({ ship }) => unitNamed(before, ship)?.team === 'red')
  return isOwn && event.by.length < 2 ? 'lesson.fort.astray' : null
}

/** Returns a cell of the fort's port for the ship of the line, or the fort once the ship lies there (A-BOARD). */
function landing(view: AdmiralState): readonly number[] {
  const [line, fort] = [cellOf(view, LINE)[0], fortIn(view)]
  if (line === undefined || !fort) return []
  const isThere = (at: number) => distanceBetween(at, fort.at) <= 1
  return isThere(line) ? [fort.at] : wayTo(view, LINE, 'port', (berth) => isThere(berth.at))
}

/** The lesson about forts: a salvo of two ships, a fort that falls silent, and its capture (A-FIRE, A-BOARD). */
export const FORT_LESSON: AdmiralLesson = {
  id: 'fort',
  title: 'lesson.fort',
  about: 'lesson.fort.about',
  learnt: 'lesson.fort.learnt',
  buoy: null,
  position: lessonPosition({
    sea: SEA,
    toward: 'N',
    ships: [
      { id: LINE, class: 'line', team: 'red', at: 'h4', heading: 'E' },
      { id: FRIGATE, class: 'frigate', team: 'red', at: 'e6', heading: 'N' },
      { id: 'blue-brig', class: 'brig', team: 'blue', at: 'n10', heading: 'N', sailDamage: 5 },
    ],
    forts: [{ id: FORT, team: 'blue', at: 'h6' }],
    dice: [5],
    // a ruleset is plain JSON by its schema; only its type does not say so
    options: { ruleset: NUMBERS as unknown as Json },
  }),
  goal: (view) => fortIn(view)?.at ?? null,
  steps: [
    {
      title: 'lesson.fort.salvo',
      text: 'lesson.fort.salvo.text',
      done: isSalvo,
      astray: anyOf(firesAlone, idle(LINE)),
      missed: (view) => (isBeaten(view) ? 'lesson.fort.missed' : needs(LINE, FRIGATE)(view)),
      by: (view) => cellOf(view, LINE),
      next: (view) => [fortIn(view)?.at ?? 0],
    },
    {
      title: 'lesson.fort.silence',
      text: 'lesson.fort.silence.text',
      done: ({ after }) => isBeaten(after),
      missed: needs(LINE),
      next: (view) => [fortIn(view)?.at ?? 0],
    },
    {
      title: 'lesson.fort.port',
      text: 'lesson.fort.port.text',
      done: (deed) => isBeaten(deed.after) && landing(deed.after)[0] === fortIn(deed.after)?.at && !isPassing(deed),
      astray: idle(LINE),
      missed: needs(LINE),
      by: (view) => cellOf(view, LINE),
      next: landing,
    },
    {
      title: 'lesson.fort.take',
      text: 'lesson.fort.take.text',
      done: ({ after }) => fortIn(after)?.team === 'red',
      astray: idle(LINE),
      missed: needs(LINE),
      by: (view) => cellOf(view, LINE),
      next: landing,
    },
  ],
}
