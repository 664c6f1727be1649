import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SaveInfo } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { listedSaves, savedMatch } from '../../testkit/listedSaves.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { ReplaysScreen } from './ReplaysScreen.tsx'
import { SavesScreen } from './SavesScreen.tsx'

const ROW_HEIGHT = 80
const WINDOW_HEIGHT = 800

const rows = () => screen.queryAllByTestId('save-row')

/** Gives elements the heights that a window would give them. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(WINDOW_HEIGHT)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockImplementation(() => rows().length * ROW_HEIGHT)
  useToasts.setState({ toasts: [] })
})
afterEach(() => vi.restoreAllMocks())

const save = (number: number, more: Partial<SaveInfo> = {}) =>
  savedMatch(`save-${number}`, { title: `Match ${number}`, ...more })

/** Opens a screen over this many saves, and an unreadable file that only the look at all files finds. */
async function open(count: number, shown = <SavesScreen />) {
  let kept = Array.from({ length: count }, (_, number) => save(number))
  const host = scriptedHost({
    'saves:list': (request) =>
      listedSaves(kept, request, request.only === 'unreadable' ? [{ file: 'broken', reason: 'file-unreadable' }] : []),
    'saves:remove': ({ id }) => {
      kept = kept.filter((one) => one.id !== id)
      return null
    },
  })
  setHost(host)
  render(shown)
  await screen.findAllByTestId('save-row')
  return { host, user: userEvent.setup() }
}

/** Scrolls to the end of what is shown. */
async function scrollToEnd(): Promise<void> {
  const body = document.querySelector('.screen-body')
  if (!body) throw new Error('no screen')
  body.scrollTop = rows().length * ROW_HEIGHT - WINDOW_HEIGHT
  await act(async () => void fireEvent.scroll(body))
}

it('shows the first saves, and the others as the player scrolls', async () => {
  const { host } = await open(120)
  expect(rows()).toHaveLength(50)
  screen.getByText('Earlier matches are being read…')
  await scrollToEnd()
  await waitFor(() => expect(rows()).toHaveLength(100))
  await scrollToEnd()
  await waitFor(() => expect(rows()).toHaveLength(120))
  expect(screen.queryByText('Earlier matches are being read…')).toBeNull()
  await scrollToEnd()
  const parts = host.asked('saves:list').filter(({ only }) => only === undefined)
  expect(parts.map(({ after }) => after)).toEqual([undefined, 'save-49', 'save-99'])
  expect(within(rows()[119] as HTMLElement).getByRole('heading').textContent).toBe('Match 119')
})

it('names unreadable files that no part on screen has met', async () => {
  await open(120)
  expect((await screen.findByRole('status')).textContent).toContain('broken')
})

it('shows as many saves as before after one is deleted', async () => {
  const { user } = await open(120)
  await scrollToEnd()
  await waitFor(() => expect(rows()).toHaveLength(100))
  await user.click(screen.getByRole('button', { name: 'Delete: Match 70' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByText('Match 70')).toBeNull())
  expect(rows()).toHaveLength(100)
  screen.getByText('Match 100')
})

it('says why the next part does not come, and tries again', async () => {
  const { host } = await open(120)
  host.refuse('saves:list', { code: 'save-failed' })
  await scrollToEnd()
  await waitFor(() => expect(useToasts.getState().toasts).toHaveLength(1))
  expect(rows()).toHaveLength(50)
  host.allow('saves:list')
  await scrollToEnd()
  await waitFor(() => expect(rows()).toHaveLength(100))
})

it('grows in the same way where replays are listed', async () => {
  const { host } = await open(120, <ReplaysScreen />)
  await scrollToEnd()
  await waitFor(() => expect(rows()).toHaveLength(100))
  expect(host.asked('saves:list')).toContainEqual({ only: 'played', limit: 50, after: 'save-49' })
})
