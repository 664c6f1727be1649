import { z } from 'zod'
import { LONGEST_DEAL_NAME, seedOfDeal } from '../../engine/kernel/dealName.ts'
import { LONGEST_CASTER_TEXT } from './caster.ts'
import { BOT_LEVELS_OF, BOT_PERSONALITIES_OF, type BotLevel, type BotPersonality, CLOCK_BOUNDS } from './ipc.ts'
import { LONGEST_NAME, LONGEST_TITLE, type TextFault, textFault, writtenFault } from './plainText.ts'

const FAULTS: Readonly<Record<TextFault, string>> = {
  empty: 'shows nothing',
  long: 'is too long',
  unprintable: 'has characters that do not show, or too many marks on a letter',
}

const plainText = (longest: number, faultOf: typeof textFault) =>
  z
    .string()
    .trim()
    .superRefine((text, context) => {
      const fault = faultOf(text, longest)
      if (fault !== null) context.addIssue({ code: 'custom', message: FAULTS[fault] })
    })

const dealName = (faultOf: typeof textFault) =>
  plainText(LONGEST_DEAL_NAME, faultOf).refine((name) => seedOfDeal(name) !== null, 'no such number')

/** A title that a person enters: 1–60 printable characters. */
export const titleText = plainText(LONGEST_TITLE, textFault)

/** A name that a person enters: 1–24 printable characters. */
export const nameText = plainText(LONGEST_NAME, textFault)

/** The lower third that a caster writes: 1–80 printable characters. */
export const casterText = plainText(LONGEST_CASTER_TEXT, textFault)

/** The name of a deal: 1–40 printable characters, or digits that write a safe integer. */
export const dealNameText = dealName(textFault)

/** A title in a file: earlier versions accepted more titles, and what they wrote stays readable. */
export const writtenTitle = plainText(LONGEST_TITLE, writtenFault)
export const writtenName = plainText(LONGEST_NAME, writtenFault)
export const writtenDealName = dealName(writtenFault)

/** A seat, as its game names it. */
export const seatName = z.string().min(1).max(24)

/** Id of a save and the name of its file; never a path. */
export const saveId = z.string().regex(/^[a-z0-9-]{8,64}$/)

/** Id of a lesson. */
export const lessonId = z.string().regex(/^[a-z][a-z-]{0,31}$/)

const mapWord = z.string().regex(/^[a-z][a-z-]{0,31}$/)

const mapWords = { variant: mapWord.exactOptional(), extra: mapWord.exactOptional() }

/** The name of a map, and its variant. */
export const mapLabel = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('known'), word: mapWord, ...mapWords }),
  z.strictObject({ kind: z.literal('drawn'), name: writtenTitle, ...mapWords }),
])

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

const personalities: readonly BotPersonality[] = [...new Set(Object.values(BOT_PERSONALITIES_OF).flat())]

/** The player of a seat in a new match. Whether the game has a bot of this level and personality is checked later. */
export const player = z.discriminatedUnion('kind', [
  human,
  z.strictObject({
    kind: z.literal('bot'),
    level: botLevel,
    temper: z.enum(personalities).exactOptional(),
    audience: z.literal(true).exactOptional(),
  }),
])

/** The player of a seat in a file: later versions may have other bot levels and personalities. */
export const writtenPlayer = z.discriminatedUnion('kind', [
  human,
  z.strictObject({
    kind: z.literal('bot'),
    level: z.string().min(1).max(24),
    temper: z.string().min(1).max(24).exactOptional(),
    audience: z.literal(true).exactOptional(),
  }),
])

const seconds = ([least, most]: readonly [number, number]) => {
  const error = `a whole number of seconds from ${least} to ${most}`
  return z.int({ error }).min(least, { error }).max(most, { error })
}
const atEnd = z.enum(['bot', 'loses'])

/** The clock of a match, within `CLOCK_BOUNDS`. */
export const matchClock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('move'), seconds: seconds(CLOCK_BOUNDS.move), atEnd }),
  z.strictObject({
    kind: z.literal('match'),
    seconds: seconds(CLOCK_BOUNDS.match),
    increment: seconds(CLOCK_BOUNDS.increment),
    atEnd,
  }),
])
