import { expect, it } from 'vitest'
import { cellUnder, jackalTable } from '../../testkit/jackal.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { Crews } from './Crews.tsx'
import { Ships } from './Ships.tsx'

it('a ship glides along its side with its crew, and the other stays', async () => {
  const table = await jackalTable('. .', {}, { settings: { speed: 1 } })
  const scene = await openScene(
    <>
      <Ships />
      <Crews />
    </>,
  )
  const [ship, other] = ['ship/white', 'ship/red'].map((name) => () => scene.thing(name))
  const pirate = () => scene.copies('pirate/white')[0]
  const aside = () => (pirate()?.x ?? 0) - (ship?.()?.x ?? 0)
  const [berth, red] = [aside(), other?.()]
  expect([cellUnder(ship?.()), cellUnder(red)]).toEqual(['g1', 'a7'])
  await table.play({ kind: 'sail', team: 'white', to: 'h1' })
  await scene.passUntil(() => (ship?.()?.x ?? 0) > 0.3)
  expect(ship?.()?.x).toBeLessThan(1)
  expect(aside()).toBeCloseTo(berth, 1)
  await scene.rest()
  expect([cellUnder(ship?.()), other?.()]).toEqual(['h1', red])
  expect(aside()).toBeCloseTo(berth)
})

it('draws only the ships of teams that take part', async () => {
  await jackalTable('. .', { teams: { yellow: {} } })
  const scene = await openScene(<Ships />)
  expect(scene.thing('ship/yellow')).not.toBeNull()
  expect(() => scene.thing('ship/black')).toThrow('the scene has no ship/black')
})
