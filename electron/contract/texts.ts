import { z } from 'zod'
import { BOT_LEVELS } from './ipc.ts'

/** 1–60 characters without line breaks or other control characters. */
export const titleText = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^\P{Cc}*$/u)

/** 1–24 characters, as above. */
export const nameText = z
  .string()
  .trim()
  .min(1)
  .max(24)
  .regex(/^\P{Cc}*$/u)

/** Names a save and its file: never a path. */
export const saveId = z.string().regex(/^[a-z0-9-]{8,64}$/)

export const player = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human') }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS) }),
])
