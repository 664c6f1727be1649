import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { HIDDEN } from '../../engine/kernel/game.ts'
import { textDigest } from '../../engine/kernel/jointSeed.ts'
import { runToEnd } from '../../engine/match/steps.ts'
import { commitmentTo, parseOpening } from '../../engine/sea-battle/inspection/commitment.ts'
import { battlePosition } from '../../engine/testkit/fleet.ts'
import { Sessions } from '../clients/sessions.ts'
import type { Json } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { replayOf } from '../saves/sharing/replay.ts'
import { printReplay } from '../saves/sharing/replayFile.ts'
import { windowClient } from '../testkit/clients.ts'
import { freshFolder } from '../testkit/folders.ts'
import { fire, fleetOfRows, gameStore, place, saveSeaBattle } from '../testkit/seaMatches.ts'
import { follow, ScriptedThinker, join as subscribe } from '../testkit/subscribers.ts'
import { BotMemory } from './bots/botMemory.ts'
import { dealMatch } from './newMatch.ts'
import { RunningMatches } from './runningMatches.ts'

const NORTH = fleetOfRows(0)
const SOUTH = fleetOfRows(1)
const json = (move: object): Json => asJson(move)

/** Returns the four-master of a fleet as text: a message contains it only if it contains the whole fleet. */
const printOf = (fleet: typeof NORTH) => JSON.stringify(fleet[0])
const holds = (value: unknown, fleet: typeof NORTH) => JSON.stringify(value).includes(printOf(fleet))

async function couch() {
  const store = await gameStore(await freshFolder())
  const id = await saveSeaBattle(store)
  return { store, id, ...(await follow(store, id)) }
}

async function placed() {
  const subscriber = await couch()
  await subscriber.play('north', json(place(NORTH)))
  await subscriber.play('south', json(place(SOUTH)))
  return subscriber
}

describe('two people at one screen', () => {
  it('start with the audience’s view, and north is asked to place', async () => {
    const { latest } = await couch()
    expect(latest('snapshot')).toMatchObject({ viewer: 'spectator', standing: { asked: { seat: 'north' } } })
  })

  it('do not see where placed fleets are until the viewer is a seat', async () => {
    const { messages, latest, play, setViewer } = await placed()
    await play('north', json(fire(99)))
    expect(messages.some((message) => holds(message, NORTH) || holds(message, SOUTH))).toBe(false)
    await setViewer('south')
    expect([holds(latest('snapshot'), SOUTH), holds(latest('snapshot'), NORTH)]).toEqual([true, false])
  })

  it('see nothing of a fleet after the viewer changes', async () => {
    const { latest, play, setViewer } = await placed()
    await setViewer('north')
    await play('north', json(fire(99)))
    await setViewer('spectator')
    expect(latest('snapshot').view).toMatchObject({ fleets: { north: { ships: HIDDEN }, south: { ships: HIDDEN } } })
    expect(holds(latest('snapshot'), NORTH)).toBe(false)
  })

  it('cannot undo a shot or a placement', async () => {
    const { play, undo } = await placed()
    await play('north', json(fire(1)))
    for (const seat of ['north', 'south']) await expect(undo(seat)).rejects.toThrow('cannot-undo')
  })
})

describe('the replay', () => {
  it('of a running match contains what its viewer may see', async () => {
    const { live } = await placed()
    const summaries = ['spectator', 'north', 'south'].map((viewer) => {
      const replay = runToEnd(replayOf(live.match, live.info, viewer))
      return [holds(replay, NORTH), holds(replay, SOUTH)]
    })
    expect(summaries).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ])
  })

  it('has the window’s viewer, and the audience’s for a client that has not opened the match', async () => {
    const store = await gameStore(await freshFolder())
    const id = await saveSeaBattle(store)
    const sessions = new Sessions(new RunningMatches(store, new ScriptedThinker(), silentLog))
    const handlers = matchHandlers(sessions, store, gameOf)
    const client = windowClient()
    await handlers['match:open']({ id }, client)
    await handlers['match:play']({ id, seat: 'north', move: json(place(NORTH)) }, client)
    await handlers['match:look']({ id, viewer: 'north' }, client)
    expect(holds(await handlers['match:replay']({ id }, client), NORTH)).toBe(true)
    await handlers['match:look']({ id, viewer: 'spectator' }, client)
    expect(holds(await handlers['match:replay']({ id }, client), NORTH)).toBe(false)
    await handlers['match:leave']({ id }, client)
    expect(holds(await handlers['match:replay']({ id }, client), NORTH)).toBe(false)
  })

  it('contains no fleet when exported', async () => {
    const { live } = await placed()
    const text = runToEnd(printReplay(live.match, live.info)).toString()
    expect(text).not.toContain(printOf(NORTH))
    expect(text).not.toContain(printOf(SOUTH))
  })
})

