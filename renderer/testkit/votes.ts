import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import type { VoteState } from '../../electron/contract/vote.ts'
import { parseCell } from '../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../engine/jackal/data/boards.ts'
import { useSession } from '../host/session.ts'
import { forgetVote, receiveVote } from '../remote/vote/vote.ts'

const step = (piece: string, to: string) => ({ kind: 'go', piece, to: parseCell(CLASSIC_ISLAND, to) ?? -1 })

/** Tells this page of a vote on two steps of White in the shown match of Jackal; it is forgotten after the test. */
export function tellVote(more: Partial<VoteState> = {}): void {
  onTestFinished(() => act(forgetVote))
  const { match } = useSession.getState()
  const state: VoteState = {
    vote: '0-1',
    match: match?.id ?? '',
    seat: 'white',
    moves: match?.moves ?? 0,
    options: [
      { option: 1, votes: 3, move: step('white-1', 'f5') },
      { option: 2, votes: 1, move: step('white-2', 'f5') },
    ],
    left: 12_000,
    ...more,
  }
  act(() => receiveVote({ state }))
}
