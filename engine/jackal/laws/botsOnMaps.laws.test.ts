import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { createMatch } from '../../match/match.ts'
import { JACKAL } from '../../protocol/games.ts'
import { BOTS } from '../bots/index.ts'
import { MAP_NAMES } from '../data/maps.ts'
import { generatedMap } from '../maps/generatedMap.ts'
import type { Board } from '../types.ts'

/** Positions that a bot may look at for one move: a plausible player is all that is wanted. */
const BUDGET = 20

/** A match of two bots, two crews each; tells how it went. */
function playBots(options: object, seed: number) {
  const parsed = JACKAL.parseOptions({ players: 2, idleRounds: 8, ...options })
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

type Variant = 'classic' | 'archipelago'

const BOARDS: readonly { readonly name: string; readonly mapFor: (variant: Variant) => string | Board }[] = [
  ...MAP_NAMES.map((name) => ({ name, mapFor: () => name })),
  { name: 'one drawn by a seed', mapFor: (variant) => generatedMap(7, { variant, size: 13 }) },
]

describe.each(BOARDS)('bots on the map $name', ({ mapFor }) => {
  it.each<Variant>(['classic', 'archipelago'])(
    'bring gold home, do not sail about, and come to an end: %s',
    (variant) => {
      const played = playBots({ map: mapFor(variant), variant }, 3)
      expect(played.ended).toBe(true)
      expect(played.gold).toBeGreaterThan(2)
      expect(played.opened).toBeGreaterThan(15)
      expect(played.sails).toBeLessThan(20 + played.turnNumber / 4)
    },
  )
})
