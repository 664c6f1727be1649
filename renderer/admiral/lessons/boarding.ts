import type { Json } from '../../../electron/contract/ipc.ts'
import { parseCell, sharesSide } from '../../../engine/admiral/cells.ts'
import { RULESET, type Ruleset } from '../../../engine/admiral/data/ruleset.ts'
import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../engine/admiral/types.ts'
import type { PlainTextKey } from '../../i18n/t.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { cellOf, isAfloat } from '../shipCells.ts'
import { alongside } from './approach.ts'
import { anyOf, fired, idle } from './astray.ts'
import { type AdmiralLesson, isPassing } from './lesson.ts'

const LINE = 'red-line'
const BRIG = 'blue-brig'
const GALLEON = 'blue-galleon'

const SEA = [
  '..............',
  '...##.........',
  '....#.........',
  '..............',
  '..............',
  '..............',
  '........+.....',
  '..............',
  '##..........#.',
  '#..........##.',
]

const { line, brig, galleon } = RULESET.classes
/** A hull that no die of the prey outweighs; the prey's guns reach one cell. */
const NUMBERS: Ruleset = {
  ...RULESET,
  classes: {
    ...RULESET.classes,
    line: { ...line, hull: { value: 9, source: 'house' } },
    brig: { ...brig, range: { value: 1, source: 'house' } },
    galleon: { ...galleon, range: { value: 1, source: 'house' } },
  },
}

/** South of the brig, on the way before the wind to the galleon: the prize lies off that way. */
const ALONGSIDE = parseCell('g6')

const isTaken = (view: AdmiralState, ship: string): boolean => shipNamed(view, ship)?.team === 'red'

function liesAlongside(view: AdmiralState): boolean {
  const [own, prey] = [shipNamed(view, LINE)?.at ?? null, shipNamed(view, BRIG)?.at ?? null]
  return own !== null && prey !== null && sharesSide(own, prey)
}

const HOLD_FIRE = fired('lesson.boarding.astray')

const missed = (view: AdmiralState): PlainTextKey | null =>
  [BRIG, GALLEON].every((prey) => isAfloat(view, prey)) ? null : 'lesson.boarding.missed'

/** The lesson about boarding: coming alongside, the fight, a prize and its options from the next round on (A-BOARD). */
export const BOARDING: AdmiralLesson = {
  id: 'boarding',
  title: 'lesson.boarding',
  about: 'lesson.boarding.about',
  learnt: 'lesson.boarding.learnt',
  buoy: null,
  position: lessonPosition({
    sea: SEA,
    toward: 'E',
    ships: [
      { id: LINE, class: 'line', team: 'red', at: 'c6', heading: 'E' },
      { id: BRIG, class: 'brig', team: 'blue', at: 'g7', heading: 'N', hullDamage: 1, sailDamage: 3 },
      { id: GALLEON, class: 'galleon', team: 'blue', at: 'k6', heading: 'N', hullDamage: 2, sailDamage: 4 },
    ],
    dice: [5, 2],
    // a ruleset is plain JSON by its schema; only its type does not say so
    options: { ruleset: NUMBERS as unknown as Json },
  }),
  goal: (view) => cellOf(view, isTaken(view, BRIG) ? GALLEON : BRIG)[0] ?? null,
  steps: [
    {
      title: 'lesson.boarding.alongside',
      text: 'lesson.boarding.alongside.text',
      done: (deed) => liesAlongside(deed.after) && !isPassing(deed),
      astray: anyOf(HOLD_FIRE, idle(LINE)),
      missed,
      next: () => (ALONGSIDE === null ? [] : [ALONGSIDE]),
    },
    {
      title: 'lesson.boarding.board',
      text: 'lesson.boarding.board.text',
      done: ({ after }) => isTaken(after, BRIG),
      astray: anyOf(HOLD_FIRE, idle(LINE)),
      missed,
      next: (view) => alongside(view, LINE, BRIG),
    },
    {
      title: 'lesson.boarding.prize',
      text: 'lesson.boarding.prize.text',
      done: ({ event, after }) =>
        (event.kind === 'shipMoved' || event.kind === 'shipTurned') && event.ship === BRIG && isTaken(after, BRIG),
      astray: anyOf(HOLD_FIRE, idle(BRIG)),
      missed,
      next: (view) => cellOf(view, BRIG),
    },
    {
      title: 'lesson.boarding.second',
      text: 'lesson.boarding.second.text',
      done: ({ after }) => isTaken(after, BRIG) && isTaken(after, GALLEON),
      astray: idle(LINE),
      missed,
      by: (view) => cellOf(view, LINE),
      next: (view) => alongside(view, LINE, GALLEON),
    },
  ],
}
