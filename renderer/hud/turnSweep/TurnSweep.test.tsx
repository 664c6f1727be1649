import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sounds } from '../../audio/sounds.ts'
import { useSession } from '../../host/session.ts'
import { useSkipAhead } from '../../host/skipAhead.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { useSettings } from '../../ui/settings.ts'
import { TurnSweep } from './TurnSweep.tsx'
import type { SignOf } from './turnSign.ts'

interface View {
  readonly turn: string | null
}

const isView = (shown: unknown): shown is View => shown !== null

const signOf: SignOf = (view) => {
  const turn = isView(view) ? view.turn : null
  return turn === null ? null : { side: turn, seat: turn, title: turn, name: 'Ann', flag: null, colour: '#c62828' }
}

const [start, session, skipAhead] = [pageTable.shown.getState(), useSession.getState(), useSkipAhead.getState()]
const settings = useSettings.getState().settings

const sweep = () => screen.queryByTestId('turn-sweep')?.textContent ?? null

/** Folds an event that passes the turn, while its motions go on. */
function fold(turn: string | null): void {
  const { position } = pageTable.shown.getState()
  act(() =>
    pageTable.shown.setState({ shown: { turn }, busy: true, current: { kind: 'moved' }, position: position + 1 }),
  )
}

/** Ends the motions of the event. */
const end = () => act(() => pageTable.shown.setState({ busy: false, current: null }))

function pass(turn: string | null): void {
  fold(turn)
  end()
}

beforeEach(() => {
  vi.useFakeTimers()
  pageTable.shown.setState({ shown: { turn: 'red' }, busy: false, current: null, position: 7 })
  useSettings.setState({ settings: { ...settings, speed: 1 } })
  render(<TurnSweep signOf={signOf} />)
})

afterEach(() => {
  vi.useRealTimers()
  act(() => {
    pageTable.shown.setState(start)
    useSession.setState(session)
    useSkipAhead.setState(skipAhead)
  })
  useSettings.setState({ settings })
})

describe('the flag of the side to move', () => {
  it('sweeps when the turn has passed and the events before it were shown, for less than a second', () => {
    fold('blue')
    expect(sweep()).toBeNull()
    end()
    expect(sweep()).toBe('blueAnn')
    act(() => vi.advanceTimersByTime(999))
    expect(sweep()).toBeNull()
  })

  it('sounds when it sweeps, not while the same side goes on', () => {
    const play = vi.spyOn(sounds, 'play').mockImplementation(() => {})
    pass('blue')
    pass('blue')
    expect(play.mock.calls.map(([name]) => name)).toEqual(['sweep'])
    play.mockRestore()
  })

  it('does not sweep again when the same side goes on', () => {
    pass('blue')
    act(() => vi.advanceTimersByTime(999))
    pass('blue')
    expect(sweep()).toBeNull()
  })

  it('gives way to the next one’s', () => {
    pass('blue')
    pass('red')
    expect(sweep()).toBe('redAnn')
  })

  it('goes away with the end of the match', () => {
    pass('blue')
    pass(null)
    expect(sweep()).toBeNull()
  })

  it('does not sweep when a move is undone or another match is put on the table', () => {
    act(() =>
      pageTable.shown.setState({ shown: { turn: 'blue' }, busy: false, current: null, position: 0, again: false }),
    )
    expect(sweep()).toBeNull()
    pass('red')
    expect(sweep()).toBe('redAnn')
  })

  it('does not sweep while others’ moves are skipped, nor for skipped events', () => {
    act(() => useSkipAhead.setState({ isSkipping: true }))
    pass('blue')
    act(() => useSkipAhead.setState({ isSkipping: false }))
    pass('blue')
    expect(sweep()).toBeNull()
  })

  it('goes away as soon as others’ moves are skipped', () => {
    pass('blue')
    act(() => useSkipAhead.setState({ isSkipping: true }))
    expect(sweep()).toBeNull()
  })

  it('is announced to screen readers only by the turn’s panel', () => {
    pass('blue')
    expect(screen.getByTestId('turn-sweep').getAttribute('aria-hidden')).toBe('true')
  })
})
