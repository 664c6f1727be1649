import { afterAll, expect, it } from 'vitest'
import { drawnBoard } from '../../engine/testkit/drawnBoard.ts'
import { FLAT_SETTINGS, startApp } from './driver/app.ts'
import { Finger } from './driver/finger.ts'
import { value } from './driver/host.ts'
import { openPhone } from './driver/phone.ts'
import { PICTURES } from './driver/pictures.ts'

const app = await startApp({ settings: FLAT_SETTINGS })
afterAll(() => app.discard())

const crew = (team: string) => [1, 2, 3].map((n) => ({ id: `${team}-${n}`, type: 'pirate', team }))

/** A player's own map, which the phone has never seen: it receives the whole map. */
const ISLES = drawnBoard(`
  ~~~~~~~~~~~
  ~####~~~~~~
  ~####~####~
  ~####=####~
  ~~~~~~####~
  ~##~~~####~
  ~##~~~~~~~~
  ~####~~~~~~
  ~~~~~~~~~~~`)

/** The isles without surprises: every tile is open and empty, a coin lies at b2, and no ship has its place. */
const POSITION = {
  game: 'jackal',
  options: { players: 2, crews: 1, variant: 'archipelago' },
  board: { ...ISLES, default: { kind: 'empty', open: true }, tiles: { b2: { kind: 'empty', coins: 1 } } },
  teams: [
    { id: 'white', side: 'S', ship: null },
    { id: 'black', side: 'N', ship: null },
  ],
  pieces: [...crew('white'), ...crew('black')],
  turn: 'white',
}

const SETUP = {
  game: 'jackal',
  options: {},
  position: POSITION,
  seats: {
    white: { name: 'Masha', player: { kind: 'human', elsewhere: true } },
    black: { name: 'Drake', player: { kind: 'bot', level: 'easy' } },
  },
} as const

it('a phone places its ship in the archipelago and moves, by touch', async () => {
  const { id } = await value(app, 'match:create', SETUP)
  await value(app, 'match:open', { id })
  const phone = await openPhone(app)
  const finger = new Finger(phone)
  phone.setDefaultTimeout(15_000)
  const moves = async () => (await value(app, 'saves:list', {})).saves[0]?.moves ?? 0
  const offered = phone.locator('[data-testid=flat-board] [role=gridcell][aria-disabled=false]')
  await phone.getByTestId('lobby-name').fill('Masha')
  await finger.tap(phone.getByTestId('lobby-join'))

  await offered.first().waitFor()
  expect(await phone.locator('[data-testid=flat-board] [role=gridcell]').count()).toBe(11 * 9)
  await phone.screenshot({ path: `${PICTURES}/phone-archipelago-placing.png` })
  const places = await offered.count()
  expect(places).toBeGreaterThan(20)
  for (let played = 0; played < 3; played = await moves()) {
    await finger.tap(offered.first())
    await finger.tap(phone.getByTestId('flat-main'))
    await expect.poll(moves).toBeGreaterThan(played)
  }
  await phone.screenshot({ path: `${PICTURES}/phone-archipelago.png` })
})
