import { rakes } from '../../admiral/bots/traits.ts'
import { distanceBetween } from '../../admiral/cells.ts'
import { isEnemy, shipNamed, unitNamed } from '../../admiral/fleet.ts'
import type { AdmiralEvent, AdmiralShape, AdmiralState, Cell } from '../../admiral/types.ts'
import { toGold } from '../../jackal/bots/traits.ts'
import { parseOptions } from '../../jackal/options.ts'
import type { Board, JackalEvent, JackalOptions, JackalShape, JackalState } from '../../jackal/types.ts'
import { ADMIRAL, JACKAL } from '../../protocol/games.ts'
import { ADMIRAL_TABLES } from '../admiral.ts'
import type { PairScores } from '../arena.ts'
import { USUAL } from '../jackal.ts'
import { type Summary, summarise } from '../summary.ts'
import { note, type PersonalityGame, type PersonalityPair, playPersonalityPair, type Tally } from './personalityPair.ts'

/** A ground small enough for many matches: an island of 21 tiles with eleven coins. */
const ISLET = {
  map: ['~~~~~~~', '~~###~~', '~#####~', '~#####~', '~#####~', '~~###~~', '~~~~~~~'],
  deck: {
    empty: 4,
    'arrow-1': 1,
    'arrow-2': 1,
    'arrow-4': 1,
    horse: 1,
    jungle: 1,
    ice: 1,
    trap: 1,
    crocodile: 1,
    'chest-1': 1,
    'chest-2': 2,
    'chest-3': 2,
    balloon: 1,
    cannon: 1,
    ben: 1,
    'bottle-1': 1,
  },
} as const satisfies Board

/** Returns the options for two players with a crew each on the islet. */
function onIslet(): JackalOptions {
  const options = parseOptions({ ...USUAL, crews: 1, map: ISLET, idleRounds: 15 })
  if (!options.ok) throw new RangeError(options.problem.what)
  return options.value
}

const JACKAL_COUNTED: PersonalityGame<JackalShape> = {
  ...JACKAL,
  count(tally, event, before) {
    if (event.kind === 'turnPassed') note(tally, 'turns')
    if (event.kind === 'pieceStruck') note(tally, 'hits')
    if (event.kind === 'tileRevealed') note(tally, 'tiles turned')
    if (event.kind === 'loadLifted' && event.load !== 'boat') note(tally, 'loads lifted')
    if (event.kind === 'pieceMoved' && (event.load ?? 'boat') !== 'boat') note(tally, 'steps with gold')
    if (event.kind === 'pieceMoved' && nearsGold(before, event)) note(tally, 'steps towards gold')
    if (event.kind === 'loadScored') note(tally, 'loads brought home')
  },
}

/** Returns whether a step with empty hands leads nearer to visible gold. */
function nearsGold(state: JackalState, { from, to, load }: Extract<JackalEvent, { kind: 'pieceMoved' }>): boolean {
  return load === null && toGold(state, to) < toGold(state, from)
}

const ADMIRAL_COUNTED: PersonalityGame<AdmiralShape> = {
  ...ADMIRAL,
  count(tally, event, before) {
    if (event.kind === 'boardingBegan') note(tally, 'boardings')
    if (event.kind === 'activationEnded') note(tally, 'ships’ turns')
    if (event.kind === 'shipMoved' && comesNearer(before, event)) note(tally, 'manoeuvres towards the enemy')
    if (event.kind !== 'shotsFired') return
    note(tally, 'shots')
    const shooter = event.by[0] && shipNamed(before, event.by[0].ship)
    if (shooter && rakes(before, shooter, unitNamed(before, event.target))) note(tally, 'rakes')
  },
}

/** Returns whether a manoeuvre brings a ship nearer to the nearest enemy ship. */
function comesNearer(
  state: AdmiralState,
  { ship: id, from, to }: Extract<AdmiralEvent, { kind: 'shipMoved' }>,
): boolean {
  const ship = shipNamed(state, id)
  const enemies = state.ships.flatMap((other) => (ship && isEnemy(state, ship.team, other) ? (other.at ?? []) : []))
  const toNearest = (at: Cell) => Math.min(...enemies.map((enemy) => distanceBetween(at, enemy)))
  return toNearest(to) < toNearest(from)
}

/** The personality that is compared with plain play, its level, and its budget in positions a move. */
export interface PersonalityPlan {
  readonly game: string
  readonly personality: string
  readonly level: string
  readonly budget?: number
}

/** The summary of many pairs of matches with a personality. */
export interface PersonalityReport {
  readonly summary: Summary
  readonly withPersonality: Tally
  readonly plain: Tally
}

/**
 * Returns a function that plays matches of a personality against plain play of the same level and budget, by the seed
 * of their deal. Throws RangeError for an unknown name.
 */
export function personalityPairs({ game, ...plan }: PersonalityPlan): (seed: number) => PersonalityPair {
  if (game === 'jackal') return (seed) => playPersonalityPair(JACKAL_COUNTED, { ...plan, options: onIslet() }, seed)
  const options = ADMIRAL_TABLES.bare
  if (game !== 'admiral' || !options) throw new RangeError(`no personalities in ${game}`)
  return (seed) => playPersonalityPair(ADMIRAL_COUNTED, { ...plan, options }, seed)
}

/** Returns the sums of pairs. */
export function reportOf(pairs: readonly PersonalityPair[]): PersonalityReport {
  const scores = pairs.map((pair): PairScores => pair.scores)
  return {
    summary: summarise(scores),
    withPersonality: summed(pairs.map((pair) => pair.withPersonality)),
    plain: summed(pairs.map((pair) => pair.plain)),
  }
}

function summed(tallies: readonly Tally[]): Tally {
  const sum: Tally = {}
  for (const tally of tallies) for (const [name, amount] of Object.entries(tally)) note(sum, name, amount)
  return sum
}
