import { readFile, writeFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { GUEST_CHANNELS } from '../clients/rights.ts'
import { REQUESTS } from '../contract/schemas.ts'
import { guest } from '../testkit/clients.ts'
import { openPeopleHost } from '../testkit/peopleHost.ts'

/**
 * The law that no profile leaves this computer: its id is in no message to a page, no replay, no exported file and no
 * answer that a guest can ask for.
 */
it('sends no profile to a page, a guest or a file', async () => {
  const host = await openPeopleHost()
  const { id: profile } = await host.people.create({ name: 'Nora', colour: 'red', flag: 'plain', glyph: 'star' })
  const info = await host.create({ profile }, { player: { kind: 'human', elsewhere: true } })
  const { id } = info
  const far = guest(id)
  await host.handlers['match:open']({ id }, host.window)
  await host.handlers['match:open']({ id }, far)
  await host.handlers['match:play']({ id, seat: 'north', move: { kind: 'placeRandom', flag: 'royal' } }, host.window)
  await host.handlers['match:seat']({ id, seat: 'south', player: { kind: 'human' } }, host.window)
  const replay = await host.handlers['match:replay']({ id }, host.window)
  const list = await host.handlers['saves:list']({}, host.window)
  const files = []
  for (const content of ['match', 'replay'] as const) {
    await host.handlers['saves:export']({ id, content }, host.window)
    files.push(await readFile(host.written, 'utf8'))
  }
  await host.handlers['match:leave']({ id }, host.window)
  const save = await readFile(host.store.folder.fileOf(id), 'utf8')
  expect(save).toContain(profile)
  expect(far.feed.length).toBeGreaterThan(0)
  const sent = JSON.stringify([info, host.window.feed, far.feed, replay, list, files])
  expect(sent).toContain('Nora')
  expect(sent).not.toContain(profile)
  expect(GUEST_CHANNELS.filter((channel) => channel.startsWith('people:'))).toEqual([])
})

it('has no place for a profile in what it tells other screens of the next match', () => {
  const seat = { seat: 'north', name: 'Nora', player: { kind: 'human' } } as const
  const plan = (seats: readonly object[]) => ({ plan: { game: 'sea-battle', title: 'Tonight', seats } })
  expect(REQUESTS['screens:plan'].safeParse(plan([seat])).success).toBe(true)
  expect(REQUESTS['screens:plan'].safeParse(plan([{ ...seat, profile: 'a'.repeat(24) }])).success).toBe(false)
})

it('brings no profile with a file from elsewhere', async () => {
  const host = await openPeopleHost()
  const { id: profile } = await host.people.create({ name: 'Nora', colour: 'red', flag: 'plain', glyph: 'star' })
  const { id } = await host.create({ profile }, {})
  await writeFile(host.written, await readFile(host.store.folder.fileOf(id)))
  const imported = await host.store.importFile(host.written)
  expect(await readFile(host.store.folder.fileOf(imported.id), 'utf8')).not.toContain(profile)
})
