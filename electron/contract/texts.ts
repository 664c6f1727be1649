import { z } from 'zod'
import { BOT_LEVELS } from './ipc.ts'
import { LONGEST_NAME, LONGEST_TITLE, textFault } from './plainText.ts'

const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .refine((text) => textFault(text, longest) === null, 'no plain text of its length')

/** 1–60 characters that can be seen. */
export const titleText = plainText(LONGEST_TITLE)

/** 1–24 characters that can be seen. */
export const nameText = plainText(LONGEST_NAME)

/** Names a save and its file: never a path. */
export const saveId = z.string().regex(/^[a-z0-9-]{8,64}$/)

/** Names a lesson of a game. */
export const lessonId = z.string().regex(/^[a-z][a-z-]{0,31}$/)

export const player = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('human') }),
  z.strictObject({ kind: z.literal('bot'), level: z.enum(BOT_LEVELS) }),
])
