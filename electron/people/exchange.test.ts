import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ProfileLook } from '../contract/people.ts'
import { problemOf } from '../contract/refused.ts'
import type { MatchResult } from '../contract/results.ts'
import { silentLog } from '../files/log.ts'
import { freshFolder } from '../testkit/folders.ts'
import { bot, guest, resultNumber } from '../testkit/results.ts'
import { runInSlices } from '../time/timeSlices.ts'
import { readRecordFile } from './exchange.ts'
import { People } from './people.ts'

const NOW = Date.UTC(2027, 0, 1)
const look = (name: string): ProfileLook => ({ name, colour: 'green', flag: 'stripes', glyph: 'fish' })

/** Returns a computer with these people. */
async function computer(...names: readonly string[]) {
  const folder = await freshFolder()
  const people = new People({ folder, log: silentLog })
  for (const name of names) await people.create(look(name))
  const path = join(folder, 'family.json')
  const named = async (name: string) => {
    const profile = (await people.all()).find((one) => one.name === name)
    return { kind: 'person', id: profile?.id ?? '', name } as const
  }
  /** Records a match that the first of these people won. */
  const won = async (number: number, ...order: readonly string[]) => {
    const seats = await Promise.all(order.map(async (name, index) => ({ player: await named(name), place: index + 1 })))
    await people.add([resultNumber(number, [...seats, { player: bot(), place: 9 }])])
  }
  const text = async () => (await runInSlices(await people.exported())).toString()
  const take = async (content: string | Uint8Array) => {
    await writeFile(path, content)
    return people.merge(await readRecordFile(path, runInSlices), NOW)
  }
  const state = async () => ({ profiles: await people.all(), record: await people.record() })
  return { people, won, text, take, state, path }
}

const namesIn = (record: readonly MatchResult[]) =>
  record.map(({ seats }) => seats.flatMap(({ player }) => (player.kind === 'person' ? [player.name] : [])))

describe('an exported record', () => {
  it('has the people and their matches, and no id of a profile', async () => {
    const { people, won, text } = await computer('Ann', 'Bob')
    await won(1, 'Ann', 'Bob')
    const exported = await text()
    expect(exported).toContain('"name":"Ann"')
    for (const { id } of await people.all()) expect(exported).not.toContain(id)
  })

  it('brings everything to a computer without people', async () => {
    const home = await computer('Ann', 'Bob')
    await home.won(1, 'Ann', 'Bob')
    const other = await computer()
    expect(await other.take(await home.text())).toEqual({ profiles: 2, results: 1, known: 0 })
    const { profiles, record } = await other.state()
    expect(profiles).toMatchObject([look('Ann'), look('Bob')])
    expect(record[0]?.seats[0]?.player).toEqual({ kind: 'person', id: profiles[0]?.id, name: 'Ann' })
  })
})

