import { afterAll, describe, expect, it } from 'vitest'
import type { PageMessage } from '../contract/ipc.ts'
import { FAST_SETTINGS, startApp } from './driver/app.ts'
import { Captain, type PageWindow, type Ship } from './driver/captain.ts'
import { unfold } from './driver/newMatch.ts'

const app = await startApp({ size: { width: 1280, height: 800 }, settings: FAST_SETTINGS })
afterAll(() => app.discard())

const { page } = app
const captain = new Captain(app)
const fleets: { north: readonly Ship[]; south: readonly Ship[] } = { north: [], south: [] }
const [GRACE, FRANCIS] = ['Grace O’Malley', 'Francis Drake']

interface ListeningWindow extends PageWindow {
  heard?: PageMessage[]
}

/** All messages to the window so far. */
const received: PageMessage[] = []

/** Moves recorded messages out of the page, so that the test itself does not keep a fleet in its memory. */
async function collectMessages(): Promise<void> {
  const messages = await page.evaluate(() => {
    const heard = (window as ListeningWindow).heard ?? []
    ;(window as ListeningWindow).heard = []
    return heard
  })
  received.push(...messages)
}

/** Returns a fleet as text, in its form wherever it is serialized. */
const printOf = (fleet: readonly Ship[]): string => JSON.stringify(fleet)

/**
 * Returns whether the page's stores contain a ship that only this fleet has, with its cells in the order of placement.
 */
async function isInStores(fleet: readonly Ship[]): Promise<boolean> {
  // Fleets are random, and both may have the same ship.
  const others = (fleet === fleets.north ? fleets.south : fleets.north).map((ship) => JSON.stringify(ship))
  const telling = fleet.filter((ship) => !others.includes(JSON.stringify(ship)))
  const found = await page.evaluate((ships) => {
    const wanted = ships.map((ship) => JSON.stringify(ship)).filter((text) => text.length > 5)
    const seen = new WeakSet<object>()
    const holds = (value: unknown): boolean => {
      if (typeof value !== 'object' || value === null || seen.has(value) || value instanceof Node) return false
      seen.add(value)
      if (Array.isArray(value) && wanted.includes(JSON.stringify(value))) return true
      const inner = value instanceof Map || value instanceof Set ? [...value] : Object.values(value)
      return inner.some(holds)
    }
    return holds((window as PageWindow).battleProbe?.().stores)
  }, telling)
  return found
}

/** Returns the number of arrays in the page's whole heap that equal that fleet, after garbage collection. */
async function copiesInMemory(fleet: readonly Ship[]): Promise<number> {
  const session = await page.context().newCDPSession(page)
  const { result: prototype } = await session.send('Runtime.evaluate', { expression: 'Array.prototype' })
  if (!prototype.objectId) throw new Error('no prototype to ask for')
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: prototype.objectId })
  if (!objects.objectId) throw new Error('no arrays were found')
  const { result } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId,
    returnByValue: true,
    arguments: [{ value: fleet.map((ship) => ship.join()) }],
    functionDeclaration: `function (ships) {
      const shipOf = (one) => Array.isArray(one) ? one.join() : Array.isArray(one?.berth) ? one.berth.join() : ''
      return this.filter((list) => list.length === ships.length && ships.every((ship) => list.some((one) => shipOf(one) === ship)))
        .filter((list) => typeof list[0] === 'object').length
    }`,
  })
  await session.detach()
  return Number(result.value)
}

/** Expects that the page shows neither player's secrets. */
async function expectNothingShown(next: string): Promise<void> {
  await page.getByTestId('curtain').getByText(next).waitFor()
  await page.waitForFunction(() => (window as PageWindow).battleProbe?.().stores.session.viewer === 'spectator')
  expect(await page.locator('.hud').count()).toBe(0)
  for (const fleet of [fleets.north, fleets.south]) {
    if (fleet.length === 0) continue
    expect(await isInStores(fleet)).toBe(false)
    await expectGone(fleet)
  }
}

/** Waits until the fleet is garbage collected: panels unmount within the next frames. */
async function expectGone(fleet: readonly Ship[]): Promise<void> {
  const copies = async () => {
    await collectMessages()
    return copiesInMemory(fleet)
  }
  await expect.poll(copies).toBe(0)
}

