import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Profile } from '../contract/people.ts'
import { silentLog } from '../files/log.ts'
import { People } from '../people/people.ts'
import { rebuildRecord } from '../people/rebuild.ts'
import { freshFolder } from '../testkit/folders.ts'
import { openPeopleHost } from '../testkit/peopleHost.ts'

type PeopleHost = Awaited<ReturnType<typeof openPeopleHost>>

const look = { colour: 'red', flag: 'plain', glyph: 'star' } as const
const person = (host: PeopleHost, name: string): Promise<Profile> => host.people.create({ name, ...look })

/** Returns the record of a computer with the same people, rebuilt from the saves alone. */
async function rebuilt({ store, people }: PeopleHost) {
  const folder = await freshFolder()
  await writeFile(join(folder, 'people.json'), JSON.stringify({ version: 1, profiles: await people.all() }))
  const other = new People({ folder, log: silentLog })
  await rebuildRecord(store, other, silentLog)
  return other.record()
}

describe('the end of a match', () => {
  it('is recorded with date, game, way of play, people, places, scores and figures', async () => {
    const host = await openPeopleHost()
    const nora = await person(host, 'Nora')
    const info = await host.create({ profile: nora.id }, {})
    await host.playThrough(info.id)
    const [result, ...others] = await host.people.record()
    expect(others).toEqual([])
    expect(result).toMatchObject({
      game: 'sea-battle',
      variant: 'straight',
      began: info.createdAt,
      moves: 22,
      reason: 'fleet-sunk',
      seats: [
        {
          seat: 'north',
          player: { kind: 'person', id: nora.id, name: 'Nora' },
          side: 0,
          place: 1,
          score: 10,
          moves: 21,
          figures: { shots: 20, hits: 20 },
        },
        { seat: 'south', player: { kind: 'guest', name: 'Sam' }, side: 1, place: 2, score: 0, moves: 1 },
      ],
    })
    expect(result?.ended).toBeGreaterThan(info.createdAt)
  })

  it('is recorded if the table ends it, but not before the first move: nothing was played', async () => {
    const host = await openPeopleHost()
    const created = async () => {
      const { id } = await host.create({}, { player: { kind: 'human', elsewhere: true } })
      await host.handlers['match:open']({ id }, host.window)
      return id
    }
    await host.handlers['match:end']({ id: await created() }, host.window)
    const begun = await created()
    await host.play(begun, 'north', { kind: 'placeRandom', flag: 'royal' })
    await host.handlers['match:end']({ id: begun }, host.window)
    await host.recorder.idle()
    expect(await host.people.record()).toMatchObject([{ reason: 'table-ended', moves: 1 }])
    expect(await rebuilt(host)).toHaveLength(1)
  })

  it('is recorded once, also if the match is opened again or copied', async () => {
    const host = await openPeopleHost()
    const { id } = await host.create({}, {})
    await host.begin(id)
    await host.finish(id)
    await host.handlers['match:leave']({ id }, host.window)
    await host.handlers['match:open']({ id }, host.window)
    await host.recorder.idle()
    const copy = await host.store.copy(id, 'Copy')
    await host.handlers['match:leave']({ id }, host.window)
    await host.handlers['match:open']({ id: copy.id }, host.window)
    await host.recorder.idle()
    expect(await host.people.record()).toHaveLength(1)
  })

  it.each([
    ['a secret deal', {}],
    ['an open deal', { seed: 7 }],
  ])('of a copy counts as the same match: %s', async (_, more) => {
    const host = await openPeopleHost()
    const { id } = await host.create({}, {}, more)
    const copy = await host.store.copy(id, 'Copy')
    const again = await host.store.copy(copy.id, 'Again')
    for (const one of [id, copy.id, again.id]) await host.playThrough(one)
    expect(await host.people.record()).toHaveLength(1)
  })

  it('of another match from the same open deal counts', async () => {
    const host = await openPeopleHost()
    for (const { id } of [await host.create({}, {}, { seed: 7 }), await host.create({}, {}, { seed: 7 })])
      await host.playThrough(id)
    expect(await host.people.record()).toHaveLength(2)
  })

  it('is recorded at the next start if the program was killed before', async () => {
    const host = await openPeopleHost()
    const { id } = await host.create({}, {})
    await host.playThrough(id)
    await host.store.closeAll()
    const { data } = host
    await rm(join(data, 'results.jsonl'))
    const next = await openPeopleHost(data)
    expect(await next.people.record()).toEqual([])
    await next.handlers['match:open']({ id }, next.window)
    await next.recorder.idle()
    expect(await next.people.record()).toHaveLength(1)
  })

  it('of a lesson is not recorded', async () => {
    const host = await openPeopleHost()
    await host.playThrough((await host.create({}, {}, { lesson: 'shots' })).id)
    expect(await host.people.record()).toEqual([])
  })
})

