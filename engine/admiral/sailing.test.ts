import { describe, expect, it } from 'vitest'
import { finish, sea, steer } from '../testkit/sea.ts'
import { parseCell } from './cells.ts'
import { RULESET } from './data/ruleset.ts'
import { deviation, HEADINGS, type Heading } from './geometry/headings.ts'
import { manoeuvre } from './sailing.ts'
import { SHIP_CLASSES } from './types.ts'

const STRAIGHT = new Set<Heading>(['N', 'E', 'S', 'W'])
const left = (game: ReturnType<typeof sea>) => game.state.activation?.left

describe('A-FRESH: the worked example', () => {
  const begin = () => sea({ ships: { 'red-brig': 'k5 N' }, wind: 'W fresh' })

  it('turns twice to port, gaining by the wind, and runs before it', () => {
    const game = begin()
    expect(game.play(steer('red-brig', 'left'))).toContainEqual({
      kind: 'shipMoved',
      ship: 'red-brig',
      from: 'k5',
      to: 'j6',
      path: ['k6', 'j6'],
      fromHeading: 'N',
      heading: 'NW',
      turn: 'left',
      left: 2,
      calm: false,
    })
    game.play(steer('red-brig', 'left'))
    expect(game.ship('red-brig')).toMatchObject({ at: 'i7', heading: 'W' })
    expect(left(game)).toBe(2)
    game.play(steer('red-brig'))
    game.play(steer('red-brig'))
    expect(game.ship('red-brig')).toMatchObject({ at: 'g7', heading: 'W', done: true })
  })

  it('or turns on to the south-west and falls below zero: the manoeuvre is made, the move is over', () => {
    const game = begin()
    for (const turn of ['left', 'left', 'left']) game.play(steer('red-brig', turn))
    expect(game.ship('red-brig')).toMatchObject({ at: 'h6', heading: 'SW', done: true })
  })
})

describe('A-FRESH: points at the beginning of a move', () => {
  const cases = SHIP_CLASSES.flatMap((name) =>
    HEADINGS.flatMap((heading) => HEADINGS.map((toward) => ({ name, heading, toward }))),
  )

  it.each(cases)('$name heading $heading with the wind toward $toward', ({ name, heading, toward }) => {
    const { straight, diagonal } = RULESET.classes[name]
    const apart = Math.abs(HEADINGS.indexOf(heading) - HEADINGS.indexOf(toward))
    const points = (STRAIGHT.has(heading) ? straight : diagonal).value - Math.min(apart, 8 - apart)
    const game = sea({ ships: { [`red-${name}`]: `k8 ${heading}` }, wind: `${toward} fresh` })
    expect(game.offers(steer(`red-${name}`))).toBe(points > 0)
    if (points <= 0) return
    const events = game.play(steer(`red-${name}`))
    expect(events).toContainEqual({ kind: 'sailsSet', ship: `red-${name}`, left: points, helped: false })
    expect(events).toContainEqual(expect.objectContaining({ kind: 'shipMoved', left: points - 1 }))
  })

  it('are fewer by every torn sail, and none without sails', () => {
    expect(sea({ ships: { 'red-brig': ['k8 N', { sailDamage: 5 }] } }).offers(steer('red-brig'))).toBe(false)
    const game = sea({ ships: { 'red-brig': ['k8 N', { sailDamage: 2 }] } })
    game.play(steer('red-brig'))
    expect(left(game)).toBe(2)
  })
})

describe('A-FRESH: manoeuvres', () => {
  it.each([
    ['N', 'left', ['k9', 'j9'], 'NW'],
    ['N', 'right', ['k9', 'l9'], 'NE'],
    ['E', 'left', ['l8', 'l9'], 'NE'],
    ['E', 'right', ['l8', 'l7'], 'SE'],
    ['S', 'left', ['k7', 'l7'], 'SE'],
    ['S', 'right', ['k7', 'j7'], 'SW'],
    ['W', 'left', ['j8', 'j7'], 'SW'],
    ['W', 'right', ['j8', 'j9'], 'NW'],
    ['NE', 'left', ['l9'], 'N'],
    ['NE', 'right', ['l9'], 'E'],
    ['SE', 'left', ['l7'], 'E'],
    ['SE', 'right', ['l7'], 'S'],
    ['SW', 'left', ['j7'], 'S'],
    ['SW', 'right', ['j7'], 'W'],
    ['NW', 'left', ['j9'], 'W'],
    ['NW', 'right', ['j9'], 'N'],
  ] as const)('heading %s, a turn to the %s goes through %s and ends heading %s', (heading, turn, path, after) => {
    expect(manoeuvre(parseCell('k8') ?? 0, heading, turn)).toEqual({ path: path.map(parseCell), heading: after })
  })

  it.each(
    HEADINGS.flatMap((heading) =>
      HEADINGS.flatMap((wind) => ['left', 'right'].map((turn) => ({ heading, wind, turn }))),
    ),
  )(
    'heading $heading, wind toward $wind, $turn: one point, one more for a diagonal, one won or lost by the wind',
    ({ heading, wind, turn }) => {
      const game = sea({ ships: { 'red-frigate': `k8 ${heading}` }, wind: `${wind} fresh` })
      const points = (STRAIGHT.has(heading) ? 6 : 5) - deviation(heading, wind)
      const after = HEADINGS[(HEADINGS.indexOf(heading) + (turn === 'right' ? 1 : 7)) % 8] ?? 'N'
      const won = deviation(after, wind) < deviation(heading, wind) ? 1 : -1
      const moved = game.play(steer('red-frigate', turn)).find((event) => event.kind === 'shipMoved')
      expect(moved).toMatchObject({ heading: after, left: points - 1 - (STRAIGHT.has(heading) ? 1 : 0) + won })
    },
  )

  it('need both cells of a turn from a straight heading free', () => {
    const ahead = sea({ ships: { 'red-brig': 'k8 N' }, board: { reefs: ['k9'] } })
    expect(ahead.offers({ kind: 'steer', ship: 'red-brig' })).toBe(false)
    const aside = sea({ ships: { 'red-brig': 'k8 N' }, board: { land: ['j9'] } })
    expect(aside.offers(steer('red-brig', 'left'))).toBe(false)
    expect(aside.offers(steer('red-brig', 'right'))).toBe(true)
  })

  it('do not pass between two land cells that touch, but between land and a reef (A-FIELD)', () => {
    expect(sea({ ships: { 'red-brig': 'k8 NE' }, board: { land: ['k9', 'l8'] } }).refusal(steer('red-brig'))).toBe(
      'way-blocked',
    )
    expect(
      sea({ ships: { 'red-brig': 'k8 NE' }, board: { land: ['k9'], reefs: ['l8'] } }).refusal(steer('red-brig')),
    ).toBeNull()
  })

  it('never leave the field (A-FIELD)', () => {
    expect(sea({ ships: { 'red-brig': 'k16 N' } }).refusal(steer('red-brig'))).toBe('way-blocked')
    expect(sea({ ships: { 'red-brig': 'x8 E' }, wind: 'E fresh' }).refusal(steer('red-brig'))).toBe('way-blocked')
  })
})

