/** Every sound by name. */
export const SOUND_NAMES = [
  'step',
  'splash',
  'flip',
  'coin',
  'coinLand',
  'cannon',
  'whistle',
  'snap',
  'growl',
  'gulp',
  'cheer',
  'oath',
  'rumble',
  'wind',
  'engine',
  'hit',
  'ship',
  'rope',
  'bell',
  'page',
  'click',
  'chime',
  'drum',
  'swim',
  'slide',
  'hoof',
  'glug',
  'echo',
  'fanfare',
  'wood',
  'volley',
  'splinter',
  'flap',
  'gust',
  'storm',
  'grapnel',
  'sabres',
  'squeak',
  'hammer',
  'dice',
  'spring',
  'pour',
  'flourish',
  'bubbles',
  'whinny',
  'lamp',
  'yawn',
  'moment',
  'sweep',
  'curtain',
] as const

export type SoundName = (typeof SOUND_NAMES)[number]

/** The meanings of sounds that are used for several things. */
export const SOUND_MEANINGS = ['clock', 'death', 'sinking'] as const

export type SoundMeaning = (typeof SOUND_MEANINGS)[number]

/**
 * Groups of sounds with a volume of their own: the background, the sounds of the table, and those of buttons and pages.
 */
export const SOUND_BUSES = ['ambience', 'effects', 'interface'] as const

export type SoundBus = (typeof SOUND_BUSES)[number]

/** Looped backgrounds; one plays at a time. */
export const AMBIENCE_NAMES = ['waves'] as const

export type AmbienceName = (typeof AMBIENCE_NAMES)[number]