describe('the commitments to fleets', () => {
  async function played() {
    const store = await gameStore(await freshFolder())
    const id = await saveSeaBattle(store)
    const sessions = new Sessions(new RunningMatches(store, new ScriptedThinker(), silentLog))
    const handlers = matchHandlers(sessions, store, gameOf)
    const client = windowClient()
    await handlers['match:open']({ id }, client)
    const play = (seat: string, move: object) => handlers['match:play']({ id, seat, move: json(move) }, client)
    const told = () =>
      client.feed.flatMap((one) => (one.kind === 'snapshot' || one.kind === 'batch' ? [one.match.commitments] : []))
    return { id, handlers, client, play, told }
  }

  it('are sent as soon as each fleet is placed, and do not change', async () => {
    const { id, handlers, client, play, told } = await played()
    await play('north', place(NORTH))
    await play('south', place(SOUTH))
    await play('north', fire(99))
    const [none, one, both, after] = told()
    expect([none, one, Object.keys(both ?? {})]).toEqual([{}, { north: both?.north }, ['north', 'south']])
    expect(after).toEqual(both)
    for (const hash of Object.values(both ?? {})) expect(hash).toMatch(/^[0-9a-f]{64}$/)
    await handlers['match:leave']({ id }, client)
    await handlers['match:open']({ id }, client)
    expect(told().at(-1)).toEqual(both)
  })

  it('are opened at the end, and not before', async () => {
    const { id, handlers, client, play, told } = await played()
    await play('north', place(NORTH))
    await play('south', place(SOUTH))
    await expect(async () => handlers['match:deal']({ id }, client)).rejects.toThrow('not-allowed')
    for (const at of SOUTH.flat()) await play('north', fire(at))
    const { openings = {} } = await handlers['match:deal']({ id }, client)
    const digests = Object.entries(openings).map(([seat, one]) => {
      const opening = parseOpening(one)
      return [seat, opening && commitmentTo(opening, textDigest)]
    })
    expect(Object.fromEntries(digests)).toEqual(told().at(-1))
    expect(new Set(Object.values(openings).map((one) => parseOpening(one)?.salt)).size).toBe(2)
  })

  it('reveal nothing about a fleet: the same one has others in another match, even from the same seed', async () => {
    const [one, other] = [await played(), await played()]
    for (const { play } of [one, other]) await play('north', place(NORTH))
    expect(one.told().at(-1)?.north).not.toBe(other.told().at(-1)?.north)
  })

  it('are not made for a position that a player loaded', () => {
    const seats = {
      north: { name: 'Nora', player: { kind: 'human' } },
      south: { name: 'Sam', player: { kind: 'human' } },
    } as const
    const setup = { game: 'sea-battle', options: {}, seats } as const
    expect(dealMatch(setup, gameOf)).toHaveProperty('salt', expect.stringMatching(/^[0-9a-f]{64}$/))
    expect(dealMatch({ ...setup, position: battlePosition() as Json }, gameOf)).not.toHaveProperty('salt')
  })
})

describe('a finished match', () => {
  const cellsOf = (fleet: typeof NORTH) => fleet.flat()

  async function finish(memory?: BotMemory, south: 'human' | 'bot' = 'human') {
    const store = await gameStore(await freshFolder())
    const id = await saveSeaBattle(store, south === 'bot' ? { kind: 'bot', level: 'hard' } : { kind: 'human' })
    const thinker = new ScriptedThinker()
    thinker.answer = () => json(place(SOUTH))
    const matches = new RunningMatches(store, thinker, silentLog, memory)
    const { live, subscription, play, setViewer } = await subscribe(matches, id)
    await play('north', json(place(NORTH)))
    if (south === 'human') await play('south', json(place(SOUTH)))
    else while (live.match.entries.length < 2) await new Promise((resolve) => setTimeout(resolve, 2))
    for (const at of cellsOf(SOUTH)) await play('north', json(fire(at)))
    return { live, subscription, setViewer, thinker }
  }

  it('shows both fleets to any viewer that asks for them', async () => {
    const { live, subscription, setViewer } = await finish()
    await setViewer('open')
    const replay = runToEnd(replayOf(live.match, live.info, subscription.viewer))
    expect([holds(replay, NORTH), holds(replay, SOUTH)]).toEqual([true, true])
  })

  it('gives bots lessons about people’s fleets, and none about other bots', async () => {
    const path = join(await freshFolder(), 'memory.json')
    const memory = await BotMemory.open(path, gameOf, silentLog)
    await finish(memory, 'bot')
    await memory.idle()
    const again = await BotMemory.open(path, gameOf, silentLog)
    expect(again.lessonsAbout('sea-battle', ['Nora'])).toEqual([NORTH])
    expect(again.lessonsAbout('sea-battle', ['Sam', 'Zoe'])).toEqual([])
    expect(again.lessonsAbout('jackal', ['Nora'])).toEqual([])
  })

  it('gives a bot only the lessons about its opponents', async () => {
    const memory = await BotMemory.open(join(await freshFolder(), 'memory.json'), gameOf, silentLog)
    await finish(memory)
    const { thinker } = await finish(memory, 'bot')
    expect(thinker.asked[0]?.lessons).toEqual([NORTH])
  })
})
