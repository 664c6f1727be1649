import { expect, it } from 'vitest'
import { BOT_LEVELS_OF, GAME_IDS } from '../contract/ipc.ts'
import { STAND_IN } from '../matches/clock/timeKeeper.ts'
import { gameOf } from './games.ts'

it.each(GAME_IDS)('%s is hosted under its own name, with the bots that the page offers', (id) => {
  const game = gameOf(id)
  expect(game?.match.rules.id).toBe(id)
  expect(game?.bots.levels).toEqual(BOT_LEVELS_OF[id])
})

it.each(GAME_IDS)('%s has the bot that plays for a seat without time', (id) => {
  expect(gameOf(id)?.bots.levels).toContain(STAND_IN)
})
