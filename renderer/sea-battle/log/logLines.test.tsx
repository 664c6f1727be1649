import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MatchLog } from '../../hud/LogPages.tsx'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { useMatchLines } from './logLines.tsx'

function Log() {
  return <MatchLog lines={useMatchLines()} />
}

it('lists the shots, the newest first, with the name of the shooter', async () => {
  const table = await seaBattleTable({}, { viewer: 'north', names: { north: 'Grace', south: 'Drake' } })
  table.panel(<Log />)
  await table.play({ kind: 'fire', at: 'j7' })
  await table.play({ kind: 'fire', at: 'j1' })
  await table.play({ kind: 'fire', at: 'a1' })
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent ?? '')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('Drake: A1, a hit!')
  expect(lines[1]).toContain('Grace: J1, water')
  expect(lines[2]).toContain('Grace: J7, sunk! A boat goes down')
})

it('describes the beginning of the battle in a line of its own', async () => {
  const table = await seaBattleTable({ south: null }, { viewer: 'south', names: { north: 'Grace', south: 'Drake' } })
  table.panel(<Log />)
  await table.play({ kind: 'placeRandom', flag: 'royal' })
  const lines = screen.getAllByRole('listitem').map((line) => line.textContent ?? '')
  expect(lines).toEqual([
    expect.stringMatching(/^(Grace|Drake) fires first, drawn by lot\./),
    expect.stringMatching(/^Drake: Puts to sea\./),
  ])
})
