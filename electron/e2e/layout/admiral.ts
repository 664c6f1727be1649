import { type Battle, battle, FORT, ship } from './battle.ts'
import { again, cellClicks, clicks, inTurn, keys, type Moment, type Position } from './moment.ts'

const admiral = (name: string, plan: Battle, rest: Omit<Moment, 'name' | 'match' | 'people' | 'seats'>): Moment => ({
  name: `Admiral: ${name}`,
  match: battle(plan),
  people: ['red'],
  seats: plan.seats ?? ['red', 'blue'],
  ...rest,
})

/** Returns the part of a moment's name for `FORT`, red's fifth unit. */
const under = (board: Position): string => (board === FORT ? ', under two rows of ships' : '')

/** Returns the moment of a course planned from one cell to another. */
const course = (from: string, heading: string, to: string, board: Position = {}): Moment =>
  admiral(
    `a course from ${from} to ${to}${under(board)}`,
    { ships: [ship('red-1', 'frigate', from, heading)], board },
    {
      gestures: cellClicks(from),
      cells: [from, to],
      hovered: to,
      buttons: ['order-sail'],
    },
  )

/** Returns the moment of a shot, with the ship that fires and the one fired at. */
const fire = (from: string, heading: string, at: string, board: Position = {}): Moment =>
  admiral(
    `fire from ${from} at ${at}${under(board)}`,
    { ships: [ship('red-1', 'line', from, heading), ship('blue-1', 'galleon', at, 'N')], board },
    { gestures: cellClicks(from, at), cells: [from, at], hovered: at, buttons: ['btn-fire'] },
  )

/** Returns the moment of an offer to red in blue's turn. */
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
  again(
    admiral(
      'nobody chosen, under two rows of ships',
      { ships: [ship('red-1', 'line', 'l16', 'N')], board: FORT },
      { cells: ['l16', 'l15'], buttons: ['end-turn'] },
    ),
  ),
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
  again(course('l13', 'N', 'l15', FORT)),
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
  again(fire('l14', 'E', 'l16', FORT)),
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
      board: FORT,
    },
    { gestures: inTurn(cellClicks('d9'), clicks('order-repair')), cells: ['d9'], buttons: ['btn-repair'] },
  ),
  admiral(
    'a captain sent ashore',
    {
      ships: [ship('red-1', 'line', 'd9', 'N', { captain: 'rapid' })],
      captains: 'all',
      board: FORT,
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
      'how far it sails on each heading',
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
