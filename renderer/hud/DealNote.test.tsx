import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { setHost } from '../host/client.ts'
import { scriptedHost } from '../testkit/scriptedHost.ts'
import { DealNote, OpenedDealNote } from './DealNote.tsx'

const HASH = 'ab12'.repeat(16)
const SECRET = '34cd'.repeat(16)
const MATCH: MatchInfo = {
  id: '20261122-120000-00',
  game: 'jackal',
  title: 'Evening',
  createdAt: 0,
  updatedAt: 0,
  moves: 3,
  seats: [],
  outcome: null,
}

function opened(deal: OpenedDeal) {
  const host = scriptedHost({ 'match:deal': () => deal })
  setHost(host)
  render(<OpenedDealNote match={MATCH} />)
  return host
}

describe('the note on the deal of a running match', () => {
  it('shows the seal, or that there is none', () => {
    const { rerender } = render(<DealNote match={{ ...MATCH, deal: { kind: 'sealed', hash: HASH } }} />)
    expect(screen.getByTestId('deal').textContent).toContain(HASH.slice(0, 16))
    rerender(<DealNote match={{ ...MATCH, deal: { kind: 'open' } }} />)
    expect(screen.getByText(/^Open deal/)).toBeTruthy()
    rerender(<DealNote match={{ ...MATCH, lesson: 'sailing', deal: { kind: 'open' } }} />)
    expect(screen.queryByTestId('deal')).toBeNull()
  })
})

describe('the note on the deal of a match that is over', () => {
  it('says that it was fixed, and shows seal and secret', async () => {
    const host = opened({ kind: 'sealed', hash: HASH, secret: SECRET, check: 'held' })
    expect(await screen.findByText('The deal was fixed before the first move.')).toBeTruthy()
    expect([screen.getByText(HASH), screen.getByText(SECRET)]).toHaveLength(2)
    expect(host.asked('match:deal')).toEqual([{ id: MATCH.id }])
  })

  it.each<[OpenedDeal, RegExp]>([
    [{ kind: 'open', seed: 4711 }, /seed 4711/],
    [{ kind: 'sealed', hash: HASH, secret: SECRET, check: 'broken' }, /does not match its seal/],
    [{ kind: 'sealed', hash: HASH, secret: SECRET, check: 'other-rules' }, /another version of the rules/],
  ])('says of %j %s', async (deal, words) => {
    opened(deal)
    expect(await screen.findByText(words)).toBeTruthy()
  })
})
