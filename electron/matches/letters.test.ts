import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runToEnd } from '../../engine/match/steps.ts'
import { Sessions } from '../clients/sessions.ts'
import type { GameId, Language, SeatPlan } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { seenFrom } from '../remote/feeds/feedLog.ts'
import { printReplay, readReplayFile } from '../saves/sharing/replayFile.ts'
import { windowClient } from '../testkit/clients.ts'
import { freshFolder } from '../testkit/folders.ts'
import { gameStore } from '../testkit/seaMatches.ts'
import { follow, ScriptedThinker } from '../testkit/subscribers.ts'
import { RunningMatches } from './runningMatches.ts'

const PERSON: SeatPlan = { name: 'Ann', player: { kind: 'human' } }
const SEATS: Readonly<Partial<Record<GameId, Readonly<Record<string, SeatPlan>>>>> = {
  'sea-battle': { north: PERSON, south: PERSON },
  admiral: { red: PERSON, blue: PERSON },
}

/** Returns a new match at a host with this language, or one from before letters were recorded. */
async function begun(game: GameId, language?: Language) {
  const store = await gameStore(await freshFolder())
  const sessions = new Sessions(new RunningMatches(store, new ScriptedThinker(), silentLog))
  const handlers = matchHandlers(sessions, store, gameOf, { language: () => language })
  const info = await handlers['match:create']({ game, options: {}, seats: SEATS[game] ?? {} }, windowClient())
  return { store, info }
}

it.each(['en', 'ru'] as const)(
  'the host’s language (%s) names the cells for all screens and copies',
  async (language) => {
    const { store, info } = await begun('sea-battle', language)
    expect(info.letters).toBe(language)
    const { latest, live } = await follow(store, info.id)
    expect(latest('snapshot').match.letters).toBe(language)
    expect(seenFrom(live.info, 'south').letters).toBe(language)
    const copied = await store.copy(info.id, 'A copy')
    expect(copied.letters).toBe(language)
    const path = join(await freshFolder(), 'told.ctreplay')
    await writeFile(path, runToEnd(printReplay(live.match, live.info)))
    expect((await readReplayFile(path, 'told', gameOf)).match.letters).toBe(language)
  },
)

it('an older match has no letters of its own, nor has a game that names its cells alike in all languages', async () => {
  expect('letters' in (await begun('sea-battle')).info).toBe(false)
  expect('letters' in (await begun('admiral', 'ru')).info).toBe(false)
})
