import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jackalTable } from '../../testkit/jackal.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { MatchScreen } from './MatchScreen.tsx'

interface Seen {
  readonly bots?: readonly string[]
  readonly passed?: readonly string[]
  readonly lesson?: string
}

/** Opens the result of a match in which white brings home the last coin of the island and wins. */
async function won({ bots = ['red'], passed = [], lesson }: Seen = {}) {
  goTo({ name: 'match' })
  const table = await jackalTable(
    'empty=1',
    { at: 'g2', pieces: { 'white-1': 'g2', 'red-1': 'a7' }, farCoin: false },
    { viewer: 'white', bots, settings: { lessonsPassed: passed }, ...(lesson !== undefined && { lesson }) },
  )
  const user = table.panel(<MatchScreen />)
  await table.play({ kind: 'go', piece: 'white-1', to: 'g1', carry: 'coin' })
  await screen.findByTestId('result-screen')
  return user
}

const nextStep = () => screen.queryByTestId('result-onward')

it('after a win against easy bots offers the first lesson that is not passed, before anything else', async () => {
  await won({ passed: ['ashore'] })
  expect(nextStep()?.textContent).toBe('Next lesson: Tiles that act')
  expect(nextStep()?.classList.contains('is-main')).toBe(true)
})

it('offers the form of a harder match to a player who takes no lessons', async () => {
  const user = await won()
  const button = nextStep()
  expect(button?.textContent).toBe('A harder match')
  if (button) await user.click(button)
  await expect.poll(() => useScreen.getState().screen).toMatchObject({ name: 'new', game: 'jackal' })
})

it.each([
  ['among people', { bots: [] }],
  ['lost', { bots: ['white'] }],
] as const)('offers neither after a match %s', async (_, seen) => {
  await won(seen)
  expect(nextStep()).toBeNull()
  expect(screen.getByTestId('result-again').classList.contains('is-main')).toBe(false)
})
