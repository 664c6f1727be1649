import { parseArgs } from 'node:util'
import type { ArenaGame, Entrant } from '../arenaGame.ts'
import { BadArguments, orBadArguments } from '../badArguments.ts'
import { type Contestant, isOutside } from '../guests/contestant.ts'
import { among, gameNamed, ground, wholeNumber } from '../tournamentArguments.node.ts'
import { nameOf, type RobinPlan } from './plan.ts'
import type { Hypotheses } from './sprt.ts'

/** A requested round robin, and the use of its result. */
export interface RobinOrder {
  readonly plan: RobinPlan
  /** The file that keeps the results, if there is one. */
  readonly results: string | null
  /** True if the result is written into the ladder. */
  readonly ladder: boolean
  readonly json: boolean
}

/** Arguments that compare two levels; without them all meet all. */
const OF_TWO = ['--a', '--b', '--budget-a', '--budget-b', '--everywhere']

export function asksForTwo(args: readonly string[]): boolean {
  return args.some((arg) => OF_TWO.includes(arg.split('=')[0] ?? ''))
}

/** Reads the command line of a round robin. Throws BadArguments. */
export function readRobinArguments(args: readonly string[]): RobinOrder {
  const values = parsed(args)
  const game = gameNamed(values.game)
  const sprt = values.sprt === undefined ? null : hypotheses(values.sprt)
  const contestants = contestantsOf(game, values)
  const place = {
    table: among(values.players ?? game.tables[0] ?? '', game.tables, '--players'),
    ...ground(game, values),
  }
  if (values.ladder) mustSuitLadder(game, place, contestants)
  return {
    plan: {
      game,
      place,
      contestants,
      length: {
        seed: wholeNumber(values.seed, '--seed', 0),
        pairs: wholeNumber(values.pairs ?? (sprt ? '400' : '20'), '--pairs', 1),
        sprt,
      },
    },
    results: values.results ?? null,
    ladder: values.ladder,
    json: values.json,
  }
}

/**
 * Checks a plan for the ladder: a rung is measured against the lowest level, at the usual table on the usual ground.
 * Throws BadArguments.
 */
function mustSuitLadder(
  game: ArenaGame,
  { table, ...rest }: RobinPlan['place'],
  contestants: readonly Contestant[],
): void {
  const [lowest = ''] = game.bots
  const levels = contestants.flatMap((one) => (isOutside(one) ? [] : [one.level]))
  if (levels.length < 2) throw new BadArguments('--ladder: two levels at least')
  if (!levels.includes(lowest)) throw new BadArguments(`--ladder: all is told against ${lowest}, which must take part`)
  if (table !== game.tables[0] || Object.keys(rest).length > 0) {
    throw new BadArguments(
      '--ladder: leave out --players, --variant, --map and --lifeboat; it tells of the usual match',
    )
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  return orBadArguments(() =>
    parseArgs({
      args: [...joined(args)],
      options: {
        game: { ...text, default: 'jackal' },
        entrants: text,
        program: { ...text, multiple: true, default: [] },
        seconds: { ...text, default: '10' },
        pairs: text,
        sprt: text,
        seed: { ...text, default: '1' },
        budget: text,
        players: text,
        variant: text,
        map: text,
        lifeboat: flag,
        results: text,
        ladder: flag,
        json: flag,
      },
    }),
  ).values
}

/** Returns both numbers after `--sprt` as one value. */
function joined(args: readonly string[]): readonly string[] {
  const at = args.indexOf('--sprt')
  if (at < 0) return args
  return [...args.slice(0, at), `--sprt=${args.slice(at + 1, at + 3).join(',')}`, ...args.slice(at + 3)]
}

function hypotheses(text: string): Hypotheses {
  const [elo0, elo1, ...more] = text
    .split(',')
    .map((part) => (/^-?\d+(\.\d+)?$/.test(part) ? Number(part) : Number.NaN))
  if (elo0 === undefined || elo1 === undefined || more.length > 0 || !(elo0 < elo1)) {
    throw new BadArguments(
      `--sprt ${text.replace(',', ' ')}: two Elo differences, the smaller first, such as --sprt 0 100`,
    )
  }
  return { elo0, elo1 }
}

/** A day in seconds: timers cannot wait longer than 24 days. */
const MOST_SECONDS = 86_400

interface ContestantWords {
  readonly entrants?: string
  readonly program: readonly string[]
  readonly seconds: string
  readonly budget?: string
}

function contestantsOf(
  game: ArenaGame,
  { entrants, program, seconds, budget }: ContestantWords,
): readonly Contestant[] {
  const named = entrants === undefined ? game.levels : entrants.split(',').filter((name) => name !== '')
  const limit = wholeNumber(seconds, '--seconds', 1, MOST_SECONDS)
  const contestants: Contestant[] = named.map((name) => levelNamed(game, name, budget)).toSorted(weakestFirst(game))
  for (const command of program) {
    if (command.trim() === '') throw new BadArguments('--program: a command line, such as --program "node bot.js"')
    contestants.push({ program: command, seconds: limit })
  }
  const names = contestants.map(nameOf)
  const twice = names.find((name, i) => names.indexOf(name) !== i)
  if (twice !== undefined) throw new BadArguments(`${twice} takes part twice`)
  if (names.length < 2) throw new BadArguments('a round robin takes two at least')
  return contestants
}

/** Returns an order of levels as the game lists them, each with its smaller budgets first and its usual one last. */
function weakestFirst({ levels }: ArenaGame): (a: Entrant, b: Entrant) => number {
  const rank = ({ level }: Entrant) => levels.indexOf(level)
  const budget = (one: Entrant) => one.budget ?? Number.MAX_SAFE_INTEGER
  return (a, b) => rank(a) - rank(b) || budget(a) - budget(b)
}

/** Returns a level, with a budget after a colon if it is not the usual one. */
function levelNamed(game: ArenaGame, text: string, budget: string | undefined): Entrant {
  const [level = '', own, ...more] = text.split(':')
  among(level, game.levels, '--entrants')
  if (more.length > 0) throw new BadArguments(`--entrants ${text}: a level and a budget, such as medium:2000`)
  const positions = own ?? (game.bots.includes(level) ? budget : undefined)
  return positions === undefined ? { level } : { level, budget: wholeNumber(positions, '--entrants', 1) }
}
