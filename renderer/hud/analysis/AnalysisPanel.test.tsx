import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnalysisPart, JudgedMove } from '../../../electron/contract/ipc.ts'
import { useAnalysis } from '../../host/analysis.ts'
import { setHost } from '../../host/client.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import type { GameCoach } from '../coach/gameCoach.ts'
import { RecordedSeats } from '../useWords.ts'
import { AnalysisPanel } from './AnalysisPanel.tsx'
import type { Recounting } from './momentText.ts'

const ID = '20260101-000000-00'
const human = { kind: 'human' } as const
const SEATS = [
  { seat: 'white', name: 'Anne', player: human },
  { seat: 'red', name: 'Bob', player: human },
]
const COACH: GameCoach = {
  isLaid: () => false,
  onLaid: () => () => {},
  even: 0.01,
  tell: () => null,
  name: (view, { move }) => `${String(move)} in ${String(view)}`,
  wayOf: () => null,
  layOut: () => {},
}
const quiet = {
  count: 1,
  seat: 'white',
  made: { move: 'a step' },
  best: 0.5,
  played: 0.5,
  other: 0.5,
  after: 0.5,
  rivals: { before: { red: 1 }, after: { red: 1 } },
}
const LOST: JudgedMove = { ...quiet, move: 0, best: 0.8, better: { move: 'a way home', value: 0.8 } }
const LUCKY: JudgedMove = {
  ...quiet,
  move: 1,
  seat: 'red',
  after: 0.7,
  rivals: { before: { white: 1 }, after: { white: 1 } },
}

const TOLD: Recounting = {
  positions: ['the start', 'the middle', 'the end'],
  steps: [],
  coach: COACH,
  deedText: (_told, from, count) => `${count} came of move ${from + 1}.`,
}

/** Returns a host that analyses one decision with each request. */
function patientHost(all: readonly JudgedMove[]) {
  let known = 0
  const host = scriptedHost({
    'match:analysis': ({ skip }): AnalysisPart => {
      known = Math.min(all.length, known + 1)
      return { done: known, of: all.length, judged: all.slice(skip, known) }
    },
    'match:stopAnalysis': () => null,
  })
  setHost(host)
  return host
}

const OVER = { winners: ['white'], scores: {}, reason: 'x' }

function show(
  onWatch: (move: number) => void = () => {},
  seats = SEATS,
  at?: number,
  outcome: typeof OVER | null = OVER,
) {
  const panel = (
    <RecordedSeats value={seats}>
      <AnalysisPanel
        id={ID}
        seats={['white', 'red']}
        outcome={outcome}
        told={TOLD}
        {...(at !== undefined && { at })}
        colourOf={() => '#ffffff'}
        onWatch={onWatch}
      />
    </RecordedSeats>
  )
  render(panel)
  return userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) })
}

/** Waits for the first answer of the host. */
const begun = () => act(async () => vi.advanceTimersByTimeAsync(1))

const button = (name: RegExp) => screen.queryByRole('button', { name })

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useAnalysis.setState(useAnalysis.getInitialState())
  useLanguage.setState(useLanguage.getInitialState())
})

const columns = () => screen.queryAllByRole('columnheader').map(({ textContent }) => textContent)

