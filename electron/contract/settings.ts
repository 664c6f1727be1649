import { type OwnSettings, USUAL_OWN_SETTINGS } from './gameSettings.ts'
import type { GameId } from './match.ts'

export const QUALITY_TIERS = ['low', 'medium', 'high'] as const
export type QualityTier = (typeof QUALITY_TIERS)[number]

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** Animation speeds, in the order of the form; 0 skips animations. */
export const SPEEDS = [0.5, 1, 2, 4, 0] as const
/** Text sizes: 1 is normal. */
export const TEXT_SCALES = [1, 1.25, 1.5, 2] as const
/** The setting for reduced motion; `system` follows the operating system. */
export const REDUCED_MOTIONS = ['system', 'on', 'off'] as const

/** The setting for high contrast; `system` follows the operating system. */
export const HIGH_CONTRASTS = ['system', 'on', 'off'] as const

/** When held keys and buttons repeat: as usual, later and more slowly, or never. */
export const HOLD_REPEATS = ['usual', 'slow', 'off'] as const

/** The amount of camera movement for events: none, slightly nearer at great moments, full, or a film of everything. */
export const STORY_CAMERAS = ['off', 'subtle', 'full', 'film'] as const
export type StoryCamera = (typeof STORY_CAMERAS)[number]

/** Colours of teams: as painted, distinguishable with every kind of colour vision, or with the strongest contrast. */
export const PALETTES = ['default', 'safe', 'contrast'] as const
export type Palette = (typeof PALETTES)[number]

/** The most gamepads whose taught mappings are kept. */
export const MOST_PAD_MAPPINGS = 32

/** The settings of the shell, which all games share. */
interface ShellSettings {
  readonly language: Language
  readonly speed: (typeof SPEEDS)[number]
  /** 'auto' measures once and stores the result in `measuredQuality`. */
  readonly quality: 'auto' | QualityTier
  readonly measuredQuality: QualityTier | null
  /** 0–1, of all sound. */
  readonly volume: number
  /** 0–1 each, below `volume`. */
  readonly ambienceVolume: number
  readonly effectsVolume: number
  readonly interfaceVolume: number
  readonly muted: boolean
  /** True if important sounds are also shown as words, with their direction. */
  readonly soundCaptions: boolean
  readonly textScale: (typeof TEXT_SCALES)[number]
  /** True if all screens have the layout and text size for a screen seen from three metres away. */
  readonly television: boolean
  /** True once the player has answered the offer of `television`. */
  readonly televisionOffered: boolean
  readonly reducedMotion: (typeof REDUCED_MOTIONS)[number]
  readonly highContrast: (typeof HIGH_CONTRASTS)[number]
  readonly holdRepeat: (typeof HOLD_REPEATS)[number]
  /** True if a press switches on, and the next one off, what is otherwise held. */
  readonly holdsToggle: boolean
  /** True if notes stay until they are closed, and everything else stays longer in sight. */
  readonly moreTime: boolean
  /** Always off with reduced motion. */
  readonly storyCamera: StoryCamera
  readonly palette: Palette
  /** True if the sea of the tier High never comes to rest. */
  readonly keepSeaMoving: boolean
  /** True if the main window shows only what an audience may see, because it is captured for a stream. */
  readonly streamerMode: boolean
  readonly fullscreen: boolean
  /** True if matches are shown on the flat table, without 3D graphics. */
  readonly flatTable: boolean
  /** True if matches point things out when they first matter. */
  readonly tips: boolean
  /** The ids of tips that were already shown. */
  readonly tipsTold: readonly string[]
  /** The most stars that each puzzle was solved with, 1 to 3, by its id. */
  readonly stars: Readonly<Record<string, number>>
  /** The lessons that were passed, by their ids. */
  readonly lessonsPassed: readonly string[]
  /** True if the program may look for updates. */
  readonly updates: boolean
  /** The keys of commands that the player has changed, by the command's id; empty for a command without a key. */
  readonly keys: Readonly<Record<string, readonly string[]>>
  /** The gamepad buttons of commands that the player has changed, by the command's id. */
  readonly padButtons: Readonly<Record<string, readonly string[]>>
  /** The mappings that the player has taught of gamepads without the standard one, by the pad's id. */
  readonly padMappings: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** True if gamepads rumble. */
  readonly padRumble: boolean
  /** True if fatal and irreversible moves are confirmed by holding a gamepad's button. */
  readonly padHolds: boolean
  /** The choices of the last new match; null before the first. */
  readonly lastMatch: LastMatch | null
}

/** The user's settings, stored by the host. */
export type Settings = ShellSettings & OwnSettings

/** The new-match forms as last filled in; the page saves and validates them. */
export interface LastMatch {
  readonly game: GameId
  readonly drafts: Readonly<Partial<Record<GameId, object>>>
}

/** Settings of a first start; `locale` is the system's, such as 'ru-RU'. */
export function defaultSettings(locale: string): Settings {
  return {
    language: LANGUAGES.find((language) => new RegExp(`^${language}\\b`, 'i').test(locale)) ?? 'en',
    speed: 1,
    quality: 'auto',
    measuredQuality: null,
    volume: 0.7,
    ambienceVolume: 1,
    effectsVolume: 1,
    interfaceVolume: 1,
    muted: false,
    soundCaptions: false,
    textScale: 1,
    television: false,
    televisionOffered: false,
    reducedMotion: 'system',
    highContrast: 'system',
    holdRepeat: 'usual',
    holdsToggle: false,
    moreTime: false,
    storyCamera: 'subtle',
    palette: 'default',
    keepSeaMoving: false,
    streamerMode: false,
    fullscreen: false,
    flatTable: false,
    tips: true,
    tipsTold: [],
    stars: {},
    lessonsPassed: [],
    updates: true,
    keys: {},
    padButtons: {},
    padMappings: {},
    padRumble: true,
    padHolds: true,
    lastMatch: null,
    ...USUAL_OWN_SETTINGS,
  }
}
