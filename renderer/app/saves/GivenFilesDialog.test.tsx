import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import type { GivenFile } from '../../../electron/contract/ipc.ts'
import { MAPS } from '../../../engine/jackal/data/maps.ts'
import { setHost } from '../../host/client.ts'
import { useWorkshop } from '../../jackal/workshop/workshop.ts'
import { useOtherTable } from '../../remote/otherTable/guest.ts'
import { savedMatch } from '../../testkit/listedSaves.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { useScreen } from '../../ui/screens.ts'
import { GivenFilesDialog } from './GivenFilesDialog.tsx'
import { rememberedReplays, tellFiles, useGivenFiles } from './givenFiles.ts'
import { ReplaysScreen } from './ReplaysScreen.tsx'
import { openFiles } from './saves.ts'

const OVER = { winners: ['white'], scores: { white: 1 }, reason: 'no-gold-left' }

const GIVEN: readonly GivenFile[] = [
  { kind: 'match', file: 'b.ctmatch', save: savedMatch('first') },
  { kind: 'refused', file: 'x.png', problem: { code: 'file-unreadable', reason: { code: 'other-extension' } } },
  { kind: 'replay', file: 'a.ctreplay', id: 'replay-1', match: savedMatch('shown') },
  { kind: 'match', file: 'torn.ctmatch', save: savedMatch('over', { condition: 'recovered', outcome: OVER }) },
  { kind: 'refused', file: 'old.ctmatch', problem: { code: 'file-too-new' } },
  { kind: 'map', file: 'atoll.ctmap', text: MAPS.atoll.join('\n') },
  { kind: 'map', file: 'torn.ctmap', text: '~~~\n~x~\n~~~' },
]

// The dialog loads the games when a map is opened.
beforeAll(() => import('../../shell/games.ts'))
beforeEach(() => useGivenFiles.setState({ told: [], replays: [], toOpen: null }))

function dialog(files: readonly GivenFile[] = GIVEN) {
  const host = scriptedHost({
    'files:open': () => ({ files }),
    'match:open': ({ id }) => savedMatch(id),
    'match:leave': () => null,
    'saves:list': () => ({ saves: [], setAside: [] }),
  })
  setHost(host)
  render(<GivenFilesDialog />)
  return { host, user: userEvent.setup() }
}

const rows = () => within(screen.getByRole('dialog')).getAllByRole('listitem')

it('shows the result of each file in order', async () => {
  dialog()
  act(() => tellFiles(GIVEN))
  await screen.findByRole('button', { name: 'Open in the workshop: atoll.ctmap' })
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^b\.ctmatchAdded to your saves as “The first match”/),
    expect.stringMatching(/^x\.pngCould not be opened\. Only matches/),
    expect.stringMatching(/^a\.ctreplayA replay/),
    expect.stringMatching(/^torn\.ctmatch.*damaged/),
    expect.stringMatching(/^old\.ctmatchCould not be opened\. This file was written by a newer version/),
    expect.stringMatching(/^atoll\.ctmapA Jackal map.*Open in the workshop$/),
    expect.stringMatching(/^torn\.ctmapCould not be opened\. Line 2, character 2: “x” is not a map sign[^.]*\.$/),
  ])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
})

it('adds files that come while it is open', () => {
  dialog()
  act(() => tellFiles(GIVEN.slice(0, 2)))
  act(() => tellFiles(GIVEN.slice(2)))
  expect(rows()).toHaveLength(GIVEN.length)
})

it('continues a match or watches it, each with a button of its own name', async () => {
  const { host, user } = dialog()
  act(() => tellFiles(GIVEN))
  await user.click(screen.getByRole('button', { name: 'Play on: b.ctmatch' }))
  expect(host.asked('match:open')).toEqual([{ id: 'first' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => tellFiles(GIVEN))
  await user.click(screen.getByRole('button', { name: 'Replay: torn.ctmatch' }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'replay', id: 'over' } })
})

it('opens a map in the workshop, and leaves the match on the table', async () => {
  const { user } = dialog()
  act(() => tellFiles(GIVEN))
  await user.click(await screen.findByRole('button', { name: 'Open in the workshop: atoll.ctmap' }))
  await vi.waitFor(() => expect(useScreen.getState()).toMatchObject({ screen: { name: 'workshop' } }))
  expect(useWorkshop.getState().drawing.sketch.rows).toEqual(MAPS.atoll)
})

it('asks a player at another table to leave it first, then opens the file', async () => {
  const { host, user } = dialog()
  useOtherTable.setState({ place: { host: '192.168.1.24', port: 4173 }, stage: 'inside' })
  onTestFinished(() => useOtherTable.setState(useOtherTable.getInitialState()))
  act(() => tellFiles(GIVEN))
  await user.click(screen.getByRole('button', { name: 'Play on: b.ctmatch' }))
  expect(screen.getByRole('dialog').textContent).toContain('Leave it to open this')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect([host.asked('match:open'), useOtherTable.getState().stage]).toEqual([[], 'inside'])
  act(() => tellFiles(GIVEN))
  await user.click(screen.getByRole('button', { name: 'Replay: a.ctreplay' }))
  await user.click(screen.getByRole('button', { name: 'Leave the table' }))
  expect(useOtherTable.getState().stage).toBe('outside')
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'replay', id: 'replay-1' } })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('appears for several files of a dialog', async () => {
  dialog()
  await act(() => openFiles('match'))
  expect(rows()).toHaveLength(GIVEN.length)
})

it('leaves its replays in the list of replays', async () => {
  const { user } = dialog()
  act(() => tellFiles(GIVEN))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  render(<ReplaysScreen />)
  await user.click(await screen.findByRole('button', { name: 'Replay: a.ctreplay' }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'replay', id: 'replay-1' } })
})

it('imports a match that is opened to be watched, and shows it', async () => {
  dialog(GIVEN.slice(0, 1))
  await act(() => openFiles('replay'))
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'replay', id: 'first' } })
})

it('remembers the replays when the page is reloaded', () => {
  sessionStorage.clear()
  expect(rememberedReplays()).toEqual([])
  tellFiles(GIVEN)
  expect(rememberedReplays().map(({ id }) => id)).toEqual(['replay-1'])
  sessionStorage.setItem('replays', '{')
  expect(rememberedReplays()).toEqual([])
})
