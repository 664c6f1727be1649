import type { AdmiralState, Card } from '../../../engine/admiral/types.ts'
import type { Copy } from '../../playback/copies/instances.ts'
import {
  ashoreTarget,
  BORROWED,
  ballTarget,
  barrelTarget,
  cardTarget,
  dieTarget,
  goldTarget,
  grapnelTarget,
  treasureTarget,
} from '../table/anchors.ts'

const borrowed = (count: number, targetOf: (index: number) => string): (() => readonly Copy[]) => {
  const copies = Array.from({ length: count }, (_, index) => ({ target: targetOf(index) }))
  return () => copies
}

/** Things that a cue borrows; they are drawn only while it shows them. */
export const ballCopies = borrowed(BORROWED.balls, ballTarget)
export const dieCopies = borrowed(BORROWED.dice, dieTarget)
export const barrelCopies = borrowed(BORROWED.barrels, barrelTarget)
export const grapnelCopies = borrowed(BORROWED.grapnels, grapnelTarget)

/** Returns the chests on the islands. */
export function treasureCopies({ treasures }: AdmiralState): readonly Copy[] {
  return treasures.map(({ at }) => ({ target: treasureTarget(at) }))
}

/** The model's chests on a deck: one part for each number of chests. */
export const CHESTS = ['one', 'two', 'three', 'four'] as const
export type Chests = (typeof CHESTS)[number]

/**
 * Returns the ships with a number of chests on deck. A ship without gold shows none, but a cue may be bringing some.
 */
const copiesWith =
  (chests: Chests) =>
  ({ ships }: AdmiralState): readonly Copy[] =>
    ships.filter(({ gold }) => chestsFor(gold) === chests).map(({ id }) => ({ target: goldTarget(id) }))

/** Returns the chests for an amount of gold: one each, up to four. */
export const chestsFor = (gold: number): Chests => CHESTS[Math.min(Math.max(gold, 1), CHESTS.length) - 1] ?? 'four'

export const chestCopies: Readonly<Record<Chests, (state: AdmiralState) => readonly Copy[]>> = {
  one: copiesWith('one'),
  two: copiesWith('two'),
  three: copiesWith('three'),
  four: copiesWith('four'),
}

/** A card on the table, and the viewer's knowledge of its face. */
export interface CardCopy extends Copy {
  readonly face: Card
}

/** Returns every captain's card in play: beside the ships, and before the forts. */
export function cardsIn({ ships, ashore }: AdmiralState): readonly CardCopy[] {
  const aboard = ships.flatMap(({ id, captain }) => (captain ? [{ target: cardTarget(id), face: captain }] : []))
  const counts = new Map<string, number>()
  const waiting = ashore.map(({ fort, card }) => {
    const index = counts.get(fort) ?? 0
    counts.set(fort, index + 1)
    return { target: ashoreTarget(fort, index), face: card }
  })
  return [...aboard, ...waiting]
}
