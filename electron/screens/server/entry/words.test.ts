import { describe, expect, it } from 'vitest'
import { Words } from './words.ts'

describe('words', () => {
  const said = ['anchor', 'lantern', 'ёж']
  function wordsAt(limits = { tries: { burst: 100, perSecond: 0 }, allTries: 30 }) {
    let time = 1000
    const words = new Words(
      limits,
      () => time,
      () => time,
    )
    words.set({ words: said, until: 5000 })
    return { words, pass: (ms: number) => (time += ms) }
  }

  it('are good once, in any case and with either е', () => {
    const { words } = wordsAt()
    expect(words.try(['ANCHOR', 'Lantern ', 'еж'], 'a')).toBe('right')
    expect(words.try(said, 'a')).toBe('wrong-words')
  })

  it('are good in their order and whole', () => {
    const { words } = wordsAt()
    for (const wrong of [['anchor'], ['lantern', 'anchor', 'ёж'], [...said, 'parrot']])
      expect(words.try(wrong, 'a')).toBe('wrong-words')
    expect(words.try(said, 'a')).toBe('right')
  })

  it('are forgotten when they have been guessed at thirty times, from anywhere', () => {
    const { words } = wordsAt()
    for (let i = 0; i < 30; i++) expect(words.try(['wrong'], `10.0.0.${i}`)).toBe('wrong-words')
    expect(words.areGood).toBe(false)
    expect(words.try(said, 'a')).toBe('wrong-words')
  })

  it('are forgotten in time', () => {
    const { words, pass } = wordsAt()
    pass(3999)
    expect(words.areGood).toBe(true)
    pass(1)
    expect(words.try(said, 'a')).toBe('wrong-words')
  })
})
