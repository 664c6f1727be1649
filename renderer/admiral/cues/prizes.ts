import { foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeOutBack } from '../../playback/motion/easing.ts'
import { glide, grow, hop, shake } from '../../playback/motion/motion.ts'
import type { Point } from '../../table/spot.ts'
import { cardTarget, flagTarget, fortFlagTarget, fortTarget, sailsTarget, shipTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import {
  type AdmiralCue,
  type AdmiralScene,
  above,
  below,
  effect,
  ends,
  type Of,
  TEAM_TINT,
  unitPose,
} from './staging.ts'

/** When the flag is struck, in milliseconds. */
const STRUCK = 460
const HOISTED = 520

/** Lowers the ship's colours; behind a cloud of smoke the new ones go up with a flourish. */
export function shipTaken({ ship, to, from }: Of<'shipTaken'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const pose = unitPose(scene.before, ship)
  const card = homeIn(scene.before, cardTarget(ship))
  return [
    move(sailsTarget(ship), 0, STRUCK, grow(1, 0.05)),
    move(sailsTarget(ship), STRUCK, HOISTED, grow(0.05, 1, easeOutBack)),
    move(flagTarget(ship), 0, STRUCK, grow(1, 0)),
    move(flagTarget(ship), STRUCK, HOISTED, grow(0, 1, easeOutBack)),
    move(shipTarget(ship), STRUCK, HOISTED, hop(pose, pose, 0.12, 0)),
    ...(card.opacity > 0
      ? [move(cardTarget(ship), 0, STRUCK, glide(card, { ...card, y: card.y - 0.4, opacity: 0 }))]
      : []),
    foldAt(STRUCK),
    ...flourish(above(pose, 0.4), TEAM_TINT[from], TEAM_TINT[to]),
  ]
}

/** Lowers the garrison's flag and raises the new one. */
export function fortTaken({ fort, from, to }: Of<'fortTaken'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const pose = unitPose(scene.before, fort)
  const target = fortFlagTarget(fort)
  const [before, after] = ends(scene, target)
  const [low, lowAfter] = [below(before).y + 0.5, below(after).y + 0.5]
  return [
    move(target, 0, STRUCK, glide(before, { ...before, y: low, scale: before.scale * 0.3 })),
    move(target, STRUCK, HOISTED, glide({ ...after, y: lowAfter, scale: after.scale * 0.3 }, after, easeOutBack)),
    move(fortTarget(fort), STRUCK, 240, shake(0.02, 4)),
    foldAt(STRUCK),
    ...flourish(above(pose, 0.5), TEAM_TINT[from], TEAM_TINT[to]),
  ]
}

function flourish(over: Point, lost: number, won: number): readonly AdmiralCue[] {
  return [
    effect('scraps', STRUCK - 160, above(over, 0.4), { to: above(over, 0.4), tint: lost }),
    effect('smoke', STRUCK - 180, over, { size: 1.1 }),
    effect('pennant', STRUCK + 40, above(over, 0.9), { tint: won, lasts: 1400 }),
    effect('sparkles', STRUCK + 60, above(over, 0.3), { size: 1.3 }),
    sound('drum', 0, over, 0.8),
    sound('flap', STRUCK, over, 0.8),
    sound('cheer', STRUCK + 120, over),
    pause(STRUCK, HOISTED + 260),
  ]
}
