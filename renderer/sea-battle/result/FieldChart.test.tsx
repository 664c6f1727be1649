import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { contrast, LARGE, named } from '../../testkit/contrast.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { RULES } from '../../testkit/sheets.ts'
import { FieldChart } from './FieldChart.tsx'

const count = (selector: string) => screen.getByRole('img').querySelectorAll(selector).length

/** North hit the royal ship of two on j9, sank the boat on j7 and missed on j1. */
const plan = { northFired: 'j9 j7 j1' } as const

it('shows a player only the wrecks of the enemy', async () => {
  const table = await seaBattleTable(plan, { viewer: 'north' })
  table.panel((view) => <FieldChart view={view} owner="south" label="Enemy sea" />)
  expect([count('.field-ship'), count('.field-hit'), count('.field-miss')]).toEqual([1, 2, 1])
})

it('shows a player the whole own fleet', async () => {
  const table = await seaBattleTable(plan, { viewer: 'south' })
  table.panel((view) => <FieldChart view={view} owner="south" label="Own sea" />)
  expect([count('.field-ship'), count('.field-ship.is-sunk')]).toEqual([10, 1])
})

const declared = (selector: string, property: string) =>
  named(RULES.find((rule) => rule.selector === selector)?.declared.get(property) ?? '')

it.each([
  ['a ship afloat', '.field-ship rect'],
  ['a sunk ship', '.field-ship.is-sunk rect'],
])('a hit contrasts with %s', (_, ship) => {
  const ground = declared(ship, 'fill')
  const inks = [declared('.field-hit', 'fill'), declared('.field-hit', 'stroke')]
  expect(Math.max(...inks.map((ink) => contrast(ink, ground)))).toBeGreaterThanOrEqual(LARGE)
  expect(contrast(inks[0] ?? ground, inks[1] ?? ground)).toBeGreaterThanOrEqual(LARGE)
})
