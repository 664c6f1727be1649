import { z } from 'zod'
import { accepted, below, type Parsed, problemOf, rejected } from '../kernel/parsed.ts'
import { fault } from './data/faults.ts'
import { MAX_ROUNDS, numbersIn, RULESET } from './data/ruleset.ts'
import { parseRuleset } from './data/rulesetFile.ts'
import { isShipName, MOST_SHIP_NAMES } from './data/shipNames.ts'
import { type AdmiralOptions, REPLY_CHOICES, SCENARIOS, TEAMS, type TeamId } from './types.ts'

const team = z.enum(TEAMS)
const reply = z.enum(REPLY_CHOICES)
const shipNames = z
  .array(z.string().refine(isShipName, 'a ship’s name has 1 to 24 printable characters'))
  .max(MOST_SHIP_NAMES)

/** Options as the table protocol takes them; a missing option takes its default. */
const optionsSchema = z.strictObject({
  players: z.literal([2, 3, 4]).optional(),
  alliances: z.array(z.array(team).min(1)).default([]),
  scenario: z.enum(SCENARIOS).default('duel'),
  captains: z.union([z.enum(['none', 'all']), z.literal([1, 2, 3])]).default('all'),
  roundLimit: z.int().min(1).max(MAX_ROUNDS).optional(),
  autoReply: z.union([reply, z.partialRecord(team, reply)]).default('ask'),
  rememberCaptains: z.boolean().default(false),
  freshStart: z.boolean().exactOptional(),
  tieByHull: z.boolean().exactOptional(),
  shipNames: z.partialRecord(team, shipNames).optional(),
  /** The user's own numbers; see `data/ruleset.ts`. */
  ruleset: z.unknown().optional(),
})

/**
 * Reads options and fills in the defaults.
 *
 * @param teams the number of teams if the options do not give it; the default is two, or the number of teams in the
 * alliances.
 */
export function parseOptions(input: unknown = {}, teams?: 2 | 3 | 4): Parsed<AdmiralOptions> {
  const parsed = optionsSchema.safeParse(input)
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  const { ruleset: numbers, roundLimit, shipNames: names, ...rest } = parsed.data
  const ruleset = numbers === undefined ? null : parseRuleset(numbers)
  if (ruleset && !ruleset.ok) return { ok: false, problem: below('ruleset', ruleset.problem) }
  const rounds = numbersIn(ruleset?.value ?? RULESET).rounds
  const players = rest.players ?? teams ?? playersNamed(rest.alliances.flat())
  const options = { ...rest, players, roundLimit: roundLimit ?? rounds, ...(names && { shipNames: names }) }
  return alliancesFault(options) ?? accepted(ruleset ? { ...options, ruleset: ruleset.value } : options)
}

function playersNamed(named: readonly TeamId[]): 2 | 3 | 4 {
  if (named.includes('gold')) return 4
  return named.includes('green') ? 3 : 2
}

/** Returns a fault unless each team is on one side at most, and there are at least two sides. */
function alliancesFault({ alliances, players }: Pick<AdmiralOptions, 'alliances' | 'players'>): Parsed<never> | null {
  const named = alliances.flat()
  if (new Set(named).size < named.length) return rejected('alliances', fault('allied-twice'), 'A-FIELD')
  if (alliances.some((side) => side.length >= players)) {
    return rejected('alliances', fault('nobody-to-fight'), 'A-FIELD')
  }
  return null
}
