import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { receiveVote, useShownPoll } from '../../remote/vote/vote.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { tellVote } from '../../testkit/votes.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { VotePanel } from './VotePanel.tsx'

const SEATED = { viewer: 'spectator', settings: { language: 'en' }, names: { white: 'The audience' } } as const

function Shown() {
  const poll = useShownPoll()
  return poll && <VotePanel key={poll.vote} poll={poll} />
}

async function watching() {
  const table = await jackalTable('. . .', { pieces: { 'white-1': 'e5', 'white-2': 'g5' } }, SEATED)
  return { table, user: table.panel(<Shown />) }
}

it('a viewer sees the moves in words, each with another name, the votes and the time', async () => {
  await watching()
  expect(screen.queryByTestId('vote')).toBeNull()
  tellVote()
  expect(screen.getByRole('heading').textContent).toBe('Choose the move for The audience')
  expect(screen.getByTestId('vote-left').textContent).toBe('12 s')
  const options = [1, 2].map((n) => screen.getByTestId(`vote-${n}`).textContent ?? '')
  expect(options).toEqual([expect.stringContaining('f5'), expect.stringContaining('f5')])
  expect(options[0]?.slice(1, -1)).not.toBe(options[1]?.slice(1, -1))
  expect(screen.getByRole('img', { name: '3 votes' }).textContent).toBe('3')
})

it('a vote that the table refuses is taken back, with a notice', async () => {
  const { user } = await watching()
  tellVote()
  await user.click(screen.getByTestId('vote-2'))
  expect(screen.getByTestId('vote-2').getAttribute('aria-pressed')).toBe('false')
  expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('This vote no longer counts.')
})

it('the vote of a screen that is back is marked, and the chosen move at the end', async () => {
  await watching()
  tellVote({ own: 2 })
  expect(screen.getByTestId('vote-2').getAttribute('aria-pressed')).toBe('true')
  tellVote({ left: 0, chosen: 1 })
  expect(screen.getByTestId('vote-2').getAttribute('aria-pressed')).toBe('true')
  expect(screen.getByTestId('vote-1').dataset.chosen).toBe('true')
  expect(screen.queryByTestId('vote-left')).toBeNull()
  expect(screen.getByRole('heading').textContent).toMatch(/^The viewers chose: .*f5/)
  expect(screen.getByTestId('vote-1').hasAttribute('disabled')).toBe(true)
})

it('the result stays in the same words after its move, and says that luck decided a tie', async () => {
  const { table } = await watching()
  tellVote()
  const [name] = screen.getAllByText(/f5/).map(({ textContent }) => textContent)
  tellVote({ left: 0, chosen: 1, byLot: true })
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(screen.getByRole('heading').textContent).toBe(`The viewers chose, by lot: ${name}`)
  expect(screen.getByTestId('vote-1').textContent).toContain(name)
})

it('a vote on another position or match is not shown, and none once the table ends it', async () => {
  const { table } = await watching()
  tellVote({ moves: 7 })
  expect(screen.queryByTestId('vote')).toBeNull()
  tellVote({ match: 'another' })
  expect(screen.queryByTestId('vote')).toBeNull()
  tellVote()
  await table.play({ kind: 'go', piece: 'white-1', to: 'f5' })
  expect(screen.queryByTestId('vote')).toBeNull()
  tellVote()
  act(() => receiveVote({ state: null }))
  expect(screen.queryByTestId('vote')).toBeNull()
})

it.each([{}, { state: 4 }, { state: { vote: '1' } }])(
  'a message that is no vote changes nothing: %j',
  async (params) => {
    await watching()
    tellVote()
    act(() => receiveVote(params))
    expect(screen.getByTestId('vote-1')).not.toBeNull()
  },
)
