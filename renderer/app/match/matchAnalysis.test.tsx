import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useAnalysis } from '../../host/analysis.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { goTo, openSheet, useScreen } from '../../ui/screens.ts'
import { MatchScreen } from './MatchScreen.tsx'

const PLAN = { pieces: { 'white-1': 'e5', 'red-1': 'g13' } } as const

/** Opens the result of a match that red has lost after one move. */
async function ended(lesson?: string, drawing = '. .') {
  const seating = { viewer: 'white', bots: ['red'], ...(lesson !== undefined && { lesson }) } as const
  const table = await jackalTable(drawing, PLAN, seating)
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  const user = table.panel(<MatchScreen />)
  for (const seat of ['red', 'black', 'yellow']) await act(async () => table.loseOnTime(seat))
  await act(async () => openSheet({ name: 'result' }))
  return { table, user }
}

const analyse = () => screen.queryByRole('button', { name: /Analyse the match/ })

beforeEach(() => goTo({ name: 'match' }))
afterEach(() => act(() => useAnalysis.setState(useAnalysis.getInitialState())))

it('offers an analysis of a finished match, which begins on request', async () => {
  const { table, user } = await ended()
  screen.getByTestId('result-screen')
  expect(table.host.asked('match:analysis')).toEqual([])
  const button = analyse()
  if (!button) throw new Error('no analysis')
  await user.click(button)
  expect(table.host.asked('match:analysis')).toEqual([{ id: 'jackal-1', skip: 0, skipAgain: 0 }])
})

it('keeps each side’s expected luck beside the findings of the analysis', async () => {
  await ended(undefined, '. ?rum')
  const headings = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent)
  const luck = () => ['Expected', 'Own moves'].map((heading) => headings().includes(heading))
  const made = { move: { kind: 'go', piece: 'white-1', to: 0 } }
  const judged = [
    {
      move: 0,
      count: 1,
      seat: 'white',
      made,
      best: 0.5,
      played: 0.5,
      other: null,
      after: 0.6,
      rivals: { before: {}, after: {} },
    },
  ]
  expect(luck()).toEqual([true, false])
  await act(async () => useAnalysis.setState({ id: 'another match', judged }))
  expect(luck()).toEqual([true, false])
  await act(async () => useAnalysis.setState({ id: 'jackal-1', judged, share: 1 }))
  expect(luck()).toEqual([true, true])
})

it('focuses no button for half a second, then the analysis: a press meant for the table starts no match', async () => {
  await ended()
  const focused = () => document.activeElement
  expect(focused()).toBe(screen.getByTestId('result-screen'))
  await vi.waitFor(() => expect(focused()).toBe(analyse()))
})

it('leads from the replay of a result back to it', async () => {
  const { user } = await ended()
  await user.click(screen.getByTestId('result-replay'))
  await vi.waitFor(() => expect(useScreen.getState().screen).toMatchObject({ name: 'replay', from: 'match' }))
})

it('offers no analysis at the end of a lesson', async () => {
  await ended('first')
  expect(analyse()).toBeNull()
})
