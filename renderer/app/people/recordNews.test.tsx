import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Profile } from '../../../electron/contract/people.ts'
import type { MatchNews } from '../../../electron/contract/personRecord.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { RecordNews } from './RecordNews.tsx'

const ANN: Profile = { id: 'a'.repeat(24), name: 'Ann', colour: 'red', flag: 'plain', glyph: 'star' }
const NEWS: MatchNews = {
  people: [
    {
      profile: ANN,
      news: [
        { kind: 'first-win-over', over: 'Bob' },
        { kind: 'longest', value: 120, before: 100 },
      ],
      before: { low: 840, high: 1160, matches: 7 },
      now: { low: 870, high: 1180, matches: 8 },
    },
  ],
  evening: [{ profile: ANN, matches: 2, won: 1 }],
  matches: [
    { key: 'match-000001', game: 'jackal', variant: 'classic', winners: [{ kind: 'bot', level: 'easy' }] },
    {
      key: 'match-000002',
      game: 'admiral',
      variant: 'duel',
      winners: [{ kind: 'person', id: ANN.id, name: 'Ann' }, { kind: 'guest' }],
    },
  ],
}

const newsWith = async (news: MatchNews) => {
  setHost(scriptedHost({ 'people:news': () => news }))
  render(<RecordNews id="match" />)
  return (await screen.findByTestId('record-news')).textContent
}

it('says what is new for a person, and the range of the rating before and after', async () => {
  const text = await newsWith(NEWS)
  expect(text).toContain('Ann: the first win over Bob. Ann: the longest match of this kind, 120 moves after 100')
  expect(text).toContain('840–1160↗')
  expect(text).toContain('870–1180')
})

it('has the table of the evening: who won most, and who won each match', async () => {
  const text = await newsWith(NEWS)
  expect(text).toContain('Ann: won 1 of 2 matches')
  const matches = screen.getByTestId('evening-matches')
  expect([...matches.children].map((one) => one.textContent)).toEqual([
    'Jackal · Classic: Bot, easy',
    'Admiral · Duel: Ann · Someone',
  ])
})

it('shows a rating alone while the match has not moved it, or before it is known', async () => {
  const [ann] = NEWS.people
  if (!ann) throw new Error('Ann plays')
  const needs = { needs: 1, matches: 4 }
  expect(await newsWith({ ...NEWS, people: [{ ...ann, before: needs }] })).not.toContain('↗')
})
