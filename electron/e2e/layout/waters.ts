import type { Json } from '../../contract/ipc.ts'
import { again, cellClicks, clicks, inTurn, type Moment, type Position } from './moment.ts'

const SEATS = ['white', 'black'] as const
/** The cells of the teams' ships. */
const HOMES = { white: 'g1', black: 'g13' } as const

interface Waters {
  readonly variant?: 'archipelago'
  readonly tiles?: Position
  /** White's crew, in order; the enemy's only pirate is aboard. */
  readonly crew: readonly Position[]
  readonly more?: Position
}

/** Returns a match on open land round white, which is about to decide. */
function waters({ variant, tiles = {}, crew, more = {} }: Waters) {
  const white = crew.map((man, index) => ({ id: `white-${index + 1}`, type: 'pirate', team: 'white', ...man }))
  const position: Position = {
    game: 'jackal',
    options: { players: 2, crews: 1, ...(variant ? { variant } : { lifeboat: true }) },
    board: { default: { kind: 'empty' }, tiles: { l11: { kind: 'empty', coins: 1 }, ...tiles } },
    teams: SEATS.map((id) => ({ id, ship: HOMES[id], bottles: 1 })),
    pieces: [...white, { id: 'black-1', type: 'pirate', team: 'black', at: HOMES.black }] satisfies Json,
    turn: 'white',
    ...more,
  }
  return { game: 'jackal', options: {}, position } as const
}

const moment = (
  name: string,
  plan: Waters,
  rest: Pick<Moment, 'cells' | 'others' | 'gestures' | 'hovered' | 'buttons'>,
): Moment => ({
  name: `Jackal: ${name}`,
  match: waters(plan),
  people: ['white'],
  seats: SEATS,
  ...rest,
})

/** The kinds of decision that only the lifeboat and the archipelago have. */
export const WATERS_MOMENTS: readonly Moment[] = [
  {
    name: 'Jackal: a ship is placed',
    match: { game: 'jackal', options: { players: 2, crews: 1, variant: 'archipelago' } },
    people: ['white', 'black'],
    seats: SEATS,
    cells: ['a5', 'm5'],
    hovered: 'm5',
  },
  moment(
    'the lifeboat carried to the beach',
    { crew: [{ at: 'l3' }], more: { lifeboat: { at: 'l3' } } },
    { gestures: inTurn(cellClicks('l3'), clicks('btn-carry')), cells: ['l3', 'l2'], hovered: 'l2' },
  ),
  moment(
    'the lifeboat rowed to a swimmer',
    { crew: [{ at: 'e1' }, { at: 'd1' }], more: { lifeboat: { at: 'e1', afloat: true } } },
    { gestures: cellClicks('e1'), cells: ['e1', 'd1'], hovered: 'd1' },
  ),
  again(
    moment(
      'whether to row on after the launch',
      {
        crew: [{ at: 'd1' }, { at: 'g1' }],
        more: {
          lifeboat: { at: 'd1', afloat: true },
          decision: {
            kind: 'arrival',
            flight: false,
            boat: true,
            give: [],
            chain: { piece: 'white-1', origin: 'd2', steps: [{ from: 'd2', to: 'd1', manner: 'straight' }] },
          },
        },
      },
      { cells: ['d1', 'e1'], hovered: 'e1', buttons: ['action-decline'] },
    ),
  ),
  moment(
    'a ship that may sail anywhere',
    { variant: 'archipelago', crew: [{ at: 'g1' }, { at: 'g1' }, { at: 'g1' }] },
    { gestures: cellClicks('g1'), cells: ['g1', 'd1'], hovered: 'd1' },
  ),
  moment(
    'where the bear steps',
    {
      variant: 'archipelago',
      crew: [{ at: 'l11' }, { at: 'b3' }],
      more: { bear: { at: 'h5', wokenBy: 'white' } },
    },
    { gestures: cellClicks('b3'), cells: ['b3', 'b2'], others: ['h5'], hovered: 'b2' },
  ),
  moment(
    'a bottle after the move',
    {
      variant: 'archipelago',
      tiles: { b10: { kind: 'trap' } },
      crew: [{ at: 'b10', trapped: true }, { at: 'l3' }],
      more: { decision: { kind: 'uncork', acted: 'white-2' } },
    },
    { cells: ['b10'], buttons: ['action-decline'] },
  ),
  again(
    moment(
      'thrown by the trampoline',
      {
        variant: 'archipelago',
        tiles: { c3: { kind: 'trampoline' } },
        crew: [{ at: 'c3' }],
        more: {
          decision: {
            kind: 'onward',
            cause: 'trampoline',
            manner: 'straight',
            to: ['e3', 'c5', 'e5'],
            chain: { piece: 'white-1', origin: 'b2', steps: [{ from: 'b2', to: 'c3', manner: 'straight' }] },
          },
        },
      },
      { cells: ['c3', 'e3'], hovered: 'e3' },
    ),
  ),
]
