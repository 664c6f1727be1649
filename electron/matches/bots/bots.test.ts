import { afterEach, describe, expect, it } from 'vitest'
import { createMatch } from '../../../engine/match/match.ts'
import { asJson } from '../../contract/json.ts'
import { silentLog } from '../../files/log.ts'
import { gameOf } from '../../games/games.ts'
import { readMove } from '../moveForm.ts'
import type { BotQuestion } from './botMessages.ts'
import { Bots, type BotsSetting } from './bots.ts'

const opened: Bots[] = []
afterEach(() => Promise.all(opened.splice(0).map((bots) => bots.close())))

const FAULTY = { script: new URL('../../testkit/faultyWorker.ts', import.meta.url), log: silentLog }

/** Creates bots with the default grace: a slow machine may take long to start a thread. */
function faultyBots(setting: BotsSetting = FAULTY): Bots {
  const bots = new Bots(setting)
  opened.push(bots)
  return bots
}

function question(seat: string): BotQuestion {
  return { game: 'jackal', level: 'easy', view: null, seat, lessons: [], seed: 1, thinkingTime: 0 }
}

describe('the bots’ thread', () => {
  it.each(['crashes', 'ends', 'fails', 'strays'])(
    'is replaced when it %s, and the next question is answered',
    async (fault) => {
      const bots = faultyBots()
      await expect(bots.choose(question(fault))).rejects.toThrow()
      expect(await bots.choose(question('white'))).toEqual({ kind: 'roll' })
    },
  )

  it('is replaced when it hangs', async () => {
    const setting = { ...FAULTY, grace: 400 }
    const bots = faultyBots(setting)
    await expect(bots.choose(question('sticks'))).rejects.toThrow('no answer in 400 ms')
    setting.grace = 60_000 // the new worker may start slowly
    expect(await bots.choose(question('white'))).toEqual({ kind: 'roll' })
  })

  it('is replaced after a crash between two questions', async () => {
    let noticed = () => {}
    const crashed = new Promise<void>((resolve) => (noticed = resolve))
    const bots = faultyBots({ ...FAULTY, log: { ...silentLog, error: () => noticed() } })
    await bots.choose(question('crashes-later'))
    await crashed
    expect(await bots.choose(question('white'))).toEqual({ kind: 'roll' })
  })

  it('is interrupted only while it thinks', async () => {
    const bots = faultyBots()
    const asked = expect(bots.choose(question('sticks'))).rejects.toThrow('ended')
    await new Promise((resolve) => setImmediate(resolve))
    await bots.interrupt()
    await asked
    expect(await bots.choose(question('white'))).toEqual({ kind: 'roll' })
  })

  it('is not interrupted by another question', async () => {
    const bots = faultyBots()
    const answer = bots.choose(question('white'))
    await bots.interrupt(question('red'))
    expect(await answer).toEqual({ kind: 'roll' })
  })

  it('does not think about a question that is cancelled before its turn', async () => {
    const bots = faultyBots()
    const first = bots.choose(question('white'))
    const second = question('sticks')
    const waiting = expect(bots.choose(second)).rejects.toThrow('not asked any more')
    await bots.interrupt(second)
    expect(await first).toEqual({ kind: 'roll' })
    await waiting
    expect(await bots.choose(question('red'))).toEqual({ kind: 'roll' })
  })

  it('starts no worker after it is closed, for questions that wait or come later', async () => {
    let hired = 0
    const count = () => hired++
    process.on('worker', count)
    const bots = faultyBots()
    const answers = ['sticks', 'white'].map((seat) => expect(bots.choose(question(seat))).rejects.toThrow())
    await new Promise((resolve) => setImmediate(resolve))
    await bots.close()
    await Promise.all(answers)
    await expect(bots.choose(question('red'))).rejects.toThrow('not asked any more')
    process.off('worker', count)
    expect(hired).toBe(1)
  })

  it('rests between questions, and not while it thinks', async () => {
    let ended = 0
    const bots = faultyBots()
    process.once('worker', (worker) => worker.on('exit', () => ended++))
    const answer = bots.choose(question('white'))
    await new Promise((resolve) => setImmediate(resolve))
    await bots.rest()
    expect(await answer).toEqual({ kind: 'roll' })
    expect(ended).toBe(0)
    await bots.rest()
    expect(ended).toBe(1)
    expect(await bots.choose(question('red'))).toEqual({ kind: 'roll' })
  })

  it('starts ahead of the first question', async () => {
    let started = 0
    const count = () => started++
    const begun = new Promise((resolve) => process.once('worker', resolve))
    process.on('worker', count)
    const bots = faultyBots()
    bots.prepare()
    await begun
    await bots.choose(question('white'))
    process.off('worker', count)
    expect(started).toBe(1)
  })

  it('answers one question at a time', async () => {
    const bots = faultyBots()
    const answers = await Promise.allSettled(['white', 'fails', 'red'].map((seat) => bots.choose(question(seat))))
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})

describe('a Jackal bot in its thread', () => {
  it.each(['easy', 'medium'] as const)('plays a legal move, the same for the same view and luck: %s', async (level) => {
    const jackal = gameOf('jackal')
    if (!jackal) throw new Error('no Jackal')
    const options = jackal.match.parseOptions({})
    if (!options.ok) throw new Error('no options')
    const match = createMatch(jackal.match, { options: options.value, seed: 5 })
    const bots = new Bots({ script: new URL('./botWorker.ts', import.meta.url), log: silentLog })
    opened.push(bots)
    const asked: BotQuestion = {
      game: 'jackal',
      level,
      view: asJson(match.view('white')),
      seat: 'white',
      lessons: [],
      seed: 9,
      thinkingTime: Number.POSITIVE_INFINITY,
    }
    const [first, second] = [await bots.choose(asked), await bots.choose(asked)]
    expect(second).toEqual(first)
    const move = readMove(jackal.match, match.state, first)
    expect(move && match.play('white', move).ok).toBe(true)
  })

  it('rates other moves too, its own first', async () => {
    const jackal = gameOf('jackal')
    const options = jackal?.match.parseOptions({})
    if (!jackal || !options?.ok) throw new Error('no Jackal')
    const match = createMatch(jackal.match, { options: options.value, seed: 5 })
    const bots = new Bots({ script: new URL('./botWorker.ts', import.meta.url), log: silentLog })
    opened.push(bots)
    const view = asJson(match.view('white'))
    const asked: BotQuestion = { ...question('white'), view, thinkingTime: Number.POSITIVE_INFINITY }
    const advice = await bots.advise(asked)
    expect(advice.length).toBeGreaterThan(1)
    expect(advice[0]?.move).toEqual(await bots.choose(asked))
  })

  it('fails for an unknown level', async () => {
    const bots = new Bots({ script: new URL('./botWorker.ts', import.meta.url), log: silentLog })
    opened.push(bots)
    const asked: BotQuestion = { ...question('white'), game: 'sea-battle', level: 'master' }
    await expect(bots.choose(asked)).rejects.toThrow('no bot master: there are easy, medium, hard')
  })
})
