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

it('players hide something in Sea Battle, and with captains in Admiral', () => {
  const isOpen = (id: string, given: object) => {
    const game = gameOf(id)
    const options = game?.match.parseOptions(given)
    return options?.ok && game?.isOpenGame?.(options.value)
  }
  expect(isOpen('jackal', {})).toBe(true)
  expect([isOpen('admiral', { captains: 'none' }), isOpen('admiral', { captains: 1 })]).toEqual([true, false])
  expect(isOpen('sea-battle', {})).toBeUndefined()
})
