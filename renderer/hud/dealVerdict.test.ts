import { describe, expect, it } from 'vitest'
import type { MatchInfo, PlayedRecord } from '../../electron/contract/ipc.ts'
import { jointSeed, type LuckShare, sealOf } from '../../engine/kernel/jointSeed.ts'
import { LuckBook } from '../host/received/luckBook.ts'
import { judgeDeal, judgeOpenDeal, type SealedDeal, standOf } from './dealVerdict.ts'
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
  seats: ['north', 'south', 'east'].map((seat) => ({ seat, name: seat, player: { kind: 'human', elsewhere: true } })),
  outcome: null,
}
const north = (number: string | null): LuckShare => ({ seat: 'north', number })
const south = (number: string | null): LuckShare => ({ seat: 'south', number })

const FITS: Proof = { kind: 'fits' }
const recordFrom = (seed: string): PlayedRecord => ({ rulesVersion: 1, options: {}, seed, moves: [] })

/** Returns a host's opening of the deal at the end; honest unless changed. */
function opened(
  shares: readonly LuckShare[],
  { secret = SECRET, hash = sealOf(secret), check = 'held' as const } = {},
): SealedDeal {
  const seed = jointSeed(secret, shares)
  return { kind: 'sealed', hash, secret, check, joint: { seed, shares }, record: recordFrom(seed) }
}

