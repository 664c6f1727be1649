import { describe, expect, it } from 'vitest'
import { loadMatch } from '../match/load.ts'
import { createMatch } from '../match/match.ts'
import { SEA_BATTLE } from '../protocol/games.ts'
import { cell, NORTH_SHIPS, SOUTH_SHIPS, ships } from '../testkit/fleet.ts'
import { parseOptions } from './options.ts'
import type { SeaBattleMove } from './types.ts'

const PLACED = {
  north: { kind: 'place', flag: 'pirates', ships: ships(NORTH_SHIPS) },
  south: { kind: 'place', flag: 'royal', ships: ships(SOUTH_SHIPS) },
} as const satisfies Record<string, SeaBattleMove>

function begun() {
  const options = parseOptions({ first: 'north' })
  if (!options.ok) throw new Error(options.problem.what)
  return createMatch(SEA_BATTLE, { options: options.value, seed: 5 })
}

const placed = (...seats: readonly ('north' | 'south')[]) => {
  const match = begun()
  for (const seat of seats) expect(match.play(seat, PLACED[seat])).toMatchObject({ ok: true })
  return match
}

describe('fleets (S-PLACE)', () => {
  it('are asked of both seats at once, and each may place at random', () => {
    expect(begun().awaiting()).toEqual(['north', 'south'])
    for (const seat of ['north', 'south']) expect(begun().moves(seat)).toHaveLength(2)
  })

  it.each([
    ['north', 'south'],
    ['south', 'north'],
  ] as const)('are placed by the %s first: only the other is still asked', (first, second) => {
    const match = placed(first)
    expect(match.awaiting()).toEqual([second])
    expect(match.moves(first)).toEqual([])
    expect(match.play(first, PLACED[first])).toEqual({ ok: false, refusal: 'not-your-turn' })
    expect(match.play(first, { kind: 'fire', at: cell('a1') })).toEqual({ ok: false, refusal: 'not-your-turn' })
  })

  it('begin the same battle in either order, and a record keeps the order', () => {
    const [usual, other] = [placed('north', 'south'), placed('south', 'north')]
    expect(other.state).toEqual(usual.state)
    expect(other.awaiting()).toEqual(['north'])
    for (const content of ['full', 'lean'] as const) {
      const again = loadMatch(SEA_BATTLE, other.record(content))
      expect(again.ok && again.match.entries.map(({ seat }) => seat)).toEqual(['south', 'north'])
      expect(again.ok && again.match.state).toEqual(other.state)
    }
  })

  it('show the other seat only that they are placed', () => {
    const received = JSON.stringify([placed('south').feed('north'), placed('south').view('north')])
    expect(received).toContain('"fleetPlaced"')
    expect(received).not.toContain(JSON.stringify(ships(SOUTH_SHIPS)[0]))
  })
})
