import { expect, it } from 'vitest'
import { decline, finish, fire } from '../../../engine/testkit/sea.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { openScene } from '../../testkit/openScene.tsx'
import { TEAM_COLOURS } from '../../ui/palettes.ts'
import { TurnRibbon } from './TurnRibbon.tsx'

const { red, blue } = TEAM_COLOURS.default.admiral

it('the tray has the colour of the squadron in turn, also while another is asked', async () => {
  const table = await admiralTable({ ships: { 'red-brig': 'k5 N', 'blue-brig': 'm5 N' }, dice: [2] })
  const scene = await openScene(<TurnRibbon field={{ width: 24, height: 16 }} />)
  expect(scene.material('turn ribbon')).toBe(`ribbon ${red}`)
  for (const move of [fire('red-brig', 'blue-brig'), decline, finish('red-brig')]) {
    await table.play(move as object)
    expect(scene.material('turn ribbon')).toBe(`ribbon ${red}`)
  }
  await table.play(finish('red-far') as object)
  expect(scene.material('turn ribbon')).toBe(`ribbon ${blue}`)
})

it('the tray is bare while captains are assigned, and its ribbon is ready for the battle', async () => {
  const ships = { 'red-brig': 'k5 N', 'blue-brig': 'm5 N' }
  await admiralTable({ ships, phase: 'assign', options: { captains: 1 }, assigning: ['red', 'blue'] })
  const scene = await openScene(<TurnRibbon field={{ width: 24, height: 16 }} />)
  expect(scene.thing('turn ribbon')).toBeNull()
  expect(scene.materials()).toHaveLength(1)
})
