import { expect, it } from 'vitest'
import { parsePosition } from '../../../engine/admiral/position.ts'
import { admiral } from '../../../engine/admiral/rules.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import { randomSea } from '../../../engine/testkit/randomSea.ts'
import { comparedShots } from '../../testkit/shotLaw.ts'
import { cellSpot } from './anchors.ts'
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

it('frames everybody who fires and whom they fire at; a salvo outweighs a shot', () => {
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
