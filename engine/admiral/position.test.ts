import { describe, expect, it } from 'vitest'
import { openStream } from '../kernel/rng.ts'
import { dealt, fire, sea } from '../testkit/sea.ts'
import { legalMoves } from './moves.ts'
import { parsePosition, printPosition } from './position.ts'

const BATTLE = {
  game: 'admiral',
  options: { captains: 'all', scenario: 'custom' },
  board: {
    width: 24,
    height: 16,
    land: ['h8'],
    reefs: ['j3'],
    forts: [{ id: 'red-fort', team: 'red', at: 'b8', hullDamage: 0, shotsLeft: 2 }],
  },
  wind: { toward: 'W', strength: 'fresh' },
  round: 1,
  teams: [{ id: 'red' }, { id: 'blue' }],
  ships: [
    { id: 'red-brig', class: 'brig', team: 'red', at: 'k5', heading: 'N', captain: 'swift' },
    { id: 'blue-line', class: 'line', team: 'blue', at: 't9', heading: 'S' },
  ],
  turn: 'red',
  dice: [5, 6],
  winds: [{ toward: 'E', strength: 'calm' }],
} as const

const read = (position: unknown) => parsePosition(position, openStream(1, 'deal'))
const [brig, line] = BATTLE.ships

describe('a position', () => {
  it('takes its defaults and is in the activation phase', () => {
    const state = read(BATTLE)
    expect(state.ok && state.value).toMatchObject({
      assigning: [],
      ships: [{ shotsLeft: 1, hullDamage: 0, gold: 0, done: false }, { shotsLeft: 3 }],
    })
  })

  it('is the same after writing and reading', () => {
    const state = read(BATTLE)
    expect(state.ok && read(JSON.parse(JSON.stringify(printPosition(state.value))))).toEqual(state)
  })

  it('is in the assignment phase if it is marked so', () => {
    const ships = BATTLE.ships.map(({ id, class: name, team, at, heading }) => ({ id, class: name, team, at, heading }))
    const state = read({ ...BATTLE, ships, phase: 'assign' })
    expect(state.ok && state.value.assigning).toEqual(['red', 'blue'])
  })

  it('goes on with a move under way', () => {
    const state = read({ ...BATTLE, moving: { ship: 'red-brig', left: 2 } })
    expect(state.ok && state.value.activation).toMatchObject({ ship: 'red-brig', stage: 'moving', left: 2 })
  })

  it('may omit the units of an offer: then all of the seat that bear may fire, at the ship under way', () => {
    const ships = [
      ...BATTLE.ships,
      { id: 'blue-brig', class: 'brig', team: 'blue', at: 'm5', heading: 'N' },
      { id: 'red-line', class: 'line', team: 'red', at: 't10', heading: 'N' },
    ]
    const offer = { to: 'blue', kind: 'crossing' }
    const state = read({ ...BATTLE, ships, moving: { ship: 'red-brig', left: 2 }, offer })
    expect(state.ok && legalMoves(state.value, 'blue')).toEqual([
      { kind: 'fire', ship: 'blue-brig', target: 'red-brig', shots: 1, aim: 'hull' },
      { kind: 'fire', ship: 'blue-brig', target: 'red-brig', shots: 1, aim: 'sails' },
      { kind: 'decline' },
    ])
  })

  it('keeps an offer and its remaining tasks', () => {
    const ships = { 'red-line': 'k8 N', 'blue-line': ['m8 N', { captain: 'swift' }] } as const
    const game = sea({ ships, options: { captains: 'all' } })
    game.play(fire('red-line', 'blue-line'))
    const state = read(JSON.parse(JSON.stringify(game.position())))
    expect(state.ok && state.value).toEqual(game.state)
  })

  const ship = (change: object) => ({ ...BATTLE, ships: [{ ...brig, ...change }, line] })
  it.each<[string, unknown, string]>([
    ['a ship off the field', ship({ at: 'k17' }), 'ships.0.at'],
    ['a ship on land', ship({ at: 'h8' }), 'ships.0.at'],
    ['a ship on a reef', ship({ at: 'j3' }), 'ships.0.at'],
    ['a ship in a fort', ship({ at: 'b8' }), 'ships.0.at'],
    ['no cell', ship({ at: '5k' }), 'ships.0.at'],
    ['two ships in a cell', ship({ at: 't9' }), 'ships'],
    ['two of a name', ship({ id: 'blue-line' }), 'ships'],
    ['an unknown class', ship({ class: 'raft' }), 'ships.0.class'],
    ['an unknown heading', ship({ heading: 'NNE' }), 'ships.0.heading'],
    ['more damage than hull', ship({ hullDamage: 3 }), 'ships.0.hullDamage'],
    ['more torn sails than there are', ship({ sailDamage: 6 }), 'ships.0.sailDamage'],
    ['more shots than guns', ship({ shotsLeft: 2 }), 'ships.0.shotsLeft'],
    ['an unknown captain', ship({ captain: 'hook' }), 'ships.0.captain'],
    ['an unknown key', ship({ mast: 3 }), 'ships.0.mast'],
    ['a team that takes no part', ship({ team: 'green' }), 'ships'],
    ['the same captain twice', { ...BATTLE, ashore: [{ team: 'red', card: 'swift', fort: 'red-fort' }] }, 'ships'],
    ['a die with seven', { ...BATTLE, dice: [7] }, 'dice.0'],
    ['a wind from nowhere', { ...BATTLE, wind: { toward: 'up', strength: 'fresh' } }, 'wind.toward'],
    ['a turn of nobody', { ...BATTLE, turn: 'gold' }, 'turn'],
    ['an offer to nobody', { ...BATTLE, offer: { to: 'gold', kind: 'answer' } }, 'offer.to'],
    ['a name that is none', ship({ id: '__proto__' }), 'ships.0.id'],
    ['one team', { ...BATTLE, teams: [{ id: 'red' }] }, 'teams'],
    ['land off the field', { ...BATTLE, board: { ...BATTLE.board, land: ['z99'] } }, 'board'],
    ['a reef on land', { ...BATTLE, board: { ...BATTLE.board, reefs: ['h8'] } }, 'board.reefs'],
    ['a move of a ship that is not there', { ...BATTLE, moving: { ship: 'red-raft', left: 1 } }, 'moving.ship'],
    ['a move of the enemy', { ...BATTLE, moving: { ship: 'blue-line', left: 1 } }, 'moving.ship'],
    ['an unknown option', { ...BATTLE, options: { captain: 'all' } }, 'options.captain'],
  ])('with %s is refused', (_what, position, where) => {
    expect(read(position)).toMatchObject({ ok: false, problem: { where, reason: { code: expect.any(String) } } })
  })

  it('hides future luck from every viewer', () => {
    const game = sea({ ships: {}, dice: [1, 2], winds: BATTLE.winds })
    for (const viewer of ['red', 'blue', 'spectator']) {
      expect(game.view(viewer)).not.toHaveProperty('dice')
      expect(game.view(viewer)).not.toHaveProperty('winds')
    }
  })
})

it('options infer the number of players from the alliances, and need an opponent', () => {
  expect(
    dealt({
      alliances: [
        ['red', 'green'],
        ['blue', 'gold'],
      ],
    }).state.teams,
  ).toHaveLength(4)
  expect(() => dealt({ alliances: [['red', 'blue']] })).toThrow('nobody to fight')
})

it.each([['x'.repeat(25)], [' Lark'], [''], ['La\u0007rk'], ['a\nb']])('options refuse a ship called %j', (name) => {
  expect(() => dealt({ shipNames: { red: [name] } })).toThrow()
  expect(dealt({ shipNames: { red: ['Зимородок', 'L’Étoile'] } }).state.options.shipNames).toEqual({
    red: ['Зимородок', 'L’Étoile'],
  })
})
