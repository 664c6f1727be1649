import { readFile, truncate, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import { runToEnd } from '../../../engine/match/steps.ts'
import { GAME_IDS, type Json } from '../../contract/ipc.ts'
import { Refused } from '../../contract/refused.ts'
import { gameOf } from '../../games/games.ts'
import { OpenedReplays } from '../../matches/openedReplays.ts'
import { cupsStore, onlyCups, onlyEarlyCups, playInto, saveCups } from '../../testkit/cupsMatches.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { sampleReplay } from '../../testkit/saveBytes.ts'
import { createSlicer } from '../../time/timeSlices.ts'
import { matchInfo } from '../content.ts'
import { replayOf } from './replay.ts'
import { printReplay, readReplayFile } from './replayFile.ts'

/** Returns a match of Cups in which north has looked under a cup, and its replay file. */
async function exported() {
  const folder = await freshFolder()
  const store = await cupsStore(folder)
  const id = await saveCups(store, { seed: 7 })
  const opened = await store.open(id)
  await playInto(opened, 'north', { kind: 'peek', cup: 2 })
  await playInto(opened, 'south', { kind: 'roll' })
  const { match, content } = await store.peek(id)
  const info = matchInfo(content.summary)
  return { folder, match, info, file: JSON.parse(runToEnd(printReplay(match, info)).toString()) }
}

async function written(content: string | Uint8Array): Promise<string> {
  const path = join(await freshFolder(), 'shared.ctreplay')
  await writeFile(path, content)
  return path
}

const problemOf = (path: string, games = onlyCups) =>
  readReplayFile(path, 'replay-1', games).then(
    () => null,
    (error: unknown) => (error instanceof Refused ? error.problem : error),
  )

describe('a replay file', () => {
  it('contains what the spectator saw', async () => {
    const { match, info, file } = await exported()
    const { deal: _, ...shown } = info
    const replay = await readReplayFile(await written(JSON.stringify(file)), 'replay-1', onlyCups)
    expect(replay).toEqual({ ...runToEnd(replayOf(match, info, 'spectator')), match: { ...shown, id: 'replay-1' } })
  })

  it('of a lesson can be watched like any other', async () => {
    const { match, info } = await exported()
    const { deal: _, ...shown } = info
    const path = await written(runToEnd(printReplay(match, { ...info, lesson: 'winking' })))
    expect((await readReplayFile(path, 'replay-1', onlyCups)).match).toEqual({ ...shown, id: 'replay-1' })
  })

  it('of a match in which viewers voted has the form that version 0.2.0 reads', async () => {
    const { match, info } = await exported()
    const seats = info.seats.map((seat) => ({
      ...seat,
      player: { kind: 'bot', level: 'easy', audience: true } as const,
    }))
    const file = runToEnd(printReplay(match, { ...info, seats })).toString()
    expect(file).not.toContain('audience')
    expect((await readReplayFile(await written(file), 'replay-1', onlyCups)).match.seats[0]?.player).toEqual({
      kind: 'bot',
      level: 'easy',
    })
  })

  it.each(GAME_IDS)('of %s can be watched', async (game) => {
    const path = await written(sampleReplay(game, 3, 30))
    expect((await readReplayFile(path, 'replay-1', gameOf)).steps.length).toBeGreaterThan(0)
  })

  it('of Jackal from before boards were stored is on the classic island', async () => {
    const { start, ...rest } = JSON.parse(sampleReplay('jackal', 3, 30).toString())
    const { board: _, ...old } = start
    const replay = await readReplayFile(await written(JSON.stringify({ ...rest, start: old })), 'replay-1', gameOf)
    expect(replay.start).toEqual({ ...old, board: CLASSIC_ISLAND })
  })

  it.each([
    ['of one cell', { map: ['#'], deck: { empty: 1 } }],
    ['with land at its edge', { map: ['###', '~#~', '~~~'], deck: { empty: 4 } }],
    ['whose deck has another size', { ...CLASSIC_ISLAND, deck: { empty: 1 } }],
    ['with fewer tiles than cells', { map: ['~~~~~', '~###~', '~~~~~'], deck: { empty: 3 } }],
  ])('of Jackal on a board %s is rejected', async (_, board) => {
    const { start, ...rest } = JSON.parse(sampleReplay('jackal', 3, 30).toString())
    const path = await written(JSON.stringify({ ...rest, start: { ...start, board } }))
    await expect(readReplayFile(path, 'replay-1', gameOf)).rejects.toMatchObject({
      problem: { code: 'file-unreadable', where: expect.stringContaining('start') },
    })
  })

  it('does not change, and is read again when newer ones have replaced it in memory', async () => {
    const { file } = await exported()
    const path = await written(JSON.stringify(file))
    const before = await readFile(path)
    const replays = new OpenedReplays(onlyCups)
    const { id, match } = await replays.open(path)
    const first = await replays.get(id)
    expect([match.id, first?.match]).toEqual([id, match])
    for (let i = 0; i < 4; i++) await replays.open(path)
    expect(await replays.get(id)).toEqual(first)
    expect(await replays.get('replay-none')).toBeNull()
    expect(await readFile(path)).toEqual(before)
    await unlink(path)
    for (let i = 0; i < 4; i++) await replays.open(await written(JSON.stringify(file)))
    await expect(replays.get(id)).rejects.toMatchObject({ problem: { code: 'file-unreadable' } })
  })
})

type Changed = { readonly [key: string]: Json } & { readonly steps: readonly Json[] }

describe('a hostile replay', () => {
  it.each([
    ['nothing', () => '', 'not JSON'],
    ['no text', () => Buffer.from([0xff, 0xfe, 0x80]), 'not JSON'],
    ['nested beyond any stack', () => `${'['.repeat(100_000)}${']'.repeat(100_000)}`, ''],
    ['something else', () => '{"format":"elsewhere"}', ''],
    ['an unknown key', (file: Changed) => ({ ...file, extra: 1 }), ''],
    ['no beginning', (file: Changed) => ({ ...file, start: {} }), ''],
    [
      'other seats',
      (file: Changed) => ({
        ...file,
        match: { ...Object(file.match), seats: [{ seat: 'x', name: 'X', player: { kind: 'human' } }] },
      }),
      'other seats',
    ],
    ['a name of many lines', (file: Changed) => ({ ...file, match: { ...Object(file.match), title: 'a\nb' } }), ''],
    ['the eyes of a player', (file: Changed) => ({ ...file, viewer: 'north' }), ''],
    ['rules of other days', (file: Changed) => ({ ...file, rulesVersion: 0 }), ''],
  ])('is refused with the file and the place: %s', async (_, make, what) => {
    const { file } = await exported()
    const made = make(file)
    const path = await written(typeof made === 'string' || made instanceof Uint8Array ? made : JSON.stringify(made))
    const problem = await problemOf(path)
    expect(problem).toMatchObject({
      code: 'file-unreadable',
      file: 'shared.ctreplay',
      detail: expect.stringMatching(/\S/),
    })
    expect(JSON.stringify(problem)).toContain(what)
  })

  it.each(GAME_IDS)('of %s names the invalid step', async (game) => {
    const file = JSON.parse(sampleReplay(game, 3, 6).toString())
    file.steps[2].events = [{ kind: 'planted', at: 'e5' }]
    const path = await written(JSON.stringify(file))
    await expect(readReplayFile(path, 'replay-1', gameOf)).rejects.toMatchObject({
      problem: { code: 'file-unreadable', where: 'steps.2', detail: 'does not follow' },
    })
  })

  it('is rejected if it is nested too deeply for IPC', async () => {
    const file = JSON.parse(sampleReplay('jackal', 3, 6).toString())
    const text = JSON.stringify({ ...file, start: { ...file.start, planted: '?' } })
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const path = await written(text.replace('"?"', deep))
    await expect(readReplayFile(path, 'replay-1', gameOf)).rejects.toThrow('nested too deeply')
  })

  it('is rejected if folding it takes too long', async () => {
    const path = await written(sampleReplay('jackal', 3, 6))
    let time = 0
    const slow = createSlicer({ now: () => (time += 2000), yieldControl: async () => undefined })
    await expect(readReplayFile(path, 'replay-1', gameOf, slow)).rejects.toMatchObject({
      problem: { code: 'file-too-long', reason: { code: 'too-slow' } },
    })
  })

  it('of a later program is rejected as too new', async () => {
    const { file } = await exported()
    for (const later of [
      { ...file, version: 2 },
      { ...file, rulesVersion: 99 },
    ]) {
      expect(await problemOf(await written(JSON.stringify(later)))).toMatchObject({ code: 'file-too-new' })
    }
    const unknown = { ...file, match: { ...file.match, game: 'chess' } }
    expect(await problemOf(await written(JSON.stringify(unknown)))).toMatchObject({ code: 'file-too-new' })
  })

  it('with an unknown bot is rejected with the list of known ones', async () => {
    const { file } = await exported()
    const [north, south] = file.match.seats
    const seats = [north, { ...south, player: { kind: 'bot', level: 'hard' } }]
    const path = await written(JSON.stringify({ ...file, match: { ...file.match, seats } }))
    expect(await problemOf(path, onlyEarlyCups)).toMatchObject({
      code: 'file-too-new',
      where: 'match.seats.1.player.level',
      reason: { code: 'unknown-level', facts: { level: 'hard', levels: 'easy, medium' } },
    })
  })

  it('is rejected by its size alone', async () => {
    const path = await written('')
    await truncate(path, 9 * 1024 * 1024)
    expect(await problemOf(path)).toMatchObject({ code: 'file-too-long', reason: { code: 'too-large' } })
    expect(await problemOf(await freshFolder())).toMatchObject({ detail: 'not an ordinary file' })
  })

  it('is rejected if it, or one of its parts, is longer than any match', async () => {
    const { file } = await exported()
    const many = { ...file, steps: Array.from({ length: 20_001 }, () => ({ by: 'north', events: [] })) }
    const tooMany = { code: 'file-too-long', reason: { code: 'too-many-moves', facts: { most: 20_000 } } }
    expect(await problemOf(await written(JSON.stringify(many)))).toMatchObject(tooMany)
    const long = { ...file, steps: [{ by: 'north', events: [{ kind: 'x'.repeat(1_100_000) }] }] }
    const tooLong = { code: 'file-too-long', reason: { code: 'part-too-long' } }
    expect(await problemOf(await written(JSON.stringify(long)))).toMatchObject(tooLong)
  })

  it('cannot pollute object prototypes', async () => {
    const { file } = await exported()
    const text = JSON.stringify(file).replace('"start":{', '"start":{"__proto__":{"polluted":true},')
    await problemOf(await written(text))
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })
})
