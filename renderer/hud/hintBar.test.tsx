import { screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { jackalTable } from '../testkit/jackal.ts'
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
