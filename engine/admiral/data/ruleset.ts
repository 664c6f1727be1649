/** The source of a number: the level "Admiral", the captain cards, or the house completion of them. */
export const SOURCES = ['A', 'C', 'house'] as const
export type Source = (typeof SOURCES)[number]

/** A number, or some faces of dice, with its source. */
interface Sourced<T> {
  readonly value: T
  readonly source: Source
}
type Count = Sourced<number>
type Faces = Sourced<readonly number[]>

interface Guns {
  /** The number of shots that a ship or fort has in a round. */
  readonly shots: Count
  /** The hull damage that sinks a ship or silences a fort. */
  readonly hull: Count
  /** The range of guns in cells. */
  readonly range: Count
  /** The maximum hull damage with which broadsides still hit as with a whole hull. */
  readonly steadyTo: Count
  /** The maximum hull damage with which they lose only `faces.shaken`; above it they lose `faces.crippled`. */
  readonly shakenTo: Count
}

interface ShipClassNumbers extends Guns {
  /** The cells that a ship sails on a straight heading, before a fresh wind. */
  readonly straight: Count
  /** The same on a diagonal heading. */
  readonly diagonal: Count
  readonly calmStraight: Count
  readonly calmDiagonal: Count
  /** The number of cells that a storm carries the ship. */
  readonly drift: Count
}

/** The highest round limit that a match may have. */
export const MAX_ROUNDS = 999

/** Every number of the game, each with its source. */
export interface Ruleset {
  readonly classes: Readonly<Record<'line' | 'galleon' | 'frigate' | 'brig', ShipClassNumbers>>
  readonly fort: Guns
  readonly faces: {
    readonly broadside: Faces
    /** The faces on which bow and stern guns hit. */
    readonly chaser: Faces
    /** Faces added at distances from half of the range down to two cells. */
    readonly middle: Faces
    /** Faces added at one cell. */
    readonly close: Faces
    /** Faces taken from broadsides of a ship with a third of its hull gone … */
    readonly shaken: Faces
    /** … and with two thirds. */
    readonly crippled: Faces
    /** Faces added by Target. */
    readonly target: Faces
    readonly critical: Faces
  }
  readonly captains: { readonly rapid: Count; readonly berserk: Count }
  /** The chances of each strength of the wind, relative to each other. */
  readonly weather: { readonly fresh: Count; readonly calm: Count; readonly storm: Count }
  /** The rounds at the beginning of a match with `freshStart` in which the wind is always fresh. */
  readonly freshRounds: Count
  /** The hull damage of a ship that a storm throws on land, a reef or the edge. */
  readonly wreck: Count
  /** The points that a round in port repairs. */
  readonly repair: Count
  readonly rounds: Count
  /** The size in cells of the field of a position that gives none. */
  readonly field: { readonly width: Count; readonly height: Count }
  /** The distance from a fort, in cells, within which the sea is its port. */
  readonly port: Count
  /** The gold of each treasure of a dealt match. */
  readonly treasure: Count
}

const A = <T>(value: T) => ({ value, source: 'A' as const })
const C = <T>(value: T) => ({ value, source: 'C' as const })
const house = <T>(value: T) => ({ value, source: 'house' as const })

/** The numbers in use unless the user's file gives others. */
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
  freshRounds: house(2),
  wreck: house(1),
  repair: house(2),
  rounds: house(40),
  field: { width: house(24), height: house(16) },
  port: house(1),
  treasure: house(3),
}

type Plain<T> = T extends { readonly value: infer V; readonly source: Source }
  ? V
  : { readonly [K in keyof T]: Plain<T[K]> }
/** The ruleset without its sources: the numbers that the rules use. */
export type Numbers = Plain<Ruleset>
export type ClassNumbers = Numbers['classes'][keyof Numbers['classes']]
export type GunNumbers = Numbers['fort']

const PLAIN = new WeakMap<Ruleset, Numbers>()

/** Returns the bare numbers of a ruleset. */
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

/** Returns whether a value is a branch of a ruleset or of a file, not a leaf. */
export function isTable(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
