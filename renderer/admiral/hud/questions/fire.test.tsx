import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { steer } from '../../../../engine/testkit/sea.ts'
import { admiralTable } from '../../../testkit/admiral.ts'
import { useIntent } from '../../intent/intent.ts'
import { AdmiralDock } from '../dock/AdmiralDock.tsx'
import { SeaChips } from '../marks/SeaChips.tsx'

type Battle = Parameters<typeof admiralTable>[0]

async function aiming(battle: Battle) {
  const table = await admiralTable(battle)
  const user = table.panel((view) => (
    <>
      <AdmiralDock view={view} />
      <SeaChips view={view} />
    </>
  ))
  act(() => useIntent.getState().select('red-line'))
  await user.click(screen.getByTestId('order-fire'))
  const sent = () => table.host.asked('match:play')[0]?.move
  return { table, user, sent }
}

const AT_A_HULK: Battle = { ships: { 'red-line': 'k5 N', 'blue-galleon': ['m5 N', { shotsLeft: 0 }] } }
const chance = () => screen.getByTestId('chance').textContent

it('fires all shots at the hull by one press', async () => {
  const { user, sent } = await aiming(AT_A_HULK)
  await user.click(screen.getByTestId('btn-fire'))
  expect(sent()).toMatchObject({ kind: 'fire', target: 'blue-galleon', aim: 'hull', shots: 3 })
})

it('marks the target with the chance and the damage of the prepared shots', async () => {
  const { user } = await aiming(AT_A_HULK)
  expect(chance()).toBe('67% −3')
  await user.click(screen.getByTestId('shots-1'))
  expect(chance()).toBe('67% −1')
})

it('marks the firing ship with the possible answer of the target', async () => {
  await aiming({ ships: { 'red-line': 'k5 N', 'blue-galleon': 'm5 N' } })
  expect(screen.getByTestId('reply').textContent).toBe('67%')
  expect(screen.queryByTestId('odds-blue-galleon')).toBeNull()
})

it('says that firing on the way ends the move', async () => {
  const table = await admiralTable({ ships: { 'red-line': 'k4 N', 'blue-galleon': ['m5 N', { shotsLeft: 0 }] } })
  const user = table.panel((view) => <AdmiralDock view={view} />)
  await table.play(steer('red-line'))
  act(() => useIntent.getState().select('red-line'))
  await user.click(screen.getByTestId('order-fire'))
  expect(screen.getByTestId('fire').textContent).toMatch(/Ends the move: \d points? (is|are) lost/)
})

it('fires at the sails with fewer shots if the player chooses so', async () => {
  const { user, sent } = await aiming(AT_A_HULK)
  await user.click(screen.getByTestId('aim-sails'))
  await user.click(screen.getByTestId('shots-2'))
  await user.click(screen.getByTestId('btn-fire'))
  expect(sent()).toMatchObject({ kind: 'fire', aim: 'sails', shots: 2 })
})

it('gathers other ships into a salvo, all at once or shot by shot', async () => {
  const { user, sent } = await aiming({
    ships: { 'red-line': 'k5 N', 'blue-galleon': ['m5 N', { shotsLeft: 0 }], 'red-galleon': 'o5 N' },
  })
  const mate = () => screen.getByTestId('salvo-red-galleon')
  await user.click(screen.getByTestId('salvo-all'))
  expect(mate().textContent).toBe('2')
  await user.click(mate())
  expect(mate().textContent).toBe('1')
  await user.click(screen.getByTestId('btn-fire'))
  expect(sent()).toMatchObject({
    kind: 'salvo',
    with: [
      { ship: 'red-line', shots: 3 },
      { ship: 'red-galleon', shots: 1 },
    ],
    target: 'blue-galleon',
  })
})
