import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { change } from './draftStore.ts'
import { NewMatchForm } from './NewMatchForm.tsx'

it('starts a match with the chosen players and options', async () => {
  const onStart = vi.fn()
  render(<NewMatchForm onStart={onStart} />)
  const user = userEvent.setup()
  const [first] = screen.getAllByRole('textbox')
  if (!first) throw new Error('the first captain has a name')
  await user.clear(first)
  await user.type(first, 'Anne')
  await user.click(screen.getByRole('radio', { name: 'Second captain' }))
  await user.click(screen.getByRole('switch', { name: /Bent ships/ }))
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect(onStart).toHaveBeenCalledTimes(1)
  expect(onStart.mock.calls[0]?.[0]).toMatchObject({
    game: 'sea-battle',
    options: { first: 'south', shapes: 'bent', touch: 'none' },
    seats: { north: { name: 'Anne' }, south: { name: 'Francis Drake', player: { kind: 'bot' } } },
  })
})

it.each([
  ['an empty name', 'seat-south-name', '', 'Second captain: enter a name'],
  ['two players of one name', 'seat-north-name', 'Francis Drake', 'First captain: this name is taken'],
  ['a number too large for a deal', 'new-seed', '9007199254740992', 'Numbers go up to 9007199254740991'],
])('shows the fault beside Start, and leads there: %s', async (_, field, typed, fault) => {
  const onStart = vi.fn()
  render(<NewMatchForm onStart={onStart} />)
  const user = userEvent.setup()
  const input = screen.getByTestId<HTMLInputElement>(field)
  const good = input.value
  await user.clear(input)
  if (typed) await user.type(input, typed)
  expect(screen.getByTestId('new-fault').textContent).toBe(fault)
  await user.click(screen.getByRole('button', { name: 'Start' }))
  expect([onStart.mock.calls.length, document.activeElement]).toEqual([0, input])
  await user.clear(input)
  if (good) await user.type(input, good)
  expect(screen.getByTestId('new-fault').textContent).toBe('')
})

it('takes a drawn name and the deal of the day', async () => {
  const onStart = vi.fn()
  render(<NewMatchForm onStart={onStart} />)
  const user = userEvent.setup()
  const start = () => user.click(screen.getByRole('button', { name: 'Start' }))
  await user.click(screen.getByRole('button', { name: 'Draw a name' }))
  await start()
  await user.click(screen.getByRole('button', { name: 'Deal of the day' }))
  await start()
  const names = onStart.mock.calls.map(([setup]) => setup.dealName)
  expect(names).toEqual([expect.stringMatching(/^[a-z]+ [a-z]+ [a-z]+$/), expect.stringMatching(/^20\d\d-\d\d-\d\d$/)])
  await user.clear(screen.getByTestId('new-seed'))
})

it('offers no seat on another screen if the deal is named, and keeps an earlier choice as a fault', async () => {
  render(<NewMatchForm onStart={vi.fn()} />)
  const user = userEvent.setup()
  expect(screen.queryByTestId('seat-south-elsewhere')).not.toBeNull()
  await user.click(screen.getByTestId('seat-south-elsewhere'))
  await user.type(screen.getByTestId('new-seed'), 'calm blue bay')
  expect(screen.queryByTestId('seat-north-elsewhere')).toBeNull()
  expect(screen.getByTestId('new-fault').textContent).toMatch(/screen/)
  await user.click(screen.getByTestId('seat-south-human'))
  expect(screen.queryByTestId('seat-south-elsewhere')).toBeNull()
  expect(screen.getByTestId('new-fault').textContent).toBe('')
  await user.clear(screen.getByTestId('new-seed'))
  expect(screen.queryByTestId('seat-south-elsewhere')).not.toBeNull()
})

it('starts a match with a clock as chosen, and without one by default', async () => {
  const onStart = vi.fn()
  render(<NewMatchForm onStart={onStart} />)
  const user = userEvent.setup()
  const start = () => user.click(screen.getByRole('button', { name: 'Start' }))
  await start()
  expect(onStart.mock.calls.at(-1)?.[0]).not.toHaveProperty('clock')
  await user.click(screen.getByRole('radio', { name: 'Time per move' }))
  await user.click(screen.getByRole('radio', { name: '30 s' }))
  await start()
  expect(onStart.mock.calls.at(-1)?.[0]).toMatchObject({ clock: { kind: 'move', seconds: 30, atEnd: 'bot' } })
  await user.click(screen.getByRole('radio', { name: 'Time per match' }))
  await user.click(screen.getByRole('radio', { name: '5 min' }))
  await user.click(screen.getByRole('radio', { name: '10 s' }))
  await user.click(screen.getByRole('radio', { name: 'The player loses' }))
  await start()
  expect(onStart.mock.calls.at(-1)?.[0]).toMatchObject({
    clock: { kind: 'match', seconds: 300, increment: 10, atEnd: 'loses' },
  })
  await user.click(screen.getByRole('radio', { name: 'None' }))
})

it('folds players and rules away, and opens the fold that has a fault', async () => {
  const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('.new-fold')].map(({ open }) => open)
  const { unmount } = render(<NewMatchForm onStart={vi.fn()} />)
  expect(folds()).toEqual([false, false])
  act(() => change({ dealName: '9007199254740992' }))
  expect(folds()).toEqual([false, true])
  unmount()
  change({ dealName: '' })
  render(<NewMatchForm onStart={vi.fn()} />)
  await userEvent.setup().clear(screen.getByTestId('seat-south-name'))
  expect(folds()).toEqual([true, false])
})
