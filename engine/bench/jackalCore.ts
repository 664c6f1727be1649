import { MoveList } from '../jackal/bots/core/codes.ts'
import { listMoves } from '../jackal/bots/core/listing/listing.ts'
import { makeMove } from '../jackal/bots/core/making/making.ts'
import { readCore } from '../jackal/bots/core/translation/reading.ts'
import { parseOptions } from '../jackal/options.ts'
import { jackal } from '../jackal/rules.ts'
import type { JackalOptions, JackalState } from '../jackal/types.ts'
import { openStream } from '../kernel/rng.ts'
import { playThrough } from './randomPlay.ts'
import { type Bench, oneByOne, type Race, type Row } from './row.ts'

/** The number of matches that the rules and the core both play repeatedly. */
const MATCHES = 20

const GROUNDS = {
  'four players': { players: 4 },
  'two players with two crews each': { players: 2 },
  'the lifeboat': { players: 4, lifeboat: true },
  archipelago: { players: 4, variant: 'archipelago' },
  'great island': { players: 4, map: 'great-island' },
}

/** Plays the same random matches alternately by the rules and by the core with which Jackal's bots think. */
export const jackalCoreBench: Bench = {
  title: 'Jackal, random decisions by the rules and by the core of the bots',
  rows: (rate, race = oneByOne(rate)) =>
    Object.entries(GROUNDS).flatMap(([name, options]) => rowsOf(name, optionsOf(options), race)),
}

function rowsOf(name: string, options: JackalOptions, race: Race): readonly Row[] {
  const game = { rules: jackal, options }
  const deals = Array.from({ length: MATCHES }, (_, seed) => jackal.setup(options, openStream(seed, 'deal')))
  const [rules = 0, core = 0] = race([
    () => deals.reduce((sum, _, seed) => sum + playThrough(game, seed), 0),
    () => deals.reduce((sum, deal, seed) => sum + playByCore(deal, seed), 0),
  ])
  return [
    { name: `${name}, by the rules`, value: rules, unit: '/s' },
    { name: `${name}, by the core`, value: core, unit: '/s' },
    { name: `${name}, times the rules`, value: core / rules, unit: '×' },
  ]
}

const LIST = new MoveList()

/** Plays the match of a seed as `playThrough` does; returns the number of decisions. */
export function playByCore(deal: JackalState, seed: number): number {
  const core = readCore(deal)
  const rng = openStream(seed, 'bench')
  for (let decisions = 0; ; decisions++) {
    listMoves(core, LIST)
    if (LIST.count === 0) return decisions
    makeMove(core, LIST.at(rng.int(LIST.count)))
  }
}

function optionsOf(given: object): JackalOptions {
  const options = parseOptions(given)
  if (!options.ok) throw new RangeError(options.problem.what)
  return options.value
}