describe('merging two computers', () => {
  it('makes no person and no match twice, however often and in whichever direction', async () => {
    const [home, away] = [await computer('Ann', 'Bob'), await computer('Bob', 'Cid')]
    await home.won(1, 'Ann', 'Bob')
    await away.won(2, 'Cid', 'Bob')
    await away.take(await home.text())
    await home.take(await away.text())
    const [one, other] = [await home.state(), await away.state()]
    expect(await home.take(await away.text())).toEqual({ profiles: 0, results: 0, known: 2 })
    expect(await away.take(await home.text())).toEqual({ profiles: 0, results: 0, known: 2 })
    expect([(await home.state()).record, (await away.state()).record]).toEqual([one.record, other.record])
    expect(one.profiles.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob', 'Cid'])
    expect(other.profiles.map(({ name }) => name).sort()).toEqual(['Ann', 'Bob', 'Cid'])
    expect(namesIn(one.record)).toEqual([
      ['Ann', 'Bob'],
      ['Cid', 'Bob'],
    ])
  })

  it('knows a person again who has another name there', async () => {
    const [home, away] = [await computer('Ann'), await computer()]
    await away.take(await home.text())
    const [ann] = await away.people.all()
    await away.people.alter(ann?.id ?? '', look('Mum'))
    await away.people.add([resultNumber(5, [{ player: { kind: 'person', id: ann?.id ?? '', name: 'Mum' }, place: 1 }])])
    expect(await home.take(await away.text())).toEqual({ profiles: 0, results: 1, known: 0 })
    expect((await home.state()).profiles.map(({ name }) => name)).toEqual(['Ann'])
  })

  it('takes people with the same name for one, and keeps guests as they are', async () => {
    const [home, away] = [await computer('Ann'), await computer('ANN')]
    await away.people.add([resultNumber(1, [{ player: guest('Zoe'), place: 1 }])])
    expect(await home.take(await away.text())).toMatchObject({ profiles: 0, results: 1 })
    expect((await home.state()).record[0]?.seats[0]?.player).toEqual(guest('Zoe'))
  })

  it('lets no match lie in the future', async () => {
    const [home, away] = [await computer(), await computer('Ann')]
    await away.people.add([resultNumber(40_000, [{ player: guest(), place: 1 }])])
    await home.take(await away.text())
    expect((await home.state()).record[0]?.ended).toBe(NOW)
  })
})

describe('a file that is no record', () => {
  const fileOf = (parts: object) =>
    JSON.stringify({ format: 'captains-table-people', version: 1, people: [], results: [], ...parts })
  const good = resultNumber(1, [{ player: guest(), place: 1 }])
  const person = { keys: ['0'.repeat(24)], ...look('Ann') }

  it.each<[string, string, object]>([
    ['text', 'hello', { code: 'file-invalid', reason: { code: 'not-json' } }],
    ['something else', '{"format":"captains-table-match"}', { code: 'file-invalid', reason: { code: 'not-a-record' } }],
    ['of a later version', fileOf({ version: 2 }), { code: 'file-too-new', reason: { code: 'later-version' } }],
    ['nested deeply', fileOf({ people: [JSON.parse('['.repeat(90) + ']'.repeat(90))] }), { code: 'file-invalid' }],
    ['with an invisible name', fileOf({ people: [{ ...person, name: '\u200b' }] }), { where: 'people.0.name' }],
    ['with an unknown colour', fileOf({ people: [{ ...person, colour: 'plaid' }] }), { where: 'people.0.colour' }],
    [
      'with an impossible place',
      fileOf({ results: [good, { ...good, seats: [{ ...good.seats[0], place: 0 }] }] }),
      { where: 'results.1.seats.0.place' },
    ],
    ['with an unknown field', fileOf({ results: [{ ...good, song: 'la' }] }), { where: 'results.0.song' }],
    ['with an unknown game', fileOf({ results: [{ ...good, game: 'chess' }] }), { where: 'results.0.game' }],
    ['with a time after all time', fileOf({ results: [{ ...good, ended: 1e300 }] }), { where: 'results.0.ended' }],
  ])('%s is refused: what and where, and nothing changes', async (_, text, problem) => {
    const { take, state } = await computer('Bob')
    const before = await state()
    const error = await take(text).catch((thrown: unknown) => thrown)
    expect(problemOf(error)).toMatchObject({ file: 'family.json', ...problem })
    expect(await state()).toEqual(before)
  })

  it('of more than 50 MB is refused before it is read', async () => {
    const error = await (await computer())
      .take(Buffer.alloc(50 * 1024 * 1024 + 1, 0x20))
      .catch((thrown: unknown) => thrown)
    expect(problemOf(error)).toMatchObject({ code: 'file-too-long', reason: { code: 'too-large' } })
  })

  it('with too many people is refused', async () => {
    const crowd = Array.from({ length: 65 }, (_, index) => ({
      ...person,
      name: `P${index}`,
      keys: [`${index}`.padStart(24, '0')],
    }))
    const error = await (await computer()).take(fileOf({ people: crowd })).catch((thrown: unknown) => thrown)
    expect(problemOf(error)).toMatchObject({ code: 'too-many-people' })
  })
})
