import { type Pose, poseAt } from './motion/poses.ts'

/** Where everything rests in a state, by target name. */
export type Layout = ReadonlyMap<string, Readonly<Pose>>

/** Where things rest that only exist while a cue shows them: off stage and not drawn. */
export const OFF_STAGE: Readonly<Pose> = poseAt(0, -4, 0, { opacity: 0 })
