import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sounds } from '../../audio/sounds.ts'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { ASKED } from '../../testkit/asked.ts'
import { useSettings } from '../../ui/settings.ts'
import { Beats } from './Beats.tsx'
import type { BeatFinder } from './beat.ts'

const { playback } = pageTable

/** Frames events of the kind `sinks`, and names the number of ships in the view before. */
const find: BeatFinder = ({ kind }, before) =>
  kind === 'sinks'
    ? { title: 'Sunk!', text: `${(before as { ships: number }).ships} ships before` }
    : kind === 'is spoken of'
      ? { title: 'Sunk!', text: null, line: 'Albatross', said: 'Rob: Ha!' }
      : null

const start = pageTable.shown.getState()
const settings = useSettings.getState().settings

/** Folds an event into the shown state of the table. */
function happens(kind: string, ships: number): void {
  const { position } = pageTable.shown.getState()
  act(() => pageTable.shown.setState({ shown: { ships }, busy: true, current: { kind }, position: position + 1 }))
}

const beat = () => screen.queryByTestId('beat')?.textContent ?? null

beforeEach(() => {
  vi.useFakeTimers()
  pageTable.shown.setState({ shown: { ships: 5 }, busy: true, current: null, position: 7 })
  useSettings.setState({ settings: { ...settings, speed: 1 } })
  render(<Beats find={find} />)
})

afterEach(() => {
  vi.useRealTimers()
  act(() => pageTable.shown.setState(start))
  useSettings.setState({ settings })
})

describe('a beat', () => {
  it('frames an event when it is shown, and then goes away', () => {
    act(() => pageTable.shown.setState({ current: { kind: 'sinks' } }))
    expect(beat()).toBeNull()
    happens('sinks', 4)
    expect(beat()).toBe('Sunk!5 ships before')
    act(() => vi.advanceTimersByTime(1000))
    expect(beat()).not.toBeNull()
    act(() => vi.advanceTimersByTime(201))
    expect(beat()).toBeNull()
  })

  it('keeps its ship’s name beside a bot’s line, and stays longer', () => {
    happens('is spoken of', 4)
    expect(beat()).toBe('Sunk!AlbatrossRob: Ha!')
    act(() => vi.advanceTimersByTime(2300))
    expect(beat()).not.toBeNull()
    act(() => vi.advanceTimersByTime(101))
    expect(beat()).toBeNull()
  })

  it('goes away sooner if the player can act', () => {
    const session = useSession.getState()
    happens('sinks', 4)
    act(() => vi.advanceTimersByTime(500))
    act(() => {
      pageTable.shown.setState({ busy: false, current: null })
      useSession.setState({ standing: ASKED })
    })
    expect(beat()).not.toBeNull()
    act(() => vi.advanceTimersByTime(201))
    expect(beat()).toBeNull()
    act(() => useSession.setState(session))
  })

  it('sounds once when it is framed, and not when it is skipped', () => {
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => {})
    happens('turns', 5)
    expect(play).not.toHaveBeenCalled()
    happens('sinks', 4)
    expect(play.mock.calls.map(([name]) => name)).toEqual(['moment'])
    const unseen = vi.spyOn(playback, 'isUnseen', 'get').mockReturnValue(true)
    happens('sinks', 3)
    unseen.mockRestore()
    expect(play).toHaveBeenCalledTimes(1)
    play.mockRestore()
  })

  it('ends when the player skips, and skipped events are not framed', () => {
    happens('sinks', 4)
    const unseen = vi.spyOn(playback, 'isUnseen', 'get').mockReturnValue(true)
    happens('sinks', 3)
    expect(beat()).toBeNull()
    unseen.mockRestore()
    happens('sinks', 2)
    expect(beat()).toBe('Sunk!3 ships before')
  })

  it('gives way to the next one, and stays during other events', () => {
    happens('sinks', 4)
    happens('turns', 4)
    expect(beat()).toBe('Sunk!5 ships before')
    happens('sinks', 3)
    expect(beat()).toBe('Sunk!4 ships before')
  })

  it('is announced to screen readers only by the log', () => {
    happens('sinks', 4)
    expect(screen.getByTestId('beat').closest('[aria-hidden=true]')).not.toBeNull()
  })

  it.each([0, 4] as const)('is left out at speed %i', (speed) => {
    act(() => useSettings.setState({ settings: { ...settings, speed } }))
    happens('sinks', 4)
    expect(beat()).toBeNull()
  })

  it('is framed at any speed except instant if a bot speaks', () => {
    const receivedAt = (speed: 0 | 4) => {
      act(() => useSettings.setState({ settings: { ...settings, speed } }))
      happens('is spoken of', 4)
      return beat()
    }
    expect(receivedAt(0)).toBeNull()
    expect(receivedAt(4)).toContain('Rob: Ha!')
  })
})

it('is absent when another match is put on the table', () => {
  act(() => pageTable.shown.setState({ shown: { ships: 9 }, current: null, position: 8 }))
  expect(beat()).toBeNull()
})
