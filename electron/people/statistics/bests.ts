import type { PersonalBest, Streak, Tally } from '../../contract/personRecord.ts'
import { endOf, grouped, type OwnMatch, wayOfMatch } from './seats.ts'

/** Returns a person's best in every way of play: score, shortest win, longest match, and the game's own figures. */
export function bestsOf(matches: readonly OwnMatch[]): readonly PersonalBest[] {
  const ways = [...grouped(matches, ({ result }) => `${result.game}/${result.variant}`).values()]
  return ways.flatMap((way) => [
    ...best(way, 'score', ({ own }) => own.score),
    ...best(way, 'shortest-win', (match) => (endOf(match) === 'won' ? -match.result.moves : null)),
    ...best(way, 'longest', ({ result }) => result.moves),
    ...figuresIn(way).flatMap((figure) => best(way, { figure }, ({ own }) => own.figures?.[figure] ?? null)),
  ])
}

const figuresIn = (matches: readonly OwnMatch[]): readonly string[] => [
  ...new Set(matches.flatMap(({ own }) => Object.keys(own.figures ?? {}))),
]

/** Returns the match with the highest worth, if that is not 0: the first of several. A negative worth is a length. */
function best(
  matches: readonly OwnMatch[],
  kind: PersonalBest['kind'],
  worthOf: (match: OwnMatch) => number | null,
): readonly PersonalBest[] {
  let top: { readonly match: OwnMatch; readonly worth: number } | null = null
  for (const match of matches) {
    const worth = worthOf(match)
    if (worth !== null && (top === null || worth > top.worth)) top = { match, worth }
  }
  if (top === null || top.worth === 0) return []
  return [{ ...wayOfMatch(top.match), kind, value: Math.abs(top.worth), at: top.match.result.ended }]
}

/** Returns the streaks of matches in the order in which they ended: the last one, and the longest of each kind. */
export function streaksOf(matches: readonly OwnMatch[]): {
  readonly current: Streak | null
  readonly won: number
  readonly lost: number
} {
  const longest = { won: 0, lost: 0 }
  let current: Streak | null = null
  for (const match of matches) {
    current = continued(current, endOf(match))
    if (current) longest[current.kind] = Math.max(longest[current.kind], current.length)
  }
  return { current, ...longest }
}

function continued(streak: Streak | null, end: keyof Tally): Streak | null {
  if (end === 'drawn') return null
  return { kind: end, length: streak?.kind === end ? streak.length + 1 : 1 }
}
