import { expect, it } from 'vitest'
import type { Json, MatchSetup, Player } from '../contract/ipc.ts'
import { gameOf } from '../games/games.ts'
import { freshFolder } from '../testkit/folders.ts'
import { gameStore } from '../testkit/seaMatches.ts'
import { follow, quiet, ScriptedThinker } from '../testkit/subscribers.ts'
import { dealMatch } from './newMatch.ts'

const PERSON: Player = { kind: 'human' }
const BOT: Player = { kind: 'bot', level: 'easy' }
const OFFER = { kind: 'offerEnd' }
const AGREE = { kind: 'acceptEnd' }
const DECLINE = { kind: 'decline' }

/** Returns a match of Jackal in which the white side has just offered the end, and bots would decline it. */
async function offered(players: readonly [Player, Player, Player, Player]) {
  const store = await gameStore(await freshFolder())
  const [white, red, black, yellow] = players.map((player, index) => ({ name: `Player ${index}`, player }))
  if (!white || !red || !black || !yellow) throw new Error('four players')
  const setup: MatchSetup = { game: 'jackal', options: {}, seats: { white, red, black, yellow }, seed: 3 }
  const { id } = await store.create(dealMatch(setup, gameOf))
  const thinker = new ScriptedThinker()
  thinker.answer = (): Json => DECLINE
  const table = await follow(store, id, thinker)
  await table.play('white', OFFER)
  const moves = () => table.live.match.entries.map(({ seat, move }) => `${seat} ${move.kind}`)
  return { ...table, thinker, moves }
}

it('bots agree to the end that all people agree to', async () => {
  const { reached, play, live, thinker, moves } = await offered([PERSON, BOT, PERSON, BOT])
  await reached(2)
  await play('black', AGREE)
  await reached(4)
  expect(live.info.outcome).toMatchObject({ reason: 'agreed' })
  expect(moves()).toEqual(['white offerEnd', 'red acceptEnd', 'black acceptEnd', 'yellow acceptEnd'])
  expect(thinker.asked).toEqual([])
})

it('a person who declines lets the match go on', async () => {
  const { reached, play, live } = await offered([PERSON, BOT, PERSON, BOT])
  await reached(2)
  await play('black', DECLINE)
  expect(live.info.outcome).toBeNull()
  expect(live.awaiting).toEqual(['white'])
})

it('a bot against a single person weighs the offer itself', async () => {
  const { reached, live, moves } = await offered([PERSON, BOT, BOT, BOT])
  await reached(2)
  await quiet()
  expect(moves()).toEqual(['white offerEnd', 'red decline'])
  expect(live.info.outcome).toBeNull()
})