/** Expects that the page has only the viewer's own fleet. */
async function expectOnlyOwn(own: readonly Ship[], other: readonly Ship[]): Promise<void> {
  expect(await isInStores(own)).toBe(true)
  expect(await copiesInMemory(own)).toBeGreaterThan(0)
  expect(await isInStores(other)).toBe(false)
  await expectGone(other)
}

/** Returns a cell without a ship of the fleet, a new one each time. */
function water(fleet: readonly Ship[], after = -1): number {
  const taken = new Set(fleet.flat())
  return Array.from({ length: 100 }, (_, cell) => cell).find((cell) => cell > after && !taken.has(cell)) ?? 0
}

describe('two people at one screen', () => {
  it('start behind the curtain, which names the first player', async () => {
    await page.getByTestId('menu-new').click()
    await page.getByTestId('game-sea-battle').click()
    await unfold(page)
    for (const seat of ['north', 'south']) await page.getByTestId(`seat-${seat}-human`).check()
    await page.getByTestId('first-north').check()
    await page.evaluate(() => {
      const listening = window as ListeningWindow
      listening.heard = []
      listening.host?.onFeed((message) => {
        if (message.kind !== 'windowHidden') listening.heard?.push(message)
      })
    })
    await page.getByTestId('start-match').click()
    await expectNothingShown(GRACE)
    await app.screenshot('couch-curtain')
  })

  it('place their fleets in turn without seeing each other’s', async () => {
    await captain.liftCurtain()
    fleets.north = await captain.layFleet()
    await page.getByTestId('place-confirm').click()
    await expectNothingShown(FRANCIS)
    await captain.liftCurtain()
    await page.getByTestId('placement').waitFor()
    expect(await isInStores(fleets.north)).toBe(false)
    await expectGone(fleets.north)
    fleets.south = await captain.layFleet()
    await page.getByTestId('place-confirm').click()
    await expectNothingShown(GRACE)
  })

  it('fire in turn, and the curtain closes when the turn passes', async () => {
    await captain.liftCurtain()
    await captain.mayFire()
    await expectOnlyOwn(fleets.north, fleets.south)
    await captain.fire(fleets.south[0]?.[0] ?? 0)
    await captain.mayFire()
    await app.screenshot('couch-hit')
    await captain.fire(water(fleets.south))
    await expectNothingShown(FRANCIS)
    await captain.liftCurtain()
    await captain.mayFire()
    await expectOnlyOwn(fleets.south, fleets.north)
  })

  it('can close the curtain while they think and open it by keyboard', async () => {
    await page.keyboard.press('KeyH')
    await expectNothingShown(FRANCIS)
    await page.keyboard.down('Space')
    await page.getByTestId('curtain').waitFor({ state: 'detached' })
    await page.keyboard.up('Space')
    await captain.fire(water(fleets.north))
    await expectNothingShown(GRACE)
  })

  it('get nothing else from the host in any message or in the log', async () => {
    await captain.liftCurtain()
    await captain.mayFire()
    await collectMessages()
    for (const viewer of ['spectator', 'north', 'south']) {
      const messages = received.filter((message) => 'viewer' in message && message.viewer === viewer)
      const text = JSON.stringify(messages)
      expect([text.includes(printOf(fleets.north)), text.includes(printOf(fleets.south))]).toEqual([
        viewer === 'north',
        viewer === 'south',
      ])
    }
    expect(received.filter(({ kind }) => kind === 'trouble')).toEqual([])
    await page.getByTestId('btn-log').click()
    const log = await page.getByTestId('hud-log').textContent()
    expect(log).toMatch(new RegExp(`${FRANCIS}:\\s*Puts to sea`))
    const recording = await page.evaluate(
      async (id) => (window as PageWindow).host?.call('match:replay', { id }),
      await matchId(),
    )
    expect(JSON.stringify(recording)).not.toContain(printOf(fleets.south))
    expect(app.consoleErrors).toEqual([])
  })
})

function matchId(): Promise<string> {
  return page.evaluate(() => (window as PageWindow).battleProbe?.().stores.session.match?.id ?? '')
}
