import { describe, expect, it } from 'vitest'
import { openStream } from '../kernel/rng.ts'
import { type BattlePlan, battle, battlePosition, cell } from '../testkit/fleet.ts'
import { parsePosition, printPosition, printView } from './position.ts'
import { seaBattle } from './rules.ts'

const LUCK = () => openStream(0, 'deal')
const read = (input: unknown) => parsePosition(input, LUCK())
const bare = (more: object = {}) => ({ game: 'sea-battle', ...more })

describe('a position', () => {
  it.each<[string, BattlePlan]>([
    ['before both fleets', { north: null, south: null }],
    ['before one fleet', { south: null, turn: 'south', options: { first: 'south' } }],
    ['without shots', {}],
    ['in the middle', { northFired: 'a10 b10 e5', southFired: 'a1 b2', turn: 'south' }],
    ['with a ship down', { northFired: 'e8 f8', options: { touch: 'corners', shapes: 'bent', autoMark: false } }],
    ['that is won', { south: 'c3', northFired: 'c3' }],
    ['with bent ships', { options: { shapes: 'bent' }, south: 'c3 c4 c5 d5, f6 f7 g7' }],
    ['of a side that has nothing to lose', { south: '' }],
  ])('%s reads back as the same state', (_, plan) => {
    const state = battle(plan)
    expect(read(JSON.parse(JSON.stringify(printPosition(state))))).toEqual({ ok: true, value: state })
  })

  it('takes defaults for missing parts', () => {
    expect(read(bare({ options: { first: 'south' } }))).toEqual({
      ok: true,
      value: {
        options: { touch: 'none', shapes: 'straight', first: 'south', autoMark: true },
        fleets: { north: null, south: null },
        shots: { north: [], south: [] },
        sunk: { north: [], south: [] },
        turn: 'south',
        result: null,
      },
    })
  })

  it('takes the usual flags for fleets without one', () => {
    const state = read(bare({ fleets: { north: { ships: [['a1']] }, south: { ships: [['a1']] } }, turn: 'north' }))
    expect(state).toMatchObject({ value: { fleets: { north: { flag: 'pirates' }, south: { flag: 'royal' } } } })
  })

  it('with both fleets is in the firing phase, whatever their size', () => {
    const state = battle({ north: 'a1', south: 'c3 c4', turn: 'south' })
    expect(seaBattle.awaiting(state)).toEqual(['south'])
    expect(seaBattle.legalMoves(state, 'south')).toHaveLength(100)
  })

  it('with a missing fleet is in placement: all sides without one act, with either first shooter', () => {
    expect(seaBattle.awaiting(battle({ north: null, south: null, turn: 'south' }))).toEqual(['north', 'south'])
    expect(seaBattle.awaiting(battle({ north: null, turn: 'south' }))).toEqual(['north'])
    expect(seaBattle.awaiting(battle({ south: null, turn: 'north' }))).toEqual(['south'])
  })

  it.each([
    ['the turn, in the firing phase', { turn: 'south', options: { first: 'north' } }, 'south'],
    ['the option, in placement', { turn: 'south', options: { first: 'north' }, north: null }, 'north'],
    ['the turn, in placement where the option leaves it open', { turn: 'south', north: null }, 'south'],
  ] as const)('gives the firing side by %s', (_, plan, seat) => {
    expect(battle(plan).turn).toBe(seat)
  })

  it('leaves the first shot to the option and then to luck', () => {
    const both = { fleets: { north: { ships: [['a1']] }, south: { ships: [['a1']] } } }
    const turn = (more: object, seed = 0) => {
      const state = parsePosition(bare({ ...both, ...more }), openStream(seed, 'deal'))
      return state.ok ? state.value.turn : null
    }
    expect([turn({ options: { first: 'south' } }), turn({ options: { first: 'north' } })]).toEqual(['south', 'north'])
    expect(new Set(Array.from({ length: 30 }, (_, seed) => turn({}, seed))).size).toBe(2)
  })

  it('is won if a fleet is already sunk', () => {
    expect(battle({ north: 'a1', southFired: 'a1' }).result).toEqual({
      winners: ['south'],
      scores: { north: 0, south: 1 },
      reason: 'fleet-sunk',
    })
  })

  it('keeps the order in which ships sank', () => {
    expect(battle({ south: 'a1, c1, e1', northFired: 'e1 a1' }).sunk.north).toEqual([[cell('e1')], [cell('a1')]])
  })
})

