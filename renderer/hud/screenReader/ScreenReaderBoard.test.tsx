import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ScreenReaderBoard } from './ScreenReaderBoard.tsx'

const view = (cell: string) => (
  <>
    <button type="button">Log</button>
    <ScreenReaderBoard game="Jackal" chosen="" cell={cell} turn="" deeds={[]} />
  </>
)
const isMarked = () => screen.getByTestId('spoken-board').dataset.marked

it('marks the table when the focus comes to it from a panel, while no cell shows the focus', async () => {
  const user = userEvent.setup()
  const { rerender } = render(view(''))
  expect(isMarked()).toBe('false')
  screen.getByRole('button').focus()
  await user.tab()
  expect(isMarked()).toBe('true')
  rerender(view('g2: open land'))
  expect(isMarked()).toBe('false')
})

it('marks nothing while the table has had the focus from the start', async () => {
  const user = userEvent.setup()
  render(view(''))
  screen.getByTestId('spoken-board').focus()
  await user.keyboard('t')
  expect(isMarked()).toBe('false')
})
