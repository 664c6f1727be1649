import { expect, it } from 'vitest'
import { BOTS as ADMIRAL_BOTS } from '../admiral/bots/index.ts'
import { BOTS as JACKAL_BOTS } from '../jackal/bots/index.ts'
import { BOTS as SEA_BOTS } from '../sea-battle/bots/index.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE } from './games.ts'

it.each([
  ['Jackal', JACKAL.bots, JACKAL_BOTS],
  ['Admiral', ADMIRAL.bots, ADMIRAL_BOTS],
  ['Sea Battle', SEA_BATTLE.bots, SEA_BOTS],
])('every level of %s has a bot of its own', (_, { levels }, choosers) => {
  expect(Object.keys(choosers)).toEqual(levels)
  expect(new Set(Object.values(choosers)).size).toBe(levels.length)
})

it('a level that no bot plays does not compile', () => {
  const { easy } = JACKAL_BOTS
  // @ts-expect-error Jackal has more levels
  const jackal: typeof JACKAL_BOTS = { easy }
  // @ts-expect-error Admiral has more levels
  const admiral: typeof ADMIRAL_BOTS = { easy: ADMIRAL_BOTS.easy }
  // @ts-expect-error Sea Battle has more levels
  const seaBattle: typeof SEA_BOTS = { easy: SEA_BOTS.easy, medium: SEA_BOTS.medium }
  expect([jackal, admiral, seaBattle].map((choosers) => Object.keys(choosers).length)).toEqual([1, 1, 2])
})
