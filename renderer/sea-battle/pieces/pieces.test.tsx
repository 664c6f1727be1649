import { expect, it } from 'vitest'
import { cell } from '../../../engine/testkit/fleet.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { cellSpot } from '../table/anchors.ts'
import { Fires } from './Fires.tsx'
import { Guns, Pegs } from './Pegs.tsx'
import { Ships } from './Ships.tsx'

const slow = { viewer: 'north', settings: { speed: 1 } } as const

it('a miss leaves a white peg on the cell when the ball has fallen', async () => {
  const table = await seaBattleTable({}, slow)
  const scene = await openScene(
    <>
      <Pegs />
      <Guns />
    </>,
  )
  expect(scene.copies('misses')).toHaveLength(0)
  await table.play({ kind: 'fire', at: 'j1' })
  await scene.passUntil(() => scene.copies('ball').some(({ y, opacity }) => opacity > 0.5 && y > 1))
  expect(scene.copies('misses').filter(({ opacity }) => opacity > 0.5)).toHaveLength(0)
  await scene.rest()
  const [peg, ...others] = scene.copies('misses')
  expect(others).toEqual([])
  const { x, z } = cellSpot('far', cell('j1'))
  expect([peg?.x, peg?.z]).toEqual([expect.closeTo(x, 1), expect.closeTo(z, 1)])
})

it('a hit leaves a red peg and no white one', async () => {
  const table = await seaBattleTable({}, slow)
  const scene = await openScene(<Pegs />)
  await table.play({ kind: 'fire', at: 'a10' })
  await scene.rest()
  expect([scene.copies('hits').length, scene.copies('misses').length]).toEqual([1, 0])
})

it('only a sunk ship of the enemy comes into sight, as a wreck', async () => {
  const table = await seaBattleTable({}, slow)
  const scene = await openScene(<Ships />)
  const royal = () =>
    [1, 2, 3, 4].flatMap((length) => {
      try {
        return scene.copies(`royal/${length}/ hulls`)
      } catch {
        return []
      }
    })
  expect(royal()).toHaveLength(0)
  await table.play({ kind: 'fire', at: 'j7' })
  await scene.rest()
  expect(royal()).toHaveLength(1)
  const { x, z } = cellSpot('far', cell('j7'))
  const [wreck] = royal()
  expect(Math.hypot((wreck?.x ?? 0) - x, (wreck?.z ?? 0) - z)).toBeLessThan(0.5)
})

it('brings no new material when the first ship of the enemy sinks, as preparing one delays the picture', async () => {
  const table = await seaBattleTable({}, slow)
  const scene = await openScene(<Ships />)
  const before = scene.materials()
  expect(before.length).toBeGreaterThan(0)
  await table.play({ kind: 'fire', at: 'j7' })
  await scene.rest()
  expect(scene.copies('royal/1/ hulls')).toHaveLength(1)
  expect(scene.materials()).toEqual(before)
})

it('fire burns over a hit while the ship floats, and goes out when it is sunk', async () => {
  const table = await seaBattleTable({}, slow)
  const scene = await openScene(<Fires near="north" reducedMotion={false} />)
  const flames = () => scene.sprites('fires')
  expect(flames()).toBe(0)
  await table.play({ kind: 'fire', at: 'j9' })
  await scene.rest()
  expect(flames()).toBeGreaterThan(0)
  await table.play({ kind: 'fire', at: 'j10' })
  await scene.rest()
  expect(flames()).toBe(0)
})
