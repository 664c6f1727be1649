import { expect, it } from 'vitest'
import { randomPlayer } from '../arena/random.ts'
import { type ToyShape, toyRules } from '../testkit/toy.ts'
import { decisionRows, type TimedPlayer } from './decisions.ts'

/** Does the work once and calls it a second. */
const once = (work: () => number) => work()

it('decisions of one match are listed, and decided anew by every bot from the same views', () => {
  const asked = new Map<string, string[]>()
  const watched = (name: string): TimedPlayer<ToyShape> => ({
    name,
    choose(view, seat, rng) {
      asked.set(name, [...(asked.get(name) ?? []), `${seat} ${JSON.stringify(view)}`])
      return randomPlayer(toyRules)(view, seat, rng)
    },
  })
  const rows = decisionRows({ rules: toyRules, options: { cards: 6 } }, [watched('first'), watched('second')], once)
  expect(rows.map(({ name }) => name)).toEqual([
    'legal moves listed, first half of a match',
    'legal moves listed, second half',
    'decisions of the first bot',
    'decisions of the second bot',
  ])
  const again = asked.get('second') ?? []
  expect(asked.get('first')).toEqual([...again, ...again])
  expect(rows.map(({ value }) => value)).toEqual([
    Math.floor(again.length / 2),
    Math.ceil(again.length / 2),
    again.length,
    again.length,
  ])
})
