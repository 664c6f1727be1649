import type { CommonEffect } from '../../playback/effects/bursts.ts'

/** The sprite effects that cues may ask for; `bursts.ts` says what each looks like. */
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
