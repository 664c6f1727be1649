import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SOUTH_SHIPS } from '../../engine/testkit/fleet.ts'
import { playback } from '../playback/shownStore.ts'
import { jackalTable } from '../testkit/jackal.ts'
import { seaBattleTable } from '../testkit/seaBattle.ts'
import { HelpKeys, HintBar } from './HintBar.tsx'

/** A screen that only fingers point at. */
function touched(): void {
  const asked = vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList) // all that is read
  onTestFinished(() => asked.mockRestore())
}

async function hints() {
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, { settings: { language: 'en', speed: 1 } })
  const user = table.panel(<HintBar asked={<HelpKeys />} />)
  return { table, user }
}

const caps = () => document.querySelectorAll('kbd').length

it('names the keys where there are some', async () => {
  await hints()
  expect(screen.getByTestId('btn-keys')).toBeTruthy()
  expect(caps()).toBeGreaterThan(0)
})

it.each([
  ['a match offers its result', undefined, 1],
  ['a lesson leaves the word to its guide', 'shots', 0],
])('at the end %s', async (_what, lesson, offers) => {
  const [last = '', ...fired] = SOUTH_SHIPS.replaceAll(',', '').split(' ')
  const seating = { viewer: 'north', settings: { language: 'en' }, ...(lesson ? { lesson } : {}) } as const
  const table = await seaBattleTable({ northFired: fired.join(' ') }, seating)
  table.panel(<HintBar asked={null} />)
  await table.play({ kind: 'fire', at: last })
  await act(async () => playback.skip())
  expect(screen.queryAllByTestId('btn-result')).toHaveLength(offers)
})

it('names none on a screen that is only touched, until one is pressed there', async () => {
  touched()
  const { table, user } = await hints()
  expect([screen.queryByTestId('btn-keys'), caps()]).toEqual([null, 0])
  expect(screen.getByRole('button', { name: 'Rules' })).toBeTruthy()
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(screen.getByTestId('hud-hint').textContent).toContain('Tap to skip')
  await user.keyboard('x')
  expect(screen.getByTestId('hud-hint').textContent).toContain('Click to skip')
})