describe('an analysis', () => {
  it('adds choice and luck to the result, in hundredths of a match', async () => {
    const host = await openPeopleHost()
    const { id } = await host.create({}, {})
    await host.playThrough(id)
    const decision = { move: 0, count: 1, made: { move: {} }, other: null, rivals: { before: {}, after: {} } }
    host.recorder.judged(id, [
      { ...decision, seat: 'north', best: 0.5, played: 0.4, after: 0.43 },
      { ...decision, seat: 'north', best: 0.43, played: 0.43, after: 0.42 },
    ])
    await host.recorder.idle()
    expect((await host.people.record())[0]?.judged).toEqual([{ seat: 'north', choice: -10, luck: 2 }])
  })
})

describe('the record', () => {
  it('equals the one rebuilt from saves', async () => {
    const host = await openPeopleHost()
    const [nora, sam] = [await person(host, 'Nora'), await person(host, 'Sam')]
    await host.playThrough((await host.create({ profile: nora.id }, { profile: sam.id })).id)
    await host.playThrough((await host.create({ profile: sam.id }, {}, { seed: 3 })).id)
    await host.create({ profile: sam.id }, {})
    await host.people.alter(nora.id, { name: 'Eleonora', ...look })
    await host.people.remove(sam.id)
    const kept = (await host.people.record()).toSorted((a, b) => a.ended - b.ended)
    expect(kept).toHaveLength(2)
    expect(await rebuilt(host)).toEqual(kept)
    expect(await rebuildRecord(host.store, host.people, silentLog)).toBe(0)
  })

  it('keeps a result whose save is removed', async () => {
    const host = await openPeopleHost()
    const { id } = await host.create({}, {})
    await host.playThrough(id)
    await host.handlers['saves:remove']({ id }, host.window)
    expect(await host.people.record()).toHaveLength(1)
  })

  it('leaves a guest without a name where a person was removed, also in mid-match', async () => {
    const host = await openPeopleHost()
    const nora = await person(host, 'Nora')
    await host.playThrough((await host.create({ profile: nora.id }, {})).id)
    const { id } = await host.create({ profile: nora.id }, {})
    await host.begin(id)
    expect(await host.people.remove(nora.id)).toEqual({ results: 1 })
    await host.finish(id)
    const players = (await host.people.record()).map(({ seats }) => seats[0]?.player)
    expect(players).toEqual([{ kind: 'guest' }, { kind: 'guest' }])
  })
})

describe('a seat', () => {
  it('is refused one profile twice, and a profile for a bot', async () => {
    const host = await openPeopleHost()
    const { id: profile } = await person(host, 'Nora')
    await expect(host.create({ profile }, { profile })).rejects.toThrow('one profile at two seats')
    const bot = { profile, player: { kind: 'bot', level: 'easy' } } as const
    await expect(host.create({}, bot)).rejects.toThrow('seats.south.profile')
  })
})
