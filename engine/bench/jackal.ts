import { parseOptions } from '../jackal/options.ts'
import { jackal } from '../jackal/rules.ts'
import { randomPlayBench } from './randomPlay.ts'
import type { Bench } from './row.ts'

const options = parseOptions({ players: 4 })
if (!options.ok) throw new RangeError(options.problem.what)

/** Four players, each alone, by the usual rules. */
export const jackalGame = { title: 'Jackal, four players', rules: jackal, options: options.value, matches: 20 }

export const jackalBench: Bench = randomPlayBench(jackalGame)
