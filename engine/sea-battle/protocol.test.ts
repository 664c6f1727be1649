import { describe, expect, it } from 'vitest'
import { SEA_BATTLE } from '../protocol/games.ts'
import { offer } from '../protocol/table.ts'
import { type BattlePlan, battlePosition, NORTH_SHIPS, SOUTH_SHIPS, shipNames } from '../testkit/fleet.ts'
import { talk } from '../testkit/talk.ts'

const line = () => talk([offer(SEA_BATTLE)])

function loaded(plan: BattlePlan = {}) {
  const protocol = line()
  protocol.ask('match.load', { position: battlePosition(plan) })
  return protocol
}

function begun(options: object = {}, seed = 7) {
  const protocol = line()
  protocol.ask('match.new', { game: 'sea-battle', options, seed })
  return protocol
}

const place = (ships: string, flag = 'pirates') => ({ move: { kind: 'place', flag, ships: shipNames(ships) } })
const fire = (at: string) => ({ move: { kind: 'fire', at } })

describe('the protocol', () => {
  it('describes the options and the bots, and lists no placements by hand', () => {
    expect(line().ask('protocol.info')).toMatchObject({
      games: [
        {
          id: 'sea-battle',
          options: { touch: 'none', shapes: 'straight', first: 'draw', autoMark: true },
          bots: ['easy', 'medium', 'hard'],
          unlistedMoves: ['place'],
        },
      ],
    })
  })

  it.each([{ touch: 'sides' }, { shapes: 'round' }, { first: 'west' }, { autoMark: 'yes' }, { ships: 9 }])(
    'refuses the options %j',
    (options) => {
      expect(line().code('match.new', { game: 'sea-battle', options })).toBe(-32602)
    },
  )

  it('plays from placing to the end, with the current result', () => {
    const match = begun({ first: 'south' })
    expect(match.ask('match.play', place(NORTH_SHIPS))).toMatchObject({ actor: 'south' })
    expect(match.ask('match.play', place(SOUTH_SHIPS, 'royal'))).toMatchObject({ actor: 'south' })
    for (const at of NORTH_SHIPS.split(/,? /).slice(0, -1)) {
      expect(match.ask('match.play', fire(at))).toMatchObject({ actor: 'south' })
    }
    expect(match.ask('match.outcome')).toEqual({
      over: false,
      winners: [],
      scores: { north: 0, south: 9 },
      reason: null,
    })
    expect(match.ask('match.play', fire('i6'))).toMatchObject({ actor: null })
    expect(match.ask('match.outcome')).toEqual({
      over: true,
      winners: ['south'],
      scores: { north: 0, south: 10 },
      reason: 'fleet-sunk',
    })
    expect(match.code('match.play', fire('j10'))).toBe(1001)
    expect(match.ask('match.moves')).toEqual({ actor: null, moves: [] })
  })

  it('opens both fleets to every viewer at the end, and no sooner (S-SECRET)', () => {
    const plan = { north: 'a1 a2, c1 c2', south: 'h8, j10', northFired: 'h8', turn: 'north' } as const
    const match = loaded(plan)
    const seenBy = (viewer: string) => JSON.stringify(match.ask('match.view', { viewer }))
    const receivedBy = (viewer: string) => JSON.stringify(match.ask('match.events', { viewer, since: 0 }))
    for (const viewer of ['south', 'spectator']) expect(seenBy(viewer)).not.toContain('"a2"')
    match.ask('match.play', fire('e5'))
    match.ask('match.play', fire('j1'))
    for (const viewer of ['north', 'spectator']) expect(receivedBy(viewer)).not.toMatch(/"(a2|c1|c2|j10)"/)
    const { events } = match.ask('match.play', fire('j10')) as { events: readonly { kind: string }[] }
    expect(events.map(({ kind }) => kind)).toEqual(['shotFired', 'fleetsOpened', 'matchEnded'])
    for (const viewer of ['north', 'south', 'spectator']) {
      for (const told of [seenBy(viewer), receivedBy(viewer)]) {
        for (const cell of ['a1', 'a2', 'c1', 'c2', 'h8', 'j10']) expect(told).toContain(`"${cell}"`)
      }
    }
  })

  it('plays every move it lists', () => {
    for (const move of loaded().ask('match.moves').moves as object[]) {
      expect(loaded().code('match.play', { move })).toBe(0)
    }
  })

  it('deals the same fleets at random for the same seed', () => {
    const position = (seed: number) => {
      const match = begun({}, seed)
      for (const flag of ['pirates', 'royal']) match.ask('match.play', { move: { kind: 'placeRandom', flag } })
      return match.ask('match.position').position
    }
    expect(position(3)).toEqual(position(3))
    expect(position(3)).not.toEqual(position(4))
  })

  it('names the rule and the wrong cells of a refused placement', () => {
    const { error } = begun().call('match.play', place(NORTH_SHIPS.replace('c6', 'b5')))
    expect(error).toMatchObject({
      code: 1001,
      data: { rule: 'S-PLACE', what: 'ships-touch', cells: ['a4', 'a6', 'b5'] },
    })
  })

  it('names the cell off the field of a refused placement', () => {
    const { error } = begun().call('match.play', place(NORTH_SHIPS.replace('i6', 'k6')))
    expect(error).toMatchObject({ code: 1001, data: { rule: 'S-FIELD', where: 'move.ships.9.0', cells: ['k6'] } })
  })

  it('names the cell of a refused shot', () => {
    const { error } = loaded({ northFired: 'e5' }).call('match.play', fire('e5'))
    expect(error).toMatchObject({ code: 1001, data: { rule: 'S-SHOT', what: 'already-fired', where: 'e5' } })
  })

  it.each<[string, object, number]>([
    ['an unknown flag', place(NORTH_SHIPS, 'dutch'), 1001],
    ['a fleet too small', place('a1'), 1001],
    ['an empty fleet', place(''), 1001],
    ['an empty ship', { move: { kind: 'place', flag: 'royal', ships: [[]] } }, 1001],
    ['a shot while placing', fire('a1'), 1001],
    ['an unknown move', { move: { kind: 'surrender' } }, 1001],
    ['no move', {}, -32602],
    ['a shot without a cell', { move: { kind: 'fire' } }, -32602],
    ['the other’s seat', { ...place(NORTH_SHIPS), seat: 'south' }, 1003],
    ['no seat of the match', { ...place(NORTH_SHIPS), seat: 'west' }, 1003],
  ])('refuses %s and changes nothing', (_, params, code) => {
    const match = begun()
    const before = match.ask('match.position')
    expect(match.code('match.play', params)).toBe(code)
    expect(match.ask('match.position')).toEqual(before)
  })

  it.each([{}, { north: null }, { south: null, north: null }, { northFired: 'e5 a10 j7', southFired: 'a1' }])(
    'reads positions and records again: %j',
    (plan) => {
      const match = loaded(plan)
      match.ask('match.play', { move: (match.ask('match.moves').moves as object[])[0] })
      const { position, actor } = match.ask('match.position')
      const { record } = match.ask('match.record')
      expect(line().ask('match.load', { position })).toEqual({ actor })
      const again = line()
      expect(again.ask('match.load', { record })).toEqual({ actor })
      expect(again.ask('match.position').position).toEqual(position)
    },
  )

  it('shows a placement to no other seat', () => {
    const match = begun()
    match.ask('match.play', place(NORTH_SHIPS))
    const told = (viewer: string) => JSON.stringify(match.ask('match.events', { viewer, since: 0 }))
    expect(told('north')).toContain('"a1"')
    for (const viewer of ['south', 'spectator']) {
      expect(told(viewer)).toContain('"ships":"hidden"')
      expect(told(viewer)).not.toMatch(/"[a-j]\d+"/)
    }
    expect(match.code('match.events', { viewer: 'open', since: 0 })).toBe(-32602)
    expect(match.code('match.view', { viewer: 'open' })).toBe(-32602)
    expect(match.log).toEqual([])
  })

  it.each(['easy', 'medium', 'hard'])('lets the bot %s place and fire', (level) => {
    const match = begun({ touch: 'corners', shapes: 'bent' })
    for (let i = 0; i < 6; i++) match.ask('match.play', { move: match.ask('match.bot', { level }).move })
    const { position } = match.ask('match.position')
    expect(Object.keys((position as { fleets: object }).fleets)).toEqual(['north', 'south'])
  })
})
