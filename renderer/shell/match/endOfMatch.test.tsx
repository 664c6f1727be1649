import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { goTo, openSheet } from '../../ui/screens.ts'
import { EndOfMatch } from './EndOfMatch.tsx'

it('shows other screens who has won, again on request, and no actions of the table', async () => {
  goTo({ name: 'match' })
  const table = await seaBattleTable(
    { south: 'a1', turn: 'north' },
    { viewer: 'spectator', settings: { language: 'en' } },
  )
  const user = table.panel(<EndOfMatch />)
  expect(screen.queryByTestId('result-screen')).toBeNull()
  await table.play({ kind: 'fire', at: 'a1' })
  expect((await screen.findByTestId('result-winner')).textContent).toContain('north')
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
  await user.click(screen.getByTestId('result-close'))
  expect(screen.queryByTestId('result-screen')).toBeNull()
  act(() => openSheet({ name: 'result' }))
  expect(screen.queryByTestId('result-screen')).not.toBeNull()
})

it.each([
  ['You have won!', { bots: ['south'] }, 'north'],
  ['You have lost', { bots: ['north'] }, 'south'],
  ['The match is over', {}, 'north'],
] as const)(
  'says “%s” to a single player here, and to several players that the match is over',
  async (title, seating, viewer) => {
    goTo({ name: 'match' })
    const seen = { viewer, ...seating, settings: { language: 'en' } } as const
    const table = await seaBattleTable({ south: 'a1', turn: 'north' }, seen)
    table.panel(<EndOfMatch />)
    await table.play({ kind: 'fire', at: 'a1' })
    expect(await screen.findByRole('dialog', { name: title })).not.toBeNull()
  },
)

it('marks which captain the reader was', async () => {
  goTo({ name: 'match' })
  const seen = { viewer: 'south', bots: ['north'], settings: { language: 'en' } } as const
  const table = await seaBattleTable({ south: 'a1', turn: 'north' }, seen)
  table.panel(<EndOfMatch />)
  await table.play({ kind: 'fire', at: 'a1' })
  const you = (seat: string) => screen.getByTestId(`result-${seat}`).querySelector('.you-tag')?.textContent
  await screen.findByTestId('result-south')
  expect([you('south'), you('north')]).toEqual(['you', undefined])
})
