import type { CommonEffect } from '../../playback/effects/bursts.ts'

/** The sprite effects that cues may use; `bursts.ts` defines their looks. */
export type EffectName = CommonEffect | OwnEffect

type OwnEffect =
  | 'column'
  | 'trace'
  | 'blaze'
  | 'splinters'
  | 'gunsmoke'
  | 'wake'
  | 'scraps'
  | 'rope'
  | 'churn'
  | 'halo'
  | 'coins'
  | 'squall'
  | 'stillness'
  | 'rain'
  | 'thunderhead'
  | 'lightning'
  | 'pennant'
  | 'crosshair'
  | 'query'
  | 'aye'
  | 'nay'
  | 'doom'
  | 'sabres'
  | 'mallet'
  | 'hullLost'
  | 'sailLost'
  | 'hullMended'
  | 'sailMended'
  | DieFace
  | 'struck'

/** The names of a die's faces, shown beside it, by their pips. */
export const DIE_FACES = ['face1', 'face2', 'face3', 'face4', 'face5', 'face6'] as const
export type DieFace = (typeof DIE_FACES)[number]
