import { describe, expect, it } from 'vitest'
import type { MatchInfo, PlayedRecord } from '../../electron/contract/ipc.ts'
import { jointSeed, type LuckShare, sealOf } from '../../engine/kernel/jointSeed.ts'
import { LuckBook } from '../host/heard/luckBook.ts'
import { faultOfOpen, judgeDeal, type SealedDeal, standOf } from './dealVerdict.ts'
import type { Proof } from './proof/proof.ts'

const [SECRET, OTHER_SECRET] = ['5e'.repeat(32), '5f'.repeat(32)]
const [OWN, THEIRS, CHOSEN] = ['01'.repeat(16), '02'.repeat(16), '03'.repeat(16)]
const ID = '20261122-120000-0123456789'
const MATCH: MatchInfo = {
  id: ID,
  game: 'jackal',
  title: '',
  createdAt: 0,
  updatedAt: 0,
  moves: 9,
  seats: [],
  outcome: null,
}
const north = (number: string | null): LuckShare => ({ seat: 'north', number })
const south = (number: string | null): LuckShare => ({ seat: 'south', number })

const FITS: Proof = { kind: 'fits' }
const recordFrom = (seed: string): PlayedRecord => ({ rulesVersion: 1, options: {}, seed, moves: [] })

/** What a host says at the end; honest unless told otherwise. */
function opened(
  shares: readonly LuckShare[],
  { secret = SECRET, hash = sealOf(secret), check = 'held' as const } = {},
): SealedDeal {
  const seed = jointSeed(secret, shares)
  return { kind: 'sealed', hash, secret, check, joint: { seed, shares }, record: recordFrom(seed) }
}

/** What the screen of `north` remembers after it gave its number; its tab was reloaded since. */
async function heard({ pledges = [north(OWN), south(THEIRS)], taken = true } = {}) {
  const kept = new Map<string, string>()
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  }
  const book = new LuckBook(shelf, () => OWN)
  await book.pledge({ match: ID, hash: sealOf(SECRET), seat: 'north' })
  const sealed = pledges.map(({ seat, number }) => ({ seat, hash: sealOf(number ?? '') }))
  await book.reveal({ match: ID, pledges: sealed })
  if (taken) book.noteTaken(ID)
  return new LuckBook(shelf).of(ID)
}

describe('a screen that added to the luck', () => {
  it('vouches for an honest deal', async () => {
    expect(judgeDeal(opened([north(OWN), south(THEIRS)]), MATCH, await heard(), FITS)).toBe('own')
  })

  it('catches a host that changes its secret after hearing the numbers, and tells another seal', async () => {
    const swapped = opened([north(OWN), south(THEIRS)], { secret: OTHER_SECRET })
    const retold: MatchInfo = { ...MATCH, deal: { kind: 'sealed', hash: sealOf(OTHER_SECRET) } }
    expect(judgeDeal(swapped, retold, await heard())).toBe('other-seal')
  })

  it('catches a host that changes its secret and keeps the seal', async () => {
    const swapped = opened([north(OWN), south(THEIRS)], { secret: OTHER_SECRET, hash: sealOf(SECRET) })
    expect(judgeDeal(swapped, MATCH, await heard())).toBe('other-secret')
  })

  it('catches a host that chose the seed itself', async () => {
    const honest = opened([north(OWN), south(THEIRS)])
    expect(
      judgeDeal(
        { ...honest, joint: { seed: CHOSEN + CHOSEN, shares: [north(OWN), south(THEIRS)] } },
        MATCH,
        await heard(),
      ),
    ).toBe('other-sum')
  })

  it('catches a host that leaves its number out, or counts the whole match as dealt alone', async () => {
    expect(judgeDeal(opened([north(null), south(THEIRS)]), MATCH, await heard())).toBe('left-out')
    const { joint: _, ...alone } = opened([])
    expect(judgeDeal(alone, MATCH, await heard())).toBe('left-out')
  })

  it('catches a number chosen after its own was known, at its seat or at another one', async () => {
    expect(judgeDeal(opened([north(CHOSEN), south(THEIRS)]), MATCH, await heard())).toBe('other-number')
    expect(judgeDeal(opened([north(OWN), south(CHOSEN)]), MATCH, await heard())).toBe('other-number')
    expect(judgeDeal(opened([north(OWN), south(THEIRS), { seat: 'east', number: CHOSEN }]), MATCH, await heard())).toBe(
      'other-number',
    )
    const pledges = [north(OWN)]
    expect(judgeDeal(opened([north(OWN), south(THEIRS)]), MATCH, await heard({ pledges }))).toBe('other-number')
  })

  it('tells of a number that was sealed and never given', async () => {
    expect(judgeDeal(opened([north(OWN), south(null)]), MATCH, await heard(), FITS)).toBe('withheld')
  })

  it('vouches for a deal in which another screen was silent from the beginning', async () => {
    expect(judgeDeal(opened([north(OWN), south(null)]), MATCH, await heard({ pledges: [north(OWN)] }), FITS)).toBe(
      'own',
    )
  })

  it('accuses nobody where its number came too late', async () => {
    expect(judgeDeal(opened([north(null), south(THEIRS)]), MATCH, await heard({ taken: false }), FITS)).toBe('late')
  })

  it('vouches for nothing before it has played the match again, nor without a record', async () => {
    const deal = opened([north(OWN), south(THEIRS)])
    expect(judgeDeal(deal, MATCH, await heard())).toBe('unproven')
    const { record: _, ...older } = deal
    expect(judgeDeal(older, MATCH, await heard())).toBe('no-record')
  })

  it('catches a host that deals from a seed of its own and says that all held', async () => {
    const honest = opened([north(OWN), south(THEIRS)])
    const cheat = { ...honest, record: recordFrom(CHOSEN + CHOSEN) }
    expect(judgeDeal(cheat, MATCH, await heard(), FITS)).toBe('other-seed')
  })

  it.each<[Proof, 'unproven' | 'contradicted']>([
    [{ kind: 'other-board' }, 'contradicted'],
    [{ kind: 'other-move', move: 4 }, 'contradicted'],
    [{ kind: 'since', moves: 3 }, 'unproven'],
    [{ kind: 'brought' }, 'unproven'],
    [{ kind: 'undone' }, 'unproven'],
    [{ kind: 'other-rules' }, 'unproven'],
  ])('says what it has found by playing the match again: %j', async (proof, stand) => {
    const verdict = judgeDeal(opened([north(OWN), south(THEIRS)]), MATCH, await heard(), proof)
    expect(verdict).toBe(proof.kind)
    expect(standOf(verdict)).toBe(stand)
  })

  it('tells of a replay that does not follow', async () => {
    expect(judgeDeal({ ...opened([north(OWN), south(THEIRS)]), check: 'broken' }, MATCH, await heard())).toBe('broken')
    expect(judgeDeal({ ...opened([north(OWN), south(THEIRS)]), check: 'other-rules' }, MATCH, await heard())).toBe(
      'other-rules',
    )
  })
})

