import type { Json } from '../../contract/ipc.ts'
import { again, cellClicks, clicks, inTurn, keys, type Moment, type Position } from './moment.ts'

/** A ship as positions have it; the battle names her team's seat. */
interface Ship {
  readonly [key: string]: Json
}

interface Battle {
  readonly ships: readonly Ship[]
  readonly seats?: readonly string[]
  readonly captains?: Json
  readonly more?: Position
  readonly board?: Position
}

const ship = (id: string, type: string, at: string, heading: string, more: Position = {}): Ship => ({
  id,
  class: type,
  team: id.split('-')[0] ?? 'red',
  at,
  heading,
  ...more,
})

/** Ships that lie out of the way, so that the squadrons are whole in the panels. */
const RED = [
  ship('red-2', 'brig', 'c14', 'E'),
  ship('red-3', 'frigate', 'e15', 'E'),
  ship('red-4', 'galleon', 'c2', 'E'),
]
const BLUE = [ship('blue-2', 'brig', 'w14', 'W'), ship('blue-3', 'line', 'v2', 'W')]

function battle({ ships, seats = ['red', 'blue'], captains = 'none', more = {}, board = {} }: Battle) {
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

const admiral = (name: string, plan: Battle, rest: Omit<Moment, 'name' | 'match' | 'people' | 'seats'>): Moment => ({
  name: `Admiral: ${name}`,
  match: battle(plan),
  people: ['red'],
  seats: plan.seats ?? ['red', 'blue'],
  ...rest,
})

/** A course planned from a cell to another. */
const course = (from: string, heading: string, to: string): Moment =>
  admiral(
    `a course from ${from} to ${to}`,
    { ships: [ship('red-1', 'frigate', from, heading)] },
    {
      gestures: cellClicks(from, to),
      cells: [from, to],
      hovered: to,
      buttons: ['btn-sail'],
    },
  )

/** Who fires and who is fired at. */
const fire = (from: string, heading: string, at: string): Moment =>
  admiral(
    `fire from ${from} at ${at}`,
    { ships: [ship('red-1', 'line', from, heading), ship('blue-1', 'galleon', at, 'N')] },
    { gestures: cellClicks(from, at), cells: [from, at], hovered: at, buttons: ['btn-fire'] },
  )

/** An offer to red in blue's turn. */
function offer(kind: string, plan: Position = {}): Moment {
  return admiral(
    `the offer ${kind}`,
    {
      ships: [ship('red-1', 'line', 'k9', 'N', { captain: 'swift' }), ship('blue-1', 'frigate', 'n9', 'N')],
      captains: 'all',
      more: {
        turn: 'blue',
        activation: { ship: 'blue-1', stage: 'begun', left: 2 },
        offer: { to: 'red', kind, by: ['red-1'], at: ['blue-1'] },
        ...plan,
      },
    },
    { cells: ['k9', 'n9'], buttons: kind === 'loot' ? ['btn-loot'] : ['btn-fire', 'offer-decline'] },
  )
}

/** Every kind of decision of Admiral, with ships near the panels. */
export const ADMIRAL_MOMENTS: readonly Moment[] = [
  {
    name: 'Admiral: captains are given to ships',
    match: { game: 'admiral', options: { players: 2, scenario: 'duel', captains: 3 } },
    people: ['red'],
    seats: ['red', 'blue'],
    cells: [],
    buttons: ['assign-random'],
  },
  admiral('nobody chosen', { ships: [ship('red-1', 'line', 'l2', 'N')] }, { cells: ['l2'], buttons: ['end-turn'] }),
  admiral(
    'a ship chosen',
    { ships: [ship('red-1', 'line', 'c8', 'N')] },
    { gestures: cellClicks('c8'), cells: ['c8'], buttons: ['order-sail', 'order-finish', 'end-turn'] },
  ),
  course('k8', 'E', 'o8'),
  again(course('d4', 'N', 'd8')),
  again(course('b3', 'N', 'b6')),
  again(course('t13', 'N', 't15')),
  again(course('u5', 'E', 'w5')),
  course('l3', 'S', 'l1'),
  again(course('d2', 'E', 'g2')),
  admiral(
    'a turn on the spot',
    { ships: [ship('red-1', 'line', 'l3', 'N')] },
    { gestures: inTurn(cellClicks('l3'), clicks('order-turn')), cells: ['l3'], buttons: ['btn-sail'] },
  ),
  again(fire('k8', 'N', 'n8')),
  again(fire('r8', 'N', 'u8')),
  again(fire('e4', 'N', 'b4')),
  again(fire('l13', 'E', 'l15')),
  fire('l3', 'E', 'l1'),
  admiral(
    'a salvo',
    {
      ships: [
        ship('red-1', 'line', 'k8', 'N'),
        ship('red-4', 'galleon', 'm8', 'N'),
        ship('blue-1', 'galleon', 'l8', 'N'),
      ],
    },
    {
      gestures: inTurn(cellClicks('k8', 'l8'), clicks('salvo-all')),
      cells: ['k8', 'l8'],
      buttons: ['btn-fire'],
    },
  ),
  admiral(
    'boarding',
    {
      ships: [
        ship('red-1', 'frigate', 'm3', 'N', { captain: 'berserk' }),
        ship('blue-1', 'galleon', 'm4', 'N', { hullDamage: 1 }),
      ],
      captains: 'all',
    },
    { gestures: inTurn(cellClicks('m3'), clicks('order-board')), cells: ['m3', 'm4'], buttons: ['btn-board'] },
  ),
  admiral(
    'repair',
    {
      ships: [ship('red-1', 'line', 'd9', 'N', { hullDamage: 2, sailDamage: 2 })],
      board: { land: ['c9'], forts: [{ id: 'fort', team: 'red', at: 'c9' }] },
    },
    { gestures: inTurn(cellClicks('d9'), clicks('order-repair')), cells: ['d9'], buttons: ['btn-repair'] },
  ),
  admiral(
    'a captain sent ashore',
    {
      ships: [ship('red-1', 'line', 'd9', 'N', { captain: 'rapid' })],
      captains: 'all',
      board: { land: ['c9'], forts: [{ id: 'fort', team: 'red', at: 'c9' }] },
    },
    { gestures: inTurn(cellClicks('d9'), clicks('order-captain')), cells: ['d9'] },
  ),
  admiral(
    'the turn ended while some have not acted',
    { ships: [ship('red-1', 'line', 'k8', 'N')] },
    { gestures: clicks('end-turn'), cells: [], buttons: ['end-sure'] },
  ),
  admiral(
    'why something cannot be done',
    { ships: [ship('red-1', 'line', 'u4', 'N')] },
    { gestures: inTurn(cellClicks('u4'), keys('KeyB')), cells: ['u4'], buttons: ['why-rule'] },
  ),
  admiral(
    'danger shown',
    { ships: [ship('red-1', 'line', 'k8', 'N')] },
    { gestures: inTurn(cellClicks('k8'), keys('KeyD')), cells: ['k8'] },
  ),
  again(
    admiral(
      'danger of the next round shown',
      { ships: [ship('red-1', 'line', 'k8', 'N')] },
      { gestures: inTurn(cellClicks('k8'), keys('Shift+KeyD')), cells: ['k8'] },
    ),
  ),
  again(
    admiral(
      'how far she sails on each heading',
      { ships: [ship('red-1', 'line', 'k8', 'N')] },
      { gestures: inTurn(cellClicks('k8'), keys('KeyW')), cells: ['k8'], buttons: ['order-sail', 'end-turn'] },
    ),
  ),
  again(
    admiral(
      'a course broken off half way',
      {
        ships: [ship('red-1', 'frigate', 'k8', 'N')],
        more: { moving: { ship: 'red-1', left: 2 } },
      },
      { cells: ['k8', 'k9'], hovered: 'k9', buttons: ['order-sail', 'end-turn'] },
    ),
  ),
  again(
    admiral(
      'a ship chosen in a calm',
      { ships: [ship('red-1', 'line', 'c8', 'N')], more: { wind: { toward: 'NE', strength: 'calm' } } },
      { gestures: cellClicks('c8'), cells: ['c8'], buttons: ['order-finish', 'end-turn'] },
    ),
  ),
  admiral(
    'a course under fire',
    {
      ships: [ship('red-1', 'frigate', 'k3', 'N'), ship('blue-1', 'line', 'm6', 'N', { captain: 'swift' })],
      captains: 'all',
    },
    { gestures: cellClicks('k3', 'k6'), cells: ['k3', 'k6'], hovered: 'k6', buttons: ['btn-sail'] },
  ),
  admiral(
    'a ship chosen among four squadrons',
    {
      ships: [
        ship('red-1', 'line', 'l2', 'N'),
        ship('green-1', 'line', 'l15', 'S'),
        ship('green-2', 'brig', 'm14', 'S'),
        ship('gold-1', 'frigate', 'k14', 'S'),
        ship('gold-2', 'galleon', 's9', 'W'),
      ],
      seats: ['red', 'blue', 'green', 'gold'],
    },
    { gestures: cellClicks('l2'), cells: ['l2'], buttons: ['order-sail', 'order-finish', 'end-turn'] },
  ),
  offer('answer'),
  offer('first'),
  offer('ready'),
  offer('boarding'),
  offer('loot', { activation: { ship: 'red-1', stage: 'begun', left: 2 }, turn: 'red' }),
]
