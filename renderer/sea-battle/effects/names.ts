import type { CommonEffect } from '../../playback/effects/bursts.ts'

/** The sprite effects that cues may ask for; `bursts.ts` says what each looks like. */
export type EffectName = CommonEffect | OwnEffect

type OwnEffect = 'column' | 'trace' | 'blaze' | 'splinters' | 'barrels' | 'pirates' | 'royal'
