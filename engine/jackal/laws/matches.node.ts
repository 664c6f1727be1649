import { expect, it } from 'vitest'
import { jackalKit } from '../../testkit/jackalKit.ts'
import { playByLaws } from '../../testkit/laws.ts'
import { parseOptions } from '../options.ts'

/** Test files that share the matches out among workers. */
const FILES = 4
/** `LAWS_MATCHES` random matches in all, from seed `LAWS_SEED` on. */
const MATCHES = Math.ceil(Number(process.env.LAWS_MATCHES ?? 20) / FILES)
const FIRST_SEED = Number(process.env.LAWS_SEED ?? 1)
const BATCH = 25

/** Plays this file's share of random matches under the laws; options are taken in turn. */
export function holdLaws(variants: readonly object[]): void {
  for (let first = 0; first < MATCHES; first += BATCH) {
    const last = Math.min(first + BATCH, MATCHES)
    it(`hold in matches ${first + 1} to ${last}`, { timeout: 600_000 }, () => {
      for (let i = first; i < last; i++) playVariant(variants[i % variants.length] ?? {}, FIRST_SEED + i)
    })
  }
}

function playVariant(variant: object, seed: number): void {
  const options = parseOptions(variant)
  if (!options.ok) throw new Error(options.problem.what)
  const match = playByLaws(jackalKit, { options: options.value, seed })
  expect(match.outcome()).not.toBeNull()
}
