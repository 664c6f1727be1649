import { ALL_CELLS, cellAt, FIELD_SIZE } from '../../../engine/sea-battle/cells.ts'
import type { Cell, SeaBattleEvent, Ship } from '../../../engine/sea-battle/types.ts'
import { blockedCells, isFleetLaid, shipsLaid } from '../placement/berthing.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { placeOf } from '../table/places.ts'
import { fleetDraft } from './fleetDraft.ts'
import type { SeaBattleLesson } from './lesson.ts'

/** The number of laid ships at which the pupil has seen that they may not touch. */
const HALF = 5

const laid = (): readonly Ship[] => shipsLaid(usePlacement.getState())

/** Returns whether a ship lies down a column. */
const isUpright = ([first = 0, second = 0]: Ship): boolean => second - first === FIELD_SIZE

const putsToSea = (event: SeaBattleEvent): boolean => event.kind === 'fleetPlaced' && event.seat === 'south'

const STEPS: SeaBattleLesson['steps'] = [
  {
    title: 'lesson.fleet.long',
    text: 'lesson.fleet.long.text',
    drafted: () => laid().some(({ length }) => length === 4),
    done: ({ event }) => putsToSea(event),
    next: () => near(cellAt(3, 2)),
  },
  {
    title: 'lesson.fleet.turn',
    text: 'lesson.fleet.turn.text',
    drafted: () => laid().some((ship) => ship.length === 3 && isUpright(ship)),
    done: ({ event }) => putsToSea(event),
    next: () => near(freeColumn(3)),
  },
  {
    title: 'lesson.fleet.gap',
    text: 'lesson.fleet.gap.text',
    drafted: () => laid().length >= HALF,
    done: ({ event }) => putsToSea(event),
  },
  {
    title: 'lesson.fleet.rest',
    text: 'lesson.fleet.rest.text',
    drafted: () => isFleetLaid(usePlacement.getState()),
    done: ({ event }) => putsToSea(event),
  },
  { title: 'lesson.fleet.sea', text: 'lesson.fleet.sea.text', done: ({ event }) => putsToSea(event) },
  {
    title: 'lesson.fleet.shot',
    text: 'lesson.fleet.shot.text',
    done: ({ event }) => event.kind === 'shotFired' && event.by === 'south',
    next: () => [placeOf('far', cellAt(4, 4))],
  },
]

/** The lesson about laying out a fleet (S-PLACE), and the first shot. */
export const FLEET_LESSON: SeaBattleLesson = {
  id: 'fleet',
  title: 'lesson.fleet',
  about: 'lesson.fleet.about',
  learnt: 'lesson.fleet.learnt',
  position: {
    game: 'sea-battle',
    options: { first: 'south' },
    fleets: {
      north: {
        flag: 'pirates',
        ships: [
          ['b2', 'c2', 'd2', 'e2'],
          ['i1', 'i2', 'i3'],
          ['e5', 'f5', 'g5'],
          ['a5', 'a6'],
          ['c8', 'd8'],
          ['j6', 'j7'],
          ['c5'],
          ['g8'],
          ['a10'],
          ['j10'],
        ],
      },
    },
  },
  steps: STEPS,
  draft: fleetDraft(STEPS),
}

const near = (cell: Cell | null): readonly number[] => (cell === null ? [] : [placeOf('near', cell)])

/**
 * Returns the middle of a stretch of a column, from the right, in which a ship of a given length may lie; null if there
 * is none.
 */
function freeColumn(length: number): Cell | null {
  const blocked = new Set(blockedCells(usePlacement.getState()))
  const isFree = (first: Cell) =>
    Array.from({ length }, (_, i) => first + i * FIELD_SIZE).every(
      (cell) => cell < ALL_CELLS.length && !blocked.has(cell),
    )
  const first = [...ALL_CELLS].reverse().find((cell) => isFree(cell))
  return first === undefined ? null : first + Math.floor(length / 2) * FIELD_SIZE
}