/** Returns the memory of the screen of `north` after it revealed its number; its tab was reloaded since. */
async function received({ pledges = [north(OWN), south(THEIRS)], taken = true } = {}) {
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
  it('confirms an honest deal', async () => {
    expect(judgeDeal(opened([north(OWN), south(THEIRS)]), MATCH, await received(), FITS)).toBe('own')
  })

  it('detects a host that changes its secret after it received the numbers, and sends another seal', async () => {
    const swapped = opened([north(OWN), south(THEIRS)], { secret: OTHER_SECRET })
    const retold: MatchInfo = { ...MATCH, deal: { kind: 'sealed', hash: sealOf(OTHER_SECRET) } }
    expect(judgeDeal(swapped, retold, await received())).toBe('other-seal')
  })

  it('detects a host that changes its secret and keeps the seal', async () => {
    const swapped = opened([north(OWN), south(THEIRS)], { secret: OTHER_SECRET, hash: sealOf(SECRET) })
    expect(judgeDeal(swapped, MATCH, await received())).toBe('other-secret')
  })

  it('detects a host that chose the seed', async () => {
    const honest = opened([north(OWN), south(THEIRS)])
    expect(
      judgeDeal(
        { ...honest, joint: { seed: CHOSEN + CHOSEN, shares: [north(OWN), south(THEIRS)] } },
        MATCH,
        await received(),
      ),
    ).toBe('other-sum')
  })

  it('detects a host that leaves its number out, or counts the whole match as dealt alone', async () => {
    expect(judgeDeal(opened([north(null), south(THEIRS)]), MATCH, await received())).toBe('left-out')
    const { joint: _, ...alone } = opened([])
    expect(judgeDeal(alone, MATCH, await received())).toBe('left-out')
  })

  it('detects a number chosen after its own was known, at its seat or at another one', async () => {
    expect(judgeDeal(opened([north(CHOSEN), south(THEIRS)]), MATCH, await received())).toBe('other-number')
    expect(judgeDeal(opened([north(OWN), south(CHOSEN)]), MATCH, await received())).toBe('other-number')
    expect(
      judgeDeal(opened([north(OWN), south(THEIRS), { seat: 'east', number: CHOSEN }]), MATCH, await received()),
    ).toBe('other-number')
    const pledges = [north(OWN)]
    expect(judgeDeal(opened([north(OWN), south(THEIRS)]), MATCH, await received({ pledges }))).toBe('other-number')
  })

  it('treats a sealed number that was never revealed as a choice', async () => {
    const verdict = judgeDeal(opened([north(OWN), south(null)]), MATCH, await received(), FITS)
    expect([verdict, standOf(verdict)]).toEqual(['withheld', 'unproven'])
  })

  it('confirms a deal in which another screen was silent from the beginning', async () => {
    const book = await received({ pledges: [north(OWN)] })
    expect(judgeDeal(opened([north(OWN)]), MATCH, book, FITS)).toBe('own')
  })

  it.each<readonly [string, readonly LuckShare[]]>([
    ['a seat that the match does not have', [north(OWN), south(THEIRS), { seat: 'x228713', number: null }]],
    ['a seat twice', [north(OWN), south(THEIRS), south(THEIRS)]],
    ['a silent seat twice', [north(OWN), south(THEIRS), south(null)]],
    ['the seats in another order', [south(THEIRS), north(OWN)]],
    ['no sealed number of another screen', [north(OWN)]],
  ])('detects a host that counts %s', async (_what, shares) => {
    expect(judgeDeal(opened(shares), MATCH, await received(), FITS)).toBe('other-sum')
  })

  it('detects a host that sent seals of seats which the match does not have, or of one twice', async () => {
    for (const more of [{ seat: 'x228713', number: null }, south(THEIRS)]) {
      const pledges = [north(OWN), south(THEIRS), more]
      expect(judgeDeal(opened(pledges), MATCH, await received({ pledges }), FITS)).toBe('other-sum')
    }
  })

  it('reads a match of an older host, which counts silent screens, and does not confirm it', async () => {
    const shares = [north(OWN), south(THEIRS), { seat: 'east', number: null }]
    const verdict = judgeDeal(opened(shares), MATCH, await received({ pledges: [south(THEIRS), north(OWN)] }), FITS)
    expect([verdict, standOf(verdict)]).toEqual(['unlisted', 'unproven'])
  })

  it('neither accuses nor confirms if its number came too late', async () => {
    for (const shares of [[south(THEIRS)], [north(null), south(THEIRS)]]) {
      const pledges = shares.map(({ seat, number }) => ({ seat, number: number ?? OWN }))
      const verdict = judgeDeal(opened(shares), MATCH, await received({ taken: false, pledges }), FITS)
      expect([verdict, standOf(verdict)]).toEqual(['late', 'unproven'])
    }
  })

  it('detects an invented number, even if its own came too late', async () => {
    const late = await received({ taken: false })
    expect(judgeDeal(opened([north(null), south(CHOSEN)]), MATCH, late, FITS)).toBe('other-number')
  })

  it('confirms nothing before it has replayed the match, nor without a record', async () => {
    const deal = opened([north(OWN), south(THEIRS)])
    expect(judgeDeal(deal, MATCH, await received())).toBe('unproven')
    const { record: _, ...older } = deal
    expect(judgeDeal(older, MATCH, await received())).toBe('no-record')
  })

  it('detects a host that deals from its own seed and says that all held', async () => {
    const honest = opened([north(OWN), south(THEIRS)])
    const cheat = { ...honest, record: recordFrom(CHOSEN + CHOSEN) }
    expect(judgeDeal(cheat, MATCH, await received(), FITS)).toBe('other-seed')
  })

  it.each<[Proof, 'unproven' | 'contradicted']>([
    [{ kind: 'other-board' }, 'contradicted'],
    [{ kind: 'other-move', move: 4 }, 'contradicted'],
    [{ kind: 'since', moves: 3 }, 'unproven'],
    [{ kind: 'brought' }, 'unproven'],
    [{ kind: 'undone' }, 'unproven'],
    [{ kind: 'other-rules' }, 'unproven'],
  ])('reports its finding from the replay: %j', async (proof, stand) => {
    const verdict = judgeDeal(opened([north(OWN), south(THEIRS)]), MATCH, await received(), proof)
    expect(verdict).toBe(proof.kind)
    expect(standOf(verdict)).toBe(stand)
  })

  it('reports a replay that does not follow', async () => {
    expect(judgeDeal({ ...opened([north(OWN), south(THEIRS)]), check: 'broken' }, MATCH, await received())).toBe(
      'broken',
    )
    expect(judgeDeal({ ...opened([north(OWN), south(THEIRS)]), check: 'other-rules' }, MATCH, await received())).toBe(
      'other-rules',
    )
  })

  it.each(['held', 'other-rules', 'broken'] as const)('trusts its own findings if the host says %s', async (check) => {
    const deal = { ...opened([north(OWN), south(THEIRS)]), check }
    for (const proof of [{ kind: 'other-board' }, { kind: 'other-move', move: 4 }] as const)
      expect(judgeDeal(deal, MATCH, await received(), proof)).toBe(proof.kind)
    expect(judgeDeal({ ...deal, record: recordFrom(CHOSEN + CHOSEN) }, MATCH, await received(), FITS)).toBe(
      'other-seed',
    )
    expect(judgeDeal(deal, MATCH, await received(), FITS)).toBe(check === 'broken' ? 'broken' : 'own')
  })
})