describe('the analysis of a match', () => {
  it('starts automatically, grows, and names the better moves and the effects of luck', async () => {
    const host = patientHost([LOST, LUCKY])
    show()
    await begun()
    expect(
      button(
        /Anne chose “a step in the start”\. Move 1 ?Better: “a way home in the start”\. ?The chance to win fell from 80% to 50%\./,
      ),
    ).not.toBeNull()
    expect(button(/Bob was lucky/)).toBeNull()
    screen.getByRole('progressbar')
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(button(/Bob was lucky\. 1 came of move 2\. Move 2 ?The chance to win rose from 50% to 70%\./)).not.toBeNull()
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(host.asked('match:analysis').map(({ skip }) => skip)).toEqual([0, 1])
  })

  it('ends with the last move and the result, and leads there', async () => {
    patientHost([LOST])
    const watched: number[] = []
    const user = show((move) => watched.push(move))
    await begun()
    await user.click(screen.getByRole('button', { name: /The end\. 1 came of move 2\. Anne wins\. Move 2$/ }))
    expect(watched).toEqual([2])
  })

  it('leads from each moment into the recording', async () => {
    patientHost([LOST])
    const watched: number[] = []
    const user = show((move) => watched.push(move))
    await begun()
    await user.click(screen.getByRole('button', { name: /Better/ }))
    expect(watched).toEqual([0])
  })

  it('marks the recording’s current moment as the chosen one', async () => {
    patientHost([LOST])
    show(() => {}, SEATS, 0)
    await begun()
    expect(screen.getByRole('button', { name: /Better/, current: true })).toBeTruthy()
  })

  it('keeps that moment in sight, however long the list', async () => {
    patientHost([LOST, LUCKY])
    const seen: (string | null)[] = []
    Element.prototype.scrollIntoView = function look(this: Element) {
      seen.push(this.textContent)
    }
    show(() => {}, SEATS, 1)
    await begun()
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(seen).toEqual([expect.stringMatching(/Bob was lucky/)])
  })

  it('stops and resumes', async () => {
    const host = patientHost([LOST, LUCKY, { ...quiet, move: 2 }])
    const user = show()
    await begun()
    await user.click(screen.getByRole('button', { name: /Stop/ }))
    await act(async () => vi.advanceTimersByTimeAsync(3000))
    expect([host.asked('match:analysis').length, host.asked('match:stopAnalysis').length]).toEqual([1, 1])
    await user.click(screen.getByRole('button', { name: /Go on/ }))
    expect(host.asked('match:analysis').at(-1)).toEqual({ id: ID, skip: 1, skipAgain: 0 })
  })

  it('draws the curve after a glance, then names moments as they are judged, and the sums at the end', async () => {
    const { better, ...glanced } = LOST
    let asked = 0
    const host = scriptedHost({
      'match:analysis': ({ skip, skipAgain = 0 }): AnalysisPart => {
        const done = asked++ > 0
        const judged = [{ ...glanced, best: 0.5, rough: true } as const, { ...quiet, move: 1, rough: true } as const]
        const part = { done: 2, of: 2, judged: judged.slice(skip), again: done ? [LOST].slice(skipAgain) : [] }
        return done ? part : { ...part, depth: { done: 0, of: 1 } }
      },
      'match:stopAnalysis': () => null,
    })
    setHost(host)
    show()
    await begun()
    expect(button(/Better/)).toBeNull()
    screen.getByText(/Looking for the key moments/)
    expect([screen.queryByTestId('analysis-chart') !== null, columns()]).toEqual([true, []])
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(button(/Better/)).not.toBeNull()
    expect(columns().at(-1)).toBe('End')
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(host.asked('match:analysis')).toHaveLength(2)
  })

  it('is followed once, however soon it is stopped and restarted', async () => {
    const host = patientHost([LOST, LUCKY, ...[2, 3, 4, 5].map((move) => ({ ...quiet, move }))])
    const user = show()
    await begun()
    await user.click(screen.getByRole('button', { name: /Stop/ }))
    await user.click(screen.getByRole('button', { name: /Go on/ }))
    await act(async () => vi.advanceTimersByTimeAsync(5000))
    expect(host.asked('match:analysis').map(({ skip }) => skip)).toEqual([0, 1, 2, 3, 4, 5])
    expect(button(/Go on/)).toBeNull()
  })

  it('shows why it is refused while a copy is still being played', async () => {
    const host = patientHost([LOST])
    host.refuse('match:analysis', { code: 'not-allowed' })
    show()
    await begun()
    await screen.findByText(/copy of this match is still being played/)
    expect(button(/Analyse the match/)).not.toBeNull()
  })

  it('stops when the panel is closed', async () => {
    const host = patientHost([LOST, LUCKY, { ...quiet, move: 2 }])
    show()
    await begun()
    cleanup()
    await act(async () => vi.advanceTimersByTimeAsync(3000))
    expect([host.asked('match:analysis').length, host.asked('match:stopAnalysis').length]).toEqual([1, 1])
  })

  it('distinguishes two players of the same name', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
    patientHost([LOST])
    const namesakes = SEATS.map((one) => ({ ...one, name: 'Anne' }))
    show(() => {}, namesakes)
    await begun()
    expect(screen.getByTestId('analysis-chart').querySelectorAll('li')).toHaveLength(2)
    expect(complaints).not.toHaveBeenCalled()
    complaints.mockRestore()
  })

  it('writes its shares in the format of the language', async () => {
    useLanguage.setState({ language: 'ru' })
    patientHost([LOST])
    show()
    await begun()
    expect(screen.getByTestId('analysis-chart').textContent).toMatch(/100\s%50\s%0\s%/)
  })

  it('shows each player the total effect of choice and luck', async () => {
    patientHost([LOST])
    show()
    await begun()
    expect(screen.getByRole('row', { name: /Anne/ }).textContent).toBe('Anne80%−30%0%0%50%')
    expect(screen.getByRole('row', { name: /Bob/ }).textContent).toBe('Bob20%0%0%+30%50%')
  })

  it('calls a player’s last value the end once the whole match has been analysed', async () => {
    patientHost([LOST, LUCKY])
    const user = show()
    await begun()
    await user.click(screen.getByRole('button', { name: /Stop/ }))
    expect(columns().at(-1)).toBe('Now')
    await user.click(screen.getByRole('button', { name: /Go on/ }))
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(columns().at(-1)).toBe('End')
  })

  it('calls it the current standing in a match that is not over, and names the sums of the columns', async () => {
    patientHost([LOST, LUCKY])
    show(() => {}, SEATS, undefined, null)
    await begun()
    await act(async () => vi.advanceTimersByTimeAsync(1000))
    expect(columns()).toEqual(['Player', 'Start', 'Own moves', 'Luck', 'Others', 'Now'])
    screen.getByText(/^Own moves: how much they lost.*Others: what changed between/)
  })
})
