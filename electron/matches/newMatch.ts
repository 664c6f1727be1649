import { randomBytes } from 'node:crypto'
import { createMatch } from '../../engine/match/match.ts'
import { BOT_LEVELS_OF, type BotLevel, type GameId, type MatchSetup, type Player } from '../contract/ipc.ts'
import { Refused } from '../refused.ts'
import type { SavePlan } from '../saves/newSave.ts'
import type { GameLookup } from './hostedGame.ts'

/** Deals the match a window asked for. Throws `bad-request` where game, options and seats do not fit together. */
export function dealMatch(setup: MatchSetup, games: GameLookup): SavePlan {
  const game = games(setup.game)
  if (!game) throw new Refused('bad-request', `game: ${setup.game} is not known`)
  const options = game.match.parseOptions(setup.options)
  if (!options.ok) throw badOptions(options.problem)
  const match = createMatch(game.match, { options: options.value, seed: setup.seed ?? drawSeed() })
  const seats = match.seats().map((seat) => {
    const plan = setup.seats[seat]
    if (!plan) throw new Refused('bad-request', `seats: nobody plays ${seat}`)
    requireLevel(game.id, plan.player)
    return { seat, ...plan }
  })
  const unknown = Object.keys(setup.seats).find((seat) => !match.seats().includes(seat))
  if (unknown !== undefined) throw new Refused('bad-request', `seats: this match has no ${unknown}`)
  return { seats, record: match.recordHead(), ...(setup.title === undefined ? {} : { title: setup.title }) }
}

function requireLevel(game: GameId, player: Player): void {
  const levels: readonly BotLevel[] = BOT_LEVELS_OF[game]
  if (player.kind === 'human' || levels.includes(player.level)) return
  throw new Refused('bad-request', `seats: no bot plays ${game} at level ${player.level}`)
}

function badOptions({ where, what, rule }: { where: string; what: string; rule?: string }): Refused {
  return new Refused('bad-request', `options.${where}: ${what}`, rule === undefined ? {} : { rule })
}

/** A whole number from 0 to 2^53 − 1 that nobody can guess. */
function drawSeed(): number {
  return Number(randomBytes(8).readBigUInt64BE() >> 11n)
}
