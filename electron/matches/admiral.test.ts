import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../engine/match/steps.ts'
import { createAnswerer, type Handlers } from '../clients/answer.ts'
import { Sessions } from '../clients/sessions.ts'
import type { Channel, Channels, Json, MatchSetup } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { saveHandlers } from '../handlers/saves.ts'
import { matchInfo } from '../saves/content.ts'
import { matchFile } from '../saves/sharing/exportFile.ts'
import { printReplay, readReplayFile } from '../saves/sharing/replayFile.ts'
import { windowClient } from '../testkit/clients.ts'
import { freshFolder } from '../testkit/folders.ts'
import { gameStore } from '../testkit/seaMatches.ts'
import { ScriptedThinker } from '../testkit/subscribers.ts'
import { RunningMatches } from './runningMatches.ts'

const human = (name: string) => ({ name, player: { kind: 'human' } }) as const
const ship = (team: string, kind: string, at: string) => ({
  id: `${team}-${kind}`,
  class: kind,
  team,
  at,
  heading: 'N',
})
const POSITION = {
  game: 'admiral',
  options: { captains: 'none', scenario: 'custom' },
  wind: { toward: 'W', strength: 'fresh' },
  ships: [ship('red', 'brig', 'm5'), ship('blue', 'line', 'c12')],
} satisfies Json
const SETUP: MatchSetup = {
  game: 'admiral',
  options: {},
  position: POSITION,
  seats: { red: human('Ann'), blue: human('Bob') },
  seed: 3,
}
const steer = { kind: 'steer', ship: 'red-brig', turn: 'left' }

async function openHost(folder: string) {
  const store = await gameStore(folder)
  const sessions = new Sessions(new RunningMatches(store, new ScriptedThinker(), silentLog))
  const noDialogs = { askWhatToRead: async () => [], askWhereToWrite: async () => null }
  const handlers = { ...matchHandlers(sessions, store, gameOf), ...saveHandlers(store, sessions, noDialogs) }
  const answer = createAnswerer(handlers as Handlers, silentLog) // tests use no other channels
  const client = windowClient()
  const call = <C extends Channel>(channel: C, request: Channels[C]['request']) => answer(channel, request, client)
  const value = async <C extends Channel>(channel: C, request: Channels[C]['request']) => {
    const answered = await call(channel, request)
    if (!answered.ok) throw new Error(`${channel}: ${answered.problem.code} ${answered.problem.detail}`)
    return answered.value as Channels[C]['response'] // the response type of this channel
  }
  return { call, value, feed: client.feed, store }
}

/** Returns a ship on every cell of the largest field. */
function fullField(): Json {
  const columns = 'abcdefghijklmnopqrstuvwxyz'
  const ships = Array.from({ length: 26 * 99 }, (_, i) => {
    const cell = `${columns[i % 26]}${1 + Math.floor(i / 26)}`
    return {
      ...ship(i % 2 === 0 ? 'red' : 'blue', 'brig', cell),
      id: `ship-of-the-${i % 2 === 0 ? 'red' : 'blue'}-${i}`,
    }
  })
  return { ...POSITION, board: { width: 26, height: 99 }, ships }
}

