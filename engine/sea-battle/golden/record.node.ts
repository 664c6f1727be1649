import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStream } from '../../kernel/rng.ts'
import { createMatch } from '../../match/match.ts'
import { SEA_BATTLE } from '../../protocol/games.ts'
import { BOTS } from '../bots/index.ts'
import { parseOptions } from '../options.ts'
import type { SeaBattleMove } from '../types.ts'

/**
 * Records the golden matches again: `node engine/sea-battle/golden/record.node.ts`, then `npm run format`. They pin the
 * behaviour of the rules, so run this only for an intended change of the rules; otherwise a golden match that no longer
 * replays has found a mistake.
 */
const GOLDEN = [
  { name: 'classic', options: {}, seed: 20, north: 'medium', south: 'hard' },
  { name: 'corners', options: { touch: 'corners', first: 'north' }, seed: 21, north: 'easy', south: 'medium' },
  {
    name: 'bent',
    options: { touch: 'corners', shapes: 'bent', first: 'south', autoMark: false },
    seed: 22,
    north: 'hard',
    south: 'easy',
  },
] as const

for (const { name, options, seed, ...levels } of GOLDEN) {
  const read = parseOptions(options)
  if (!read.ok) throw new Error(read.problem.what)
  const match = createMatch(SEA_BATTLE, { options: read.value, seed })
  const rng = openStream(seed, 'golden')
  for (let [seat] = match.awaiting(); seat !== undefined; [seat] = match.awaiting()) {
    const level = seat === 'north' ? levels.north : levels.south
    // The rules place one fleet at random; the other is placed by hand.
    const atRandom: SeaBattleMove | null = match.entries.length === 0 ? { kind: 'placeRandom', flag: 'royal' } : null
    match.play(seat, atRandom ?? BOTS[level].choose(match.view(seat), seat, rng))
  }
  writeFileSync(join(import.meta.dirname, `${name}.json`), `${JSON.stringify(match.record('lean'), null, 2)}\n`)
  console.log(`${name}: ${match.entries.length} moves, won by ${match.outcome()?.winners}`)
}
