import { z } from 'zod'
import { accepted, type Parsed, problemOf, rejected } from '../kernel/parsed.ts'
import { tryReading } from '../kernel/reading.ts'
import { MAP_NAMES, type MapName } from './data/maps.ts'
import { demandBoard, wholeBoard } from './maps/wholeBoard.ts'
import { type Board, type JackalOptions, VARIANTS } from './types.ts'

const mapName = z.enum(MAP_NAMES)

/** A map by its name, or whole. Its type decides which is meant, so that problems name the exact place inside it. */
const namedOrWhole = z.unknown().transform((given, { issues }): MapName | Board => {
  const read = typeof given === 'object' && given !== null ? wholeBoard.safeParse(given) : mapName.safeParse(given)
  if (read.success) return read.data
  for (const issue of read.error.issues) {
    // An issue found by another schema is used like a raw one; only the type of its input is wider.
    issues.push({ ...issue, path: [...issue.path], input: given } as z.core.$ZodRawIssue)
  }
  return z.NEVER
})

/** Options in the form of the table protocol; missing ones get their defaults. */
export const optionsSchema = z.strictObject({
  players: z.literal([2, 3, 4]).default(4),
  crews: z.literal([1, 2]).default(2),
  alliances: z.enum(['none', 'pairs']).default('none'),
  shipPicksUpSwimmers: z.boolean().default(true),
  lifeboat: z.boolean().default(false),
  variant: z.enum(VARIANTS).default('classic'),
  map: namedOrWhole.default('island'),
  endWhenDecided: z.boolean().default(false),
  idleRounds: z.int().min(1).default(50),
})

/** Reads options, filling in the defaults. Refuses what this version cannot play with the id of its rule. */
export function parseOptions(input: unknown = {}): Parsed<JackalOptions> {
  const parsed = optionsSchema.safeParse(input)
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  const { lifeboat, variant, map, ...options } = parsed.data
  if (typeof map !== 'string') {
    const checked = tryReading(() => demandBoard(map, 'map'))
    if (!checked.ok) return checked
    const { deck } = map
    if (deck.bear && variant === 'classic') return rejected('map.deck.bear', 'no bear in this variant', 'J-ARCH')
    if ((deck.lifeboat === 1) !== lifeboat) {
      return rejected('map.deck.lifeboat', 'the deck has a lifeboat exactly where the option is on', 'J-BOAT')
    }
  }
  if (options.alliances === 'pairs' && crewsOf(options) !== 4) {
    return rejected('alliances', 'pairs needs four crews', 'J-SEATS')
  }
  return accepted({ ...options, lifeboat, variant, map })
}

/** Returns whether the map is a named one other than the island of the base game (J-ARCH). */
export function namesMap({ map }: Pick<JackalOptions, 'map'>): boolean {
  return typeof map === 'string' && map !== 'island'
}

function crewsOf({ players, crews }: Pick<JackalOptions, 'players' | 'crews'>): number {
  return players === 2 ? players * crews : players
}