describe('a screen that added nothing', () => {
  const met = (deal: SealedDeal, before: MatchInfo) => {
    const book = new LuckBook({ getItem: () => null, setItem: () => {} })
    book.meet(before)
    return judgeDeal(deal, MATCH, book.of(ID), FITS)
  }
  const sealed: MatchInfo = { ...MATCH, deal: { kind: 'sealed', hash: sealOf(SECRET) } }

  it('says who did, and no more than it knows', async () => {
    expect(met(opened([north(OWN), south(null)]), sealed)).toBe('shared')
    expect(met(opened([north(null), south(null)]), sealed)).toBe('held')
  })

  it('holds the host to the first seal that it was told', async () => {
    expect(met(opened([], { secret: OTHER_SECRET }), sealed)).toBe('other-seal')
  })

  it('promises nothing where what was told before the match is forgotten', () => {
    expect(judgeDeal(opened([north(OWN), south(THEIRS)]), MATCH, 'forgotten', FITS)).toBe('forgotten')
  })

  it('promises nothing where the host told no seal, and still finds what does not fit', () => {
    const deal = opened([north(OWN), south(THEIRS)])
    expect(judgeDeal(deal, MATCH, 'nothing', FITS)).toBe('nothing')
    expect(judgeDeal(deal, MATCH, 'nothing', { kind: 'other-board' })).toBe('other-board')
  })

  it('is not taken in by a sealed deal that is opened as one from a named seed', async () => {
    const open = { kind: 'open', seed: 4711, record: { ...recordFrom(''), seed: 4711 } } as const
    expect(faultOfOpen(open, await heard(), FITS)).toBe('other-seal')
    expect(faultOfOpen(open, 'nothing', FITS)).toBeNull()
    expect(faultOfOpen(open, 'nothing', { kind: 'other-move', move: 1 })).toBe('other-move')
    expect(faultOfOpen({ ...open, seed: 4712 }, 'nothing', FITS)).toBe('other-seed')
  })

  it('is a window beside its own host, too', async () => {
    const { joint: _, ...told } = opened([])
    const alone = { ...told, record: recordFrom(SECRET) }
    expect(judgeDeal(alone, sealed, null)).toBe('held')
    expect(judgeDeal({ ...alone, hash: sealOf(OTHER_SECRET) }, sealed, null)).toBe('other-seal')
  })
})
