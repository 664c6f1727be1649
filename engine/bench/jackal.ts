import { JACKAL_TABLES } from '../arena/jackal.ts'
import { jackal } from '../jackal/rules.ts'
import { randomPlayBench } from './randomPlay.ts'
import type { Bench } from './row.ts'

const options = JACKAL_TABLES['4']
if (!options) throw new RangeError('the arena has no table for four')

/** Four players for themselves. */
export const jackalGame = { title: 'Jackal, four players', rules: jackal, options, matches: 20 }

export const jackalBench: Bench = randomPlayBench(jackalGame)
