import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { createMatch } from '../../match/match.ts'
import { JACKAL } from '../../protocol/games.ts'
import { BOTS } from '../bots/index.ts'
import { MAP_NAMES } from '../data/maps.ts'
import { generatedMap } from '../maps/generatedMap.ts'

/** Positions that a bot may look at for one move: a plausible player is all that is wanted. */
const BUDGET = 40

/** A match of two bots, two crews each; tells how it went. */
function playBots(options: object, seed: number) {
  const parsed = JACKAL.parseOptions({ players: 2, idleRounds: 12, ...options })
  if (!parsed.ok) throw new Error(parsed.problem.what)
  const match = createMatch(JACKAL, { options: parsed.value, seed })
  const rng = openStream(seed, 'bots')
  let sails = 0
  for (let [seat] = match.awaiting(); seat !== undefined && match.state.turnNumber < 3000; [seat] = match.awaiting()) {
    const move = BOTS.easy.choose(match.view(seat), seat, rng, { budget: BUDGET })
    if (move.kind === 'sail') sails++
    match.play(seat, move)
  }
  const { teams, tiles, turnNumber } = match.state
  const opened = tiles.filter((tile) => tile?.open).length
  return {
    ended: match.outcome() !== null,
    gold: teams.reduce((sum, team) => sum + team.gold, 0),
    opened,
    sails,
    turnNumber,
  }
}

const MAPS = [...MAP_NAMES, generatedMap(7, { variant: 'archipelago', size: 13 })]

describe.each(MAPS.map((map) => ({ name: typeof map === 'string' ? map : 'one drawn by a seed', map })))(
  'bots on the map $name',
  ({ map }) => {
    it.each(['classic', 'archipelago'])('bring gold home, do not sail about, and come to an end: %s', (variant) => {
      const played = playBots({ map, variant }, 3)
      expect(played.ended).toBe(true)
      expect(played.gold).toBeGreaterThan(2)
      expect(played.opened).toBeGreaterThan(15)
      expect(played.sails).toBeLessThan(20 + played.turnNumber / 4)
    })
  },
)
