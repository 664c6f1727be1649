import { percent, points, printRow, TABLE_HEAD } from '../summary.ts'
import type { Hypotheses, Verdict } from './sprt.ts'
import type { MeetResult, Standings } from './standings.ts'

/** Returns the result of a round robin as text: the standings, and the results of each two. */
export function printStandings({ table, meets }: Standings, sprt: Hypotheses | null): string {
  const rows = table.map(
    ({ name, elo, pairs, score }) =>
      `| ${name} | ${points(elo.value)} | ${points(elo.low)} to ${points(elo.high)} | ${pairs} | ${percent(score)} |`,
  )
  return [
    '| | Elo | 95 % | Pairs | Score |\n|---|---|---|---|---|',
    ...rows,
    '',
    `${TABLE_HEAD.replace('Where', 'First – second').replace('\n', `${sprt ? ' SPRT |' : ''}\n`)}${sprt ? '---|' : ''}`,
    ...meets.map(
      (meet) => `${printRow(`${meet.a} – ${meet.b}`, meet.summary)}${sprt ? ` ${told(meet.verdict, sprt)} |` : ''}`,
    ),
    ...forfeitsOf(meets),
  ].join('\n')
}

function told(verdict: Verdict, { elo0, elo1 }: Hypotheses): string {
  if (verdict === null) return 'undecided'
  return verdict === 'h1'
    ? `${points(elo1)} rather than ${points(elo0)}`
    : `${points(elo0)} rather than ${points(elo1)}`
}

/** The maximum number of matches lost by forfeit that are listed one by one. */
const MOST_TOLD = 10

function forfeitsOf(meets: readonly MeetResult[]): readonly string[] {
  const all = meets.flatMap(({ forfeits }) => forfeits)
  if (all.length === 0) return []
  const more = all.length > MOST_TOLD ? [`… and ${all.length - MOST_TOLD} more`] : []
  return ['', `Lost by forfeit: ${all.length}`, ...all.slice(0, MOST_TOLD), ...more]
}
