import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../contract/ipc.ts'
import { silentLog } from '../../files/log.ts'
import { gameOf } from '../../games/games.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { fleetOfRows, gameStore, place, saveSeaBattle } from '../../testkit/seaMatches.ts'
import { BotMemory } from './botMemory.ts'
import { rememberedPeople } from './rememberedAs.ts'

const FLEET = fleetOfRows(0)

async function remembering(text?: string) {
  const path = join(await freshFolder(), 'bot-memory.json')
  if (text !== undefined) await writeFile(path, text)
  return { path, memory: await BotMemory.open(path, gameOf, silentLog) }
}

const fileOf = (...chapters: readonly object[]) => JSON.stringify({ version: 1, chapters })
const chapter = (lessons: readonly unknown[], player = 'Nora') => ({ game: 'sea-battle', player, lessons })

/** Returns a match in which the north has placed its fleet. */
async function played(name: string) {
  const store = await gameStore(await freshFolder())
  const { match, content } = await store.peek(await saveSeaBattle(store))
  match.play('north', place(FLEET))
  const game = gameOf('sea-battle')
  if (!game) throw new Error('no such game')
  const seats: MatchInfo['seats'] = [{ seat: 'north', name, player: { kind: 'human' } }]
  return { game, match, save: { summary: { ...content.summary, seats } } }
}

describe('the memory of bots', () => {
  it('is empty on the first start', async () => {
    expect((await remembering()).memory.lessonsAbout('sea-battle', ['Nora'])).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
    ['another version', JSON.stringify({ version: 2, chapters: [] })],
    ['something else', '[1, 2, 3]'],
    ['far too much', ' '.repeat(1_000_001)],
  ])('starts empty if the file is %s', async (_, text) => {
    expect((await remembering(text)).memory.lessonsAbout('sea-battle', ['Nora'])).toEqual([])
  })

  it('drops lessons that are invalid for their game', async () => {
    const odd = [[], 'fleet', [[0, 1, 2, 3]], FLEET.map((ship) => ship.map((cell) => cell + 1000)), FLEET]
    const { memory } = await remembering(fileOf(chapter(odd), { ...chapter([FLEET]), game: 'chess' }))
    expect(memory.lessonsAbout('sea-battle', ['Nora'])).toEqual([FLEET])
  })

  it('keeps the latest twenty lessons per person and drops the people met longest ago', async () => {
    const crowd = Array.from({ length: 64 }, (_, i) => chapter([FLEET], `P${i}`))
    const { path, memory } = await remembering(fileOf(...crowd))
    const match = await played('Nora')
    for (let times = 0; times < 22; times++) await memory.learn(match)
    expect(memory.lessonsAbout('sea-battle', ['Nora'])).toHaveLength(20)
    expect(memory.lessonsAbout('sea-battle', ['P0'])).toEqual([])
    expect(memory.lessonsAbout('sea-battle', ['P1'])).toEqual([FLEET])
    expect(JSON.parse(await readFile(path, 'utf8')).chapters).toHaveLength(64)
  })

  it('remembers a person by the profile, whatever name they play under, until it forgets them', async () => {
    const { memory } = await remembering()
    const { save, ...match } = await played('Nora')
    const profile = 'a'.repeat(24)
    const summary = { ...save.summary, profiles: { north: profile } }
    await memory.learn({ ...match, save: { summary } })
    expect(rememberedPeople({ ...summary, seats: summary.seats.map((one) => ({ ...one, name: 'Mum' })) })).toEqual([
      profile,
    ])
    expect(memory.lessonsAbout('sea-battle', [profile])).toEqual([FLEET])
    expect(memory.lessonsAbout('sea-battle', ['Nora'])).toEqual([])
    await memory.forget(profile)
    expect(memory.lessonsAbout('sea-battle', [profile])).toEqual([])
  })

  it('works without a disk', async () => {
    const memory = await BotMemory.open(join(await freshFolder(), 'gone', 'bot-memory.json'), gameOf, silentLog)
    await memory.learn(await played('Nora'))
    expect(memory.lessonsAbout('sea-battle', ['Nora'])).toEqual([FLEET])
  })
})
