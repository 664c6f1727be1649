import { type Cue, foldAt, type MotionCue, move, type SoundCue } from './cue.ts'
import { fade } from './motion/motion.ts'

/** Half of the fade that replaces every motion, milliseconds. */
const HALF_FADE = 60

/** Targets that stay in sight, or do not exist at rest. */
const UNFADED = ['board', 'prop/', 'part/']

/**
 * Returns the cues for reduced motion: moved targets fade out at the old place and in at the new one, 120 ms in all.
 */
export function reduceCues(cues: readonly Cue[]): readonly Cue[] {
  const targets = new Set(cues.filter((cue) => cue.kind === 'motion').map((cue: MotionCue) => cue.target))
  const fading = [...targets].filter((target) => !UNFADED.some((prefix) => target.startsWith(prefix)))
  const sounds = cues.filter((cue): cue is SoundCue => cue.kind === 'sound').map((cue) => ({ ...cue, at: 0 }))
  if (fading.length === 0) return sounds
  return [...fading.flatMap(crossFade), foldAt(HALF_FADE), ...sounds]
}

function crossFade(target: string): readonly Cue[] {
  return [move(target, 0, HALF_FADE, fade(1, 0)), move(target, HALF_FADE, HALF_FADE, fade(0, 1))]
}