describe('refused', () => {
  const fleets = (south: readonly (readonly string[])[], north = [['a1']]) =>
    bare({ fleets: { north: { ships: north }, south: { ships: south } }, turn: 'north' })
  const shots = (shots: object) => ({ ...battlePosition(), shots })

  it.each<[string, unknown, string, string | undefined]>([
    ['no object', 7, '', undefined],
    ['another game', { game: 'jackal' }, 'game', undefined],
    ['an unknown key', bare({ wind: 'W' }), 'wind', undefined],
    ['an unknown option', bare({ options: { torpedoes: 2 } }), 'options.torpedoes', undefined],
    ['an unknown value of an option', bare({ options: { touch: 'sides' } }), 'options.touch', undefined],
    ['an unknown seat', bare({ turn: 'west' }), 'turn', undefined],
    ['a fleet of nobody', bare({ fleets: { west: { ships: [] } } }), 'fleets.west', undefined],
    ['a fleet without ships said', bare({ fleets: { north: { flag: 'royal' } } }), 'fleets.north.ships', undefined],
    [
      'a hidden fleet',
      bare({ fleets: { north: { flag: 'royal', ships: 'hidden' } } }),
      'fleets.north.ships',
      undefined,
    ],
    ['an unknown flag', bare({ fleets: { north: { flag: 'dutch', ships: [] } } }), 'fleets.north.flag', 'S-FLAG'],
    ['a cell off the field', fleets([['k1']]), 'fleets.south.ships.0.0', 'S-FIELD'],
    ['a ship of no cells', fleets([[]]), 'fleets.south.ships', 'S-PLACE'],
    ['a ship in two parts', fleets([['a1', 'c1']]), 'fleets.south.ships', 'S-PLACE'],
    ['a bent ship in the straight variant', fleets([['a1', 'a2', 'b2']]), 'fleets.south.ships', 'S-PLACE'],
    ['two ships on one cell', fleets([['a1', 'a2'], ['a2']]), 'fleets.south.ships', 'S-PLACE'],
    ['ships that touch', fleets([['a1'], ['b2']]), 'fleets.south.ships', 'S-PLACE'],
    ['no ship at all', fleets([], []), 'fleets', 'S-FLEET'],
    ['a shot off the field', shots({ north: ['a11'] }), 'shots.north.0', 'S-FIELD'],
    ['two shots at one cell', shots({ south: ['a1', 'b1', 'a1'] }), 'shots.south', 'S-SHOT'],
    ['shots before the fleets', bare({ shots: { south: ['a1'] } }), 'shots.south', 'S-PLACE'],
  ])('is %s, with the place', (_, input, where, rule) => {
    const { problem } = { problem: null, ...read(input) }
    expect(problem).toMatchObject({ where, ...(rule && { rule }) })
  })

  it('are illegally placed ships, with their cells', () => {
    expect(read(fleets([['a1'], ['b2'], ['e5']]))).toMatchObject({ problem: { cells: ['a1', 'b2'] } })
  })

  it('is the turn of a side that has fired at every cell without effect', () => {
    const all = Array.from({ length: 100 }, (_, i) => `${'abcdefghij'[i % 10]}${((i / 10) | 0) + 1}`)
    const position = { ...battlePosition({ south: '' }), shots: { north: all } }
    expect(read(position)).toMatchObject({ ok: false, problem: { where: 'turn' } })
    expect(read({ ...position, turn: 'south' }).ok).toBe(true)
  })
})

describe('a view', () => {
  const state = battle({ northFired: 'e5 b10 j7', southFired: 'a1 c6' })

  it('gives its seat its own fleet, and marks in place of the enemy’s ships', () => {
    expect(printView(state, 'south')).toMatchObject({
      fleets: { north: { flag: 'pirates' }, south: { flag: 'royal', ships: expect.anything() } },
      enemy: { hits: ['a1'], misses: [], sunk: [['c6']] },
      shots: { north: ['e5', 'b10', 'j7'], south: ['a1', 'c6'] },
      turn: 'north',
    })
    expect(Object.keys(printView(state, 'south'))).not.toContain('fields')
    expect(printView(state, 'north')).toMatchObject({
      fleets: { south: { flag: 'royal' } },
      enemy: { hits: ['b10'], misses: ['e5'], sunk: [['j7']], empty: ['i6', 'j6', 'i7', 'i8', 'j8'] },
    })
  })

  it('gives spectators the marks on both fields, by the owner of the fleet', () => {
    expect(printView(state, 'spectator')).toMatchObject({
      fleets: { north: { flag: 'pirates' }, south: { flag: 'royal' } },
      fields: { north: { hits: ['a1'], sunk: [['c6']] }, south: { misses: ['e5'], sunk: [['j7']] } },
    })
  })

  it.each(['north', 'south', 'spectator'])(
    'gives the %s both fleets at the end, and the marks as before (S-SECRET)',
    (viewer) => {
      const over = battle({ north: 'a1 a2, c1', south: 'h8', northFired: 'e5 h8', southFired: 'c1' })
      const seen = printView(over, viewer)
      expect(seen).toMatchObject({
        fleets: {
          north: { flag: 'pirates', ships: [['a1', 'a2'], ['c1']] },
          south: { flag: 'royal', ships: [['h8']] },
        },
      })
      expect(Object.keys(seen)).toContain(viewer === 'spectator' ? 'fields' : 'enemy')
      if (viewer === 'south') expect(seen).toMatchObject({ enemy: { hits: [], misses: [], sunk: [['c1']] } })
    },
  )

  it.each([
    ['north', ['a1', 'a2', 'c1', 'h8'], ['h9', 'j10']],
    ['south', ['h8', 'h9', 'j10', 'c1'], ['a1', 'a2']],
    ['spectator', ['c1', 'h8'], ['a1', 'a2', 'h9', 'j10']],
  ] as const)('of the %s names no cell of a hidden fleet that was not hit', (viewer, shown, hidden) => {
    const puzzle = battle({ north: 'a1 a2, c1', south: 'h8 h9, j10', northFired: 'h8', southFired: 'c1' })
    const names = JSON.stringify(printView(puzzle, viewer)).match(/(?<=")[a-j]\d+(?=")/g) ?? []
    expect(names).toEqual(expect.arrayContaining([...shown]))
    expect(names.filter((name) => hidden.some((one) => one === name))).toEqual([])
  })
})
