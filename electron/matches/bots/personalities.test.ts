import { describe, expect, it } from 'vitest'
import type { BotPersonality, Json, Player } from '../../contract/ipc.ts'
import { player } from '../../contract/texts.ts'
import { silentLog } from '../../files/log.ts'
import { gameOf } from '../../games/games.ts'
import { cupsStore, onlyCups, saveCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { quiet } from '../../testkit/subscribers.ts'
import { FULL_ACCESS } from '../access.ts'
import { LiveMatch } from '../liveMatch.ts'
import { dealMatch } from '../newMatch.ts'
import type { BotQuestion } from './botMessages.ts'
import { BotTurns } from './botTurns.ts'

const bot = (personality?: string) =>
  ({ kind: 'bot', level: 'easy', ...(personality !== undefined && { temper: personality }) }) as Player

/** Returns the question to the bot of a saved match, after the save was closed and opened again. */
async function askedOf(south: Player): Promise<BotQuestion> {
  const folder = await freshFolder()
  const first = await cupsStore(folder)
  const id = await saveCups(first, { south })
  await first.closeAll()
  const store = await cupsStore(folder, onlyCups)
  const asked: BotQuestion[] = []
  const thinker = {
    choose: async (question: BotQuestion) => {
      asked.push(question)
      return { kind: 'roll' }
    },
    advise: async () => [],
    prepare: () => {},
    interrupt: async () => undefined,
  }
  const live = new LiveMatch(await store.open(id), () => turns.step())
  const turns = new BotTurns(live, thinker, silentLog)
  const subscription = live.subscribe(FULL_ACCESS, () => {})
  await live.play(subscription, 'north', { kind: 'roll' })
  live.acknowledge(subscription, 1)
  await quiet()
  await live.idle()
  live.unsubscribeAll()
  const [question] = asked
  if (!question) throw new Error('the bot was not asked')
  return question
}

describe('the personality of a bot', () => {
  it('stays in the save, and is sent to the thread that thinks', async () => {
    expect(await askedOf(bot('raider'))).toMatchObject({ level: 'easy', personality: 'raider' })
  })

  it('is left out of the question to a plain bot, as in saves of earlier versions', async () => {
    expect(await askedOf(bot())).not.toHaveProperty('personality')
  })

  it('of a later version does not prevent its save from being played', async () => {
    expect(await askedOf(bot('poet'))).toMatchObject({ personality: 'poet' })
  })

  it('leads to a new question when it is changed while the bot thinks, and the old answer is not played', async () => {
    const store = await cupsStore(await freshFolder())
    const id = await saveCups(store, { south: bot('raider') })
    const asked: (string | undefined)[] = []
    const answers: (() => void)[] = []
    const thinker = {
      choose: ({ personality }: BotQuestion) => {
        asked.push(personality)
        return new Promise<Json>((resolve) => answers.push(() => resolve({ kind: 'roll' })))
      },
      advise: async () => [],
      prepare: () => {},
      interrupt: async () => undefined,
    }
    const live = new LiveMatch(await store.open(id), () => turns.step())
    const turns = new BotTurns(live, thinker, silentLog)
    const subscription = live.subscribe(FULL_ACCESS, () => {})
    await live.play(subscription, 'north', { kind: 'roll' })
    live.acknowledge(subscription, 1)
    await quiet()
    const before = live.match.state
    await live.setPlayer('south', bot())
    answers[0]?.()
    await quiet()
    expect(asked).toEqual(['raider', undefined])
    expect(live.match.state).toBe(before)
    live.unsubscribeAll()
  })

  it.each([
    [undefined, true],
    ['raider', true],
    ['raker', true],
    ['poet', false],
    [null, false],
  ])('%s may be asked for: %s', (personality, isKnown) => {
    const wanted = { kind: 'bot', level: 'easy', ...(personality !== undefined && { temper: personality }) }
    expect(player.safeParse(wanted).success).toBe(isKnown)
  })

  it.each([
    ['jackal', 'raider', null],
    ['jackal', 'raker', 'seats.temper: no raker here: there are gold-hunter, raider, cautious'],
    ['sea-battle', 'raider', 'seats.temper: no raider here: there are none'],
  ] as const)('must be one of %s: %s', (game, personality, problem) => {
    const seats = gameOf(game)?.match.rules.id === 'jackal' ? ['white', 'black'] : ['north', 'south']
    const plan = {
      name: 'Bot',
      player: { kind: 'bot', level: 'easy', temper: personality satisfies BotPersonality },
    } as const
    const options = game === 'jackal' ? { players: 2, crews: 1 } : {}
    const deal = () =>
      dealMatch({ game, options, seats: Object.fromEntries(seats.map((seat) => [seat, plan])) }, gameOf)
    if (problem === null) expect(deal().seats.map((seat) => seat.player)).toEqual([plan.player, plan.player])
    else expect(deal).toThrow(problem)
  })
})
