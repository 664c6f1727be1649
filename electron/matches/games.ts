import { z } from 'zod'
import * as admiralBots from '../../engine/admiral/bots/index.ts'
import { parseRuleset, RULESET } from '../../engine/admiral/data/ruleset.ts'
import type { AdmiralShape } from '../../engine/admiral/types.ts'
import * as jackalBots from '../../engine/jackal/bots/index.ts'
import type { JackalShape } from '../../engine/jackal/types.ts'
import { HIDDEN } from '../../engine/kernel/game.ts'
import { ADMIRAL, JACKAL, SEA_BATTLE } from '../../engine/protocol/games.ts'
import * as seaBots from '../../engine/sea-battle/bots/index.ts'
import { SEATS, type SeaBattleShape, type Ship } from '../../engine/sea-battle/types.ts'
import { GAME_IDS, type GameId } from '../contract/ipc.ts'
import type { HostedGame } from './hostedGame.ts'

const jackal: HostedGame<JackalShape> = {
  id: 'jackal',
  match: JACKAL,
  ruleOf: JACKAL.ruleOf,
  // A save from elsewhere may name a level that only other games have.
  chooseMove: (level, view, seat, rng) => jackalBots.chooseMove(level === 'easy' ? level : 'medium', view, seat, rng),
}

const admiral: HostedGame<AdmiralShape> = {
  id: 'admiral',
  match: ADMIRAL,
  ruleOf: ADMIRAL.ruleOf,
  chooseMove: (level, view, seat, rng) => admiralBots.chooseMove(level === 'easy' ? level : 'medium', view, seat, rng),
  secretMoves: true,
  rulesets: { usual: RULESET, parse: parseRuleset },
}

/** A fleet as it is remembered: ten ships by their cells. */
const fleet = z.array(z.array(z.int().min(0).max(99)).min(1).max(4)).length(10)

const seaBattle: HostedGame<SeaBattleShape> = {
  id: 'sea-battle',
  match: SEA_BATTLE,
  ruleOf: SEA_BATTLE.ruleOf,
  chooseMove: (level, view, seat, rng, lessons) =>
    // Lessons are fleets: the memory gives out nothing that `isLesson` has not passed.
    seaBots.chooseMove(level, view, seat, rng, { fleets: lessons as readonly (readonly Ship[])[] }),
  learning: {
    lessonOf(state, seat) {
      const own = SEATS.find((one) => one === seat)
      const ships = own ? (state.fleets[own]?.ships ?? HIDDEN) : HIDDEN
      return ships === HIDDEN ? null : ships
    },
    isLesson: (input): input is z.output<typeof fleet> => fleet.safeParse(input).success,
  },
}

const GAMES: Readonly<Record<GameId, HostedGame>> = { jackal, admiral, 'sea-battle': seaBattle }

/** The games that this program hosts. */
export function gameOf(id: string): HostedGame | null {
  const known = GAME_IDS.find((game) => game === id)
  return known ? GAMES[known] : null
}
