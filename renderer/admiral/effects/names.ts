import type { CommonEffect } from '../../playback/effects/bursts.ts'

const OWN_EFFECTS = [
  'column',
  'trace',
  'blaze',
  'splinters',
  'gunsmoke',
  'wake',
  'scraps',
  'rope',
  'churn',
  'halo',
  'coins',
  'squall',
  'stillness',
  'rain',
  'thunderhead',
  'lightning',
  'pennant',
  'crosshair',
  'query',
  'aye',
  'nay',
  'doom',
  'sabres',
  'mallet',
  'hullLost',
  'sailLost',
  'hullMended',
  'sailMended',
] as const

/** The sprite effects that cues may ask for; `bursts.ts` says what each looks like. */
export type EffectName = CommonEffect | (typeof OWN_EFFECTS)[number]
