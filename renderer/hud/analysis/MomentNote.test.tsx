import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { JudgedMove } from '../../../electron/contract/ipc.ts'
import { RecordedSeats } from '../useWords.ts'
import { MomentNote, MomentSteps } from './MomentNote.tsx'
import type { Moment } from './moments.ts'
import type { Recounting } from './momentText.ts'

const judged: JudgedMove = {
  move: 4,
  count: 1,
  seat: 'white',
  made: { move: 'a step' },
  best: 0.6,
  played: 0.5,
  other: 0.6,
  after: 0.5,
  rivals: { before: {}, after: {} },
  better: { move: 'a leap', value: 0.6 },
}
const MOMENTS: readonly Moment[] = [
  { kind: 'lost', swing: -0.1, judged },
  { kind: 'lucky', swing: 0.2, judged: { ...judged, move: 9, after: 0.7 } },
  { kind: 'end', of: 12, outcome: { winners: ['white'], scores: {}, reason: 'x' } },
]
const TOLD: Recounting = {
  positions: [],
  steps: [],
  coach: {
    isLaid: () => false,
    onLaid: () => () => {},
    even: 0.01,
    tell: () => null,
    layOut: () => {},
    wayOf: () => null,
    name: (_view, { move }) => String(move),
  },
  deedText: () => 'A chest was found.',
}

function show(place: number) {
  const watched: number[] = []
  render(
    <RecordedSeats value={[{ seat: 'white', name: 'Anne', player: { kind: 'human' } }]}>
      <MomentNote moments={MOMENTS} place={place} told={TOLD} />
      <MomentSteps moments={MOMENTS} place={place} onWatch={(move) => watched.push(move)} />
    </RecordedSeats>,
  )
  return watched
}

it('shows the played move and the better one, and leads to the next moment', async () => {
  const watched = show(0)
  const lines = [...screen.getByTestId('moment-note').querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(lines).toEqual(['Anne chose “a step”.', 'Better: “a leap”.'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous moment' }).disabled).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Next moment' }))
  expect(watched).toEqual([9])
})

it('shows the effect of luck', () => {
  show(1)
  expect(screen.getByTestId('moment-note').textContent).toBe('Moment 250% → 70%Anne was lucky. A chest was found.')
})

it('shows the effect of the last move and the winner', () => {
  show(2)
  expect(screen.getByTestId('moment-note').textContent).toBe('Moment 3The end. A chest was found. Anne wins.')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next moment' }).disabled).toBe(true)
})
