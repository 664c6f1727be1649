import type { RunningApp } from '../driver/app.ts'
import { clicks, type Moment } from './moment.ts'

const NORTH = ['a1 a2 a3 a4', 'c1 c2 c3', 'e1 e2 e3', 'g1 g2', 'i1 i2', 'a6 a7', 'c6', 'e6', 'g6', 'i6']
const SOUTH = ['a10 b10 c10 d10', 'f10 g10 h10', 'a8 b8 c8', 'j9 j10', 'e8 f8', 'h7 h8', 'j7', 'a6', 'c6', 'e6']

const fleet = (flag: string, ships: readonly string[]) => ({ flag, ships: ships.map((one) => one.split(' ')) })

const people = { people: ['north'], seats: ['north', 'south'] } as const

const placing = (name: string, rest: Omit<Moment, 'name' | 'match' | 'people' | 'seats'>): Moment => ({
  name: `Sea Battle: ${name}`,
  match: { game: 'sea-battle', options: {} },
  ...people,
  ...rest,
})

/** Returns a moment in which north is about to fire. */
export const shooting = (
  name: string,
  fired: readonly string[],
  rest: Omit<Moment, 'name' | 'match' | 'people' | 'seats'>,
): Moment => ({
  name: `Sea Battle: ${name}`,
  match: {
    game: 'sea-battle',
    options: {},
    position: {
      game: 'sea-battle',
      fleets: { north: fleet('pirates', NORTH), south: fleet('royal', SOUTH) },
      shots: { north: [...fired], south: ['a1', 'a2', 'b9', 'j10'] },
      turn: 'north',
    },
  },
  ...people,
  ...rest,
})

const takeInHand = async (app: RunningApp) => app.clickCell('harbour/0')

const CORNERS = ['near/a1', 'near/j1', 'far/a1', 'far/j1', 'far/a10', 'far/j10']
const PLACING_BUTTONS = ['place-random', 'place-confirm']

/** Every kind of decision of Sea Battle. */
export const SEA_BATTLE_MOMENTS: readonly Moment[] = [
  placing('nothing placed', { cells: ['near/a1', 'near/j1', 'harbour/0'], buttons: PLACING_BUTTONS }),
  placing('a ship in hand', {
    gestures: takeInHand,
    cells: ['near/a1', 'near/j1', 'near/e5'],
    hovered: 'near/e5',
    buttons: ['place-turn', 'place-confirm'],
  }),
  placing('the fleet placed', {
    gestures: clicks('place-random'),
    cells: ['near/a1', 'near/j1', 'near/e5'],
    buttons: PLACING_BUTTONS,
  }),
  shooting('the first shot', [], { cells: CORNERS, hovered: 'far/j10' }),
  shooting('a later shot', ['a10', 'b10', 'c10', 'd10', 'a1', 'j7'], { cells: CORNERS, hovered: 'far/a1' }),
  shooting('a cell fired at already', ['a1'], {
    gestures: async (app) => app.clickCell('far/a1'),
    cells: CORNERS,
    hovered: 'far/a1',
  }),
]
