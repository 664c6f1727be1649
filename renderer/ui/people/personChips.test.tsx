import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { Profile } from '../../../electron/contract/people.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { FIRST_CLOCK } from '../newMatch/clockDraft.ts'
import { type SeatDrafts, seatedSetup } from '../newMatch/draft.ts'
import { SeatList } from '../newMatch/SeatList.tsx'
import { forgetPeople } from './people.ts'

type Two = 'white' | 'red'

const profile = (digit: string, name: string): Profile => ({
  id: digit.repeat(24),
  name,
  colour: 'red',
  flag: 'plain',
  glyph: 'star',
})
const PEOPLE = [profile('a', 'Ann'), profile('b', 'Bob')]
const FIRST: SeatDrafts<Two> = { white: { name: null, kind: 'human' }, red: { name: null, kind: 'human' } }

let seats = FIRST

/** The seats of a form, as a game shows them. */
function Form() {
  const [drafts, setDrafts] = useState(FIRST)
  seats = drafts
  return (
    <SeatList
      game="jackal"
      playing={['white', 'red']}
      seats={drafts}
      dealName=""
      errors={{}}
      defaultName={(seat) => seat}
      onChange={setDrafts}
      sideOf={(seat) => seat}
      badgeOf={() => null}
    />
  )
}

const planned = () => seatedSetup({ seats, clock: FIRST_CLOCK, dealName: '' }, ['white', 'red'], (seat) => seat).seats
const press = (testId: string) => userEvent.setup().click(screen.getByTestId(testId))

beforeEach(async () => {
  forgetPeople()
  setHost(scriptedHost({ 'people:list': () => ({ profiles: PEOPLE, results: 0, playing: null }) }))
  render(<Form />)
  await screen.findByTestId('seat-white-person-Ann')
})

it('seats a person with one press, under their name', async () => {
  await press('seat-white-person-Ann')
  expect(planned().white).toEqual({ name: 'Ann', player: { kind: 'human' }, profile: 'a'.repeat(24) })
  expect(screen.getByTestId('seat-white-person-Ann').getAttribute('aria-pressed')).toBe('true')
})

it('offers nobody at two seats', async () => {
  await press('seat-white-person-Ann')
  expect((screen.getByTestId('seat-red-person-Ann') as HTMLButtonElement).disabled).toBe(true)
})

it('makes a guest of the person by another press, and by another name', async () => {
  await press('seat-white-person-Ann')
  await press('seat-white-person-guest')
  expect(planned().white).toEqual({ name: 'white', player: { kind: 'human' } })
  await press('seat-white-person-Bob')
  await userEvent.setup().type(screen.getByTestId('seat-white-name'), 'by')
  expect(planned().white).toEqual({ name: 'Bobby', player: { kind: 'human' } })
})

it('gives a bot neither the name nor the profile of the person before', async () => {
  await press('seat-white-person-Ann')
  await press('seat-white-easy')
  expect(planned().white).toEqual({ name: 'white', player: { kind: 'bot', level: 'easy' } })
  expect(screen.queryByTestId('seat-white-person')).toBeNull()
})
