import type { Piece } from '../../../engine/jackal/types.ts'
import { isSame } from './actorRules.ts'
import type { IntentState } from './intentState.ts'
import { areAlike, moversOf, placeOf, rowableOf, type Selected, sailersOf } from './targets.ts'

/** The choice of a dock's token: one piece, several equal ones at one place, a ship or the lifeboat. */
export interface Actor {
  /** The chosen one among the equal pieces, else the first of them. */
  readonly one: Selected
  /** The number of equal pieces, so that it makes no difference which one goes. */
  readonly count: number
  readonly isAble: boolean
}

/** Returns the crew to move as tokens in a constant order: its pieces on the board, then ships and the lifeboat. */
export function actorsOf(intent: Pick<IntentState, 'asked' | 'view' | 'selected'>): readonly Actor[] {
  const { asked, view, selected } = intent
  if (!asked || !view) return []
  const movers = moversOf(asked)
  const crew = view.pieces.filter(({ id, team }) => team === view.turn && placeOf(id, view) !== null)
  const groups: Piece[][] = []
  for (const piece of crew) {
    const isAble = movers.includes(piece.id)
    const group = groups.find(([first]) => first && movers.includes(first.id) === isAble && isLike(first, piece, view))
    if (group) group.push(piece)
    else groups.push([piece])
  }
  const boat = rowableOf(asked)
  const vessels: readonly Selected[] = [
    ...sailersOf(asked).map((team) => ({ kind: 'ship', team }) as const),
    ...(boat ? [boat] : []),
  ]
  return [
    ...groups.map((group) => actorOf(group, movers, selected)),
    ...vessels.map((one) => ({ one, count: 1, isAble: true })),
  ]
}

const isLike = (one: Piece, other: Piece, view: NonNullable<IntentState['view']>): boolean =>
  areAlike([one.id, other.id], view) && one.drunk === other.drunk && (one.lost === null) === (other.lost === null)

function actorOf(group: readonly Piece[], movers: readonly string[], selected: Selected | null): Actor {
  const ones = group.map(({ id }): Selected => ({ kind: 'piece', id }))
  const one = ones.find((able) => isSame(able, selected)) ?? ones[0]
  if (!one) throw new Error('no piece in a group')
  return { one, count: group.length, isAble: one.kind === 'piece' && movers.includes(one.id) }
}
