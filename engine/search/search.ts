import { Budget } from '../kernel/budget.ts'
import type { Rng } from '../kernel/rng.ts'
import { halve, halvings } from './halving.ts'
import { lookAtEach } from './looking.ts'
import { total, weighed } from './scores.ts'
import type { GameFor, Question } from './searchable.ts'
import type { SearchSettings } from './settings.ts'
import { type Ranked, Standings } from './standings.ts'
import { Trials } from './trials.ts'

/**
 * Runs flat Monte Carlo search: a look at every move, a shortlist, and sequential halving of the shortlist by playouts.
 * The same question, luck, budget and settings give the same
 * ranking, best first, on every machine. Moves outside the shortlist are left out. When time is up, the best move so
 * far comes first: the most promising one if nothing was tried.
 */
export function search<World, Move>(
  gameFor: GameFor<World, Move>,
  question: Question<World, Move>,
  rng: Rng,
  budget: Budget,
  settings: SearchSettings,
): readonly Ranked<Move>[] {
  if (question.moves.length <= 1) return question.moves.map((move) => ({ move, mean: 0, trials: 0 }))
  const looks = lookAtEach(gameFor(budget), question, rng, budget, settings)
  const looked = new Standings(question, settings, (move) => looks.of(move))
  if (settings.shortlist === 0) return looked.tell(looked.rank(question.moves))
  const own = new Budget(Math.floor(budget.left), budget.isOverdue)
  const trials = new Trials(gameFor, question, rng.int(0x7fff_ffff), own)
  const scoreOf = (move: Move) => total([weighed(looks.of(move), settings.looks.weight), trials.scoreOf(move)])
  return tryOn(looked.shortlist(question.moves), trials, new Standings(question, settings, scoreOf))
}

/** Spends the budget in equal parts on fewer moves each time, and on the par. */
function tryOn<World, Move>(
  shortlist: readonly Move[],
  trials: Trials<World, Move>,
  standings: Standings<Move>,
): readonly Ranked<Move>[] {
  const par = standings.par === undefined ? [] : [standings.par]
  const ranked = halve(shortlist, {
    stages: halvings(shortlist.length) + par.length, // with a par, the last move is compared with it alone
    spend: (left, stages) => trials.spendAlike([...par, ...left], stages),
    rank: (left) => standings.rank(left),
  })
  return standings.tell(standings.withPar(ranked))
}
