/** Takes the pictures of README.md: each game in its window, with the best graphics. */
import { afterAll } from 'vitest'
import { JACKAL } from '../../../engine/protocol/games.ts'
import type { GameId, Json } from '../../contract/ipc.ts'
import { FLAT_SETTINGS, startApp } from '../driver/app.ts'
import { value } from '../driver/host.ts'
import { goldenOf, openMatch } from '../presses/golden.ts'
import { ADMIRAL_POSITION, SEA_BATTLE_POSITION } from './positions.ts'
import { NAMES, PATIENCE, picture } from './take.ts'

const WINDOW = { width: 1280, height: 800 }
const BOT = { kind: 'bot', level: 'easy' } as const
/** The time after which the page shows what was chosen, milliseconds. */
const SHOWN = 1500

// without movement the table draws a frame only when something changes
const app = await startApp({ size: WINDOW, settings: { ...FLAT_SETTINGS, quality: 'high' } })
afterAll(() => app.discard())
const { page } = app
page.setDefaultTimeout(PATIENCE)

/** Returns the window as a picture, when the page shows what was chosen. */
async function look(): Promise<readonly Buffer[]> {
  await page.waitForTimeout(SHOWN)
  return [await page.screenshot({ timeout: PATIENCE })]
}

/** Shows a position in 3D with a person at the first seat and bots at the others, and waits until nothing moves. */
async function show(game: GameId, position: Json, seats: readonly string[], cell: string): Promise<void> {
  const players = seats.map((seat, place) => [
    seat,
    { name: NAMES[place] ?? seat, player: place === 0 ? { kind: 'human' } : BOT },
  ])
  await app.change({ flatTable: true }) // the table is opened once, with its position
  await value(app, 'settings:change', { flatTable: false })
  await openMatch(app, { game, options: {}, position, seats: Object.fromEntries(players) })
  await page.getByText('Setting the table').waitFor({ state: 'detached' })
  await app.boardAtRest(cell)
}

/** Returns Jackal's recorded match after a number of moves. */
function jackalAfter(count: number): Json {
  const { moves, twin } = goldenOf(JACKAL, 'jackal', 'bots-four')
  for (const { seat, move } of moves.slice(0, count)) twin.play(seat, move)
  return JACKAL.printPosition(twin.state) as Json // it goes into files as it is
}

const TURNS = ['white', 'red', 'black', 'yellow']

picture('jackal', async () => {
  await show('jackal', jackalAfter(124), TURNS, 'g7')
  await page.keyboard.press('2') // a pirate, whose targets light up
  return look()
})

picture('admiral', async () => {
  await show('admiral', ADMIRAL_POSITION, ['blue', 'red', 'green', 'gold'], 'l6')
  const { x, y } = await app.cellToScreen('m5')
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -600) // nearer
  await app.boardAtRest('l6')
  await page.mouse.move(900, 300)
  await page.mouse.down()
  await page.mouse.move(800, 200, { steps: 8 }) // lower, and from the right
  await page.mouse.up()
  await app.boardAtRest('l6')
  await app.clickCell('l6')
  await app.clickCell('l3')
  return look()
})

picture('sea-battle', async () => {
  await show('sea-battle', SEA_BATTLE_POSITION, ['south', 'north'], 'far/e5')
  await app.hoverCell('far/h3')
  return look()
})
