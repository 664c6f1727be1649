import { expect, it } from 'vitest'
import { openStream, type Rng } from '../kernel/rng.ts'
import { randomIsland } from '../testkit/randomIsland.ts'
import { talk } from '../testkit/talk.ts'

/** Values that may replace any other value. */
const JUNK: readonly unknown[] = [null, true, -1, 2.5, 1e99, '', 'e5', 'z9', 'white', 'friday', 'dead', [], {}, [[]]]

/** Returns every place of a JSON value that can be damaged. */
function places(value: unknown): { readonly holder: Record<string, unknown>; readonly key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Record<string, unknown> // lists too are accessed by their keys
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...places(holder[key])])
}

/** Returns the value with up to three places replaced by junk, removed or doubled. */
function damaged(value: object, rng: Rng): object {
  const copy = structuredClone(value)
  for (let i = 0; i <= rng.int(3); i++) {
    const found = places(copy)
    const place = found[rng.int(found.length)]
    if (!place) continue
    const { holder, key } = place
    const chance = rng.int(3)
    if (chance === 0) delete holder[key]
    else holder[key] = chance === 1 ? JUNK[rng.int(JUNK.length)] : found[rng.int(found.length)]?.key
  }
  return copy
}

function playSome(line: ReturnType<typeof talk>, rng: Rng): number {
  for (let played = 0; played < 12; played++) {
    const { actor, moves } = line.ask('match.moves') as { actor: string | null; moves: object[] }
    if (actor === null) return played
    line.ask('match.play', { move: moves[rng.int(moves.length)] })
  }
  return 12
}

it('refuses a damaged position or continues from it, and never fails', () => {
  let refused = 0
  let played = 0
  for (let seed = 1; seed <= 150; seed++) {
    const rng = openStream(seed, 'damage')
    const line = talk()
    const code = line.code('match.load', { position: damaged(randomIsland(rng, {}), rng) })
    expect([0, 1004]).toContain(code)
    if (code === 0) played += playSome(line, rng)
    else refused++
    expect(line.log).toEqual([])
  }
  expect(refused).toBeGreaterThan(10)
  expect(played).toBeGreaterThan(10)
})

it('refuses a damaged record or continues from it, and never fails', () => {
  const first = talk()
  first.ask('match.new', { game: 'jackal', seed: 9 })
  playSome(first, openStream(9, 'damage'))
  const { record } = first.ask('match.record')
  let refused = 0
  for (let seed = 1; seed <= 150; seed++) {
    const line = talk()
    const code = line.code('match.load', { record: damaged(record as object, openStream(seed, 'damage')) })
    expect([0, 1004]).toContain(code)
    if (code !== 0) refused++
    expect(line.log).toEqual([])
  }
  expect(refused).toBeGreaterThan(10)
})
