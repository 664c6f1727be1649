import { expect, it } from 'vitest'
import { wordsOf } from './commandLine.ts'

it.each([
  ['node bot.js', ['node', 'bot.js']],
  ['  node   bot.js  ', ['node', 'bot.js']],
  ['"C:\\my bots\\bot.exe" -v', ['C:\\my bots\\bot.exe', '-v']],
  [`node -e 'console.log("a b")'`, ['node', '-e', 'console.log("a b")']],
  ['', []],
])('the words of %s', (line, words) => {
  expect(wordsOf(line)).toEqual(words)
})
