import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import type { MatchInfo, OpenedDeal } from '../../electron/contract/ipc.ts'
import { jointSeed, sealOf } from '../../engine/kernel/jointSeed.ts'
import { setHost } from '../host/client.ts'
import { rememberLuckIn } from '../host/heard/heard.ts'
import { LuckBook } from '../host/heard/luckBook.ts'
import { scriptedHost } from '../testkit/scriptedHost.ts'
import { useToasts } from '../ui/toasts/toasts.ts'
import { DealNote, OpenedDealNote } from './DealNote.tsx'
import { forgetDeals } from './useOpenedDeal.ts'

const SECRET = '34cd'.repeat(16)
const HASH = sealOf(SECRET)
const NUMBER = '56ef'.repeat(8)
const MATCH: MatchInfo = {
  id: '20261122-120000-00',
  game: 'jackal',
  title: 'Evening',
  createdAt: 0,
  updatedAt: 0,
  moves: 3,
  seats: [
    { seat: 'north', name: 'Anne', player: { kind: 'human' } },
    { seat: 'south', name: 'Sam', player: { kind: 'human', elsewhere: true } },
  ],
  outcome: null,
}

const SHARES = [{ seat: 'south', number: NUMBER }]
const JOINT = { seed: jointSeed(SECRET, SHARES), shares: SHARES }

beforeEach(forgetDeals)

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
    expect(screen.queryByText(/Sam/)).toBeNull()
    rerender(<DealNote match={{ ...MATCH, deal: { kind: 'sealed', hash: HASH, sharedBy: ['south'] } }} />)
    expect(screen.getByText(/the screens of Sam added to it/)).toBeTruthy()
    rerender(<DealNote match={{ ...MATCH, deal: { kind: 'open' } }} />)
    expect(screen.getByText(/^Open deal/)).toBeTruthy()
    rerender(<DealNote match={{ ...MATCH, lesson: 'sailing', deal: { kind: 'open' } }} />)
    expect(screen.queryByTestId('deal')).toBeNull()
  })
})

describe('the note on the deal of a match that is over', () => {
  it('goes on showing the seal while the host does not open it, and complains of nothing', async () => {
    const host = scriptedHost({})
    host.refuse('match:deal', { code: 'not-allowed' })
    setHost(host)
    render(<OpenedDealNote match={{ ...MATCH, deal: { kind: 'sealed', hash: HASH } }} />)
    expect((await screen.findByTestId('deal')).textContent).toContain(HASH.slice(0, 16))
    expect(useToasts.getState().toasts).toEqual([])
  })

  it('says that it was fixed, and shows seal and secret', async () => {
    const host = opened({ kind: 'sealed', hash: HASH, secret: SECRET, check: 'held' })
    expect(await screen.findByText('The deal was fixed before the first move.')).toBeTruthy()
    expect([screen.getByText(HASH), screen.getByText(SECRET)]).toHaveLength(2)
    expect(host.asked('match:deal')).toEqual([{ id: MATCH.id }])
  })

  it.each<[OpenedDeal, RegExp]>([
    [{ kind: 'open', seed: 4711 }, /seed 4711/],
    [{ kind: 'open', seed: 4711, name: 'amber reef' }, /Open deal “amber reef”/],
    [{ kind: 'sealed', hash: HASH, secret: SECRET, check: 'broken' }, /does not match its seal/],
    [{ kind: 'sealed', hash: HASH, secret: SECRET, check: 'other-rules' }, /another version of the rules/],
    [{ kind: 'sealed', hash: HASH, secret: '35cd'.repeat(16), check: 'held' }, /secret does not match the seal/],
    [
      { kind: 'sealed', hash: HASH, secret: SECRET, check: 'held', joint: JOINT },
      /The screens of Sam added to its luck/,
    ],
  ])('says of %j %s', async (deal, words) => {
    opened(deal)
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it('vouches for the luck on a screen that added to it, and shows what each added', async () => {
    const book = new LuckBook({ getItem: () => null, setItem: () => {} }, () => NUMBER)
    await book.pledge({ match: MATCH.id, hash: HASH, seat: 'south' })
    await book.reveal({ match: MATCH.id, pledges: [{ seat: 'south', hash: sealOf(NUMBER) }] })
    rememberLuckIn(book)
    onTestFinished(() => rememberLuckIn(new LuckBook({ getItem: () => null, setItem: () => {} })))
    opened({ kind: 'sealed', hash: HASH, secret: SECRET, check: 'held', joint: JOINT })
    expect(await screen.findByText(/The luck was fair/)).toBeTruthy()
    expect([screen.getByText('Sam'), screen.getByText(NUMBER), screen.getByText(JOINT.seed)]).toHaveLength(3)
  })
})
