import { seedOfDeal } from '../../engine/kernel/dealName.ts'
import type { GameShape } from '../../engine/kernel/game.ts'
import { jointSeed } from '../../engine/kernel/jointSeed.ts'
import type { Problem } from '../../engine/kernel/parsed.ts'
import { openStream, type Seed } from '../../engine/kernel/rng.ts'
import { createMatch, type Match, matchFrom } from '../../engine/match/match.ts'
import { type Language, type MatchSetup, type Player, playsElsewhere } from '../contract/ipc.ts'
import { Refused } from '../contract/refused.ts'
import type { GameLookup, HostedGame } from '../games/hostedGame.ts'
import type { MatchLuck } from '../saves/dealt.ts'
import type { SavePlan } from '../saves/newSave.ts'
import { drawSecret } from './luck.ts'

/**
 * Deals a new match. Throws `bad-request` if game, options, position and seats do not fit together.
 * @param luck the parts of its seed, if other screens were asked to add to it
 * @param letters the language whose letters name the cells, in games that have such names
 */
export function dealMatch(setup: MatchSetup, games: GameLookup, luck?: MatchLuck, letters?: Language): SavePlan {
  const game = games(setup.game)
  if (!game) throw new Refused('bad-request', `game: ${setup.game} is not known`)
  const seed = openSeed(setup) ?? (luck ? jointSeed(luck.secret, luck.shares) : drawSecret())
  const match = setup.position === undefined ? dealtMatch(game, setup, seed) : matchFromPosition(game, setup, seed)
  const seats = match.seats().map((seat) => {
    const plan = setup.seats[seat]
    if (!plan) throw new Refused('bad-request', `seats: nobody plays ${seat}`)
    requireBot(game, plan.player)
    return { seat, name: plan.name, player: plan.player }
  })
  const unknown = Object.keys(setup.seats).find((seat) => !match.seats().includes(seat))
  if (unknown !== undefined) throw new Refused('bad-request', `seats: this match has no ${unknown}`)
  const { title, lesson, map, clock, dealName } = setup
  return {
    seats,
    record: match.recordHead(),
    ...(title === undefined ? {} : { title }),
    ...(lesson === undefined ? {} : { lesson }),
    ...(map === undefined ? {} : { map }),
    ...(clock === undefined ? {} : { clock }),
    ...(letters !== undefined && game.hasLetters ? { letters } : {}),
    ...(dealName === undefined ? {} : { dealName }),
    ...(luck === undefined ? {} : { luck }),
    ...profilesOf(setup),
    ...(game.inspection && match.start.dealt ? { salt: drawSecret() } : {}),
  }
}

/** Returns the profiles of a setup. Throws `bad-request` for one of a bot, or of two seats. */
function profilesOf({ seats }: MatchSetup): Pick<SavePlan, 'profiles'> {
  const chosen = Object.entries(seats).flatMap(([seat, { profile, player }]) => {
    if (profile === undefined) return []
    if (player.kind === 'bot') throw new Refused('bad-request', `seats.${seat}.profile: a bot plays there`)
    return [[seat, profile] as const]
  })
  if (new Set(chosen.map(([, profile]) => profile)).size < chosen.length) {
    throw new Refused('bad-request', 'seats: one profile at two seats')
  }
  return chosen.length === 0 ? {} : { profiles: Object.fromEntries(chosen) }
}

/**
 * Returns the seed that a setup names; undefined without one. Throws `bad-request` if another screen would play an open
 * deal.
 */
function openSeed({ seed, dealName, seats }: MatchSetup): number | undefined {
  if (seed !== undefined && dealName !== undefined)
    throw new Refused('bad-request', 'dealName: the setup has a seed too')
  const named = seed === undefined ? 'dealName' : 'seed'
  if (seed === undefined && dealName === undefined) return undefined
  const isElsewhere = Object.values(seats).some(({ player }) => playsElsewhere(player))
  if (isElsewhere) throw new Refused('bad-request', `${named}: an open deal is not played on other screens`)
  return seed ?? seedOfDeal(dealName ?? '') ?? undefined
}

function dealtMatch({ match: game }: HostedGame, setup: MatchSetup, seed: Seed): Match<GameShape> {
  const options = game.parseOptions(setup.options)
  if (!options.ok) throw badPart('options', options.problem)
  return createMatch(game, { options: options.value, seed })
}

function matchFromPosition({ match: game }: HostedGame, setup: MatchSetup, seed: Seed): Match<GameShape> {
  if (Object.keys(setup.options).length > 0) throw new Refused('bad-request', 'options: a position brings its own')
  const state = game.parsePosition(setup.position, openStream(seed, 'deal'))
  if (!state.ok) throw badPart('position', state.problem)
  if (game.rules.outcome(state.value)) throw new Refused('bad-request', 'position: the match is over as it stands')
  return matchFrom(game, { options: game.optionsOf(state.value), seed, state: state.value })
}

/** Throws `bad-request` for a bot, or a personality of one, that the game does not have. */
export function requireBot({ bots }: HostedGame, player: Player): void {
  const bot = player.kind === 'bot' ? bots.at(player.level) : null
  if (bot && !bot.ok) throw badPart('seats', bot.problem)
  const personality = player.kind === 'bot' ? player.temper : undefined
  if (personality !== undefined && !bots.personalities.includes(personality)) {
    throw new Refused(
      'bad-request',
      `seats.temper: no ${personality} here: there are ${bots.personalities.join(', ') || 'none'}`,
    )
  }
}

function badPart(part: string, { where, what, rule }: Problem): Refused {
  return new Refused('bad-request', `${part}.${where}: ${what}`, rule === undefined ? {} : { rule })
}
