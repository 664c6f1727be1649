import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MatchInfo, OpenedDeal, PlayedRecord } from '../../electron/contract/ipc.ts'
import { gameOf } from '../../electron/games/games.ts'
import { jointSeed, sealOf } from '../../engine/kernel/jointSeed.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { createMatch } from '../../engine/match/match.ts'
import { setHost } from '../host/client.ts'
import { rememberLuckIn } from '../host/received/knownLuck.ts'
import { LuckBook } from '../host/received/luckBook.ts'
import { receivedBook } from '../host/received/receivedBook.ts'
import { GuestTable } from '../testkit/guestTable.ts'
import { scriptedHost } from '../testkit/scriptedHost.ts'
import { useToasts } from '../ui/toasts/toasts.ts'
import { DealNote, OpenedDealNote } from './DealNote.tsx'
import { forgetDeals } from './useDealState.ts'

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
afterEach(() => rememberLuckIn(null))

const shelf = { getItem: () => null, setItem: () => {} }
const HONEST: OpenedDeal = { kind: 'sealed', hash: HASH, secret: SECRET, check: 'held', joint: JOINT }

/** Renders a page at the table of another host; the page added its number to the luck. */
async function guest() {
  const book = new LuckBook(shelf, () => NUMBER)
  await book.pledge({ match: MATCH.id, hash: HASH, seat: 'south' })
  await book.reveal({ match: MATCH.id, pledges: [{ seat: 'south', hash: sealOf(NUMBER) }] })
  rememberLuckIn(book)
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
  it('still shows the seal while the own host does not open it, and reports no fault', async () => {
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

  it('says to a guest that an unopened deal could not be checked', async () => {
    for (const code of ['not-allowed', 'internal'] as const) {
      forgetDeals()
      const host = scriptedHost({})
      host.refuse('match:deal', { code })
      setHost(host)
      await guest()
      const { unmount } = render(<OpenedDealNote match={{ ...MATCH, deal: { kind: 'sealed', hash: HASH } }} />)
      const note = await screen.findByText('The deal could not be checked: the host does not reveal it.')
      expect(note.closest('[data-stand]')?.getAttribute('data-stand')).toBe('unproven')
      expect(screen.queryByText(/Fair luck/)).toBeNull()
      unmount()
    }
  })

  it('trusts no host: without a record nothing is proven, and each contribution is shown', async () => {
    await guest()
    opened(HONEST)
    expect(await screen.findByText(/the host sent no record of the match/)).toBeTruthy()
    expect([screen.getByText('Sam'), screen.getByText(NUMBER), screen.getByText(JOINT.seed)]).toHaveLength(3)
  })

  it('says so if the host sent no seal before the match', async () => {
    rememberLuckIn(new LuckBook(shelf))
    opened(HONEST)
    expect(await screen.findByText(/the host sent no seal before the first move/)).toBeTruthy()
  })
})

describe('the note of a guest on an open deal', () => {
  it('says that its luck was not sealed', async () => {
    rememberLuckIn(new LuckBook(shelf))
    opened({ kind: 'open', seed: 4711 })
    const note = await screen.findByText(
      /^The luck could not be checked: it was not sealed, and the host knew the seed/,
    )
    expect(note.closest('[data-stand]')?.getAttribute('data-stand')).toBe('unproven')
  })

  it('names the move with which a late seal came', async () => {
    const book = new LuckBook(shelf)
    book.meet({ ...MATCH, moves: 40, deal: { kind: 'sealed', hash: HASH } })
    rememberLuckIn(book)
    const record = await playedAway(JOINT.seed)
    opened({ ...HONEST, record })
    expect(await screen.findByText(/sent its seal only after move 40/)).toBeTruthy()
  })
})

describe('the note of a guest that replays the match', () => {
  it('confirms the luck if all received messages follow from it', async () => {
    await guest()
    opened({ ...HONEST, record: await playedAway(JOINT.seed) })
    expect(await screen.findByText(/^The luck was fair: everything this screen received/)).toBeTruthy()
    expect(screen.getByTestId('deal').getAttribute('data-stand')).toBe('proven')
  })

  it('names the move with which a changed host exposed itself', async () => {
    await guest()
    const record = await playedAway('99'.repeat(32))
    opened({ ...HONEST, record: { ...record, seed: JOINT.seed } })
    expect(await screen.findByText(/^The luck was not fair: what this screen received with move \d+/)).toBeTruthy()
    expect(screen.getByTestId('deal').getAttribute('data-stand')).toBe('contradicted')
  })
})

/** Plays a match from a seed, which this page follows as a guest. Returns its record. */
async function playedAway(seed: string): Promise<PlayedRecord> {
  const game = gameOf('jackal')?.match
  const options = game?.parseOptions({})
  if (!game || !options?.ok) throw new Error('no Jackal')
  const table = new GuestTable('jackal', createMatch(game, { options: options.value, seed }))
  const away = await table.screen('spectator')
  const luck = openStream(1, 'moves')
  for (let step = 0; step < 12; step++) await table.stir(luck)
  for (const message of away.messages)
    if ('match' in message) receivedBook.note({ ...message, match: { ...message.match, id: MATCH.id } })
  return table.record
}
