import { z } from 'zod'
import { accepted, type Parsed, problemOf, rejected } from '../kernel/parsed.ts'
import type { JackalOptions } from './types.ts'

/** Options as the table protocol takes them; what is left out takes its default. */
export const optionsSchema = z.strictObject({
  players: z.literal([2, 3, 4]).default(4),
  crews: z.literal([1, 2]).default(2),
  alliances: z.enum(['none', 'pairs']).default('none'),
  shipPicksUpSwimmers: z.boolean().default(true),
  lifeboat: z.boolean().default(false),
  variant: z.enum(['classic', 'archipelago']).default('classic'),
  map: z.enum(['island', 'great-island', 'archipelago']).default('island'),
  endWhenDecided: z.boolean().default(false),
  idleRounds: z.int().min(1).default(50),
})

/** Reads options, filling in the defaults. What this version cannot play is refused by the name of its rule. */
export function parseOptions(input: unknown = {}): Parsed<JackalOptions> {
  const parsed = optionsSchema.safeParse(input)
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  const { lifeboat, variant, map, ...options } = parsed.data
  if (variant !== 'classic') return rejected('variant', `${variant} is not played by this version`, 'J-ARCH')
  if (map !== 'island') return rejected('map', `${map} is not played by this version`, 'J-ARCH')
  if (options.alliances === 'pairs' && crewsOf(options) !== 4) {
    return rejected('alliances', 'pairs needs four crews', 'J-SEATS')
  }
  return accepted({ ...options, lifeboat, variant, map })
}

function crewsOf({ players, crews }: Pick<JackalOptions, 'players' | 'crews'>): number {
  return players === 2 ? players * crews : players
}
