import { expect, it } from 'vitest'
import { openScene } from '../../testkit/openScene.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { TEAM_COLOURS } from '../../ui/palettes.ts'
import { TurnRibbon } from './TurnRibbon.tsx'

const colours = TEAM_COLOURS.default['sea-battle']

it('the trays have the colour of the fleet that fires', async () => {
  const table = await seaBattleTable({ northFired: 'j1', southFired: 'j10', turn: 'north' })
  const scene = await openScene(<TurnRibbon />)
  const [north, south] = [table.view.fleets.north?.flag, table.view.fleets.south?.flag]
  if (!north || !south) throw new Error('both fleets are at sea')
  expect(scene.material('turn ribbon')).toBe(`ribbon ${colours[north]}`)
  await table.play({ kind: 'fire', at: 'j2' })
  expect(scene.material('turn ribbon')).toBe(`ribbon ${colours[south]}`)
})

it('the trays are bare while fleets are placed, and their ribbon is ready for the battle', async () => {
  const table = await seaBattleTable({ south: null }, { viewer: 'south' })
  const scene = await openScene(<TurnRibbon />)
  expect(scene.thing('turn ribbon')).toBeNull()
  const before = scene.materials()
  await table.play({ kind: 'placeRandom', flag: 'royal' })
  await scene.rest()
  expect(scene.thing('turn ribbon')).not.toBeNull()
  expect(scene.materials()).toEqual(before)
})
