import { z } from 'zod'
import { accepted, type Parsed, problemOf, rejected } from '../../kernel/parsed.ts'
import { MAX_HEIGHT, MAX_WIDTH } from '../cells.ts'
import { fault } from './faults.ts'

/** Where a number comes from: the level "Admiral", the captain cards, or our own completion of them. */
const SOURCES = ['A', 'C', 'house'] as const
export type Source = (typeof SOURCES)[number]

const die = z.int().min(1).max(6)
const faceTwice = fault('face-twice')
const faces = z
  .array(die)
  .refine((list) => new Set(list).size === list.length, { error: faceTwice.what, params: { reason: faceTwice.reason } })
const sourced = <T extends z.ZodType>(value: T) => z.strictObject({ value, source: z.enum(SOURCES) })
const count = (min: number, max: number) => sourced(z.int().min(min).max(max))

const guns = {
  /** Shots a round. */
  shots: count(1, 9),
  /** Hull damage that sinks a ship or silences a fort. */
  hull: count(1, 99),
  /** Gun range in cells. */
  range: count(1, 30),
  /** Most hull damage with which broadsides hit as ever. */
  steadyTo: count(0, 99),
  /** Most hull damage with which they lose only `faces.shaken`; above it, `faces.crippled`. */
  shakenTo: count(0, 99),
}
const shipClass = z.strictObject({
  ...guns,
  /** Cells in a fresh wind with a straight heading, before the wind. */
  straight: count(1, 26),
  /** The same with a diagonal heading. */
  diagonal: count(1, 26),
  calmStraight: count(0, 26),
  calmDiagonal: count(0, 26),
  /** Cells that a storm carries her. */
  drift: count(0, 26),
})

/** The most rounds that a match can be limited to. */
export const MAX_ROUNDS = 999

const rulesetSchema = z.strictObject({
  classes: z.strictObject({ line: shipClass, galleon: shipClass, frigate: shipClass, brig: shipClass }),
  fort: z.strictObject(guns),
  faces: z.strictObject({
    broadside: sourced(faces),
    /** Bow and stern guns. */
    chaser: sourced(faces),
    /** Added from half of the range down to two cells. */
    middle: sourced(faces),
    /** Added at one cell. */
    close: sourced(faces),
    /** Taken from broadsides of a ship with a third of her hull gone … */
    shaken: sourced(faces),
    /** … and with two thirds. */
    crippled: sourced(faces),
    /** Added by Target. */
    target: sourced(faces),
    critical: sourced(faces),
  }),
  captains: z.strictObject({ rapid: count(0, 9), berserk: count(0, 9) }),
  /** Chances of each strength, relative to each other. */
  weather: z.strictObject({ fresh: count(0, 1000), calm: count(0, 1000), storm: count(0, 1000) }),
  /** Hull damage of a ship that a storm throws on land, a reef or the edge. */
  wreck: count(0, 99),
  /** Points that a round in port repairs. */
  repair: count(0, 99),
  rounds: count(1, MAX_ROUNDS),
  /** Size in cells of a position's field that does not give its own. */
  field: z.strictObject({ width: count(1, MAX_WIDTH), height: count(1, MAX_HEIGHT) }),
  /** Cells around a fort that are its port. */
  port: count(1, 9),
  /** Gold of each treasure of a dealt match. */
  treasure: count(1, 999),
})

/** Every number of the game, each with its source. */
export type Ruleset = z.infer<typeof rulesetSchema>

const A = <T>(value: T) => ({ value, source: 'A' as const })
const C = <T>(value: T) => ({ value, source: 'C' as const })
const house = <T>(value: T) => ({ value, source: 'house' as const })

