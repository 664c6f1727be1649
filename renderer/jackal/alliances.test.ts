import { expect, it } from 'vitest'
import { sidesOf as engineSides } from '../../engine/jackal/outcome.ts'
import { openStream } from '../../engine/kernel/rng.ts'
import { JACKAL } from '../../engine/protocol/games.ts'
import { sidesOf } from './alliances.ts'

it.each([
  { players: 4, alliances: 'pairs' },
  { players: 4 },
  { players: 3 },
  { players: 2, crews: 2 },
  { players: 2, crews: 1 },
])('the sides that win together are those of the rules: %o', (chosen) => {
  const options = JACKAL.parseOptions(chosen)
  if (!options.ok) throw new Error(options.problem.what)
  const state = JACKAL.rules.setup(options.value, openStream(1, 'deal'))
  expect(sidesOf(state)).toEqual(engineSides(state))
})
