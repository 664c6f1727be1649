import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SeatList } from './SeatList.tsx'
import { strengthsOf } from './strengths.ts'

it('says how strong the bots are, under the seats and on each level', () => {
  const { wins } = strengthsOf('jackal').find(({ level }) => level === 'hard') ?? {}
  render(
    <SeatList
      game="jackal"
      playing={['white', 'red']}
      seats={{ white: { name: null, kind: 'human' }, red: { name: null, kind: 'easy' } }}
      dealName=""
      errors={{}}
      defaultName={(seat) => seat}
      onChange={() => {}}
      sideOf={(seat) => seat}
      badgeOf={() => null}
    />,
  )
  expect(screen.getByTestId('bot-strengths').textContent).toContain(`a hard one wins about ${wins}`)
  const tooltips = ['easy', 'hard'].map((level) => screen.getByTestId(`seat-red-${level}`).closest('label')?.title)
  expect(tooltips).toEqual(['', `Of 100 matches against an easy bot, a hard one wins about ${wins}.`])
})
