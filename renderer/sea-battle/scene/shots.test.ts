import { expect, it } from 'vitest'
import { openStream } from '../../../engine/kernel/rng.ts'
import { seaBattle } from '../../../engine/sea-battle/rules.ts'
import { comparedShots } from '../../testkit/shotLaw.ts'
import { cellSpot, trayOf } from '../table/anchors.ts'
import { SEA_BATTLE_FINDERS } from './shots.ts'

const options = { touch: 'none', shapes: 'straight', first: 'draw', autoMark: true } as const
const dealt = seaBattle.setup(options, openStream(7, 'deal'))

it.each(['north', 'south'])('the places of fleets never move the camera of %s', (viewer) => {
  const find = SEA_BATTLE_FINDERS.south
  const compared = comparedShots(seaBattle, dealt, { seed: 7, moves: 120, viewer }, find)
  expect(compared.filter(({ shown }) => shown).length).toBeGreaterThan(5)
  for (const { shown, toSpectator } of compared) expect(shown).toEqual(toSpectator)
})

it('shows a hit and the whole of a sinking ship; only a film follows a splash', () => {
  const shot = (result: string, ship: readonly number[] | null) =>
    SEA_BATTLE_FINDERS.south(dealt, { kind: 'shotFired', by: 'south', at: 5, result, ship } as { kind: string })
  expect(shot('miss', null)?.weight).toBe('quiet')
  expect(shot('hit', null)).toMatchObject({ weight: 'passing', points: [cellSpot(trayOf('north', 'south'), 5)] })
  expect(shot('sunk', [4, 5, 6])).toMatchObject({ weight: 'great' })
  expect(shot('sunk', [4, 5, 6])?.points).toHaveLength(3)
})

it.each(['north', 'south'] as const)('shows the whole sea of %s, the winner, on the viewer’s own table', (winner) => {
  const ended = { kind: 'matchEnded', winners: [winner], reason: 'fleet-sunk', scores: { north: 1, south: 0 } } as {
    kind: string
  }
  for (const near of ['north', 'south'] as const) {
    const shot = SEA_BATTLE_FINDERS[near](dealt, ended)
    expect(shot?.weight).toBe('great')
    for (const cell of [0, 9, 90, 99])
      expect(shot?.points).toContainEqual(expect.objectContaining(cellSpot(trayOf(winner, near), cell)))
  }
})

it('follows a random match to its end', () => {
  const compared = comparedShots(seaBattle, dealt, { seed: 8, moves: 400, viewer: 'south' }, SEA_BATTLE_FINDERS.south)
  expect(compared.filter(({ kind }) => kind === 'matchEnded')).toEqual([
    expect.objectContaining({ shown: expect.objectContaining({ weight: 'great' }) }),
  ])
})
