import { z } from 'zod'
import { accepted, type Parsed, problemOf, rejected } from '../../kernel/parsed.ts'
import type { Estimate } from '../elo.ts'
import { type Contestant, isOutside } from '../guests/contestant.ts'
import { points } from '../summary.ts'
import { nameOf, type RobinPlan } from './plan.ts'
import type { Standings } from './standings.ts'

const rungSchema = z.strictObject({
  /** A level of bots, or a yardstick such as random play. */
  level: z.string().min(1),
  /** Positions that it looked at for a move, if that was not its usual number. */
  budget: z.int().min(1).optional(),
  /** Relative to the lowest level of bots, which has 0. */
  elo: z.number(),
  /** The ends of the 95 % interval; null if it is open, because all matches were won, or lost. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** The number of pairs of matches that it has played. */
  pairs: z.int().min(1),
})

const ladderSchema = z.array(
  z.strictObject({
    game: z.string().min(1),
    table: z.string().min(1),
    /** Strongest first. */
    rungs: z.array(rungSchema).min(2),
    /** The two Elo differences of a sequential test, if each pairing ended as soon as one of them was shown. */
    sprt: z.strictObject({ elo0: z.number(), elo1: z.number() }).optional(),
    /** The command that made it. */
    command: z.string().startsWith('npm run tournament'),
    /** The day of the run: 2026-11-27. */
    date: z.iso.date(),
  }),
)

/** The strengths of the levels, one entry a game. */
export type Ladder = z.infer<typeof ladderSchema>
export type LadderEntry = Ladder[number]
export type Rung = z.infer<typeof rungSchema>

/** Reads a ladder. */
export function readLadder(text: string): Parsed<Ladder> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return rejected('', 'not JSON')
  }
  const ladder = ladderSchema.safeParse(value)
  return ladder.success ? accepted(ladder.data) : { ok: false, problem: problemOf(ladder.error) }
}

/** Returns the entry of a game from the result of a round robin. External programs are left out. */
export function entryOf(plan: RobinPlan, { table }: Standings, command: string, date: string): LadderEntry {
  const rungs = table.flatMap(({ name, elo, pairs }) => {
    const one = plan.contestants.find((contestant) => nameOf(contestant) === name)
    return one && !isOutside(one) ? [rungOf(one, elo, pairs)] : []
  })
  const { sprt } = plan.length
  return { game: plan.game.id, table: plan.place.table, rungs, ...(sprt && { sprt }), command, date }
}

function rungOf({ level, budget }: Exclude<Contestant, { program: string }>, elo: Estimate, pairs: number): Rung {
  return {
    level,
    ...(budget !== undefined && { budget }),
    elo: Math.round(elo.value),
    low: finite(elo.low),
    high: finite(elo.high),
    pairs,
  }
}

function finite(elo: number): number | null {
  return Number.isFinite(elo) ? Math.round(elo) : null
}

/** Returns the ladder with a game's entry in place of its old one. */
export function withEntry(ladder: Ladder, entry: LadderEntry): Ladder {
  const at = ladder.findIndex(({ game }) => game === entry.game)
  return at < 0 ? [...ladder, entry] : ladder.with(at, entry)
}

/** Returns the ladder as a table, with its commands. */
export function printLadder(ladder: Ladder): string {
  const rows = ladder.flatMap(({ game, rungs, sprt }) =>
    rungs.map((rung) => printRung(game, rung, sprt && rung.elo !== 0 ? ', until shown' : '')),
  )
  const makers = ladder.map(
    ({ game, command, date, sprt }) => `- ${game}, ${date}: \`${command}\`${sprt ? STOPPED : ''}`,
  )
  return ['| Game | Level | Elo | 95 % | Pairs |\n|---|---|---|---|---|', ...rows, '', ...makers].join('\n')
}

/** A note on an entry from a sequential test. */
const STOPPED = ' (until shown: it stopped as soon as a difference was shown, and so shows rather too large a one)'

/** @param how a note beside the number of pairs */
function printRung(game: string, { level, budget, elo, low, high, pairs }: Rung, how: string): string {
  const name = budget === undefined ? level : `${level} (${budget} positions a move)`
  const ends = [low ?? Number.NEGATIVE_INFINITY, high ?? Number.POSITIVE_INFINITY]
  const interval = ends.every((end) => end === elo) ? '' : ends.map(points).join(' to ')
  return `| ${game} | ${name} | ${points(elo)} | ${interval} | ${pairs}${how} |`
}
