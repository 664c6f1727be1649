import { z } from 'zod'
import { BOT_LEVELS_OF, type BotLevel } from './ipc.ts'
import { LONGEST_NAME, LONGEST_TITLE, textFault } from './plainText.ts'

const plainText = (longest: number) =>
  z
    .string()
    .trim()
    .refine((text) => textFault(text, longest) === null, 'no plain text of its length')

/** 1–60 printable characters. */
export const titleText = plainText(LONGEST_TITLE)

/** 1–24 printable characters. */
export const nameText = plainText(LONGEST_NAME)

/** A seat, as its game names it. */
export const seatName = z.string().min(1).max(24)

/** Id of a save and the name of its file; never a path. */
export const saveId = z.string().regex(/^[a-z0-9-]{8,64}$/)

/** Id of a lesson. */
export const lessonId = z.string().regex(/^[a-z][a-z-]{0,31}$/)

const human = z
  .strictObject({
    kind: z.literal('human'),
    elsewhere: z.literal(true).exactOptional(),
    alone: z.literal(true).exactOptional(),
  })
  .refine(({ elsewhere, alone }) => !(elsewhere && alone), 'alone at this screen, and elsewhere')
const levels: readonly BotLevel[] = [...new Set(Object.values(BOT_LEVELS_OF).flat())]
const botLevel = z.enum(levels, {
  error: ({ input }) => `no bot ${typeof input === 'string' ? input : typeof input}: there are ${levels.join(', ')}`,
})

/** The player of a seat in a new match. Whether the game has a bot of this level is checked later. */
export const player = z.discriminatedUnion('kind', [human, z.strictObject({ kind: z.literal('bot'), level: botLevel })])

/** The player of a seat in a file: later versions may have other bot levels. */
export const writtenPlayer = z.discriminatedUnion('kind', [
  human,
  z.strictObject({ kind: z.literal('bot'), level: z.string().min(1).max(24) }),
])
