import { BOTS } from '../../admiral/bots/index.ts'
import type { BotLevel } from '../../admiral/data/botLevels.ts'
import { admiral } from '../../admiral/rules.ts'
import type { AdmiralEvent, AdmiralShape } from '../../admiral/types.ts'
import type { Played } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import { ADMIRAL_TABLES } from '../admiral.ts'
import { type Player, playToEnd } from '../arena.ts'
import { AdmiralDoor } from './admiralDoor.ts'

/** The plan: a level against itself at a table of Admiral. The budget counts positions a move. */
export interface FightPlan {
  readonly table: string
  readonly level: BotLevel
  readonly budget?: number
}

/** The measures of one match. */
export interface Fight {
  readonly rounds: number
  /** The round of the first shot; null if none was fired. */
  readonly firstShot: number | null
  readonly shots: number
  /**
   * The number of times gold was landed, and of ships' turns that ended with gold that one sure manoeuvre would have
   * landed.
   */
  readonly landings: number
  readonly leftAtDoor: number
  /** True if several share the victory. */
  readonly isShared: boolean
  readonly reason: string
}

/**
 * Plays one match of a level against itself; the same seed gives the same match. Throws RangeError for an unknown
 * table.
 */
export function fight({ table, level, budget }: FightPlan, seed: number): Fight {
  const options = ADMIRAL_TABLES[table]
  if (!options) throw new RangeError(`no table ${table}`)
  const player: Player<AdmiralShape> = (view, seat, rng) => BOTS[level].choose(view, seat, rng, { budget })
  let rounds = 1
  let firstShot: number | null = null
  let shots = 0
  let landings = 0
  const start = admiral.setup(options, openStream(seed, 'deal'))
  const door = new AdmiralDoor(start)
  const { winners, reason } = playToEnd(
    admiral,
    start,
    seed,
    () => player,
    (played) => {
      const fired = countOf(played, 'shotsFired')
      if (fired > 0) firstShot ??= rounds
      shots += fired
      landings += countOf(played, 'goldLanded')
      rounds = played.state.round
      door.watch(played)
    },
  )
  const { leftAtDoor } = door
  return { rounds, firstShot, shots, landings, leftAtDoor, isShared: winners.length > 1, reason }
}

function countOf({ events }: Played<AdmiralShape>, kind: AdmiralEvent['kind']): number {
  return events.filter((event) => event.kind === kind).length
}

/** The summary of many fights. */
export interface FightSummary {
  readonly matches: number
  /**
   * Medians of the round of the first shot, of rounds and of shots; a match without a shot counts as one longer than
   * all others.
   */
  readonly firstShot: number
  readonly rounds: number
  readonly shots: number
  /** The sums over all matches. */
  readonly landings: number
  readonly leftAtDoor: number
  /** The share of matches whose victory was shared. */
  readonly shared: number
  readonly withoutShot: number
  readonly reasons: Readonly<Record<string, number>>
}

/** Returns the summary of at least one fight. */
export function summariseFights(fights: readonly Fight[]): FightSummary {
  const reasons: Record<string, number> = {}
  for (const { reason } of fights) reasons[reason] = (reasons[reason] ?? 0) + 1
  return {
    matches: fights.length,
    firstShot: median(fights.map((one) => one.firstShot ?? Number.POSITIVE_INFINITY)),
    rounds: median(fights.map((one) => one.rounds)),
    shots: median(fights.map((one) => one.shots)),
    landings: sum(fights.map((one) => one.landings)),
    leftAtDoor: sum(fights.map((one) => one.leftAtDoor)),
    shared: fights.filter((one) => one.isShared).length / fights.length,
    withoutShot: fights.filter((one) => one.firstShot === null).length,
    reasons,
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Returns the middle number; of two middle numbers the greater. */
function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
}
