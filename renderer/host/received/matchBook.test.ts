import { expect, it } from 'vitest'
import { MatchBook, type PageShelf } from './matchBook.ts'

const isText = (value: unknown): value is string => typeof value === 'string'

function tab(): PageShelf {
  const kept = new Map<string, string>()
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) }
}

const open = (shelf: PageShelf) => new MatchBook(shelf, 'told', 2, isText)

it('keeps the last note of each match, through reloads', () => {
  const shelf = tab()
  const book = open(shelf)
  book.note('a', 'first')
  book.note('a', 'more')
  for (const one of [book, open(shelf)]) expect([one.get('a'), one.get('b')]).toEqual(['more', undefined])
})

it('forgets the oldest match, and notes nothing of it again', () => {
  const shelf = tab()
  const book = open(shelf)
  for (const match of ['a', 'b', 'c']) book.note(match, 'told')
  for (const one of [book, open(shelf)]) {
    one.note('a', 'told anew')
    expect(['a', 'b', 'c'].map((match) => one.get(match))).toEqual([undefined, 'told', 'told'])
    expect(['a', 'c', 'd'].map((match) => one.isForgotten(match))).toEqual([true, false, false])
  }
})

it('notes nothing new once it has forgotten more matches than a player plays', () => {
  const book = open(tab())
  for (let n = 0; n < 1002; n++) book.note(`match-${n}`, 'told')
  book.note('match-1001', 'more')
  book.note('match-1002', 'told')
  expect([book.get('match-1001'), book.get('match-1002')]).toEqual(['more', undefined])
  expect(book.isForgotten('match-1002')).toBe(true)
})
