export const QUALITY_TIERS = ['low', 'medium', 'high'] as const
export type QualityTier = (typeof QUALITY_TIERS)[number]

/** The user's settings, kept by the host. */
export interface Settings {
  readonly language: 'en' | 'ru'
  /** Animation speed: 0.5, 1, 2 or 4; 0 shows results at once. */
  readonly speed: 0 | 0.5 | 1 | 2 | 4
  /** 'auto' measures once and remembers in `measuredQuality`. */
  readonly quality: 'auto' | QualityTier
  readonly measuredQuality: QualityTier | null
  /** 0–1. */
  readonly volume: number
  readonly muted: boolean
  /** 1 is normal; TV mode is 2. */
  readonly textScale: 1 | 1.25 | 1.5 | 2
  readonly reducedMotion: 'system' | 'on' | 'off'
  readonly fullscreen: boolean
  /** Whether the program may look for newer ones of its kind. */
  readonly updates: boolean
}
