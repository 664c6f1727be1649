import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { IslandCorner } from './IslandCorner.tsx'

const names = { white: 'Flint', red: 'Silver' } as const

it.each([
  ['spectator', 'Silver'],
  ['red', 'Your answer?'],
] as const)('asks the seat that is offered an end, as seen by %s', async (viewer, turn) => {
  const seating = { viewer, names, settings: { language: 'en' } } as const
  const table = await jackalTable('. .', { options: { players: 2 } }, seating)
  table.panel((view) => <IslandCorner view={view} />)
  await table.play({ kind: 'offerEnd' })
  expect(screen.getByTestId('flat-turn').textContent).toBe(turn)
})