describe('a screen that added nothing', () => {
  const met = (deal: SealedDeal, ...before: readonly MatchInfo[]) => {
    const book = new LuckBook({ getItem: () => null, setItem: () => {} })
    for (const one of before) book.meet(one)
    return judgeDeal(deal, MATCH, book.of(ID) ?? 'nothing', FITS)
  }
  const begun: MatchInfo = { ...MATCH, moves: 0 }
  const sealed: MatchInfo = { ...begun, deal: { kind: 'sealed', hash: sealOf(SECRET) } }

  it('confirms a deal of the host alone, and none that others added to', () => {
    expect(met(opened([]), sealed)).toBe('held')
    for (const shares of [[north(OWN), south(THEIRS)], [north(null)]])
      expect([met(opened(shares), sealed), standOf('shared')]).toEqual(['shared', 'unproven'])
  })

  it('confirms nothing if the seal came after the first move', () => {
    const late: MatchInfo = { ...sealed, moves: 40 }
    expect([met(opened([]), late), standOf('late-seal')]).toEqual(['late-seal', 'unproven'])
    expect(met(opened([]), begun, { ...begun, moves: 40 }, sealed)).toBe('late-seal')
  })

  it('holds the host to the first seal that it received', async () => {
    expect(met(opened([], { secret: OTHER_SECRET }), sealed)).toBe('other-seal')
  })

  it('confirms nothing if the messages before the match are forgotten', () => {
    expect(judgeDeal(opened([north(OWN), south(THEIRS)]), MATCH, 'forgotten', FITS)).toBe('forgotten')
  })

  it('confirms nothing if the host sent no seal, and still finds contradictions', () => {
    const deal = opened([north(OWN), south(THEIRS)])
    expect(judgeDeal(deal, MATCH, 'nothing', FITS)).toBe('nothing')
    expect(judgeDeal(deal, MATCH, 'nothing', { kind: 'other-board' })).toBe('other-board')
    expect(judgeDeal({ ...deal, record: recordFrom(CHOSEN + CHOSEN) }, MATCH, 'nothing', FITS)).toBe('other-seed')
  })

  it('detects a sealed deal that is opened as one from a named seed', async () => {
    const open = { kind: 'open', seed: 4711, record: { ...recordFrom(''), seed: 4711 } } as const
    expect(judgeOpenDeal(open, await received(), FITS)).toBe('other-seal')
    expect(judgeOpenDeal(open, 'nothing', { kind: 'other-move', move: 1 })).toBe('other-move')
    expect(judgeOpenDeal({ ...open, seed: 4712 }, 'nothing', FITS)).toBe('other-seed')
  })

  it('says of an open deal that its luck was not sealed, also without a record', () => {
    for (const open of [
      { kind: 'open', seed: 4711 },
      { kind: 'open', seed: 4711, record: { ...recordFrom(''), seed: 4711 } },
    ] as const)
      for (const received of ['nothing', 'forgotten'] as const)
        expect(judgeOpenDeal(open, received, FITS)).toBe('unsealed')
    expect(standOf('unsealed')).toBe('unproven')
    expect(judgeOpenDeal({ kind: 'open', seed: 4711 }, null, null)).toBeNull()
  })

  it('treats a window beside its own host the same way', async () => {
    const { joint: _, ...told } = opened([])
    const alone = { ...told, record: recordFrom(SECRET) }
    expect(judgeDeal(alone, sealed, null)).toBe('held')
    expect(judgeDeal(opened([north(OWN)]), sealed, null)).toBe('joint')
    expect(judgeDeal({ ...alone, hash: sealOf(OTHER_SECRET) }, sealed, null)).toBe('other-seal')
  })
})
