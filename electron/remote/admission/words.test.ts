import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../contract/ipc.ts'
import { drawWords, WORD_LISTS } from './words.ts'

describe.each(LANGUAGES)('the words to be typed in %s', (language) => {
  it('are many, different and easy to type', () => {
    const words = WORD_LISTS[language]
    expect(new Set(words).size).toBe(words.length)
    expect(words.length).toBeGreaterThanOrEqual(256)
    const script = language === 'ru' ? /^[а-я]{2,12}$/ : /^[a-z]{3,12}$/
    expect(words.filter((word) => !script.test(word))).toEqual([])
  })

  it('are three, drawn again each time', () => {
    const drawn = Array.from({ length: 20 }, () => drawWords(language))
    expect(
      drawn.every((words) => words.length === 3 && words.every((word) => WORD_LISTS[language].includes(word))),
    ).toBe(true)
    expect(new Set(drawn.map((words) => words.join())).size).toBe(20)
  })
})
