import { pause, sound } from '../../playback/cue.ts'
import { poseAt } from '../../playback/motion/poses.ts'
import { WATER } from '../table/anchors.ts'
import { isThere } from './damage.ts'
import { type AdmiralCue, type AdmiralScene, effect, type Of, OVERHEAD, TEAM_TINT, unitPose } from './staging.ts'

/** The time to see the asked unit, and the time to see the answer, in milliseconds. */
const ASKED = 460
const ANSWERED = 300

/** Shows a question over each unit that may fire, and a cross over each possible target. */
export function offerMade({ offer }: Of<'offerMade'>, { before }: AdmiralScene): readonly AdmiralCue[] {
  const gunners = offer.by.filter((id) => isThere(before, id)).map((id) => unitPose(before, id))
  const targets = offer.at.filter((id) => isThere(before, id)).map((id) => unitPose(before, id))
  const [first = null] = gunners
  return [
    ...gunners.flatMap((at) => [
      effect('query', 0, poseAt(at.x, at.y + OVERHEAD, at.z)),
      effect('halo', 0, poseAt(at.x, WATER, at.z), { tint: TEAM_TINT[offer.to] }),
    ]),
    ...(offer.kind === 'loot'
      ? targets.map((at) => effect('sparkles', 60, poseAt(at.x, at.y + 0.3, at.z)))
      : targets.map((at) => effect('crosshair', 120, poseAt(at.x, WATER + 0.5, at.z), { tint: 0xff8a4c }))),
    sound('bell', 0, first, 0.5),
    pause(0, ASKED),
  ]
}

/** Shows a tick or a cross over the asked unit; the guns of a unit that fires sound at once. */
export function offerAnswered({ how }: Of<'offerAnswered'>, { before }: AdmiralScene): readonly AdmiralCue[] {
  const asked = (before.offer?.by ?? []).filter((id) => isThere(before, id)).map((id) => unitPose(before, id))
  const [first = null] = asked
  return [
    ...asked.map((at) => effect(how === 'taken' ? 'aye' : 'nay', 0, poseAt(at.x, at.y + OVERHEAD, at.z))),
    sound(how === 'taken' ? 'drum' : 'page', 0, first, 0.5),
    pause(0, ANSWERED),
  ]
}
