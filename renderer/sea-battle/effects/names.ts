import type { CommonEffect } from '../../playback/effects/bursts.ts'

/** The sprite effects that cues may start; `bursts.ts` draws them. */
export type EffectName = CommonEffect | OwnEffect

type OwnEffect = 'column' | 'trace' | 'blaze' | 'splinters' | 'barrels' | 'pirates' | 'royal'