describe('a match from a position', () => {
  it('can be exported and imported, and so can its replay, with any number of ships', async () => {
    const folder = await freshFolder()
    const { value, store } = await openHost(folder)
    const { id } = await value('match:create', { ...SETUP, position: fullField() })
    const { match, content } = await store.peek(id)
    const path = join(folder, 'shared.ctmatch')
    await writeFile(path, runToEnd(matchFile(content)))
    expect(await store.importFile(path)).toMatchObject({ game: 'admiral', moves: 0, condition: 'whole' })
    const replay = join(folder, 'shared.ctreplay')
    await writeFile(replay, runToEnd(printReplay(match, matchInfo(content.summary))))
    expect(await readReplayFile(replay, 'replay-1', gameOf)).toMatchObject({ viewer: 'spectator', steps: [] })
  })

  it('starts there, is saved, continues after a restart and replays from its start', async () => {
    const folder = await freshFolder()
    const first = await openHost(folder)
    const { id, seats } = await first.value('match:create', SETUP)
    expect(seats.map(({ seat }) => seat)).toEqual(['red', 'blue'])
    await first.value('match:open', { id })
    await first.value('match:play', { id, seat: 'red', move: steer })
    await first.value('match:leave', { id })
    await first.store.closeAll()

    const again = await openHost(folder)
    await again.value('match:open', { id })
    const shown = again.feed.at(-1)
    expect(shown).toMatchObject({ kind: 'snapshot', match: { moves: 1 }, view: { wind: { toward: 'W' } } })
    await again.value('match:play', { id, seat: 'red', move: steer })
    const { start, steps } = await again.value('match:replay', { id })
    expect(start).toMatchObject({ ships: [{ id: 'red-brig', heading: 'N' }, { id: 'blue-line' }] })
    expect(steps).toHaveLength(2)
    await again.store.closeAll()
  })

  it('can be played again from the same start', async () => {
    const { value, call, store } = await openHost(await freshFolder())
    const first = await value('match:create', SETUP)
    const { position: _, seed: __, ...rest } = SETUP
    const second = await value('match:create', { ...rest, positionOf: first.id })
    const starts = await Promise.all([first, second].map(({ id }) => value('match:replay', { id })))
    expect(starts[1]?.start).toEqual(starts[0]?.start)
    expect(await call('match:create', { ...rest, game: 'jackal', positionOf: first.id })).toMatchObject({
      ok: false,
      problem: { code: 'bad-request' },
    })
    await store.closeAll()
  })

  it('does not reveal its secret captains to others while it is played', async () => {
    const { value, call, store } = await openHost(await freshFolder())
    const { id } = await value('match:create', SETUP)
    const { position: _, seed: __, ...rest } = SETUP
    const { red = human('Ann') } = SETUP.seats
    const bot = { name: 'Bob', player: { kind: 'bot', level: 'easy' } } as const
    for (const seats of [{ ...SETUP.seats, blue: bot }, { red }, { ...SETUP.seats, blue: { ...red, name: 'Eve' } }]) {
      expect(await call('match:create', { ...rest, seats, positionOf: id })).toMatchObject({
        ok: false,
        problem: { code: 'not-allowed' },
      })
    }
    expect((await store.list()).saves).toHaveLength(1)
    await store.closeAll()
  })

  it('does not reveal them by a second match in which a seat is taken over', async () => {
    const { call, value, store } = await openHost(await freshFolder())
    const elsewhere = { kind: 'human', elsewhere: true } as const
    const bot = { name: 'Bob', player: { kind: 'bot', level: 'easy' } } as const
    const { position: _, seed: __, ...rest } = SETUP
    const refused = { ok: false, problem: { code: 'not-allowed' } }
    for (const second of [{ name: 'Eve', player: elsewhere }, bot]) {
      const { id } = await value('match:create', {
        ...rest,
        position: POSITION,
        seats: { ...SETUP.seats, blue: second },
      })
      await value('match:open', { id })
      await value('match:seat', { id, seat: 'blue', player: elsewhere })
      for (const player of [elsewhere, bot.player]) {
        await value('match:seat', { id, seat: 'blue', player })
        const seats = { ...SETUP.seats, blue: { name: second.name, player } }
        expect(await call('match:create', { ...rest, seats, positionOf: id })).toMatchObject(refused)
        expect(await call('saves:copy', { id, title: 'Copy' })).toMatchObject(refused)
      }
    }
    await store.closeAll()
  })

  it.each<[string, Partial<MatchSetup>, string]>([
    ['with a fault', { position: { game: 'admiral', ships: 7 } }, 'position.ships'],
    ['with options beside it', { options: { captains: 1 } }, 'options'],
    ['that is over', { position: { game: 'admiral', ships: [ship('red', 'brig', 'm5')] } }, 'position'],
    ['with other squadrons than play', { seats: { red: human('Ann') } }, 'seats'],
  ])('%s is refused with its place', async (_what, change, where) => {
    const { call, store } = await openHost(await freshFolder())
    expect(await call('match:create', { ...SETUP, ...change })).toMatchObject({
      ok: false,
      problem: { code: 'bad-request', detail: expect.stringMatching(`^${where}`) },
    })
    await store.closeAll()
  })
})

describe('captains', () => {
  it('stay secret: a window with another viewer sees only who has one', async () => {
    const { value, feed, store } = await openHost(await freshFolder())
    const { position: _, ...rest } = SETUP
    const { id } = await value('match:create', { ...rest, options: { captains: 1 } })
    await value('match:open', { id })
    await value('match:look', { id, viewer: 'red' })
    await value('match:play', { id, seat: 'blue', move: { kind: 'assign', cards: { 'blue-brig': 'target' } } })
    const received = JSON.stringify(feed)
    expect(received).toContain('"team":"blue","cards":{"blue-brig":"hidden"}')
    expect(received).not.toMatch(/"blue-brig":"(rapid|swift|target|berserk)"/)
    await store.closeAll()
  })

  it('of the asked seat do not show in its moves while the window has another viewer', async () => {
    const { value, feed, store } = await openHost(await freshFolder())
    const position = { ...POSITION, phase: 'assign', options: { captains: 1, scenario: 'custom' } }
    const { id } = await value('match:create', { ...SETUP, position })
    await value('match:open', { id })
    await value('match:play', { id, seat: 'red', move: { kind: 'assign', cards: { 'red-brig': 'rapid' } } })
    await value('match:play', { id, seat: 'blue', move: { kind: 'assign', cards: { 'blue-line': 'target' } } })
    const offered = () => {
      const last = feed.at(-1)
      return last && 'standing' in last ? JSON.stringify(last.standing.asked) : ''
    }
    expect(offered()).toContain('"steer"')
    expect(offered()).not.toContain('"captain":true')
    await value('match:look', { id, viewer: 'red' })
    expect(offered()).toContain('"captain":true')
    await store.closeAll()
  })
})
