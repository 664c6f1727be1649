import { act, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { AdmiralHud } from '../../admiral/hud/AdmiralHud.tsx'
import { useIntent as useOrders } from '../../admiral/intent/intent.ts'
import { JackalHud } from '../../jackal/hud/JackalHud.tsx'
import { SeaBattleHud } from '../../sea-battle/hud/SeaBattleHud.tsx'
import { admiralTable } from '../../testkit/admiral.ts'
import { controlNames, sharedNames } from '../../testkit/controlNames.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'

interface Scene {
  panel(panel: ReactNode): { keyboard(keys: string): Promise<void> }
}

const fleet = { 'red-brig': 'f5 N', 'red-frigate': 'h5 N', 'blue-brig': 'f8 S' }

/** Screens of every game that have many controls. */
const SCREENS: Readonly<Record<string, () => Promise<void>>> = {
  'Jackal at the start of a turn': () => jackal('. .'),
  'Jackal where a cell asks': () => jackal('empty=1 .', '{ArrowRight}{Enter}'),
  'Jackal with a long log': async () => {
    const table = await jackalTable('. .', { pieces: { 'white-1': 'e5', 'red-1': 'a7' } }, { viewer: 'white' })
    await table.panel(<JackalHud />).keyboard('l')
    for (const to of ['f5', 'e5', 'f5', 'e5']) {
      await table.play({ kind: 'go', piece: 'white-1', to })
      await table.play({ kind: 'sail', team: 'red', to: to === 'f5' ? 'a6' : 'a7' })
    }
  },
  'Admiral without a ship chosen': () => admiral(),
  'Admiral with a course': () => admiral(() => useOrders.getState().select('red-brig'), '{ArrowUp}'),
  'Admiral with a target': () => admiral(() => useOrders.getState().select('red-brig'), 'f'),
  'Admiral at the end of a turn': () => admiral(() => useOrders.getState().finishAll()),
  'Sea Battle before a fleet is placed': () => seas({ north: null, south: null }),
  'Sea Battle with a ship in hand': () => seas({ north: null, south: null }, '{Tab}'),
  'Sea Battle in the middle': () => seas({ northFired: 'j1 a10', southFired: 'b1 c1' }, '{ArrowUp}'),
}

async function jackal(drawing: string, keys = ''): Promise<void> {
  const table = await jackalTable(drawing, { pieces: { 'white-1': 'e5', 'red-1': 'a7' } }, { viewer: 'white' })
  await shown(table, <JackalHud />, keys)
}

async function admiral(dress: () => void = () => {}, keys = ''): Promise<void> {
  const table = await admiralTable({ ships: fleet }, { viewer: 'red' })
  await shown(table, <AdmiralHud />, '')
  await act(async () => dress())
  await userKeys?.(keys)
}

async function seas(plan: Parameters<typeof seaBattleTable>[0], keys = ''): Promise<void> {
  await shown(await seaBattleTable(plan, { viewer: 'north' }), <SeaBattleHud />, keys)
}

let userKeys: ((keys: string) => Promise<void>) | null = null

async function shown(table: Scene, hud: ReactNode, keys: string): Promise<void> {
  const user = table.panel(hud)
  userKeys = (pressed) => (pressed === '' ? Promise.resolve() : user.keyboard(pressed))
  await userKeys(keys)
}

it.each(Object.entries(SCREENS))('%s: gives every control a name of its own', async (_, open) => {
  await open()
  expect(controlNames().length).toBeGreaterThan(5)
  expect(sharedNames()).toEqual([])
})

it.each(Object.entries(SCREENS))('%s: moves the focus to the table first, then to the panels', async (_, open) => {
  await open()
  const stops = [...document.querySelectorAll<HTMLElement>('[tabindex="0"], button, input')]
  expect(stops[0]).toBe(screen.getByRole('application'))
  expect(stops.filter(({ tabIndex }) => tabIndex > 0)).toEqual([])
})
