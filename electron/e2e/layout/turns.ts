import { battle, ship } from './battle.ts'
import { keys, type Moment } from './moment.ts'
import { shooting } from './seaBattle.ts'

/** A normal turn of each game: others have just moved, a piece is chosen, and the pointer is over its target. */
export const TURNS: readonly Moment[] = [
  {
    name: 'Jackal',
    match: { game: 'jackal', options: {} },
    people: ['yellow'],
    seats: ['white', 'red', 'black', 'yellow'],
    gestures: keys('Tab'),
    cells: [],
    hovered: 'l7',
  },
  {
    name: 'Admiral',
    match: battle({
      ships: [
        ship('red-1', 'line', 'l2', 'N', { captain: 'swift' }),
        ship('blue-1', 'line', 'l15', 'S', { captain: 'rapid' }),
        ship('blue-2', 'frigate', 'n15', 'S'),
        ship('blue-3', 'galleon', 'p15', 'S'),
      ],
      captains: 'all',
    }),
    people: ['blue'],
    seats: ['red', 'blue'],
    gestures: keys('Tab'),
    cells: [],
    hovered: 'l13',
  },
  {
    ...shooting('', ['a10', 'b10', 'a1'], { cells: [], hovered: 'far/e5' }),
    name: 'Sea Battle',
    people: ['south'],
  },
]
