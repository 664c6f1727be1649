import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStream } from '../../kernel/rng.ts'
import { createMatch } from '../../match/match.ts'
import { ADMIRAL } from '../../protocol/games.ts'
import { BOTS } from '../bots/index.ts'
import { parseOptions } from '../options.ts'

/**
 * Records the golden matches again: `node engine/admiral/golden/record.node.ts`, then `npm run format`. They pin the
 * behaviour of the rules, so run this only for an intended change of the rules; otherwise a golden match that no longer
 * replays has found a mistake.
 */
const GOLDEN = [
  { name: 'duel', options: {}, seed: 40, level: 'easy' },
  { name: 'treasure', options: { scenario: 'treasure', captains: 2, roundLimit: 15 }, seed: 41, level: 'easy' },
  { name: 'four', options: { players: 4, captains: 1, roundLimit: 6 }, seed: 42, level: 'random' },
] as const

for (const { name, options, seed, level } of GOLDEN) {
  const read = parseOptions(options)
  if (!read.ok) throw new Error(read.problem.what)
  const match = createMatch(ADMIRAL, { options: read.value, seed })
  const rng = openStream(seed, 'golden')
  for (let [seat] = match.awaiting(); seat !== undefined; [seat] = match.awaiting()) {
    const moves = match.moves(seat)
    const any = moves[rng.int(moves.length)]?.move
    match.play(seat, level === 'random' && any ? any : BOTS.easy.choose(match.view(seat), seat, rng))
  }
  writeFileSync(join(import.meta.dirname, `${name}.json`), `${JSON.stringify(match.record('lean'), null, 2)}\n`)
  console.log(`${name}: ${match.entries.length} moves, ${match.outcome()?.reason}, won by ${match.outcome()?.winners}`)
}
