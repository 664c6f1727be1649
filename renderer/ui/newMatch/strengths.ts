import { BOT_LEVELS_OF, type BotLevel, type GameId } from '../../../electron/contract/ipc.ts'
import ladder from '../../../engine/arena/ladder.json' with { type: 'json' }
import { USUAL_BUDGETS } from '../../../engine/arena/usualBudgets.ts'

/** A measured level; the budget is in positions a move, the level's own if missing. */
interface Rung {
  readonly level: string
  readonly budget?: number
  readonly elo: number
}

/** The part of a game's ladder entry that the form reads: Elo of levels against the lowest one. */
interface LadderEntry {
  readonly game: string
  readonly rungs: readonly Rung[]
}

/** A level above the lowest, and its wins in 100 matches against that, rounded to five. */
export interface Strength {
  readonly level: Exclude<BotLevel, 'easy'>
  readonly wins: number
  /** Set if it was measured with fewer positions a move than it examines in the game. */
  readonly isLeast: boolean
}

/** Returns the strengths of a game's bots, weakest first, as far as the ladder knows. */
export function strengthsOf(game: GameId, entries: readonly LadderEntry[] = ladder): readonly Strength[] {
  const rungs = entries.find((entry) => entry.game === game)?.rungs ?? []
  return BOT_LEVELS_OF[game].flatMap((level) => {
    const usual = USUAL_BUDGETS[game]?.[level] ?? Number.POSITIVE_INFINITY
    const budgetOf = ({ budget = usual }: Rung) => budget
    const [rung] = rungs.filter((one) => one.level === level).toSorted((a, b) => budgetOf(b) - budgetOf(a))
    return rung && level !== 'easy' ? [{ level, wins: winsOf(rung.elo), isLeast: budgetOf(rung) < usual }] : []
  })
}

/** Returns the wins in 100 matches for a difference in Elo, never all or none. */
function winsOf(elo: number): number {
  const wins = 100 / (1 + 10 ** (-elo / 400))
  return Math.min(95, Math.max(5, 5 * Math.round(wins / 5)))
}
