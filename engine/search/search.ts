import { Budget } from '../kernel/budget.ts'
import type { Rng } from '../kernel/rng.ts'
import { halve, halvings } from './halving.ts'
import { lookAtEach } from './looking.ts'
import { Part } from './part.ts'
import { type Score, total, weighed } from './scores.ts'
import type { GameFor, Question } from './searchable.ts'
import type { SearchSettings } from './settings.ts'
import { type Ranked, Standings } from './standings.ts'

/**
 * Runs information-set Monte Carlo tree search: a look at every move, a shortlist, and sequential halving of the
 * shortlist, with one tree of replies for each move. The same question, luck, budget and settings give the same
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
  const parts = partsOf(gameFor, question, rng, budget, settings)
  const found = (move: Move): Score => total(parts.map((part) => part.scoreOf(move)))
  const scoreOf = (move: Move) => total([weighed(looks.of(move), settings.looks.weight), found(move)])
  return tryOn(looked.shortlist(question.moves), parts, new Standings(question, settings, scoreOf))
}

type Parts<World, Move> = readonly Part<World, Move>[]

function partsOf<World, Move>(
  gameFor: GameFor<World, Move>,
  question: Question<World, Move>,
  rng: Rng,
  budget: Budget,
  settings: SearchSettings,
): Parts<World, Move> {
  const share = Math.floor(budget.left / settings.parts)
  return Array.from({ length: settings.parts }, () => {
    const own = new Budget(share, budget.isOverdue)
    return new Part(gameFor, question, rng.int(0x7fff_ffff), own, settings)
  })
}

/** Spends the budget in equal parts on fewer moves each time, and on the par. */
function tryOn<World, Move>(
  shortlist: readonly Move[],
  parts: Parts<World, Move>,
  standings: Standings<Move>,
): readonly Ranked<Move>[] {
  const par = standings.par === undefined ? [] : [standings.par]
  const ranked = halve(shortlist, {
    stages: halvings(shortlist.length) + par.length, // with a par, the last move is compared with it alone
    spend(left, stages) {
      for (const part of parts) part.spendAlike([...par, ...left], stages)
    },
    rank: (left) => standings.rank(left),
  })
  return standings.tell(standings.withPar(ranked))
}
