import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PeopleList, Profile } from '../../../electron/contract/people.ts'
import type { PersonRecord } from '../../../electron/contract/personRecord.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { PeopleScreen } from './PeopleScreen.tsx'

const profile = (digit: string, name: string): Profile => ({
  id: digit.repeat(24),
  name,
  colour: 'red',
  flag: 'plain',
  glyph: 'star',
})
const [ANN, BOB] = [profile('a', 'Ann'), profile('b', 'Bob')]
const tally = { won: 3, drawn: 0, lost: 2 }
const met = { with: { kind: 'person', id: BOB.id, name: 'Bobby' }, tally } as const

const recordOf = (person: Profile): PersonRecord => ({
  profile: person,
  matches: 6,
  left: 1,
  tally,
  ways: [
    { game: 'jackal', variant: 'classic', tally, rating: { low: 840, high: 1160, matches: 5 } },
    { game: 'admiral', variant: 'duel', tally, rating: { needs: 2, matches: 3 } },
  ],
  sides: [{ game: 'admiral', seat: 'blue', tally }],
  rival: met,
  nemesis: null,
  partner: null,
  opponents: [met, { with: { kind: 'bot', game: 'jackal', level: 'hard' }, tally }],
  bests: [{ game: 'jackal', variant: 'classic', kind: { figure: 'tiles' }, value: 21, at: 0 }],
  streaks: { current: { kind: 'won', length: 2 }, won: 3, lost: 1 },
  year: [],
  judged: { matches: 2, choice: -12.4, luck: 3.6 },
  last: [],
})

let list: PeopleList = { profiles: [], results: 0, playing: null }
const removed = vi.fn()

beforeEach(() => {
  removed.mockReset()
  useToasts.setState({ toasts: [] })
  setHost(
    scriptedHost({
      'people:list': () => list,
      'people:person': ({ profile: id }) => recordOf(id === ANN.id ? ANN : BOB),
      'people:remove': (request) => {
        removed(request)
        return { results: 4 }
      },
    }),
  )
})

it('says how to begin while there is nobody', async () => {
  list = { profiles: [], results: 0, playing: null }
  render(<PeopleScreen />)
  expect(await screen.findByText(/Add the people who play here/)).toBeTruthy()
})

it('shows the figures of a person: ratings as ranges, or the matches that they need', async () => {
  list = { profiles: [ANN, BOB], results: 6, playing: null }
  render(<PeopleScreen />)
  const [jackal, admiral] = await screen.findAllByTestId('person-way')
  expect(jackal?.textContent).toContain('Jackal · Classic')
  expect(jackal?.textContent).toContain('840–1160')
  expect(admiral?.textContent).toContain('needs 2 more matches')
  const page = within(screen.getByTestId('person-page'))
  for (const text of ['21', 'Blue squadron', 'now 2 wins in a row', '1 match was left to a bot'])
    expect(page.getAllByText(new RegExp(text)).length).toBeGreaterThan(0)
  // The rival has the name of today.
  expect(page.getAllByText('Bob').length).toBe(2)
})

it('shows another person by a press', async () => {
  list = { profiles: [ANN, BOB], results: 6, playing: null }
  render(<PeopleScreen />)
  await userEvent.setup().click(await screen.findByTestId('person-Bob'))
  expect(await screen.findByRole('heading', { name: 'Bob' })).toBeTruthy()
})

it('asks before it removes a person, and says what stays', async () => {
  list = { profiles: [ANN], results: 6, playing: null }
  render(<PeopleScreen />)
  const user = userEvent.setup()
  await user.click(await screen.findByTestId('person-remove'))
  expect(screen.getByTestId('person-removal').textContent).toContain('The results of the others stay')
  expect(removed).not.toHaveBeenCalled()
  await user.click(screen.getByTestId('person-removal-confirm'))
  expect(removed).toHaveBeenCalledWith({ profile: ANN.id })
})

it('names the files that were damaged', async () => {
  list = {
    profiles: [],
    results: 6,
    playing: null,
    damage: { lines: 2, later: 1, profiles: 0, unread: false, file: 'results.jsonl' },
  }
  render(<PeopleScreen />)
  const text = (await screen.findByTestId('people-damage')).textContent
  expect(text).toContain('2 lines of the record could not be read. The file is kept unchanged: results.jsonl')
  expect(text).toContain('1 match was written by a later version')
})
