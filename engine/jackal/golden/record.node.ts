import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openStream, type Rng } from '../../kernel/rng.ts'
import { createMatch, type Match } from '../../match/match.ts'
import { JACKAL } from '../../protocol/games.ts'
import { BOTS } from '../bots/index.ts'
import { deckFor, landIn } from '../data/boards.ts'
import { parseOptions } from '../options.ts'
import type { JackalMove, JackalShape } from '../types.ts'

/**
 * Records the golden matches again, all or the named ones: `node engine/jackal/golden/record.node.ts [name …]`, then
 * `npm run format`. They pin the behaviour of the rules, so use this only for an intended change of the rules;
 * otherwise a golden match that no longer replays has found a bug.
 */
const ARCH = { variant: 'archipelago', idleRounds: 9 }
/** Two islands and a ferry, drawn for this record. */
const STRAIT = [
  '~~~~N~~~~~~~~',
  '~~####~~####~',
  '~#####~~####~',
  'W#####=~####~',
  '~~####~~####E',
  '~#####~~####~',
  '~~####~~####~',
  '~~~~~~~~~S~~~',
]
const STRAIT_MAP = { map: STRAIT, deck: deckFor(landIn(STRAIT), 'archipelago') }

interface GoldenMatch {
  readonly name: string
  readonly options: object
  readonly seed: number
  readonly player: 'random' | 'easy'
}

const GOLDEN: readonly GoldenMatch[] = [
  { name: 'random-four', options: { idleRounds: 9 }, seed: 11, player: 'random' },
  { name: 'random-pairs', options: { alliances: 'pairs', idleRounds: 9 }, seed: 12, player: 'random' },
  {
    name: 'random-three',
    options: { players: 3, idleRounds: 9, shipPicksUpSwimmers: false },
    seed: 13,
    player: 'random',
  },
  { name: 'random-two', options: { players: 2, idleRounds: 9 }, seed: 14, player: 'random' },
  { name: 'bots-duel', options: { players: 2, crews: 1, idleRounds: 8 }, seed: 15, player: 'easy' },
  { name: 'bots-four', options: { endWhenDecided: true, idleRounds: 8 }, seed: 16, player: 'easy' },
  { name: 'lifeboat-four', options: { lifeboat: true, idleRounds: 9 }, seed: 17, player: 'random' },
  { name: 'archipelago-four', options: ARCH, seed: 19, player: 'random' },
  { name: 'archipelago-pairs', options: { ...ARCH, alliances: 'pairs', lifeboat: true }, seed: 20, player: 'random' },
  { name: 'archipelago-two', options: { ...ARCH, players: 2 }, seed: 23, player: 'random' },
  { name: 'archipelago-ferries', options: { ...ARCH, map: 'clover', players: 3 }, seed: 29, player: 'random' },
  { name: 'archipelago-own-map', options: { ...ARCH, map: STRAIT_MAP, players: 2 }, seed: 25, player: 'random' },
  { name: 'archipelago-bots', options: { ...ARCH, map: 'skerries', players: 2 }, seed: 23, player: 'easy' },
]

/** The positions that a bot may look at for one move: enough for a plausible player. */
const BUDGET = 40

const asked = process.argv.slice(2)

for (const { name, options, seed, player } of GOLDEN) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const read = parseOptions(options)
  if (!read.ok) throw new Error(read.problem.what)
  const match = createMatch(JACKAL, { options: read.value, seed })
  const rng = openStream(seed, 'golden')
  for (let [seat] = match.awaiting(); seat !== undefined; [seat] = match.awaiting()) {
    match.play(
      seat,
      player === 'easy' ? BOTS.easy.choose(match.view(seat), seat, rng, { budget: BUDGET }) : anyMove(match, seat, rng),
    )
  }
  writeFileSync(join(import.meta.dirname, `${name}.json`), printRecord(match))
  console.log(`${name}: ${match.entries.length} moves, ${match.outcome()?.reason}`)
}

function anyMove(match: Match<JackalShape>, seat: string, rng: Rng): JackalMove {
  const moves = match.moves(seat)
  const listed = moves[rng.int(moves.length)]
  if (!listed) throw new RangeError(`${seat} has nothing to decide`)
  return listed.move
}

/** Prints one entry per line, so that a diff shows where a change begins. */
function printRecord(match: Match<JackalShape>): string {
  const { entries, ...head } = match.record('lean')
  const lines = Object.entries(head).map(([key, value]) => `  "${key}": ${inLine(value)}`)
  const moves = entries.map((entry) => `    ${inLine(entry)}`)
  return `{\n${lines.join(',\n')},\n  "entries": [\n${moves.join(',\n')}\n  ]\n}\n`
}

/** Prints JSON on one line with spaces as the formatter sets them. */
function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(([key, inner]) => `"${key}": ${inLine(inner)}`)
  return `{ ${fields.join(', ')} }`
}
