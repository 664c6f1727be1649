import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/admiral/cells.ts'
import { parsePosition } from '../../../engine/admiral/position.ts'
import { admiral } from '../../../engine/admiral/rules.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { randomSea } from '../../../engine/testkit/randomSea.ts'
import { sea } from '../../../engine/testkit/sea.ts'
import { comparedShots } from '../../testkit/shotLaw.ts'
import { cellSpot } from '../table/anchors.ts'
import { admiralShots, findAdmiralShot } from './shots.ts'

function seaOf(seed: number): AdmiralState {
  const options = { scenario: 'treasure', captains: 'all', rememberCaptains: false, roundLimit: 3 }
  const parsed = parsePosition(randomSea(openStream(seed, 'sea'), options, 2), openStream(seed, 'deal'))
  if (!parsed.ok) throw new Error(`sea ${seed}: ${parsed.problem.where}: ${parsed.problem.what}`)
  return parsed.value
}

it.each([3, 4, 5])('a hidden captain never moves the camera on the sea of seed %i', (seed) => {
  const start = seaOf(seed)
  const viewer = admiral.seats(start)[0] ?? 'red'
  const compared = comparedShots(admiral, start, { seed, moves: 250, viewer }, findAdmiralShot)
  expect(compared.filter(({ shown }) => shown).length).toBeGreaterThan(5)
  for (const { shown, toSpectator } of compared) expect(shown).toEqual(toSpectator)
  expect([admiralShots.captainsAssigned, admiralShots.captainLanded, admiralShots.lootShifted]).toEqual([
    null,
    null,
    null,
  ])
})

it('frames all gunners and targets; a salvo outweighs a shot', () => {
  const state = seaOf(3)
  const [one, two, target] = state.ships.flatMap(({ id, at }) => (at === null ? [] : [{ id, at }]))
  if (!one || !two || !target) throw new Error('too few ships afloat')
  const side = ({ id, at }: { id: string; at: AdmiralState['ships'][number]['at'] }) => ({
    ship: id,
    from: at,
    shots: 1,
  })
  const fired = (by: readonly object[]) =>
    findAdmiralShot(state, { kind: 'shotsFired', by, target: target.id, at: target.at } as unknown as AdmiralEvent) // only what shots read
  const salvo = fired([side(one), side(two)])
  for (const { at } of [one, two, target]) {
    expect(salvo?.points).toContainEqual(expect.objectContaining(cellSpot(state.board, at)))
  }
  expect([salvo?.weight, fired([side(one)])?.weight]).toEqual(['great', 'telling'])
})

describe('the important moves of a rival', () => {
  const { state } = sea({ ships: { 'red-brig': 'e5 E', 'blue-line': 'm5 W', 'blue-frigate': 'm9 W' } })
  const sail = (from: string, to: string) => {
    const cells = [from, to].map((name) => parseCell(name) ?? -1)
    return findAdmiralShot(state, {
      kind: 'shipMoved',
      ship: 'red-brig',
      from: cells[0],
      to: cells[1],
    } as unknown as AdmiralEvent) // only what shots read
  }

  it('bring a ship close to an enemy: both are framed, for the others', () => {
    const shot = sail('h5', 'k5')
    expect(shot).toMatchObject({ weight: 'passing', by: 'red' })
    for (const name of ['k5', 'm5'])
      expect(shot?.points).toContainEqual(expect.objectContaining(cellSpot(state.board, parseCell(name) ?? -1)))
  })

  it('are not those on the open sea, nor those of a ship that was close already: only a film follows them', () => {
    expect([sail('e5', 'h5')?.weight, sail('k5', 'l5')?.weight]).toEqual(['quiet', 'quiet'])
  })
})

it('gold brought home and a ship wrecked by a storm are followed, damage by shots stays in the shot', () => {
  const { state } = sea({ ships: { 'red-brig': 'e5 E' } })
  const damaged = (cause: 'shot' | 'storm') =>
    findAdmiralShot(state, { kind: 'hullDamaged', unit: 'red-brig', damage: 1, cause } as AdmiralEvent)
  expect([damaged('storm')?.weight, damaged('shot')?.weight]).toEqual(['telling', 'quiet'])
  const landed = { kind: 'goldLanded', ship: 'red-brig', team: 'red', fort: 'fort', gold: 3 } as AdmiralEvent
  expect(findAdmiralShot(state, landed)?.weight).toBe('great')
})

describe('memorable moments', () => {
  const { state } = sea({ ships: { 'red-brig': 'e5 E', 'blue-line': 'f5 W', 'blue-frigate': 'm9 W' } })
  const at = (name: string) => parseCell(name) ?? -1
  const seen = (event: object) => findAdmiralShot(state, event as AdmiralEvent) // only what shots read

  it.each([
    ['boarding', { kind: 'boardingBegan', ship: 'red-brig', target: 'blue-line' }, ['e5', 'f5'], 'great'],
    ['a prize', { kind: 'shipTaken', ship: 'blue-line', by: 'red-brig' }, ['e5', 'f5'], 'great'],
    ['a sinking', { kind: 'shipSunk', ship: 'blue-line', at: at('f5') }, ['f5'], 'great'],
    ['a captain who shows himself', { kind: 'captainShown', ship: 'red-brig' }, ['e5'], 'telling'],
    ['treasure taken aboard', { kind: 'treasureLoaded', ship: 'red-brig', at: at('e5') }, ['e5'], 'telling'],
    [
      'a critical hit',
      { kind: 'criticalRolled', by: 'red-brig', target: 'blue-line', critical: true },
      ['e5', 'f5'],
      'great',
    ],
    ['the end of the match', { kind: 'matchEnded', winners: ['blue'] }, ['f5', 'm9', 'x16'], 'great'],
  ] as const)('are shown with all participants: %s', (_, event, cells, weight) => {
    const shot = seen(event)
    expect(shot?.weight).toBe(weight)
    for (const cell of cells)
      expect(shot?.points).toContainEqual(expect.objectContaining(cellSpot(state.board, at(cell))))
    expect(shot?.points).toHaveLength(2 * cells.length)
  })
})

it('a fort that falls silent and one that is taken are shown', () => {
  const state = seaOf(3)
  const [fort] = state.forts
  const [ship] = state.ships.filter((one) => one.at !== null)
  if (!fort || !ship) throw new Error('a sea without forts')
  const weights = [
    { kind: 'fortSilenced', fort: fort.id },
    { kind: 'fortTaken', fort: fort.id, by: ship.id, team: ship.team },
  ].map((event) => {
    const shot = findAdmiralShot(state, event as AdmiralEvent) // only what shots read
    expect(shot?.points).toContainEqual(expect.objectContaining(cellSpot(state.board, fort.at)))
    return shot?.weight
  })
  expect(weights).toEqual(['great', 'great'])
})