describe('A-FRESH: turning on the spot', () => {
  it('by 45°, a brig by 90°, and no move after it', () => {
    const game = sea({ ships: { 'red-brig': 'k8 N', 'red-line': 'c8 N' } })
    const turns = (ship: string) => HEADINGS.filter((heading) => game.offers({ kind: 'turn', ship, heading }))
    expect(turns('red-line')).toEqual(['NE', 'NW'])
    expect(turns('red-brig')).toEqual(['NE', 'E', 'W', 'NW'])
    game.play({ kind: 'turn', ship: 'red-line', heading: 'NE' })
    expect(game.ship('red-line')).toMatchObject({ heading: 'NE', done: true })
  })

  it('is also possible without points to move', () => {
    expect(sea({ ships: { 'red-line': 'k8 S' } }).offers({ kind: 'turn', ship: 'red-line', heading: 'SE' })).toBe(true)
  })
})

describe('A-CALM', () => {
  it('lets a brig move one cell straight or turn, not both', () => {
    const game = sea({ ships: { 'red-brig': 'k8 E', 'blue-line': ['l7 N', { shotsLeft: 0 }] }, wind: 'N calm' })
    expect(game.offers(steer('red-brig', 'left'))).toBe(false)
    game.play(steer('red-brig'))
    expect(game.ship('red-brig')).toMatchObject({ at: 'l8' })
    expect(game.refusal(steer('red-brig'))).toBe('move-is-over')
    expect(game.refusal({ kind: 'turn', ship: 'red-brig', heading: 'NE' })).toBe('move-is-over')
  })

  it.each([
    ['brig', 'NE', 0, false],
    ['brig', 'NE', 1, true],
    ['brig', 'N', 0, true],
    ['brig', 'N', 1, true],
    ['line', 'N', 0, false],
    ['line', 'N', 1, true],
    ['galleon', 'E', 2, true],
    ['frigate', 'NE', 1, false],
  ])('a %s heading %s after %i calms with that heading moves: %s', (name, heading, calmRounds, moves) => {
    const game = sea({ ships: { [`red-${name}`]: [`k8 ${heading}`, { calmRounds }] }, wind: 'S calm' })
    expect(game.offers(steer(`red-${name}`))).toBe(moves)
  })

  it('torn sails do not hinder', () => {
    const game = sea({ ships: { 'red-brig': ['k8 N', { sailDamage: 5 }] }, wind: 'S calm' })
    expect(game.offers(steer('red-brig'))).toBe(true)
  })

  const round = (game: ReturnType<typeof sea>) => {
    const before = game.state.round
    while (game.state.round === before) game.play(game.moves().find((move) => move.kind === 'finish') ?? {})
  }
  const calms = [1, 2, 3, 4].map(() => ({ toward: 'N', strength: 'calm' }))

  it('counts whole calm rounds with the heading kept', () => {
    const game = sea({ ships: { 'red-line': 'k8 N', 'red-galleon': 'c8 N' }, wind: 'N calm', winds: calms })
    game.play({ kind: 'turn', ship: 'red-galleon', heading: 'NE' })
    round(game)
    expect(game.ship('red-line')).toMatchObject({ calmRounds: 1 })
    expect(game.ship('red-galleon')).toMatchObject({ calmRounds: 0 })
  })

  it('allows the second calm’s cell once in two calms', () => {
    const game = sea({ ships: { 'red-line': ['k8 N', { calmRounds: 1 }] }, wind: 'N calm', winds: calms })
    const canMove = () => {
      if (game.actor === 'blue') for (const ship of ['blue-far']) game.play(finish(ship))
      return game.offers(steer('red-line'))
    }
    game.play(steer('red-line'))
    round(game)
    expect(canMove()).toBe(false)
    round(game)
    expect(canMove()).toBe(true)
  })
})
