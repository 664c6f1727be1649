import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { steer } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { Orders } from './Orders.tsx'

async function aiming(more: object = {}) {
  const table = await admiralTable({
    ships: { 'red-line': 'k5 N', 'blue-galleon': ['m5 N', { shotsLeft: 0 }], ...more },
  })
  const user = table.panel(<Orders />)
  act(() => useIntent.getState().select('red-line'))
  await user.click(screen.getByRole('button', { name: /^Fire/ }))
  return { table, user }
}

const panel = () => screen.getByRole('region', { name: 'Fire at the blue galleon' }).textContent

it('tells the chance, the faces that hit and what a hit does', async () => {
  const { user } = await aiming()
  screen.getByRole('img', { name: 'Hits on 1, 3, 5, 6' })
  expect(panel()).not.toContain('Ends her move')
  await user.click(screen.getByRole('radio', { name: '1' }))
  expect(panel()).toMatch(
    /broadside, 2 cells away.*67% to hit.*hull −1.*2 more shots are left for this round.*No return fire/,
  )
  await user.click(screen.getByRole('radio', { name: '3' }))
  expect(panel()).toMatch(/hull −3.*Last shot/)
})

it('says that firing on the way ends the move', async () => {
  const table = await admiralTable({ ships: { 'red-line': 'k4 N', 'blue-galleon': ['m5 N', { shotsLeft: 0 }] } })
  const user = table.panel(<Orders />)
  await table.play(steer('red-line'))
  act(() => useIntent.getState().select('red-line'))
  await user.click(screen.getByRole('button', { name: /^Fire/ }))
  expect(panel()).toMatch(/Ends her move: \d points? (is|are) lost/)
})

it('fires so many shots at what is aimed at', async () => {
  const { table, user } = await aiming()
  await user.click(screen.getByRole('radio', { name: 'Sails' }))
  await user.click(screen.getByRole('radio', { name: '2' }))
  expect(panel()).toContain('sails −2, so she sails less far')
  await user.click(screen.getByRole('button', { name: /Fire!/ }))
  const [sent] = table.host.asked('match:play')
  expect(sent?.move).toMatchObject({
    kind: 'fire',
    ship: 'red-line',
    target: 'blue-galleon',
    aim: 'sails',
    shots: 2,
  })
})

it('gathers other ships into a salvo, shot by shot or all at once', async () => {
  const { table, user } = await aiming({ 'red-galleon': 'o5 N' })
  const stepper = () => screen.getByTestId('salvo-red-galleon').textContent
  await user.click(screen.getByRole('button', { name: 'One more shot from the red galleon' }))
  expect(stepper()).toBe('1')
  await user.click(screen.getByRole('button', { name: /All together/ }))
  expect(stepper()).toBe('2')
  await user.click(screen.getByRole('button', { name: 'One shot fewer from the red galleon' }))
  await user.click(screen.getByRole('button', { name: /Salvo!/ }))
  const [sent] = table.host.asked('match:play')
  expect(sent?.move).toMatchObject({
    kind: 'salvo',
    with: [{ ship: 'red-line' }, { ship: 'red-galleon', shots: 1 }],
    target: 'blue-galleon',
  })
})
