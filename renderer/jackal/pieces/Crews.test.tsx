import { expect, it } from 'vitest'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { TILE_TOP } from '../table/anchors.ts'
import { RAIL_TOP } from '../table/shipAnchors.ts'
import { Crews } from './Crews.tsx'

const march = async (settings: object) => {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { settings: { speed: 1, ...settings } })
  const scene = await openScene(<Crews />)
  const pirate = () => scene.copies('pirate/white')[0]
  return { table, scene, pirate, go: () => table.play({ kind: 'go', piece: 'white-1', to: 'f5' }) }
}

it('a pirate hops over to the next cell', async () => {
  const { scene, pirate, go } = await march({})
  expect(cellUnder(pirate())).toBe('e5')
  await go()
  await scene.passUntil(() => (pirate()?.y ?? 0) > TILE_TOP + 0.2)
  expect(pirate()).toMatchObject({ opacity: 1 })
  await scene.rest()
  expect(cellUnder(pirate())).toBe('f5')
  expect(pirate()?.y).toBeCloseTo(TILE_TOP)
})

it('with reduced motion it fades from one cell to the other and stays on the ground', async () => {
  const { scene, pirate, go } = await march({ reducedMotion: 'on' })
  await go()
  await scene.passUntil(() => (pirate()?.opacity ?? 0) < 0.5)
  expect(pirate()?.y ?? TILE_TOP).toBeCloseTo(TILE_TOP)
  await scene.rest()
  expect(cellUnder(pirate())).toBe('f5')
  expect(pirate()).toMatchObject({ opacity: 1 })
})

const crewsOf = async (drawing: string, pieces: Readonly<Record<string, string>>) => {
  const table = await jackalTable(drawing, { pieces }, { settings: { speed: 1 } })
  const scene = await openScene(<Crews />)
  return { table, scene }
}

it('a struck pirate flies to its ship', async () => {
  const { table, scene } = await crewsOf('. .', { 'white-1': 'e5', 'red-1': 'f5' })
  const struck = () => scene.copies('pirate/red')[0]
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.passUntil(() => (struck()?.y ?? 0) > 1)
  expect(struck()?.x).toBeLessThan(-1)
  await scene.rest()
  expect(struck()).toMatchObject({ x: expect.closeTo(-6.33, 0), upright: 1 })
  expect(Math.abs(struck()?.z ?? 9)).toBeLessThan(0.9)
  expect(cellUnder(scene.copies('pirate/white')[0])).toBe('f5')
})

it('the cannibal’s guest sinks into the cauldron, and then stands on the rail among the dead', async () => {
  const { table, scene } = await crewsOf('. cannibal', { 'white-1': 'e5' })
  const dead = () => scene.copies('pirate/white')[0]
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  await scene.passUntil(() => (dead()?.y ?? 0) < TILE_TOP - 0.8)
  expect(cellUnder(dead())).toBe('f5')
  await scene.rest()
  expect(dead()).toMatchObject({ y: expect.closeTo(RAIL_TOP), opacity: 1 })
  expect(dead()?.z).toBeGreaterThan(6.5)
})

it('Friday and the missionary rise, fade and disappear', async () => {
  const { table, scene } = await crewsOf('. .', { friday: 'e5', missionary: 'f5', 'white-1': 'g1' })
  const [friday, missionary] = [() => scene.copies('friday'), () => scene.copies('missionary')]
  const isFading = (copies: typeof friday) => copies().some(({ y, opacity }) => y > TILE_TOP + 0.3 && opacity < 0.7)
  expect([friday().length, missionary().length]).toEqual([1, 1])
  await table.play({ kind: 'go', piece: 'friday', to: 'f5' })
  await scene.passUntil(() => isFading(friday))
  await scene.passUntil(() => isFading(missionary))
  await scene.rest()
  expect([friday().length, missionary().length]).toEqual([0, 0])
})
