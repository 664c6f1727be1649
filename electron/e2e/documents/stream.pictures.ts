/** Takes the picture of STREAMING.md: the clean feed of a match of Jackal, and the overlays over it as in OBS. */
import { JACKAL } from '../../../engine/protocol/games.ts'
import type { Json } from '../../contract/ipc.ts'
import { FLAT_SETTINGS, type RunningApp, startApp } from '../driver/app.ts'
import { value } from '../driver/host.ts'
import { addressOf, openScreen } from '../driver/phone.ts'
import { goldenOf } from '../presses/golden.ts'
import { NAMES, PATIENCE, picture } from './take.ts'

const SIZE = { width: 1280, height: 720 }
/** The number of moves before the last one in the picture, which brings a coin aboard. */
const PLAYED = 129
/** The time in which the camera comes to rest, milliseconds. */
const REST = 15_000

picture('stream', async () => {
  const app = await startApp({ settings: FLAT_SETTINGS }) // only the feed is drawn in 3D
  try {
    return await onAir(app)
  } finally {
    await app.discard()
  }
})

async function onAir(app: RunningApp): Promise<readonly Buffer[]> {
  const { setup, moves } = goldenOf(JACKAL, 'jackal', 'bots-four')
  const seats = Object.keys(setup.seats).map((seat, place) => [
    seat,
    { name: NAMES[place] ?? seat, player: { kind: 'human', alone: true } },
  ])
  const { id } = await value(app, 'match:create', { ...setup, seats: Object.fromEntries(seats) })
  await value(app, 'match:open', { id })
  await value(app, 'screens:open', { reach: { kind: 'computer' }, port: 0 })
  const play = async (from: number, to: number) => {
    for (const { seat, move } of moves.slice(from, to))
      await value(app, 'match:play', { id, seat, move: move as unknown as Json }) // moves are plain data
  }
  await play(0, PLAYED)
  const { origin, hash } = new URL(await addressOf(app, 'watch'))
  const overlays = await openScreen(app, `${origin}/overlay/all?lang=en${hash}`, SIZE, 'overlays')
  const feed = await openScreen(app, `${origin}/watch?clean&quality=high&lang=en${hash}`, SIZE, 'feed')
  await feed.waitForFunction(() => document.documentElement.dataset.event, undefined, { timeout: PATIENCE })
  await play(PLAYED, PLAYED + 1)
  await overlays.getByText('brought a coin').waitFor({ timeout: PATIENCE }) // the feed has shown it
  await feed.waitForTimeout(REST)
  const shown = await feed.screenshot({ timeout: PATIENCE })
  return [shown, await overlays.screenshot({ omitBackground: true, timeout: PATIENCE })]
}
