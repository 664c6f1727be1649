import { z } from 'zod'
import { accepted, type Parsed, problemOf, rejected } from '../../kernel/parsed.ts'
import { MAX_HEIGHT, MAX_WIDTH } from '../cells.ts'
import { fault } from './faults.ts'
import { isTable, MAX_ROUNDS, RULESET, type Ruleset, SOURCES } from './ruleset.ts'

const die = z.int().min(1).max(6)
const faceTwice = fault('face-twice')
const faces = z
  .array(die)
  .refine((list) => new Set(list).size === list.length, { error: faceTwice.what, params: { reason: faceTwice.reason } })
const sourced = <T extends z.ZodType>(value: T) => z.strictObject({ value, source: z.enum(SOURCES) })
const count = (min: number, max: number) => sourced(z.int().min(min).max(max))

const guns = {
  shots: count(1, 9),
  hull: count(1, 99),
  range: count(1, 30),
  steadyTo: count(0, 99),
  shakenTo: count(0, 99),
}
const shipClass = z.strictObject({
  ...guns,
  straight: count(1, 26),
  diagonal: count(1, 26),
  calmStraight: count(0, 26),
  calmDiagonal: count(0, 26),
  drift: count(0, 26),
})

const rulesetSchema = z.strictObject({
  classes: z.strictObject({ line: shipClass, galleon: shipClass, frigate: shipClass, brig: shipClass }),
  fort: z.strictObject(guns),
  faces: z.strictObject({
    broadside: sourced(faces),
    chaser: sourced(faces),
    middle: sourced(faces),
    close: sourced(faces),
    shaken: sourced(faces),
    crippled: sourced(faces),
    target: sourced(faces),
    critical: sourced(faces),
  }),
  captains: z.strictObject({ rapid: count(0, 9), berserk: count(0, 9) }),
  weather: z.strictObject({ fresh: count(0, 1000), calm: count(0, 1000), storm: count(0, 1000) }),
  freshRounds: count(0, MAX_ROUNDS),
  wreck: count(0, 99),
  repair: count(0, 99),
  rounds: count(1, MAX_ROUNDS),
  field: z.strictObject({ width: count(1, MAX_WIDTH), height: count(1, MAX_HEIGHT) }),
  port: count(1, 9),
  treasure: count(1, 999),
}) satisfies z.ZodType<Ruleset>

/**
 * Reads a user's file of numbers. It has the shape of `RULESET`. A missing number keeps its default; an unknown key is
 * refused by its path, so that a typing error is noticed.
 */
export function parseRuleset(input: unknown): Parsed<Ruleset> {
  const parsed = rulesetSchema.safeParse(overlay(RULESET, input))
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  return weatherFault(parsed.data) ?? steadinessFault(parsed.data) ?? accepted(parsed.data)
}

/** Returns a fault if no weather has a chance: a vane needs some weather. */
function weatherFault({ weather }: Ruleset): Parsed<never> | null {
  const { fresh, calm, storm } = weather
  if (fresh.value + calm.value + storm.value > 0) return null
  return rejected('weather', fault('no-weather'), 'A-ROUND')
}

/** Returns a fault if damage makes guns better. */
function steadinessFault({ classes, fort }: Ruleset): Parsed<never> | null {
  const gunners: readonly (readonly [string, Ruleset['fort']])[] = [
    ...Object.entries(classes).map(([name, numbers]) => [`classes.${name}`, numbers] as const),
    ['fort', fort],
  ]
  const found = gunners.find(([, { steadyTo, shakenTo }]) => shakenTo.value < steadyTo.value)
  return found ? rejected(`${found[0]}.shakenTo`, fault('below-steady'), 'A-FIRE') : null
}

/** Returns the base overlaid with the change; a number with its source is replaced as a whole. */
function overlay(base: unknown, change: unknown): unknown {
  if (!isTable(base) || !isTable(change) || 'source' in base) return change
  const keys = new Set([...Object.keys(base), ...Object.keys(change)])
  return Object.fromEntries(
    [...keys].map((key) => [key, Object.hasOwn(change, key) ? overlay(base[key], change[key]) : base[key]]),
  )
}
