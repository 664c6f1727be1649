import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GameShape } from '../kernel/game.ts'
import { damaged, damages, oddValue } from './damage.ts'
import { budget } from './fuzz.node.ts'
import { holdPosition, holdProblem } from './positionFuzz.ts'
import { SAMPLED, type Sampled, samplePosition } from './samples.ts'

/** The number of tries after which both kinds of answers must have occurred. */
const ENOUGH = 300

const seeds = fc.integer({ min: 0, max: 5000 })

function holdsDamaged<G extends GameShape>(sampled: Sampled<G>, share: number): void {
  let taken = 0
  let refused = 0
  const holds = fc.property(seeds, damages, (seed, changes) => {
    if (holdPosition(sampled, damaged(samplePosition(sampled, seed), changes), seed)) taken++
    else refused++
  })
  fc.assert(holds, budget(share))
  // Both kinds of answers must occur in enough tries: otherwise the test shows too little.
  if (taken + refused >= ENOUGH) expect(Math.min(taken, refused)).toBeGreaterThan(0)
}

function holdsOptions<G extends GameShape>({ game, options }: Sampled<G>): void {
  const given = fc.oneof(
    oddValue,
    fc.tuple(fc.constantFrom(...options), damages).map(([base, changes]) => damaged(base, changes)),
  )
  const holds = fc.property(given, (input) => {
    const read = game.parseOptions(input)
    if (!read.ok) holdProblem(read.problem)
    else expect(game.parseOptions(JSON.parse(JSON.stringify(read.value)))).toEqual(read)
  })
  fc.assert(holds, budget(0.3))
}

it('a position of Jackal is refused with a message or can be played on', () => holdsDamaged(SAMPLED.jackal, 3))
it('a position of Admiral is refused with a message or can be played on', () => holdsDamaged(SAMPLED.admiral, 3))
it('a position of Sea Battle is refused with a message or can be played on', () =>
  holdsDamaged(SAMPLED['sea-battle'], 1))
it('options of Jackal are refused with a message or read the same again', () => holdsOptions(SAMPLED.jackal))
it('options of Admiral are refused with a message or read the same again', () => holdsOptions(SAMPLED.admiral))
it('options of Sea Battle are refused with a message or read the same again', () => holdsOptions(SAMPLED['sea-battle']))
