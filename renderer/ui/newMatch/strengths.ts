import { BOT_LEVELS_OF, type BotLevel, type GameId } from '../../../electron/contract/ipc.ts'
import ladder from '../../../engine/arena/ladder.json' with { type: 'json' }
import { USUAL_BUDGETS } from '../../../engine/arena/usualBudgets.ts'

/** A level as it was measured; the budget is in positions a move, the level's own when missing. */
interface Rung {
  readonly level: string
  readonly budget?: number
  readonly elo: number
}

/** What the form reads of a game's entry in the ladder: Elo of levels against the lowest one. */
interface LadderEntry {
  readonly game: string
  readonly rungs: readonly Rung[]
}

/** A level above the lowest, and how many of 100 matches it wins against that, to the nearest five. */
export interface Strength {
  readonly level: Exclude<BotLevel, 'easy'>
  readonly wins: number
  /** It was measured with fewer positions a move than it looks at in the game. */
  readonly isLeast: boolean
}

/** How strong a game's bots are, weakest first, as far as the ladder knows. */
export function strengthsOf(game: GameId, entries: readonly LadderEntry[] = ladder): readonly Strength[] {
  const rungs = entries.find((entry) => entry.game === game)?.rungs ?? []
  return BOT_LEVELS_OF[game].flatMap((level) => {
    const usual = USUAL_BUDGETS[game]?.[level] ?? Number.POSITIVE_INFINITY
    const budgetOf = ({ budget = usual }: Rung) => budget
    const [rung] = rungs.filter((one) => one.level === level).toSorted((a, b) => budgetOf(b) - budgetOf(a))
    return rung && level !== 'easy' ? [{ level, wins: winsOf(rung.elo), isLeast: budgetOf(rung) < usual }] : []
  })
}

/** Nobody is said to win all matches, or none. */
function winsOf(elo: number): number {
  const wins = 100 / (1 + 10 ** (-elo / 400))
  return Math.min(95, Math.max(5, 5 * Math.round(wins / 5)))
}
