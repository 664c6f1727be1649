import { expect, it } from 'vitest'
import { randomPlayer } from '../arena/random.ts'
import { toyRules } from '../testkit/toy.ts'
import { decisionsOf, listingRows } from './decisions.ts'

/** Does the work once and calls it a second. */
const once = (work: () => number) => work()
const options = { cards: 6 }

it('legal moves are listed in both halves of a match', () => {
  const all = decisionsOf(toyRules, options, randomPlayer(toyRules))
  const rows = listingRows({ rules: toyRules, options }, randomPlayer(toyRules), once)
  expect(rows.map(({ name }) => name)).toEqual([
    'legal moves listed, first half of a match',
    'legal moves listed, second half',
  ])
  expect(rows.map(({ value }) => value)).toEqual([Math.floor(all.length / 2), Math.ceil(all.length / 2)])
})

it('decisions hold what each seat sees when it must decide', () => {
  const all = decisionsOf(toyRules, options, randomPlayer(toyRules))
  expect(all.length).toBeGreaterThan(2)
  for (const { view, seat } of all) expect(toyRules.awaiting(view)).toContain(seat)
})
