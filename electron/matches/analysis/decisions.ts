import type { GameShape } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { Json, PlannedMove } from '../../contract/ipc.ts'
import { asJson } from '../../contract/json.ts'
import type { HostedGame } from '../../games/hostedGame.ts'

/** Moves of one seat that are one decision. */
export interface Decision {
  /** The number of moves made before the decision. */
  readonly move: number
  readonly entries: readonly [Entry<GameShape>, ...(readonly Entry<GameShape>[])]
}

/** Returns the decisions of a match, in order. Dice end a decision; showing one's own card on the way does not. */
export function decisionsOf({ judge }: HostedGame, { entries }: Match<GameShape>): readonly Decision[] {
  const decisions: { readonly move: number; readonly entries: [Entry<GameShape>, ...Entry<GameShape>[]] }[] = []
  for (const [move, entry] of entries.entries()) {
    const last = decisions.at(-1)?.entries
    const before = last?.at(-1)
    const isSame = before?.seat === entry.seat && !before.drewLuck && judge.continues(before.move, entry.move)
    if (last && isSame) last.push(entry)
    else decisions.push({ move, entries: [entry] })
  }
  return decisions
}

/** Returns the last move of a decision. */
export const lastOf = ({ entries }: Decision): Entry<GameShape> => entries.at(-1) ?? entries[0]

/** Returns the moves of a decision as they are sent. */
export function madeIn({ entries: [first, ...others] }: Decision): PlannedMove {
  const sequel: readonly Json[] = others.map(({ move }) => asJson(move))
  return { move: asJson(first.move), ...(sequel.length > 0 && { sequel }) }
}

/** Returns whether dice were rolled, or something hidden was shown. */
export function hasLuck({ drewLuck, events }: Entry<GameShape>): boolean {
  return drewLuck || events.some((event) => event.reveals)
}
