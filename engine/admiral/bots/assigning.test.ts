import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { dealt } from '../../testkit/sea.ts'
import { BOTS } from './index.ts'

/** Returns the assignment that the coach advises: captains by the class of their ships. */
function told(captains: number | 'all', seed: number): readonly string[] {
  const { state } = dealt({ players: 2, scenario: 'duel', captains })
  const [first] = BOTS.hard.advise(state, 'red', openStream(seed, 'coach'), { forPeople: true })
  if (first?.move.kind !== 'assign') throw new Error('no captains are given out')
  const classOf = (id: string) => state.ships.find((ship) => ship.id === id)?.class
  return Object.entries(first.move.cards)
    .map(([id, captain]) => `${captain} ${classOf(id)}`)
    .sort()
}

describe('the coach assigns each captain', () => {
  it('to the ship where the captain does most, whatever the luck', () => {
    for (const seed of [1, 2, 3])
      expect(told('all', seed)).toEqual(['berserk frigate', 'rapid brig', 'swift galleon', 'target line'])
  })

  it.each([
    [1, ['target line']],
    [2, ['swift galleon', 'target line']],
    [3, ['berserk frigate', 'swift galleon', 'target line']],
  ])('with %i cards, first the captains that do most', (captains, places) => {
    expect(told(captains, 1)).toEqual(places)
  })
})

it('bots vary the assignment of their captains', () => {
  const { state } = dealt({ players: 2, scenario: 'duel', captains: 'all' })
  const chosen = [1, 2, 3, 4, 5, 6].map((seed) =>
    JSON.stringify(BOTS.easy.choose(state, 'red', openStream(seed, 'bot'))),
  )
  expect(new Set(chosen).size).toBeGreaterThan(1)
})
