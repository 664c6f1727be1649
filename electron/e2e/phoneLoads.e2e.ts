import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright-core'
import { afterAll, describe, expect, it } from 'vitest'
import { printRows } from '../../engine/bench/row.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'
import { addressOf, openScreen, PHONE } from './driver/phone.ts'

/** The processor of a phone is about this many times as slow. */
const SLOWER = 4
/** Milliseconds without a request after which the lobby is complete. */
const QUIET = 2000

const HERE = { kind: 'human', alone: true } as const
const MATCH = {
  game: 'jackal',
  options: {},
  seats: {
    white: { name: 'Anne', player: HERE },
    black: { name: 'Masha', player: { kind: 'human', elsewhere: true } },
    red: { name: 'Will', player: HERE },
    yellow: { name: 'Mary', player: HERE },
  },
} as const

interface Fetched {
  readonly name: string
  bytes: number
}

/** Notes the files that a page fetches from now on. */
async function noteFiles(network: CDPSession): Promise<readonly Fetched[]> {
  const files = new Map<string, Fetched>()
  const list: Fetched[] = []
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return
    const file = { name: new URL(request.url).pathname.split('/').at(-1) ?? '', bytes: 0 }
    files.set(requestId, file)
    list.push(file)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file) file.bytes = encodedDataLength
  })
  await network.send('Network.enable')
  return list
}

const kilobytes = (files: readonly Fetched[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** Resolves with the milliseconds until a part of the page is there. */
async function timeTo(page: Page, selector: string, since: number): Promise<number> {
  await page.locator(selector).first().waitFor()
  return Date.now() - since
}

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())

/** Opens the lobby of a match of Jackal on a slow phone, and waits until it fetches no more. */
async function openLobby() {
  const { id } = await value(app, 'match:create', MATCH)
  await value(app, 'match:open', { id })
  await value(app, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  const address = await addressOf(app, 'room')
  const phone = await openScreen(app, 'about:blank', PHONE)
  const network = await phone.context().newCDPSession(phone)
  const files = await noteFiles(network)
  await network.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const begun = Date.now()
  await phone.goto(address, { waitUntil: 'commit' })
  const toLobby = await timeTo(phone, '[data-testid=lobby-join]', begun)
  await sleep(QUIET)
  const first = files.findIndex(({ name }) => /^(game|of-jackal)-/.test(name))
  return { phone, files: [...files], toLobby, lobby: files.slice(0, first), game: files.slice(first) }
}

describe('a phone', () => {
  it('fetches little for the lobby, then the game, and shows the board', async () => {
    const { phone, files, toLobby, lobby, game } = await openLobby()
    await phone.getByTestId('lobby-name').fill('Masha')
    const pressed = Date.now()
    await phone.getByTestId('lobby-join').evaluate((button: HTMLElement) => button.click())
    const toBoard = await timeTo(phone, '.flat-dock', pressed)
    console.log(
      printRows(`A phone, ${SLOWER} times slower than this machine`, [
        { name: 'files of the lobby', value: lobby.length, unit: '' },
        { name: 'weight of the lobby', value: kilobytes(lobby), unit: 'kB' },
        { name: 'files with the game', value: files.length, unit: '' },
        { name: 'weight with the game', value: kilobytes(files), unit: 'kB' },
        { name: 'from the address to the lobby', value: toLobby, unit: 'ms' },
        { name: 'from sitting down to the board', value: toBoard, unit: 'ms' },
      ]),
    )
    // The game comes after the first picture of the lobby.
    expect(lobby.length).toBeLessThanOrEqual(20)
    expect(kilobytes(lobby)).toBeLessThan(220)
    expect(game.length).toBeGreaterThan(5)
    expect(files.length).toBeLessThanOrEqual(38)
    expect(kilobytes(files)).toBeLessThan(330)
  })
})
