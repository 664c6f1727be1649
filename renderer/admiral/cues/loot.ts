import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { appear, foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeOutBack } from '../../playback/motion/easing.ts'
import { grow, hop, type Motion } from '../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { Point } from '../../table/spot.ts'
import { cardTarget, goldTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import { type AdmiralCue, type AdmiralScene, above, effect, type Of, OVERHEAD, unitPose } from './staging.ts'

/** The time that loot is on its way, in milliseconds. */
const SHIFT = 640

/** Moves coins over to the prize, and the captain's card with them; or shows that nothing is transferred. */
export function lootShifted(event: Of<'lootShifted'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { from, to, gold, captain } = event
  const [winner, prize] = [unitPose(scene.before, from), unitPose(scene.before, to)]
  if (gold === 0 && captain === null)
    return [effect('nay', 0, poseAt(prize.x, prize.y + OVERHEAD, prize.z)), pause(0, 240)]
  return [
    ...(gold > 0 ? goldOver(scene, from, to, above(winner, 0.35), above(prize, 0.35)) : []),
    ...(captain === null ? [] : cardOver(scene, from, to)),
    foldAt(SHIFT),
    pause(0, SHIFT + 320),
  ]
}

/** Takes gold from one ship and stows it in another when the event is folded. */
function goldOver(scene: AdmiralScene, from: UnitId, to: UnitId, leaves: Point, comes: Point): readonly AdmiralCue[] {
  return [
    ...goldGoes(scene, from, SHIFT),
    ...goldComes(scene, to, SHIFT),
    effect('coins', 0, leaves, { to: comes, lasts: SHIFT + 160 }),
    sound('coin', 0, leaves, 0.8),
    sound('coinLand', SHIFT, comes),
  ]
}

/** Shrinks the heap in a ship's waist if all of it goes. */
export function goldGoes({ before, after }: AdmiralScene, id: UnitId, lasts: number): readonly AdmiralCue[] {
  return hasGold(before, id) && !hasGold(after, id) ? [move(goldTarget(id), 0, lasts, grow(1, 0))] : []
}

/** Shows a heap in a ship's waist once the event is folded, or lets an existing heap jump. */
export function goldComes({ before, after }: AdmiralScene, id: UnitId, at: number): readonly AdmiralCue[] {
  const target = goldTarget(id)
  if (!hasGold(after, id)) return []
  return hasGold(before, id)
    ? [move(target, at, 260, hopAt(homeIn(after, target)))]
    : [appear(target, at, 280, grow(0, 1, easeOutBack))]
}

const hopAt = (home: Readonly<Pose>): Motion => hop(home, home, 0.14)

function hasGold(state: AdmiralState, id: UnitId): boolean {
  const ship = shipNamed(state, id)
  return ship !== null && ship.at !== null && ship.gold > 0
}

/** Hands over a card without turning it. */
function cardOver({ before, after }: AdmiralScene, from: UnitId, to: UnitId): readonly AdmiralCue[] {
  const [begin, end] = [homeIn(before, cardTarget(from)), homeIn(after, cardTarget(to))]
  return [move(cardTarget(from), 0, SHIFT, hop(begin, end, 0.7, 0)), sound('page', 0, begin)]
}
