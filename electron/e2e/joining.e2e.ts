import { afterEach, describe, expect, it } from 'vitest'
import type { Room } from '../contract/screens.ts'
import { FAST_SETTINGS, FLAT_SETTINGS, type RunningApp, startApp } from './driver/app.ts'
import { value } from './driver/host.ts'

const HERE = { name: 'Ann', player: { kind: 'human', alone: true } } as const
const AWAY = { name: 'South', player: { kind: 'human', elsewhere: true } } as const
const SETUP = { game: 'sea-battle', options: { first: 'south' }, seats: { north: HERE, south: AWAY } } as const
const PLACE = { kind: 'placeRandom', flag: 'pirates' }

const apps: RunningApp[] = []
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.discard()))
})

async function start(settings = FAST_SETTINGS): Promise<RunningApp> {
  const app = await startApp({ settings })
  apps.push(app)
  return app
}

/** Returns the names of the utility processes that run for a program. */
const helpers = (app: RunningApp) =>
  app.program.evaluate(({ app: electron }) =>
    electron.getAppMetrics().flatMap(({ name, type }) => (type === 'Utility' && name ? [name] : [])),
  )

/** Starts two copies of the program: Ann's has a match on the table and is open, Bob's is at its menu. */
async function twoCopies() {
  const [ann, bob] = [await start(FLAT_SETTINGS), await start()]
  const { id } = await value(ann, 'match:create', SETUP)
  await value(ann, 'match:open', { id })
  await value(ann, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  const room = async () => (await value(ann, 'screens:state', {})).room
  await expect.poll(async () => (await room())?.links.length).toBe(3)
  return { ann, bob, id, room }
}

const urlOf = (room: Room | null) => room?.links.find(({ channel }) => channel.kind === 'room')?.url ?? ''

describe('another copy of the game', () => {
  it('joins by the address, plays its seat at the whole table, returns after a cut, and leaves', async () => {
    const { ann, bob, id, room } = await twoCopies()
    const { page } = bob
    const moves = async () => (await value(ann, 'saves:list', {})).saves.find((save) => save.id === id)?.moves
    expect(await helpers(bob)).not.toContain('Joining')

    await page.getByTestId('menu-join').click()
    await page.getByTestId('join-address').fill(urlOf(await room()))
    await page.getByTestId('join-name').fill('Bob')
    await bob.screenshot('join')
    await page.getByTestId('join-go').click()
    await page.getByRole('heading', { name: 'Ann’s table' }).waitFor()
    await bob.screenshot('join-lobby')
    await page.getByTestId('lobby-take-south').click()
    expect(await helpers(bob)).toContain('Joining')
    await expect
      .poll(async () => (await room())?.guests)
      .toMatchObject([{ name: 'Bob', device: 'game', seat: 'south', connected: true }])

    await value(ann, 'match:play', { id, seat: 'north', move: PLACE })
    await page.getByTestId('place-random').click()
    await page.getByTestId('place-confirm').click()
    await expect.poll(moves).toBe(2)
    await page.getByTestId('btn-menu').waitFor()
    expect(await page.locator('canvas').count()).toBe(1)
    await bob.screenshot('join-table')
    await page.keyboard.press('F4')
    await page.getByRole('gridcell', { name: /^E4\./ }).click()
    await page.getByRole('button', { name: 'Fire at E4' }).click()
    await expect.poll(moves).toBe(3)

    // The page of a hidden window draws nothing: it must return and follow without frames, too.
    await page.evaluate(() => Object.assign(window, { requestAnimationFrame: () => 0 }))
    // Like an unplugged cable: the process with the sockets of Ann's table dies, and is replaced.
    await ann.program.evaluate(({ app: electron }) => {
      const server = electron.getAppMetrics().find(({ name }) => name === 'Other screens')
      if (server) process.kill(server.pid, 'SIGKILL')
    })
    await expect.poll(async () => (await room())?.guests).toMatchObject([{ seat: 'south', connected: false }])
    await expect
      .poll(async () => (await room())?.guests, { timeout: 20_000 })
      .toMatchObject([{ name: 'Bob', seat: 'south', connected: true }])
    await page.getByRole('gridcell', { name: /^E4\. (Water|A hit|Sunk)/ }).waitFor()

    await page.keyboard.press('Escape')
    await page.getByTestId('guest-menu').waitFor()
    expect(await page.getByTestId('pause-save').count()).toBe(0)
    await page.getByTestId('leave-table').click()
    await page.getByTestId('screen-menu').waitFor()
    await expect.poll(async () => (await room())?.lobby?.seats.find(({ seat }) => seat === 'south')?.guest).toBeNull()
    expect((await value(bob, 'saves:list', {})).saves).toEqual([])
    expect(bob.consoleErrors).toEqual([])
  })

  it('reaches nothing without its player or far away, and reports in plain words that no table answers', async () => {
    const bob = await start()
    const { page } = bob
    const connect = (host: string) =>
      page.evaluate(
        (to) =>
          (window as unknown as { host: { call(channel: string, request: object): Promise<unknown> } }).host.call(
            'joining:connect',
            { wire: 1, host: to, port: 9 },
          ),
        host,
      )
    expect(await connect('127.0.0.1')).toMatchObject({ ok: false, problem: { code: 'not-allowed' } })
    await page.getByTestId('menu-join').click()
    expect(await connect('93.184.215.14')).toMatchObject({ ok: false, problem: { code: 'too-far' } })
    await page.getByTestId('join-address').fill(`127.0.0.1:9#${'x'.repeat(22)}`)
    await page.getByTestId('join-name').fill('Bob')
    await page.getByTestId('join-go').click()
    await page.getByText('No answer from 127.0.0.1:9.').waitFor()
    await bob.screenshot('join-nobody')
    await page.getByTestId('back').click()
    await expect.poll(() => helpers(bob), { timeout: 30_000 }).not.toContain('Joining')
  })
})
