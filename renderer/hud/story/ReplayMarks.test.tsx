import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Recording } from '../../playback/useRecording.ts'
import { ReplayDock } from '../frame/ReplaySlots.tsx'
import { ReplayScrub } from '../ReplayFrame.tsx'
import { RecordedTurns } from './ReplayMarks.tsx'

const recording = (of = 10): Recording => ({
  at: 0,
  of,
  playing: true,
  seek: vi.fn(),
  setPlaying: vi.fn(),
  forward: vi.fn(),
  back: vi.fn(),
})

it('marks on the bar of a recording lead to the turns that decided the match, by keys, too', async () => {
  const one = recording()
  render(
    <RecordedTurns
      value={[
        { move: 2, text: 'Flint brings 1 coin home.' },
        { move: 7, text: 'Silver brings 2 coins home.' },
      ]}
    >
      <ReplayScrub recording={one} />
    </RecordedTurns>,
  )
  const marks = screen.getByRole('list', { name: 'Turning points of the match' })
  expect([...marks.querySelectorAll('li')].map((mark) => mark.style.left)).toEqual(['20%', '70%'])
  screen.getByRole('button', { name: 'Move 8: Silver brings 2 coins home.' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(one.seek).toHaveBeenCalledExactlyOnceWith(7)
  expect(one.setPlaying).toHaveBeenCalledExactlyOnceWith(false)
})

it('keeps marks of consecutive turns apart, each below its own turn', () => {
  render(
    <RecordedTurns
      value={[
        { move: 50, text: 'One.' },
        { move: 51, text: 'Two.' },
      ]}
    >
      <ReplayScrub recording={recording(100)} />
    </RecordedTurns>,
  )
  const marks = [...document.querySelectorAll('li')]
  expect(marks.map(({ style }) => style.left)).toEqual(['50%', '51%'])
  expect(marks.map(({ style }) => style.getPropertyValue('--row'))).toEqual(['0', '1'])
})

it('marks the turn that is shown next as the chosen one', () => {
  const turns = [2, 7].map((move) => ({ move, text: `Turn ${move}.` }))
  render(
    <RecordedTurns value={turns}>
      <ReplayScrub recording={{ ...recording(), at: 7 }} />
    </RecordedTurns>,
  )
  const chosen = screen.getAllByRole('button', { name: /^Move/ }).map((mark) => mark.getAttribute('aria-current'))
  expect(chosen).toEqual([null, 'step'])
})

it('has no marks before anything is decided', () => {
  render(<ReplayScrub recording={recording()} />)
  expect(screen.queryByRole('list')).toBeNull()
})

it('names the place before a turn by that turn’s number, and the end by the last move’s number', () => {
  const turns = [7, 10].map((move) => ({ move, text: 'Won.' }))
  const place = (at: number, playing = false) => {
    const { unmount } = render(
      <RecordedTurns value={turns}>
        <ReplayDock title="A match" recording={{ ...recording(), at, playing }} />
      </RecordedTurns>,
    )
    const marks = screen.getAllByRole('button', { name: /^Move/ }).map((mark) => mark.getAttribute('aria-label'))
    expect(marks).toEqual(['Move 8: Won.', 'Move 10: Won.'])
    const text = screen.getByTestId('replay-position').textContent
    unmount()
    return text
  }
  expect([place(6), place(7), place(10)]).toEqual(['Move 6 of 10', 'Before move 8 of 10', 'Move 10 of 10'])
  expect(place(7, true)).toBe('Move 7 of 10')
})
