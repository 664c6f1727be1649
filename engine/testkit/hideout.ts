import type { Budget } from '../kernel/budget.ts'
import type { Seat } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Question, Searchable } from '../search/searchable.ts'

/**
 * Hide and seek, small enough that its best play is known. The hider hides a prize in one of some caves, unseen, or
 * yields. The seeker leaves, or enters; inside it looks into one cave.
 */
export interface HideoutRules {
  readonly caves: number
  /** The seeker's result, from 0 to 1, if the hider yields, and if the seeker leaves; the hider has the rest. */
  readonly yields: number
  readonly leaves: number
}

export interface Hideout {
  readonly prize: number | null
  readonly stage: 'hiding' | 'outside' | 'inside' | 'over'
  /** The seeker's result at the end of the game. */
  readonly won: number
}

export type HideoutMove = 'yield' | 'leave' | 'enter' | { readonly hide: number } | { readonly look: number }

export const HIDER: Seat = 'hider'
export const SEEKER: Seat = 'seeker'

/** Returns the seeker's result by best play from outside the caves. */
export function bestFor({ caves, leaves }: HideoutRules): number {
  return Math.max(leaves, 1 / caves)
}

/** Returns the game for a search: every move is a position. */
export function hideout(rules: HideoutRules): (budget: Budget) => Searchable<Hideout, HideoutMove> {
  const caves = Array.from({ length: rules.caves }, (_, cave) => cave)
  const candidates = ({ stage }: Hideout): readonly HideoutMove[] => {
    if (stage === 'hiding') return ['yield', ...caves.map((hide) => ({ hide }))]
    return stage === 'outside' ? ['leave', 'enter'] : caves.map((look) => ({ look }))
  }
  return (budget) => {
    const play = (world: Hideout, move: HideoutMove): Hideout => {
      budget.left--
      return after(rules, world, move)
    }
    return {
      play,
      look: (world, move, seat) => worthOf(play(world, move), seat),
      playout(world, luck) {
        let end = world
        while (end.stage !== 'over') {
          const moves = candidates(end)
          end = play(end, moves[luck.int(moves.length)] ?? 'leave')
        }
        return end
      },
      value: worthOf,
    }
  }
}

const worthOf = ({ won }: Hideout, seat: Seat): number => (seat === SEEKER ? won : 1 - won)

/** Returns the seeker's question before the caves: the prize lies in any of them. */
export function outside({ caves }: HideoutRules): Question<Hideout, HideoutMove> {
  return {
    seat: SEEKER,
    moves: ['leave', 'enter'],
    deal: (rng: Rng) => ({ prize: rng.int(caves), stage: 'outside', won: 0 }),
  }
}

/** Returns the hider's question with the prize in hand. */
export function hiding({ caves }: HideoutRules): Question<Hideout, HideoutMove> {
  return {
    seat: HIDER,
    moves: ['yield', ...Array.from({ length: caves }, (_, hide) => ({ hide }))],
    deal: () => ({ prize: null, stage: 'hiding', won: 0 }),
  }
}

function after({ yields, leaves }: HideoutRules, { prize }: Hideout, move: HideoutMove): Hideout {
  if (move === 'yield') return { prize, stage: 'over', won: yields }
  if (move === 'leave') return { prize, stage: 'over', won: leaves }
  if (move === 'enter') return { prize, stage: 'inside', won: 0 }
  if ('hide' in move) return { prize: move.hide, stage: 'outside', won: 0 }
  return { prize, stage: 'over', won: move.look === prize ? 1 : 0 }
}
