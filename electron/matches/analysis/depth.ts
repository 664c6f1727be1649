import type { JudgedMove } from '../../contract/ipc.ts'
import { choiceOf, foundIn, LEAST, luckOf, momentsOf, type Swings } from '../../contract/moments.ts'

/** A glance that shows less than this part of a moment's least change is believed. */
const BELIEVED = 1 / 2
/** The number of decisions that are judged before the choice is made again. */
const AT_ONCE = 8

/**
 * Returns the decisions that deserve a judgement next, after a glance at all. First those that would be moments if a
 * glance missed as much as it can; once all moments are judged, those that count in the sums of choice and luck.
 * None if the rest decides nothing.
 *
 * @param judged all decisions, some of them rough
 * @param of the number of moves in the match
 * @param slack how much a glance can miss
 */
export function nextForDepth(judged: readonly JudgedMove[], of: number, slack: number): readonly JudgedMove[] {
  const hopeful = momentsOf(judged, of, hopesWith(slack)).flatMap(({ judged: one }) => (one.rough ? [one] : []))
  return hopeful.length > 0 ? hopeful : doubtful(judged).slice(0, AT_ONCE)
}

/** Returns the rough decisions that may be mistakes, or had much luck, the greatest first. */
export function doubtful(judged: readonly JudgedMove[]): readonly JudgedMove[] {
  return judged
    .filter((one) => one.rough && (leadOf(one) >= BELIEVED * LEAST.lost || Math.abs(luckOf(one)) >= LEAST.luck))
    .toSorted((a, b) => weightOf(b) - weightOf(a))
}

const weightOf = (one: JudgedMove): number => Math.max(leadOf(one), Math.abs(luckOf(one)))

/** Returns the lead of the best other move over the played one. */
const leadOf = ({ other, played }: JudgedMove): number => (other === null ? 0 : other - played)

/** Returns swings in which each rough one is as great as it can be. */
function hopesWith(slack: number): Swings {
  const hope = (swing: number, least: number) =>
    Math.abs(swing) >= BELIEVED * least ? swing + Math.sign(swing) * slack : 0
  return {
    lost: (one) => (one.rough ? Math.min(0, hope(-leadOf(one), LEAST.lost)) : choiceOf(one)),
    found: (one) => (one.rough ? Math.max(0, hope(-leadOf(one), LEAST.found)) : foundIn(one)),
    luck: (one) => (one.rough ? hope(luckOf(one), LEAST.luck) : luckOf(one)),
  }
}
