import type { CommonEffect } from '../../playback/effects/bursts.ts'

const OWN_EFFECTS = ['column', 'trace', 'blaze', 'splinters', 'barrels', 'pirates', 'royal'] as const

/** The sprite effects that cues may ask for; `bursts.ts` says what each looks like. */
export type EffectName = CommonEffect | (typeof OWN_EFFECTS)[number]
