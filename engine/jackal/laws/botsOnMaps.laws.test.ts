import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { createMatch } from '../../match/match.ts'
import { JACKAL } from '../../protocol/games.ts'
import { BOTS } from '../bots/index.ts'
import type { BotLevel } from '../data/botLevels.ts'
import { MAP_NAMES } from '../data/maps.ts'
import { generatedMap } from '../maps/generatedMap.ts'
import type { JackalEvent } from '../types.ts'

/** The positions that a bot may look at for one move: enough for a plausible player. */
const BUDGETS: Readonly<Record<BotLevel, number>> = { easy: 20, medium: 40, hard: 40, master: 40 }
/**
 * The number of rounds that a match may idle. It is high, so that the end of the match alone does not bound a
 * stand-off.
 */
const IDLE_ROUNDS = 40
/** The maximum number of turns of all crews together without progress. */
const MOST_AIMLESS = 100

/** Events that advance a match: a tile turned, a load moved or lost, a hit, a death, a piece gained or freed. */
const PROGRESS: ReadonlySet<JackalEvent['kind']> = new Set([
  'tileRevealed',
  'loadDropped',
  'loadScored',
  'loadLost',
  'boatLaunched',
  'pieceStruck',
  'pieceMauled',
  'pieceDied',
  'pieceLeft',
  'pieceFreed',
  'pieceRevived',
  'fridayTurned',
  'missionaryArmed',
])

interface Table {
  readonly map: string
  readonly level: BotLevel
  readonly seed: number
  readonly options: object
}

const ARCHIPELAGO = { variant: 'archipelago' }
const PAIRS = { players: 4, alliances: 'pairs' }

/** Each map once or twice, and together both variants, all tables, all levels and the lifeboat. */
const TABLES: readonly Table[] = [
  { map: 'island', level: 'easy', seed: 1, options: { players: 2, lifeboat: true } },
  { map: 'great-island', level: 'easy', seed: 2, options: { players: 4 } },
  { map: 'clover', level: 'hard', seed: 1, options: PAIRS },
  { map: 'island', level: 'medium', seed: 2, options: { ...ARCHIPELAGO, players: 4 } },
  { map: 'archipelago', level: 'easy', seed: 2, options: { ...ARCHIPELAGO, ...PAIRS } },
  { map: 'atoll', level: 'easy', seed: 2, options: { ...ARCHIPELAGO, players: 4 } },
  { map: 'clover', level: 'easy', seed: 2, options: { ...ARCHIPELAGO, players: 2 } },
  { map: 'skerries', level: 'master', seed: 1, options: { ...ARCHIPELAGO, players: 2, lifeboat: true } },
]

const DRAWN: Table = {
  map: 'drawn by a seed',
  level: 'easy',
  seed: 1,
  options: { ...ARCHIPELAGO, players: 4, map: generatedMap(7, { variant: 'archipelago', size: 13 }) },
}

/** Plays a match of bots; returns its statistics. */
function playBots({ map, level, seed, options }: Table) {
  const parsed = JACKAL.parseOptions({ map, idleRounds: IDLE_ROUNDS, ...options })
  if (!parsed.ok) throw new Error(parsed.problem.what)
  const match = createMatch(JACKAL, { options: parsed.value, seed })
  const rng = openStream(seed, 'bots')
  let [sails, last, aimless] = [0, 0, 0]
  for (let [seat] = match.awaiting(); seat !== undefined && match.state.turnNumber < 3000; [seat] = match.awaiting()) {
    const { turnNumber } = match.state
    const move = BOTS[level].choose(match.view(seat), seat, rng, { budget: BUDGETS[level] })
    const played = match.play(seat, move)
    if (!played.ok) throw new Error(JSON.stringify(played.refusal))
    if (move.kind === 'sail') sails++
    if (played.entry.events.some(({ kind }) => PROGRESS.has(kind))) last = turnNumber
    aimless = Math.max(aimless, match.state.turnNumber - last)
  }
  const { teams, tiles, turnNumber } = match.state
  return {
    ended: match.outcome() !== null,
    gold: teams.reduce((sum, team) => sum + team.gold, 0),
    opened: tiles.filter((tile) => tile?.open).length / tiles.filter((tile) => tile !== null).length,
    sails,
    turnNumber,
    aimless,
  }
}

describe('bots bring gold home, turn most tiles, do not sail without a goal, and come to an end', () => {
  it.each([...TABLES, DRAWN])('$level on $map: $options', (table) => {
    const played = playBots(table)
    expect(played.ended).toBe(true)
    expect(played.gold).toBeGreaterThan(15)
    expect(played.opened).toBeGreaterThan(0.7)
    expect(played.sails).toBeLessThan(20 + played.turnNumber / 4)
    expect(played.aimless).toBeLessThan(MOST_AIMLESS)
  })

  it('on every map that comes with the game', () => {
    expect(new Set(TABLES.map(({ map }) => map))).toEqual(new Set(MAP_NAMES))
  })
})
