import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ProfileLook } from '../contract/people.ts'
import { silentLog } from '../files/log.ts'
import { freshFolder } from '../testkit/folders.ts'
import { guest, person, personId, resultNumber } from '../testkit/results.ts'
import { People } from './people.ts'

const look = (name: string): ProfileLook => ({ name, colour: 'blue', flag: 'disc', glyph: 'moon' })

/** Returns a data folder with its people; `text` is the content of their file. */
async function peopleWith(text?: string) {
  const folder = await freshFolder()
  const path = join(folder, 'people.json')
  if (text !== undefined) await writeFile(path, text)
  const open = () => new People({ folder, log: silentLog })
  return { folder, path, open, people: open() }
}

const namesOf = async (people: People) => (await people.all()).map(({ name }) => name)
const fileOf = (...profiles: readonly unknown[]) => JSON.stringify({ version: 1, profiles })
const written = (number: number, name: string) => ({ id: personId(number), ...look(name) })

describe('the people of a computer', () => {
  it('are nobody but guests at first', async () => {
    expect(await (await peopleWith()).people.list()).toEqual({ profiles: [], results: 0 })
  })

  it('are kept over a new start, with their looks', async () => {
    const { open, people } = await peopleWith()
    const ann = await people.create(look('Ann'))
    await people.create(look('Bob'))
    await people.alter(ann.id, { ...look('Anna'), colour: 'rose' })
    expect((await open().list()).profiles).toMatchObject([
      { id: ann.id, name: 'Anna', colour: 'rose' },
      { name: 'Bob' },
    ])
  })

  it('are as before if a change is refused', async () => {
    const { open, people } = await peopleWith()
    await people.create(look('Ann'))
    await expect(people.create(look('ANN'))).rejects.toMatchObject({ problem: { code: 'name-taken' } })
    expect(await namesOf(open())).toEqual(['Ann'])
  })

  it('do not see each other’s changes half done', async () => {
    const { people } = await peopleWith()
    await Promise.all(Array.from({ length: 12 }, (_, index) => people.create(look(`P${index}`))))
    expect(await namesOf(people)).toHaveLength(12)
  })
})

describe('a removed person', () => {
  it('is a guest without a name in the record, and others stay', async () => {
    const { people } = await peopleWith(fileOf(written(1, 'Ann'), written(2, 'Bob')))
    const seats = [
      { player: person(1, 'Ann'), place: 1 },
      { player: person(2, 'Bob'), place: 2 },
    ]
    await people.add([resultNumber(1, seats), resultNumber(2, [{ player: guest(), place: 1 }])])
    expect(await people.remove(personId(1))).toEqual({ results: 1 })
    expect((await people.record())[0]?.seats.map(({ player }) => player)).toEqual([{ kind: 'guest' }, person(2, 'Bob')])
    expect(await namesOf(people)).toEqual(['Bob'])
  })

  it('leaves neither the id nor the name in the files', async () => {
    const { folder, people } = await peopleWith(fileOf(written(1, 'Ann')))
    await people.add([resultNumber(1, [{ player: person(1, 'Ann'), place: 1 }])])
    await people.remove(personId(1))
    const files = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
    expect(files.join('')).not.toMatch(new RegExp(`Ann|${personId(1)}`))
  })
})

describe('a damaged file of people', () => {
  it.each([
    ['no JSON', '{"version":1', [], 0],
    ['of another version', JSON.stringify({ version: 2, profiles: [] }), [], 0],
    ['with a bad profile', fileOf(written(1, 'Ann'), { id: 'x' }), ['Ann'], 1],
    ['with one id twice', fileOf(written(1, 'Ann'), written(1, 'Bob')), ['Ann'], 1],
  ])('%s is kept aside, and whoever can be read stays', async (_, text, names, lost) => {
    const { folder, people, open } = await peopleWith(text)
    const { profiles, damage } = await people.list()
    expect(profiles.map(({ name }) => name)).toEqual(names)
    expect(damage).toMatchObject({ profiles: lost, lines: 0, unread: false, file: 'people.json' })
    expect(await readFile(join(folder, 'damaged', 'people.json'), 'utf8')).toBe(text)
    expect((await open().list()).damage).toBeUndefined()
  })

  it('loses nobody who is in the record', async () => {
    const { people, path, open } = await peopleWith(fileOf(written(1, 'Ann'), written(2, 'Bob')))
    await people.add([resultNumber(1, [{ player: person(1, 'Ann'), place: 1 }])])
    await writeFile(path, 'oops')
    expect((await open().all()).map(({ id, name }) => [id, name])).toEqual([[personId(1), 'Ann']])
  })

  it('is never overwritten while it cannot be read', async () => {
    const { people, path } = await peopleWith()
    await symlink(path, path)
    expect((await people.list()).damage).toMatchObject({ unread: true })
    await expect(people.create(look('Ann'))).rejects.toMatchObject({ problem: { code: 'save-failed' } })
    await rm(path)
    await people.create(look('Ann'))
    expect(await namesOf(people)).toEqual(['Ann'])
  })
})
