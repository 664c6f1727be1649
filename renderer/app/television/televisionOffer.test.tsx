import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings, type Settings } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { usePads } from '../../input/pad/pads.ts'
import { type ScriptedHost, scriptedHost } from '../../testkit/scriptedHost.ts'
import { useSettings } from '../../ui/settings.ts'
import { TelevisionOffer } from './TelevisionOffer.tsx'

let host: ScriptedHost

/** Shows the offer, if there is one, in a window with these settings and lines. */
async function shown(settings: Partial<Settings>, { lines = 1080, isBigPicture = false } = {}) {
  const all = { ...defaultSettings('en'), ...settings }
  useSettings.setState({ settings: all })
  vi.stubGlobal('innerHeight', lines)
  host = scriptedHost({
    'app:info': () => ({
      version: '1',
      electron: '1',
      platform: 'test',
      standIn: false,
      savesFolder: '',
      reportsFolder: '',
      ...(isBigPicture && { isBigPicture }),
    }),
    'settings:change': (change) => ({ ...all, ...change }),
  })
  setHost(host)
  await act(async () => render(<TelevisionOffer />))
}

const offer = () => screen.queryByTestId('television-offer')
const pressPad = () => act(async () => usePads.setState({ pads: [{ index: 0, id: 'pad', brand: 'generic' }] }))

beforeEach(() => {
  vi.unstubAllGlobals()
  usePads.setState({ pads: [] })
})

it('comes with the first press of a pad in a window that fills a television', async () => {
  await shown({ fullscreen: true })
  expect(offer()).toBeNull()
  await pressPad()
  expect(offer()).not.toBeNull()
})

it.each([
  ['a usual window', { fullscreen: false }, {}],
  ['a screen with fewer lines', { fullscreen: true }, { lines: 1079 }],
  ['a window that is large already', { fullscreen: true, television: true }, {}],
  ['a player who has answered', { fullscreen: true, televisionOffered: true }, {}],
] as const)('does not come for %s', async (_, settings, window) => {
  await shown(settings, window)
  await pressPad()
  expect(offer()).toBeNull()
})

it('comes at once in the television interface of Steam', async () => {
  await shown({}, { isBigPicture: true })
  expect(offer()).not.toBeNull()
})

it.each([
  ['television-yes', true],
  ['television-no', false],
] as const)('is answered once: %s', async (button, television) => {
  await shown({}, { isBigPicture: true })
  await userEvent.click(screen.getByTestId(button))
  expect(host.asked('settings:change')).toEqual([{ television, televisionOffered: true }])
  expect(offer()).toBeNull()
})
