import type { CommonEffect } from '../../playback/effects/bursts.ts'

/** The sprite effects that cues may start; `bursts.ts` draws them. */
export type EffectName = CommonEffect | OwnEffect

type OwnEffect =
  | 'stars'
  | 'hiccups'
  | 'leaves'
  | 'jaws'
  | 'oath'
  | 'demand'
  | 'eye'
  | 'bell'
  | 'bones'
  | 'steam'
  | 'poof'
  | 'tears'
  | 'bottle'
  | 'beam'
  | 'truce'
