import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../../testkit/jackal.ts'
import { openScene } from '../../../testkit/openScene.tsx'
import { TEAM_COLOURS } from '../../../ui/palettes.ts'
import { useSettings } from '../../../ui/settings.ts'
import { CREW_EMBLEMS } from '../../insignia/crewEmblems.ts'
import { stageOf } from '../../table/stageOf.ts'
import { TurnRibbon } from './TurnRibbon.tsx'

const MATERIAL = /^ribbon (#[0-9a-f]{6})$/

async function ribbon(settings: object = {}) {
  const plan = { pieces: { 'white-1': 'e5', 'red-1': 'a7' }, options: { players: 2 } } as const
  const table = await jackalTable('. .', plan, { settings })
  const scene = await openScene(<TurnRibbon stage={stageOf(table.view.board)} />)
  return { table, cloth: () => MATERIAL.exec(scene.material('turn ribbon') ?? '')?.[1] ?? null }
}

it('the tray has the colour of the crew that moves', async () => {
  const { table, cloth } = await ribbon()
  expect(cloth()).toBe(TEAM_COLOURS.default.jackal.white)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(cloth()).toBe(TEAM_COLOURS.default.jackal.red)
})

it('in the palette that the player has chosen', async () => {
  const { cloth } = await ribbon()
  act(() => useSettings.setState(({ settings }) => ({ settings: { ...settings, palette: 'safe' } })))
  expect(cloth()).toBe(TEAM_COLOURS.safe.jackal.white)
})

it('is bare when the match is over', async () => {
  const { table, cloth } = await ribbon()
  await table.play({ kind: 'offerEnd' })
  await table.play({ kind: 'acceptEnd' })
  expect(cloth()).toBeNull()
})

it('crews differ by their emblems as well', () => {
  expect(new Set(Object.values(CREW_EMBLEMS)).size).toBe(4)
})
