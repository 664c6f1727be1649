import { isClear, leadOf, meanOf, type Score } from './scores.ts'
import type { Question } from './searchable.ts'
import type { SearchSettings } from './settings.ts'

/** A move and its result. */
export interface Ranked<Move> {
  readonly move: Move
  /**
   * Mean worth in the game's unit; 0 without a trial. In a cautious search the mean of the par plus the mean lead over
   * it, so that moves tried in different worlds are comparable.
   */
  readonly mean: number
  /** The number of trials; looks are included by their weight. */
  readonly trials: number
}

/** The order of the moves of a question by their scores. */
export class Standings<Move> {
  /** The move that the others are measured by: in a cautious search the most promising one, otherwise none. */
  readonly par: Move | undefined
  private readonly likingOf: (move: Move) => number
  private readonly scoreOf: (move: Move) => Score
  private readonly settings: SearchSettings

  constructor(
    { moves, liking }: Pick<Question<unknown, Move>, 'moves' | 'liking'>,
    settings: SearchSettings,
    scoreOf: (move: Move) => Score,
  ) {
    this.par = settings.caution > 0 ? moves[0] : undefined
    this.likingOf = liking ?? (() => 0)
    this.scoreOf = scoreOf
    this.settings = settings
  }

  /** Sorts moves by worth and liking, best first. Equal or untried moves keep their order of promise. */
  rank(moves: readonly Move[]): readonly Move[] {
    if (moves.every((move) => this.scoreOf(move).trials === 0)) return moves
    const rates = new Map(moves.map((move) => [move, meanOf(this.scoreOf(move)) + this.likingOf(move)]))
    return moves.toSorted((a, b) => (rates.get(b) ?? 0) - (rates.get(a) ?? 0))
  }

  /** Returns the best moves to try further, without the par. */
  shortlist(moves: readonly Move[]): readonly Move[] {
    const others = moves.filter((move) => move !== this.par)
    return this.rank(others).slice(0, this.settings.shortlist)
  }

  /** Puts the best of the other moves before the par if it is clearly better. */
  withPar(ranked: readonly Move[]): readonly Move[] {
    const { par } = this
    if (par === undefined) return ranked
    const [best, ...others] = ranked
    if (best === undefined) return [par]
    const liking = this.likingOf(best) - this.likingOf(par)
    return isClear(this.scoreOf(best), liking, this.settings) ? [best, par, ...others] : [par, best, ...others]
  }

  tell(moves: readonly Move[]): readonly Ranked<Move>[] {
    const par = this.par === undefined ? null : this.scoreOf(this.par)
    return moves.map((move) => {
      const score = this.scoreOf(move)
      const mean = par && score.trials > 0 ? meanOf(par) + leadOf(score) : meanOf(score)
      return { move, mean, trials: score.trials }
    })
  }
}