/** The numbers as they are played unless a file of the user's says otherwise. */
export const RULESET: Ruleset = {
  classes: {
    line: {
      shots: A(3),
      hull: A(7),
      straight: house(4),
      diagonal: house(3),
      calmStraight: house(0),
      calmDiagonal: house(0),
      drift: house(1),
      range: house(6),
      steadyTo: A(2),
      shakenTo: A(4),
    },
    galleon: {
      shots: A(2),
      hull: A(4),
      straight: house(4),
      diagonal: house(3),
      calmStraight: house(0),
      calmDiagonal: house(0),
      drift: house(2),
      range: house(5),
      steadyTo: A(1),
      shakenTo: A(2),
    },
    frigate: {
      shots: A(1),
      hull: A(4),
      straight: house(6),
      diagonal: house(5),
      calmStraight: house(0),
      calmDiagonal: house(0),
      drift: house(2),
      range: house(5),
      steadyTo: A(1),
      shakenTo: A(2),
    },
    brig: {
      shots: A(1),
      hull: A(3),
      straight: A(5),
      diagonal: A(4),
      calmStraight: A(1),
      calmDiagonal: A(0),
      drift: house(3),
      range: house(4),
      steadyTo: A(0),
      shakenTo: A(1),
    },
  },
  fort: { shots: house(2), hull: A(3), range: house(6), steadyTo: A(0), shakenTo: A(1) },
  faces: {
    broadside: A([1, 3, 5]),
    chaser: A([5]),
    middle: A([6]),
    close: A([4, 6]),
    shaken: A([1]),
    crippled: A([1, 3]),
    target: C([2]),
    critical: A([6]),
  },
  captains: { rapid: C(1), berserk: C(1) },
  weather: { fresh: house(10), calm: house(3), storm: house(3) },
  wreck: house(1),
  repair: house(2),
  rounds: house(40),
  field: { width: house(24), height: house(16) },
  port: house(1),
  treasure: house(3),
}

/**
 * Reads a user's file of numbers. It has the shape of `RULESET`; what it leaves out keeps its number, what it does not
 * know is refused by its path, so that a slip of the pen is not passed over.
 */
export function parseRuleset(input: unknown): Parsed<Ruleset> {
  const parsed = rulesetSchema.safeParse(overlay(RULESET, input))
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  return weatherFault(parsed.data) ?? steadinessFault(parsed.data) ?? accepted(parsed.data)
}

/** A vane needs some weather to point at. */
function weatherFault({ weather }: Ruleset): Parsed<never> | null {
  const { fresh, calm, storm } = weather
  if (fresh.value + calm.value + storm.value > 0) return null
  return rejected('weather', fault('no-weather'), 'A-ROUND')
}

/** Guns do not get better by damage. */
function steadinessFault({ classes, fort }: Ruleset): Parsed<never> | null {
  const gunners: readonly (readonly [string, Ruleset['fort']])[] = [
    ...Object.entries(classes).map(([name, numbers]) => [`classes.${name}`, numbers] as const),
    ['fort', fort],
  ]
  const found = gunners.find(([, { steadyTo, shakenTo }]) => shakenTo.value < steadyTo.value)
  return found ? rejected(`${found[0]}.shakenTo`, fault('below-steady'), 'A-FIRE') : null
}

/** The base with all that the change says put over it; a number with its source is replaced whole. */
function overlay(base: unknown, change: unknown): unknown {
  if (!isTable(base) || !isTable(change) || 'source' in base) return change
  const keys = new Set([...Object.keys(base), ...Object.keys(change)])
  return Object.fromEntries(
    [...keys].map((key) => [key, Object.hasOwn(change, key) ? overlay(base[key], change[key]) : base[key]]),
  )
}

function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

type Plain<T> = T extends { readonly value: infer V; readonly source: Source }
  ? V
  : { readonly [K in keyof T]: Plain<T[K]> }
/** The ruleset with its sources left out: what the rules count with. */
export type Numbers = Plain<Ruleset>
export type ClassNumbers = Numbers['classes'][keyof Numbers['classes']]
export type GunNumbers = Numbers['fort']

const PLAIN = new WeakMap<Ruleset, Numbers>()

/** The bare numbers of a ruleset. */
export function numbersIn(ruleset: Ruleset): Numbers {
  const known = PLAIN.get(ruleset)
  if (known) return known
  const numbers = strip(ruleset) as Numbers // the same tree with values for its leaves
  PLAIN.set(ruleset, numbers)
  return numbers
}

function strip(part: unknown): unknown {
  if (!isTable(part)) return part
  if ('source' in part) return part.value
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, strip(inner)]))
}
