import { act, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { ASKED } from '../../testkit/asked.ts'
import { type Caption, Captions } from './Captions.tsx'

const caption = (move: number, cell: number, mine = false): Caption => ({
  move,
  cell,
  flag: null,
  text: `at ${cell}`,
  mine,
})
const shown = (captions: readonly Caption[]) =>
  [...render(<Captions captions={captions} />).container.querySelectorAll('.caption')].map((one) => one.textContent)

it('shows one caption at a place: the reader’s own first, else the newest', () => {
  expect(shown([caption(1, 7, true), { ...caption(2, 7), text: 'newer' }])).toEqual(['at 7'])
  expect(shown([caption(1, 8), { ...caption(2, 8), text: 'newer' }])).toEqual(['newer'])
})

it('shows six captions at most, including the reader’s own', () => {
  const many = Array.from({ length: 9 }, (_, index) => caption(index + 1, index, index === 0))
  expect(shown(many)).toEqual(['at 0', 'at 4', 'at 5', 'at 6', 'at 7', 'at 8'])
})

it('leaves out dull captions if there are more telling ones', () => {
  const many = Array.from({ length: 6 }, (_, index) => caption(index + 1, index))
  expect(shown([...many, { ...caption(7, 7), dull: true }])).toEqual(many.map(({ text }) => text))
})

it('marks the reader’s own captions', () => {
  const { container } = render(<Captions captions={[caption(1, 1), caption(2, 2, true)]} />)
  expect(container.querySelector('.is-mine')?.textContent).toBe('at 2')
})

it('goes away once it may have been read if the player can act, and waits for events still to be shown', () => {
  vi.useFakeTimers()
  const [session, shown] = [useSession.getState(), pageTable.shown.getState()]
  const isRead = () => screen.getByTestId('captions').classList.contains('is-read')
  try {
    render(<Captions captions={[caption(1, 1), caption(2, 2, true)]} />)
    act(() => void vi.advanceTimersByTime(60_000))
    expect(isRead()).toBe(false)
    act(() => {
      pageTable.shown.setState({ busy: true })
      useSession.setState({ standing: ASKED })
    })
    act(() => void vi.advanceTimersByTime(60_000))
    expect(isRead()).toBe(false)
    act(() => pageTable.shown.setState({ busy: false }))
    act(() => void vi.advanceTimersByTime(3000))
    expect(isRead()).toBe(false)
    act(() => void vi.advanceTimersByTime(1000))
    expect(isRead()).toBe(true)
    act(() => useSession.setState({ standing: null }))
    expect(isRead()).toBe(false)
  } finally {
    vi.useRealTimers()
    act(() => useSession.setState(session))
    act(() => pageTable.shown.setState(shown))
  }
})
