import type { Json } from '../../contract/ipc.ts'
import type { Position } from './moment.ts'

/** A ship in the form of positions; the battle names its team's seat. */
interface Ship {
  readonly [key: string]: Json
}

/** The specific parts of a position; the rest is the same in all. */
export interface Battle {
  readonly ships: readonly Ship[]
  readonly seats?: readonly string[]
  readonly captains?: Json
  readonly more?: Position
  readonly board?: Position
}

export const ship = (id: string, type: string, at: string, heading: string, more: Position = {}): Ship => ({
  id,
  class: type,
  team: id.split('-')[0] ?? 'red',
  at,
  heading,
  ...more,
})

/** Ships out of the way, so that the squadrons are complete in the panels. */
const RED = [
  ship('red-2', 'brig', 'c14', 'E'),
  ship('red-3', 'frigate', 'e15', 'E'),
  ship('red-4', 'galleon', 'c2', 'E'),
]
const BLUE = [ship('blue-2', 'brig', 'w14', 'W'), ship('blue-3', 'line', 'v2', 'W')]

/** Returns the match that begins there. */
export function battle({ ships, seats = ['red', 'blue'], captains = 'none', more = {}, board = {} }: Battle) {
  const spare = [...RED, ...BLUE].filter((one) => !ships.some(({ id, at }) => id === one.id || at === one.at))
  const position: Position = {
    game: 'admiral',
    options: { captains, scenario: 'custom', players: seats.length, roundLimit: 30 },
    board: { width: 24, height: 16, ...board },
    wind: { toward: 'NE', strength: 'fresh' },
    round: 12,
    teams: seats.map((id) => ({ id })),
    ships: [...ships, ...spare],
    turn: 'red',
    ...more,
  }
  return { game: 'admiral', options: {}, position } as const
}

/** A fort beside d9, red's fifth: in a small window its squadron takes two rows of the panel. */
export const FORT: Position = { land: ['c9'], forts: [{ id: 'fort', team: 'red', at: 'c9' }] }
