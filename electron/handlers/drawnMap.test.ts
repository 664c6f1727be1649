import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { deckFor, landIn } from '../../engine/jackal/data/boards.ts'
import type { Json, MatchSetup } from '../contract/ipc.ts'
import { openHeadlessHost } from '../fixtures/headlessHost.ts'
import { freshFolder } from '../testkit/folders.ts'

/** A player's drawing: a bay in the west, ferries, harbours that are not in the middle. */
const ROWS = [
  '~~~N~~~~~~',
  '~########~',
  '~########~',
  '~~~~#####~',
  '~~~~##==#E',
  'W##=####~~',
  '~########~',
  '~########~',
  '~########~',
  '~~~~~~S~~~',
]
const DECK = deckFor(landIn(ROWS), 'classic')
const COVE = { kind: 'drawn', name: 'The cove', variant: 'classic', extra: 'lifeboat' } as const
const CREW = { kind: 'human' } as const
const SETUP: MatchSetup = {
  game: 'jackal',
  options: { players: 2, crews: 1, map: { map: ROWS, deck: { ...DECK } } },
  seats: { white: { name: 'Anne', player: CREW }, black: { name: 'Edward', player: CREW } },
  map: COVE,
}

async function openHost() {
  const folder = await freshFolder()
  const host = await openHeadlessHost(join(folder, 'data'))
  onTestFinished(() => host.close())
  const { id } = await host.value('match:create', SETUP)
  await host.value('match:open', { id })
  const shown = () => host.feed.findLast((message) => message.kind === 'snapshot')
  return { host, folder, id, shown }
}

/** Returns the board of a view of any game. */
const boardIn = (view: Json | undefined) => (view as { board?: unknown } | undefined)?.board

it('is complete in messages to screens, for every viewer', async () => {
  const { host, id, shown } = await openHost()
  for (const viewer of ['white', 'black', 'spectator']) {
    await host.value('match:look', { id, viewer })
    const snapshot = shown()
    expect(snapshot).toMatchObject({ viewer, match: { map: COVE } })
    expect(boardIn(snapshot?.view)).toEqual({ map: ROWS, deck: DECK })
  }
})

it('is complete in a replay, and in the files of a replay and of a match', async () => {
  const { host, folder, id } = await openHost()
  const whole = { match: { map: COVE }, start: { board: { map: ROWS, deck: DECK } } }
  expect(await host.value('match:replay', { id })).toMatchObject(whole)

  host.dialogPath = join(folder, 'cove.ctreplay')
  await host.value('saves:export', { id, content: 'replay' })
  const opened = await host.value('replays:open', {})
  expect(await host.value('match:replay', { id: opened.id })).toMatchObject(whole)

  host.dialogPath = join(folder, 'cove.ctmatch')
  await host.value('saves:export', { id, content: 'match' })
  const imported = await host.value('saves:import', {})
  expect(await host.value('match:replay', { id: imported.id })).toMatchObject(whole)
})

it('names the match in the list of saves, also of copies and after a restart', async () => {
  const { host, folder, id } = await openHost()
  await host.value('saves:copy', { id, title: 'Copy' })
  const labels = async (from: typeof host) => (await from.value('saves:list', {})).saves.map(({ map }) => map)
  expect(await labels(host)).toEqual([COVE, COVE])
  await host.close()
  const again = await openHeadlessHost(join(folder, 'data'))
  onTestFinished(() => again.close())
  expect(await labels(again)).toEqual([COVE, COVE])
})

it('is named by a word or by a displayable name, or the match is refused', async () => {
  const { host } = await openHost()
  for (const map of [
    { kind: 'drawn', name: 'a\nb' },
    { kind: 'known', word: 'Captain’s' },
    { kind: 'known', word: 'atoll', variant: 'On foot' },
    { kind: 'known', word: 'atoll', extra: 'A boat' },
    { kind: 'atoll' },
    'atoll',
  ]) {
    const answer = await host.ask('match:create', { ...SETUP, map: map as never }) // as a page could send it
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-request' } })
  }
})
