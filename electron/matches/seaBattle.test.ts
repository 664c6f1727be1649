import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../engine/kernel/game.ts'
import { runToEnd } from '../../engine/match/steps.ts'
import type { FeedMessage, Json } from '../contract/ipc.ts'
import { matchHandlers, Seating } from '../handlers/matches.ts'
import { silentLog } from '../log.ts'
import { printReplay } from '../saves/sharing/replayFile.ts'
import { freshFolder } from '../testkit/folders.ts'
import { fire, fleetOfRows, gameStore, place, saveSeaBattle } from '../testkit/seaMatches.ts'
import { ScriptedThinker, sitDown } from '../testkit/tables.ts'
import { BotMemory } from './bots/botMemory.ts'
import { gameOf } from './games.ts'
import { replayOf } from './replay.ts'
import { asJson } from './standing.ts'
import { Tables } from './tables.ts'

const NORTH = fleetOfRows(0)
const SOUTH = fleetOfRows(1)
const play = (move: object): Json => asJson(move)

/** The four-master of a fleet as text: in no message unless the whole fleet is. */
const printOf = (fleet: typeof NORTH) => JSON.stringify(fleet[0])
const holds = (told: unknown, fleet: typeof NORTH) => JSON.stringify(told).includes(printOf(fleet))

async function couch() {
  const store = await gameStore(await freshFolder())
  const id = await saveSeaBattle(store)
  return { store, id, ...(await sitDown(store, id)) }
}

async function placed() {
  const table = await couch()
  await table.live.playHuman('north', play(place(NORTH)))
  await table.live.playHuman('south', play(place(SOUTH)))
  return table
}

describe('two people at one screen', () => {
  it('begin with the eyes of the audience, and north is asked to place', async () => {
    const { latest } = await couch()
    expect(latest('snapshot')).toMatchObject({ viewer: 'spectator', standing: { asked: { seat: 'north' } } })
  })

  it('are told of placed fleets without where they lie, until a seat looks', async () => {
    const { live, watch, messages, latest } = await placed()
    await live.playHuman('north', play(fire(99)))
    expect(messages.some((message) => holds(message, NORTH) || holds(message, SOUTH))).toBe(false)
    await live.look(watch, 'south')
    expect([holds(latest('snapshot'), SOUTH), holds(latest('snapshot'), NORTH)]).toEqual([true, false])
  })

  it('leave nothing of a fleet behind when the eyes change', async () => {
    const { live, watch, latest } = await placed()
    await live.look(watch, 'north')
    await live.playHuman('north', play(fire(99)))
    await live.look(watch, 'spectator')
    expect(latest('snapshot').view).toMatchObject({ fleets: { north: { ships: HIDDEN }, south: { ships: HIDDEN } } })
    expect(holds(latest('snapshot'), NORTH)).toBe(false)
  })

  it('cannot take a shot or a placement back', async () => {
    const { live } = await placed()
    await live.playHuman('north', play(fire(1)))
    for (const seat of ['north', 'south']) await expect(live.undo(seat)).rejects.toThrow('cannot-undo')
  })
})

describe('the recording', () => {
  it('of a running match is for the eyes of the window that asks', async () => {
    const { live } = await placed()
    const told = ['spectator', 'north', 'south'].map((viewer) => {
      const replay = runToEnd(replayOf(live.match, live.info, viewer))
      return [holds(replay, NORTH), holds(replay, SOUTH)]
    })
    expect(told).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })

  it('that a window fetches changes with its eyes, and is the audience’s for who does not sit there', async () => {
    const store = await gameStore(await freshFolder())
    const id = await saveSeaBattle(store)
    const handlers = matchHandlers(new Seating(new Tables(store, new ScriptedThinker(), silentLog)), store, gameOf)
    const caller = { send: (_message: FeedMessage) => {} }
    await handlers['match:open']({ id }, caller)
    await handlers['match:play']({ id, seat: 'north', move: play(place(NORTH)) }, caller)
    await handlers['match:look']({ id, viewer: 'north' }, caller)
    expect(holds(await handlers['match:replay']({ id }, caller), NORTH)).toBe(true)
    await handlers['match:look']({ id, viewer: 'spectator' }, caller)
    expect(holds(await handlers['match:replay']({ id }, caller), NORTH)).toBe(false)
    await handlers['match:leave']({ id }, caller)
    expect(holds(await handlers['match:replay']({ id }, caller), NORTH)).toBe(false)
  })

  it('that is exported holds no fleet', async () => {
    const { live } = await placed()
    const text = runToEnd(printReplay(live.match, live.info)).toString()
    expect(text).not.toContain(printOf(NORTH))
    expect(text).not.toContain(printOf(SOUTH))
  })
})

describe('a finished match', () => {
  const cellsOf = (fleet: typeof NORTH) => fleet.flat()

  async function finish(memory?: BotMemory, south: 'human' | 'bot' = 'human') {
    const store = await gameStore(await freshFolder())
    const id = await saveSeaBattle(store, south === 'bot' ? { kind: 'bot', level: 'hard' } : { kind: 'human' })
    const thinker = new ScriptedThinker()
    thinker.answer = () => play(place(SOUTH))
    const tables = new Tables(store, thinker, silentLog, memory)
    const { live, watch } = await tables.join(id, () => {})
    await live.playHuman('north', play(place(NORTH)))
    if (south === 'human') await live.playHuman('south', play(place(SOUTH)))
    else while (live.match.entries.length < 2) await new Promise((resolve) => setTimeout(resolve, 2))
    for (const at of cellsOf(SOUTH)) await live.playHuman('north', play(fire(at)))
    return { live, watch, thinker }
  }

  it('shows both fleets to whoever asks for them', async () => {
    const { live, watch } = await finish()
    await live.look(watch, 'open')
    const replay = runToEnd(replayOf(live.match, live.info, watch.viewer))
    expect([holds(replay, NORTH), holds(replay, SOUTH)]).toEqual([true, true])
  })

  it('teaches bots where people laid their fleets, and nothing of other bots', async () => {
    const path = join(await freshFolder(), 'memory.json')
    const memory = await BotMemory.open(path, gameOf, silentLog)
    await finish(memory, 'bot')
    await memory.idle()
    const again = await BotMemory.open(path, gameOf, silentLog)
    expect(again.of('sea-battle', ['Nora'])).toEqual([NORTH])
    expect(again.of('sea-battle', ['Sam', 'Zoe'])).toEqual([])
    expect(again.of('jackal', ['Nora'])).toEqual([])
  })

  it('lets a bot remember only the people it plays against', async () => {
    const memory = await BotMemory.open(join(await freshFolder(), 'memory.json'), gameOf, silentLog)
    await finish(memory)
    const { thinker } = await finish(memory, 'bot')
    expect(thinker.asked[0]?.lessons).toEqual([NORTH])
  })
})
