import { expect, it } from 'vitest'
import { defaultSettings } from '../contract/ipc.ts'
import type { ProfileLook } from '../contract/people.ts'
import { silentLog } from '../files/log.ts'
import { UsedSettings } from '../files/usedSettings.ts'
import { openPeopleHost } from '../testkit/peopleHost.ts'
import { personId } from '../testkit/results.ts'
import { peopleHandlers } from './people.ts'

const look = (name: string): ProfileLook => ({ name, colour: 'red', flag: 'plain', glyph: 'star' })
const NO_DIALOGS = { askForJson: async () => null, askWhereToWriteJson: async () => null }

/** Returns a host with the handlers for people over its settings. */
async function openHost() {
  const host = await openPeopleHost()
  const settings = await UsedSettings.open(host.data, defaultSettings('en-GB'), silentLog)
  const memory = { forget: async () => undefined }
  const parts = { people: host.people, recorder: host.recorder, store: host.store }
  const handlers = peopleHandlers({ ...parts, settings, memory, dialogs: NO_DIALOGS, log: silentLog })
  const create = (name: string) => handlers['people:create'](look(name), host.window)
  const play = (profile: string | null) => handlers['people:play']({ profile }, host.window)
  const remove = (profile: string) => handlers['people:remove']({ profile }, host.window)
  const playing = async () => (await handlers['people:list']({}, host.window)).playing
  return { host, settings, create, play, remove, playing }
}

it('the first person plays at once, with what the guest has learned; others play when they are chosen', async () => {
  const { settings, create, play, playing } = await openHost()
  await settings.change({ lessonsPassed: ['ashore'] })
  const ann = await create('Ann')
  const bob = await create('Bob')
  expect([await playing(), settings.current.lessonsPassed]).toEqual([ann.id, ['ashore']])
  expect((await play(bob.id)).lessonsPassed).toEqual([])
  expect(await playing()).toBe(bob.id)
  expect((await play(null)).lessonsPassed).toEqual(['ashore'])
})

it('a person who is not on this computer cannot play', async () => {
  const { play, playing } = await openHost()
  await expect(play(personId(9))).rejects.toMatchObject({ problem: { code: 'no-such-person' } })
  expect(await playing()).toBeNull()
})

it('a person who is removed while they play, and in the middle of a match, leaves the guest’s settings and a result', async () => {
  const { host, settings, create, remove, playing } = await openHost()
  const ann = await create('Ann')
  await settings.change({ lessonsPassed: ['fleet'], volume: 0.5 })
  const { id } = await host.create({ name: 'Ann', profile: ann.id }, {})
  await host.begin(id)
  await remove(ann.id)
  expect([await playing(), settings.current]).toEqual([null, { ...defaultSettings('en-GB'), volume: 0.5 }])
  await host.finish(id)
  expect((await host.people.record())[0]?.seats[0]).toMatchObject({ player: { kind: 'guest' }, place: 1 })
})
