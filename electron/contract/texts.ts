import { z } from 'zod'
import { BOT_LEVELS_OF, type BotLevel } from './ipc.ts'
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

const human = z.strictObject({ kind: z.literal('human') })
const levels: readonly BotLevel[] = [...new Set(Object.values(BOT_LEVELS_OF).flat())]
const botLevel = z.enum(levels, {
  error: ({ input }) => `no bot ${typeof input === 'string' ? input : typeof input}: there are ${levels.join(', ')}`,
})

/** Who plays a seat of a new match. Whether this game has such a bot is checked where the game is known. */
export const player = z.discriminatedUnion('kind', [human, z.strictObject({ kind: z.literal('bot'), level: botLevel })])

/** Who plays a seat of a match from a file: a later version may have bots of other levels. */
export const writtenPlayer = z.discriminatedUnion('kind', [
  human,
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(24) }),
])
