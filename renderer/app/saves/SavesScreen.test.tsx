import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { GivenFile, SaveInfo, SetAsideSave } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { listedSaves, savedMatch } from '../../testkit/listedSaves.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { useScreen } from '../../ui/screens.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { SavesScreen } from './SavesScreen.tsx'

const OVER = { winners: ['white'], scores: { white: 1 }, reason: 'no-gold-left' }

async function shelf(
  saves: readonly SaveInfo[],
  { setAside = [], given = [] }: { setAside?: readonly SetAsideSave[]; given?: readonly GivenFile[] } = {},
) {
  let kept = [...saves]
  const host = scriptedHost({
    'saves:list': (request) => listedSaves(kept, request, setAside),
    'saves:rename': ({ id, title }) => {
      kept = kept.map((one) => (one.id === id ? { ...one, title } : one))
      return savedMatch(id, { title })
    },
    'saves:remove': ({ id }) => {
      kept = kept.filter((one) => one.id !== id)
      return null
    },
    'saves:export': () => ({ path: '/tmp/match.json' }),
    'match:open': ({ id }) => saves.find((one) => one.id === id) ?? savedMatch(id),
    'files:open': () => ({ files: given }),
  })
  setHost(host)
  useToasts.setState({ toasts: [] })
  render(<SavesScreen />)
  await screen.findByRole('list')
  await screen.findAllByText(/moves|Nothing saved/)
  return { host, user: userEvent.setup() }
}

const row = (title: RegExp) => {
  const found = screen.getAllByRole('listitem').find((item) => title.test(item.textContent ?? ''))
  if (!found) throw new Error(`no row of ${title}`)
  return within(found)
}

it('offers to continue only unfinished matches', async () => {
  await shelf([savedMatch('first'), savedMatch('second', { outcome: OVER })])
  row(/The first match.*3 moves · Grace/).getByRole('button', { name: /^Play on: / })
  expect(row(/The second match/).queryByRole('button', { name: /^Play on: / })).toBeNull()
  row(/The second match.*Finished/).getByRole('button', { name: /^Replay: / })
})

it('shows the map of a match if it is not the usual one', async () => {
  await shelf([
    savedMatch('first', { map: { kind: 'drawn', name: 'The cove' } }),
    savedMatch('second', { map: { kind: 'known', word: 'atoll' }, title: '2026-11-20 18:05' }),
    savedMatch('third', { map: { kind: 'known', word: 'of-a-later-version' } }),
    savedMatch('fourth', { map: { kind: 'drawn', name: 'The cove', variant: 'classic' } }),
    savedMatch('fifth', { map: { kind: 'known', word: 'of-a-later-version', variant: 'archipelago' } }),
    savedMatch('sixth', { map: { kind: 'known', word: 'skerries', variant: 'archipelago', extra: 'lifeboat' } }),
    savedMatch('seventh', {
      map: { kind: 'known', word: 'skerries', variant: 'archipelago', extra: 'of-a-later-version' },
    }),
    savedMatch('eighth', { map: { kind: 'known', word: 'of-a-later-version', extra: 'lifeboat' } }),
  ])
  row(/The first match.*Jackal · Map: The cove · .*3 moves/)
  row(/Jackal: Grace.*Map: Atoll · .*3 moves/)
  row(/The third match.*Jackal · Jan/)
  row(/The fourth match.*Jackal · Map: The cove \(Classic\) · .*3 moves/)
  row(/The fifth match.*Jackal · Archipelago · Jan/)
  row(/The sixth match.*Jackal · Map: Skerries \(Archipelago, with a lifeboat\) · .*3 moves/)
  row(/The seventh match.*Jackal · Map: Skerries \(Archipelago\) · .*3 moves/)
  row(/The eighth match.*Jackal · With a lifeboat · Jan/)
})

it('marks open deals', async () => {
  await shelf([savedMatch('first', { deal: { kind: 'open', name: 'amber reef' } }), savedMatch('second')])
  row(/The first match.*3 moves · open deal · Grace/)
  row(/The second match.*3 moves · Grace/)
})

it('watches a save from its start', async () => {
  const { user } = await shelf([savedMatch('first')])
  await user.click(row(/first/).getByRole('button', { name: /^Replay: / }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'replay', id: 'first', move: 0 } })
})

it('leads from a save to its analysis, and back to the saves', async () => {
  const { user } = await shelf([savedMatch('first', { deal: { kind: 'open', name: 'amber reef' }, outcome: OVER })])
  await user.click(row(/first/).getByRole('button', { name: /^Analysis: / }))
  expect(useScreen.getState().screen).toMatchObject({ name: 'replay', id: 'first', analysed: true, from: 'saves' })
})

it('offers an analysis of finished matches and of matches against bots, and of no others', async () => {
  const deal = { kind: 'open', name: 'amber reef' } as const
  const human = (seat: string) => ({ seat, name: seat, player: { kind: 'human' } }) as const
  const bot = { seat: 'red', name: 'Bot', player: { kind: 'bot', level: 'easy' } } as const
  await shelf([
    savedMatch('finished', { deal, outcome: OVER }),
    savedMatch('botted', { deal, seats: [human('white'), bot] }),
    savedMatch('peopled', { deal, seats: [human('white'), human('red')] }),
    savedMatch('begun', { deal, seats: [human('white'), bot], moves: 0 }),
    savedMatch('taught', { deal, outcome: OVER, lesson: 'first' }),
  ])
  const offered = (title: string) =>
    row(new RegExp(title)).queryByRole('button', { name: /^Analysis: / }) !== null ? [title] : []
  expect(['finished', 'botted', 'peopled', 'begun', 'taught'].flatMap(offered)).toEqual(['finished', 'botted'])
})

