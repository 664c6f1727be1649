import { z } from 'zod'
import { type Channel, type Channels, FILE_KINDS, GAME_IDS, type Json, QUALITY_TIERS, type Settings } from './ipc.ts'
import { lessonId, nameText, player, saveId, titleText } from './texts.ts'

const nothing = z.strictObject({})
const seatName = z.string().min(1).max(24)
const json: z.ZodType<Json> = z.json()
const byId = z.strictObject({ id: saveId })

/** One schema for each setting, so that a file damaged in one place keeps the others. */
export const settingSchemas = {
  language: z.enum(['en', 'ru']),
  speed: z.literal([0, 0.5, 1, 2, 4]),
  quality: z.enum(['auto', ...QUALITY_TIERS]),
  measuredQuality: z.enum(QUALITY_TIERS).nullable(),
  volume: z.number().min(0).max(1),
  muted: z.boolean(),
  textScale: z.literal([1, 1.25, 1.5, 2]),
  reducedMotion: z.enum(['system', 'on', 'off']),
  fullscreen: z.boolean(),
  updates: z.boolean(),
} as const satisfies { readonly [K in keyof Settings]: z.ZodType<Settings[K]> }

const settingsChange = z.strictObject({
  language: settingSchemas.language.exactOptional(),
  speed: settingSchemas.speed.exactOptional(),
  quality: settingSchemas.quality.exactOptional(),
  measuredQuality: settingSchemas.measuredQuality.exactOptional(),
  volume: settingSchemas.volume.exactOptional(),
  muted: settingSchemas.muted.exactOptional(),
  textScale: settingSchemas.textScale.exactOptional(),
  reducedMotion: settingSchemas.reducedMotion.exactOptional(),
  fullscreen: settingSchemas.fullscreen.exactOptional(),
  updates: settingSchemas.updates.exactOptional(),
})

const matchSetup = z.strictObject({
  game: z.enum(GAME_IDS),
  options: z.record(z.string(), json),
  position: json.exactOptional(),
  positionOf: saveId.exactOptional(),
  seed: z.int().min(0).exactOptional(),
  seats: z.record(seatName, z.strictObject({ name: nameText, player })),
  title: titleText.exactOptional(),
  lesson: lessonId.exactOptional(),
})

/** What a request on each channel must look like; nothing unknown is let through. */
export const REQUESTS = {
  'app:info': nothing,
  'app:quit': nothing,
  'app:report': z.strictObject({ message: z.string().max(4000), stack: z.string().max(16_000).exactOptional() }),
  'app:showReports': nothing,
  'updates:state': nothing,
  'updates:check': nothing,
  'updates:install': nothing,
  'settings:get': nothing,
  'settings:change': settingsChange,
  'match:create': matchSetup,
  'match:open': byId,
  'match:leave': byId,
  'match:play': z.strictObject({ id: saveId, seat: seatName, move: json }),
  'match:undo': z.strictObject({ id: saveId, seat: seatName }),
  'match:look': z.strictObject({ id: saveId, viewer: seatName }),
  'match:shown': z.strictObject({ id: saveId, moves: z.int().min(0) }),
  'match:replay': byId,
  'saves:list': nothing,
  'saves:rename': z.strictObject({ id: saveId, title: titleText }),
  'saves:copy': z.strictObject({ id: saveId, title: titleText }),
  'saves:remove': byId,
  'saves:export': z.strictObject({ id: saveId, content: z.enum(['match', 'replay']) }),
  'saves:import': nothing,
  'replays:open': nothing,
  'files:choose': z.strictObject({ game: z.enum(GAME_IDS), kind: z.enum(FILE_KINDS) }),
  'files:saveRuleset': z.strictObject({ game: z.enum(GAME_IDS) }),
} as const satisfies { readonly [C in Channel]: z.ZodType<Channels[C]['request']> }

/** Channels whose schema does not take everything that the contract allows: there must be none. */
export type TooStrict = {
  [C in Channel]: Channels[C]['request'] extends z.input<(typeof REQUESTS)[C]> ? never : C
}[Channel]
