import { describe, expect, it } from 'vitest'
import { sealOf } from '../../../engine/kernel/jointSeed.ts'
import { LuckBook } from './luckBook.ts'
import type { PageShelf } from './matchBook.ts'

const [FIRST, SECOND] = ['aa'.repeat(32), 'bb'.repeat(32)]
const NUMBER = '01'.repeat(16)
const SEAL = sealOf(NUMBER)
const shelf = (): PageShelf => {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }
}
const asked = { match: 'm1', hash: FIRST, seat: 'north' }
const pledged = { match: 'm1', pledges: [{ seat: 'north', hash: SEAL }] }

describe('a screen that is asked for a number', () => {
  it('seals it first, and reveals it once it has received all seals', async () => {
    const book = new LuckBook(shelf(), () => NUMBER)
    expect([await book.pledge(asked), await book.reveal(pledged)]).toEqual([SEAL, NUMBER])
  })

  it('draws another number of 128 bits for each match', async () => {
    const book = new LuckBook(shelf())
    const seals = await Promise.all(['m1', 'm2', 'm3'].map((match) => book.pledge({ ...asked, match })))
    expect(new Set(seals).size).toBe(3)
    expect(book.of('m1')?.own?.number).toMatch(/^[0-9a-f]{32}$/)
  })

  it('answers once a match, even if other seals follow or the page reloads', async () => {
    const tab = shelf()
    const book = new LuckBook(tab, () => NUMBER)
    await book.pledge(asked)
    for (const one of [book, new LuckBook(tab)]) {
      expect(await one.pledge({ ...asked, hash: SECOND })).toBeNull()
      expect(one.of('m1')?.hash).toBe(FIRST)
    }
    await book.reveal(pledged)
    for (const one of [book, new LuckBook(tab)]) expect(await one.reveal(pledged)).toBeNull()
  })

  it('keeps its number secret if its seal is not among those received', async () => {
    for (const pledges of [[], [{ seat: 'north', hash: FIRST }], [{ seat: 'south', hash: SEAL }]]) {
      const book = new LuckBook(shelf(), () => NUMBER)
      await book.pledge(asked)
      expect(await book.reveal({ match: 'm1', pledges })).toBeNull()
    }
    expect(await new LuckBook(shelf()).reveal(pledged)).toBeNull()
  })

  it('sends nothing without a seat', async () => {
    const book = new LuckBook(shelf(), () => NUMBER)
    expect([await book.pledge({ ...asked, seat: null }), await book.reveal(pledged)]).toEqual([null, null])
    expect(book.of('m1')).toMatchObject({ hash: FIRST, own: null })
  })

  it('accepts no seal as one from before the match once it has seen the match, also after a reload', async () => {
    const tab = shelf()
    const match = { id: 'm1', moves: 0 }
    new LuckBook(tab).meet(match)
    new LuckBook(tab).meet({ ...match, moves: 3 })
    const book = new LuckBook(tab, () => NUMBER)
    expect([await book.pledge(asked), book.of('m1')]).toEqual([null, null])
    book.meet({ ...match, deal: { kind: 'sealed', hash: FIRST } })
    book.meet({ ...match, moves: 9, deal: { kind: 'sealed', hash: SECOND } })
    expect(new LuckBook(tab).of('m1')).toMatchObject({ hash: FIRST, moves: 3 })
  })

  it('does not forget a seal because of messages about other matches', async () => {
    const tab = shelf()
    const book = new LuckBook(tab, () => NUMBER)
    await book.pledge(asked)
    for (let n = 0; n < 40; n++) await book.pledge({ ...asked, match: `other-${n}` })
    for (const one of [book, new LuckBook(tab)]) {
      expect(await one.pledge({ ...asked, hash: SECOND, seat: null })).toBeNull()
      expect([one.of('m1'), one.isForgotten('m1'), one.isForgotten('other-39')]).toEqual([null, true, false])
    }
  })

  it('works if nothing can be stored, and with data that another program left', async () => {
    const closed: PageShelf = {
      getItem: () => {
        throw new Error('denied')
      },
      setItem: () => {
        throw new Error('denied')
      },
    }
    for (const one of [closed, { ...shelf(), getItem: () => '[1,["m1",{}]]' }, { ...shelf(), getItem: () => '{' }])
      expect(await new LuckBook(one, () => NUMBER).pledge(asked)).toBe(SEAL)
  })
})
