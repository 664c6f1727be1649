import { describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import { Words } from './words.ts'

describe('words', () => {
  const said = ['anchor', 'lantern', 'ёж']
  function wordsAt(limits = { ...LIMITS, tries: { burst: 100, perSecond: 0 } }) {
    let time = 1000
    const words = new Words(
      limits,
      () => time,
      () => time,
    )
    words.set({ words: said, until: 5000 })
    return { words, pass: (ms: number) => (time += ms) }
  }

  it('are valid once, in any case and with either е', () => {
    const { words } = wordsAt()
    expect(words.try(['ANCHOR', 'Lantern ', 'еж'], 'a')).toBe('right')
    expect(words.try(said, 'a')).toBe('words-used-up')
  })

  it('are valid only complete and in their order', () => {
    const { words } = wordsAt()
    for (const wrong of [['anchor'], ['lantern', 'anchor', 'ёж'], [...said, 'parrot']])
      expect(words.try(wrong, 'a')).toBe('wrong-words')
    expect(words.try(said, 'a')).toBe('right')
  })

  it('are used up after thirty wrong guesses, from any address, and others become valid', () => {
    const { words, pass } = wordsAt()
    for (let i = 0; i < 30; i++) expect(words.try(['wrong'], `10.0.0.${i}`)).toBe('wrong-words')
    expect(words.areGood).toBe(false)
    words.set({ words: ['raven', 'tulip', 'oak', 'fox'], until: 5000 })
    expect(words.try(said, 'a')).toBe('words-used-up')
    pass(2000)
    expect(words.try(['raven', 'tulip', 'oak', 'fox'], 'a')).toBe('right')
  })

  it('are compared thirty times at once and once every two seconds, for all addresses together', () => {
    const { words, pass } = wordsAt()
    const compared = (name: string, times: number) =>
      Array.from({ length: times }, (_, i) => words.try(['wrong'], `${name} ${i}`)).filter(
        (one) => one === 'wrong-words',
      )
    expect(compared('first', 30)).toHaveLength(30)
    words.set({ words: ['raven', 'tulip', 'oak', 'fox'], until: 100_000 })
    expect(compared('second', 100)).toHaveLength(0)
    pass(20_000)
    expect(compared('third', 100)).toHaveLength(10)
  })

  it('expire', () => {
    const { words, pass } = wordsAt()
    pass(3999)
    expect(words.areGood).toBe(true)
    pass(1)
    expect(words.try(said, 'a')).toBe('words-used-up')
  })
})
