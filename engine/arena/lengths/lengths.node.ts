/** `npm run lengths -- --variant classic --map island`: how many turns matches of Jackal take, for `engine/jackal/data/mapTurns.ts`. */

import { parseArgs } from 'node:util'
import { CLASSIC_MAPS, MAP_NAMES } from '../../jackal/data/maps.ts'
import { LENGTH_TABLES } from '../../jackal/data/mapTurns.ts'
import { VARIANTS } from '../../jackal/types.ts'
import { BadArguments, orBadArguments } from '../badArguments.ts'
import { among, wholeNumber } from '../tournamentArguments.node.ts'
import { rangeOf, turnsOf } from './lengths.ts'

const USAGE = `npm run lengths -- --variant classic --map island --matches 4
  --variant V   ${VARIANTS.join(', ')} (default: both)
  --map M       ${MAP_NAMES.join(', ')} (default: all that the variant has)
  --matches N   of medium against itself on each map at each table (default 4)
  --budget B    positions a move (default 20)`

function run(args: readonly string[]): void {
  const text = { type: 'string' } as const
  const { values } = orBadArguments(() =>
    parseArgs({
      args: [...args],
      options: {
        variant: text,
        map: text,
        matches: { ...text, default: '4' },
        budget: { ...text, default: '20' },
      },
    }),
  )
  const matches = wholeNumber(values.matches, '--matches', 1)
  const budget = wholeNumber(values.budget, '--budget', 1)
  const variants = values.variant === undefined ? VARIANTS : [among(values.variant, VARIANTS, '--variant')]
  const maps = values.map === undefined ? MAP_NAMES : [among(values.map, MAP_NAMES, '--map')]
  for (const variant of variants) {
    const suited: readonly string[] = variant === 'classic' ? CLASSIC_MAPS : MAP_NAMES
    for (const map of maps.filter((one) => suited.includes(one))) {
      const cells = LENGTH_TABLES.map((table) => {
        const turns = Array.from({ length: matches }, (_, i) => turnsOf({ map, variant, table, budget }, i + 1))
        console.log(`${variant} ${map} ${table}: ${turns.join(' ')}`)
        return `'${table}': [${rangeOf(turns).join(', ')}]`
      })
      console.log(`  '${map}': { ${cells.join(', ')} },`)
    }
  }
}

try {
  run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof BadArguments)) throw error
  console.error(`${error.message}\n\n${USAGE}`)
  process.exitCode = 2
}
