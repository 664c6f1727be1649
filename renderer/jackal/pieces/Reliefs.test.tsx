import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { QualityTier, Settings } from '../../../electron/contract/ipc.ts'
import { stationsOf } from '../../../models/relief/stations.ts'
import { JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { pageCamera } from '../../ui/pageCamera.ts'
import { QUARTER, TILE_TOP } from '../table/anchors.ts'
import { SIDE_VIEWS } from '../table/sideViews.ts'
import { Crews } from './Crews.tsx'
import { carvingOf } from './carvings.ts'
import { Reliefs } from './Reliefs.tsx'
import { TileLookKeeper } from './useCarvings.ts'

const { director } = pageCamera

async function laid(drawing: string, tier: QualityTier, tiles: Settings['tiles'] = 'auto', step = 0) {
  const plan = { pieces: { 'white-1': step > 0 ? { at: 'e5', step } : 'e5' } }
  const table = await jackalTable(drawing, plan, { viewer: 'white', settings: { speed: 1, tiles } })
  const scene = await openScene(
    <>
      <TileLookKeeper />
      <Reliefs />
      <Crews />
    </>,
    tier,
  )
  const places = (name: string) =>
    scene
      .batched(name)
      .map((drawn) => cellUnder(drawn))
      .sort()
  return { table, scene, places }
}

it('carves the open tiles, with a dark line on tiers that have it', async () => {
  const high = await laid('rum chest-2', 'high')
  expect(high.places('reliefs')).toEqual(expect.arrayContaining(['e5', 'f5']))
  expect(high.places('relief lines')).toEqual(expect.arrayContaining(['e5', 'f5']))
})

it('carves without lines on Medium', async () => {
  const { places } = await laid('rum chest-2', 'medium')
  expect(places('reliefs')).toEqual(expect.arrayContaining(['e5', 'f5']))
  expect(() => places('relief lines')).toThrow('no relief lines')
})

it('carves nothing on Low', async () => {
  const { places } = await laid('rum chest-2', 'low')
  expect(() => places('reliefs')).toThrow('no reliefs')
})

it('carves on Low, too, at the player’s request', async () => {
  const { places } = await laid('rum chest-2', 'low', 'carved')
  expect(places('reliefs')).toEqual(expect.arrayContaining(['e5', 'f5']))
})

it('carves nothing on High if the player prefers drawings', async () => {
  const { places } = await laid('rum chest-2', 'high', 'drawn')
  expect(() => places('reliefs')).toThrow('no reliefs')
})

it('a carving rises once its tile has been turned face up', async () => {
  const { table, scene, places } = await laid('. ?rum', 'medium')
  expect(places('reliefs')).not.toContain('f5')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.rest()
  expect(places('reliefs')).toEqual(expect.arrayContaining(['e5', 'f5']))
  expect(scene.batched('reliefs').every(({ upright, y }) => upright > 0.99 && Math.abs(y - TILE_TOP) < 0.01)).toBe(true)
})

it('the gun of a cannon recoils on its tile and comes to rest again', async () => {
  const { table, scene } = await laid('. cannon', 'high')
  const guns = () => scene.batched('reliefs').filter((drawn) => cellUnder(drawn) === 'f5')
  const apart = () => Math.max(...guns().map(({ z }) => z)) - Math.min(...guns().map(({ z }) => z))
  expect(guns()).toHaveLength(2)
  expect(apart()).toBeCloseTo(0)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.passUntil(() => apart() > 0.08)
  await scene.rest()
  expect(apart()).toBeCloseTo(0)
})

it('the bubbles of a cauldron exist only while it bubbles', async () => {
  const { table, scene, places } = await laid('. cannibal .', 'medium')
  const pieces = () => places('reliefs').filter((place) => place === 'f5').length
  expect(pieces()).toBe(2)
  await table.play({ kind: 'go', piece: 'white-1', to: 'e4' })
  await scene.passUntil(() => pieces() === 3)
  await scene.rest()
  expect(pieces()).toBe(2)
})

it('a piece on a station stands at its height', async () => {
  const { scene } = await laid('ice rum', 'medium')
  expect(scene.copies('pirate/white')[0]?.y).toBeCloseTo(TILE_TOP + 0.05)
})

describe.each([
  ['white', 'S', 0],
  ['red', 'W', 3],
  ['black', 'N', 2],
  ['yellow', 'E', 1],
] as const)('seen by %s', (_crew, side, quarters) => {
  beforeEach(() => director.flyTo(SIDE_VIEWS[side], 0))
  afterEach(() => director.flyTo(SIDE_VIEWS.S, 0))

  /** Returns the rotation of something from a direction, in radians. */
  const off = (yaw: number, from: number) => Math.abs(Math.sin((yaw - from) / 2))

  it('carvings and figures show their fronts; those with a direction keep it', async () => {
    const { scene } = await laid('rum cannon', 'medium')
    const yawsIn = (place: string) =>
      scene.batched('reliefs').flatMap((drawn) => (cellUnder(drawn) === place ? [drawn.yaw] : []))
    for (const yaw of yawsIn('e5')) expect(off(yaw, quarters * QUARTER)).toBeLessThan(0.02)
    for (const yaw of yawsIn('f5')) expect(off(yaw, 0)).toBeLessThan(0.02)
    expect(off(scene.copies('pirate/white')[0]?.yaw ?? Number.NaN, quarters * QUARTER)).toBeLessThan(0.2)
  })

  it('a piece on a step of a turntable stands on its station', async () => {
    const { scene } = await laid('desert', 'medium', 'auto', 2)
    const [carving] = scene.batched('reliefs').filter((drawn) => cellUnder(drawn) === 'e5')
    const [man] = scene.copies('pirate/white')
    const station = stationsOf('desert')[1]
    if (!carving || !man || !station) throw new Error('nothing is drawn')
    const [sin, cos] = [Math.sin(carving.yaw), Math.cos(carving.yaw)]
    expect(man.x - carving.x - (station.x * cos + station.z * sin)).toBeCloseTo(0, 1)
    expect(man.z - carving.z - (station.z * cos - station.x * sin)).toBeCloseTo(0, 1)
    expect(man.y).toBeCloseTo(TILE_TOP + station.height)
  })
})

it('shows the carving of a closed tile only while the viewer peeks under it', async () => {
  const plan = { pieces: { 'white-1': 'e5' }, tiles: { e6: '?rum', c3: '?trap' } }
  const table = await jackalTable('. ?lighthouse', plan, { viewer: 'white', settings: { speed: 1 } })
  const scene = await openScene(<Reliefs />, 'medium')
  const isCarved = () => scene.batched('reliefs').some((drawn) => cellUnder(drawn) === 'e6')
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.rest()
  expect(isCarved()).toBe(false)
  await table.play({ kind: 'peek', cell: 'e6' })
  await scene.passUntil(isCarved)
  await scene.rest()
  expect(isCarved()).toBe(false)
})

it('shows spent things: chests, the galleon, the airplane and the lighthouse also change their carvings', () => {
  const { tiles } = new JackalBoard()
    .row(6, 'chest-3 chest-3 galleon airplane lighthouse')
    .coins('b6', 2)
    .tile('e6', { used: true })
    .tile('f6', { used: true })
    .tile('d6', { treasure: false })
    .state()
  const row = tiles.flatMap((tile) => (tile?.open ? [carvingOf(tile)] : []))
  expect(row).toEqual(['chest-full', 'chest-empty', 'galleon-empty', 'airplane-flown', 'lighthouse-dark'])
})