it('renames a save and shows its new title', async () => {
  const { host, user } = await shelf([savedMatch('first')])
  await user.click(row(/first/).getByRole('button', { name: /^Rename: / }))
  const dialog = within(screen.getByRole('dialog', { name: 'Rename' }))
  const field = dialog.getByRole('textbox', { name: 'New name' })
  await user.clear(field)
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'OK' }).disabled).toBe(true)
  await user.type(field, 'A long match')
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(host.asked('saves:rename')).toEqual([{ id: 'first', title: 'A long match' }])
  await screen.findByRole('heading', { name: 'A long match' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('deletes a save only when that is confirmed', async () => {
  const { host, user } = await shelf([savedMatch('first'), savedMatch('second')])
  await user.click(row(/first/).getByRole('button', { name: /^Delete: / }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(host.asked('saves:remove')).toEqual([])
  await user.click(row(/first/).getByRole('button', { name: /^Delete: / }))
  const dialog = screen.getByRole('dialog', { name: 'Delete' })
  expect(dialog.textContent).toContain('Delete “The first match”?')
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }))
  await screen.findByRole('heading', { name: 'The second match' })
  expect(host.asked('saves:remove')).toEqual([{ id: 'first' }])
  expect(screen.queryByRole('heading', { name: 'The first match' })).toBeNull()
})

it('says where a finished match was written, or why it was not', async () => {
  const { host, user } = await shelf([savedMatch('first', { outcome: OVER })])
  await user.click(row(/first/).getByRole('button', { name: /^Export match: / }))
  expect(host.asked('saves:export')).toEqual([{ id: 'first', content: 'match' }])
  expect(JSON.stringify(useToasts.getState().toasts)).toContain('/tmp/match.json')
  host.refuse('saves:export', { code: 'save-failed' })
  await user.click(row(/first/).getByRole('button', { name: /^Export replay: / }))
  expect(useToasts.getState().toasts).toHaveLength(2)
})

it('warns before the export of an unfinished match, and offers the replay', async () => {
  const { host, user } = await shelf([savedMatch('first')])
  const warn = async () => {
    await user.click(row(/first/).getByRole('button', { name: /^Export match: / }))
    return within(screen.getByRole('dialog', { name: 'This file will contain every secret' }))
  }
  await user.click((await warn()).getByRole('button', { name: 'Cancel' }))
  expect(host.asked('saves:export')).toEqual([])
  const dialog = await warn()
  expect(document.activeElement).toBe(dialog.getByRole('button', { name: 'Export replay' }))
  await user.click(dialog.getByRole('button', { name: 'Export replay' }))
  await user.click((await warn()).getByRole('button', { name: 'Export the match anyway' }))
  expect(host.asked('saves:export').map(({ content }) => content)).toEqual(['replay', 'match'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('names the files that could not be read', async () => {
  await shelf([], { setAside: [{ file: 'broken.json', reason: 'file-unreadable' }] })
  expect(screen.getByRole('status').textContent).toContain('broken.json')
})

const notices = () => useToasts.getState().toasts.map(({ text }) => text)
const replayFile: GivenFile = { kind: 'replay', file: 'evening.ctreplay', id: 'replay-1', match: savedMatch('shown') }

it('says when a match that is opened was recovered from damage', async () => {
  const { user } = await shelf([savedMatch('first', { condition: 'recovered' })])
  row(/first.*damaged/)
  await user.click(row(/first/).getByRole('button', { name: /Play on/ }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'match' } })
  expect(notices()).toEqual([expect.stringContaining('was damaged')])
})

it('imports a match, and says if it was damaged', async () => {
  const given: GivenFile[] = [{ kind: 'match', file: 'x.ctmatch', save: savedMatch('new', { condition: 'recovered' }) }]
  const { host, user } = await shelf([], { given })
  await user.click(screen.getByRole('button', { name: 'Import…' }))
  expect(host.asked('files:open')).toEqual([{ content: 'match' }])
  expect(notices()).toEqual([expect.stringContaining('was damaged')])
})

it('shows a replay that is opened with Import, and says that it is a replay', async () => {
  const { user } = await shelf([], { given: [replayFile] })
  await user.click(screen.getByRole('button', { name: 'Import…' }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'replay', id: 'replay-1' } })
  expect(notices()).toEqual([expect.stringContaining('“evening.ctreplay” is a replay')])
})

it('names an untitled match by game, players and result, with the time below', async () => {
  const unnamed = savedMatch('first', { title: '2026-11-20 18:05', outcome: OVER })
  const bot = { kind: 'bot', level: 'easy' } as const
  await shelf([{ ...unnamed, seats: [...unnamed.seats, { seat: 'red', name: 'Francis', player: bot }] }])
  const title = 'Jackal: Grace beat Francis \\(bot\\)'
  await screen.findByRole('heading', { name: new RegExp(`^${title}`) })
  expect(screen.getByRole('button', { name: new RegExp(`^Delete: ${title}, .*1970`) }).textContent).toBe('Delete')
  expect(row(/Grace beat/).getByText(/1970.* · 3 moves$/)).toBeTruthy()
})

it('keeps a match untitled when its name is confirmed unchanged', async () => {
  const { host, user } = await shelf([savedMatch('first', { title: '2026-11-20 18:05' })])
  await user.click(screen.getByRole('button', { name: /^Rename: Jackal: Grace, / }))
  const dialog = within(screen.getByRole('dialog', { name: 'Rename' }))
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Jackal: Grace')
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(host.asked('saves:rename')).toEqual([{ id: 'first', title: '2026-11-20 18:05' }])
})
