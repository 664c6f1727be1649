import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SeatList } from './SeatList.tsx'
import { strengthsOf } from './strengths.ts'

it('shows how strong the bots are, over the seats and on each level', () => {
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
  const told = screen.getByTestId('bot-strengths')
  expect(told.textContent).toContain(`a hard one wins about ${wins}`)
  const first = screen.getByTestId('seat-white-easy')
  expect(told.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0)
  const tooltips = ['easy', 'hard'].map((level) => screen.getByTestId(`seat-red-${level}`).closest('label')?.title)
  expect(tooltips).toEqual(['', `Of 100 matches against an easy bot, a hard one wins about ${wins}.`])
})

it('shows the meaning of a bot’s style', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup()
  const list = (personality?: 'raider') => (
    <SeatList
      game="jackal"
      playing={['white', 'red']}
      seats={{
        white: { name: null, kind: 'human' },
        red: { name: null, kind: 'easy', ...(personality && { temper: personality }) },
      }}
      dealName=""
      errors={{}}
      defaultName={(seat) => seat}
      onChange={onChange}
      sideOf={(seat) => seat}
      badgeOf={() => null}
    />
  )
  const { rerender } = render(list())
  const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(screen.getByTestId('seat-red-temper'))
  expect(scrolledTo.mock.contexts).toEqual([screen.getByText('Cares only about what a move gains.')])
  expect(screen.getByText('Cares only about what a move gains.')).toBeTruthy()
  await user.click(screen.getByTestId('seat-red-temper-raider'))
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ red: { temper: 'raider' } })
  rerender(list('raider'))
  expect(screen.getByText('Loves to hit, above all those who carry gold.')).toBeTruthy()
})

it('shows no name for a bot with a drawn style: the drawn character brings its own name', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup()
  const list = (name: string | null, personality: 'any' | 'raider') => (
    <SeatList
      game="jackal"
      playing={['white', 'red']}
      seats={{ white: { name: null, kind: 'human' }, red: { name, kind: 'easy', temper: personality } }}
      dealName=""
      errors={{}}
      defaultName={(seat) => `Captain of ${seat}`}
      onChange={onChange}
      sideOf={(seat) => seat}
      badgeOf={() => null}
    />
  )
  const field = () => screen.getByTestId<HTMLInputElement>('seat-red-name')
  const { rerender } = render(list(null, 'any'))
  expect([field().value, field().placeholder]).toEqual(['', 'drawn by lot'])
  await user.type(field(), 'G')
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ red: { name: 'G', temper: 'any' } })
  rerender(list('G', 'any'))
  await user.clear(field())
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ red: { name: null } })
  rerender(list(null, 'raider'))
  expect(field().value).toBe('Captain of red')
})
