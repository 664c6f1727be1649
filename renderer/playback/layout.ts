import { type Pose, poseAt } from './motion/poses.ts'

/** The rest pose of every target in a state, by target name. */
export type Layout = ReadonlyMap<string, Readonly<Pose>>

/** Rest pose of targets that exist only while a cue shows them: below the table and not drawn. */
export const HIDDEN_POSE: Readonly<Pose> = poseAt(0, -4, 0, { opacity: 0 })
