import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { WAY_OF_SHOTS } from '../../../renderer/testkit/ways/seaBattle.ts'
import type { RunningApp } from '../driver/app.ts'
import { Captain } from '../driver/captain.ts'

type Wait = (done: number) => Promise<void>

/** Places the longest ship, turns one of three, places the rest randomly, and fires. */
export async function takeFleet(app: RunningApp, hands: 'mouse' | 'keys', untilDone: Wait): Promise<void> {
  await app.boardAtRest('harbour/0')
  if (hands === 'keys') await layByKeys(app, untilDone)
  else await layWithTheMouse(app, untilDone)
  await untilDone(5)
  await new Captain(app, hands).fire(parseCell('e5') ?? 0)
  await untilDone(6)
}

/** Fires the shots of the way through the lesson. */
export async function takeShots(app: RunningApp, hands: 'mouse' | 'keys', untilDone: Wait): Promise<void> {
  const captain = new Captain(app, hands)
  for (const { at, done } of WAY_OF_SHOTS) {
    await captain.fire(parseCell(at) ?? 0)
    await untilDone(done)
  }
}

async function layByKeys({ page }: RunningApp, untilDone: Wait): Promise<void> {
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Tab', 'Enter')
  await untilDone(1)
  await press('Tab', 'KeyR', ...Array.from({ length: 4 }, () => 'ArrowRight'), 'Enter')
  await untilDone(2)
  await press('KeyG')
  await untilDone(4)
  await press('KeyB')
}

async function layWithTheMouse(app: RunningApp, untilDone: Wait): Promise<void> {
  await drag(app, 'harbour/0', 'near/d2')
  await untilDone(1)
  await drag(app, 'harbour/1', 'near/i5', () => app.page.mouse.wheel(0, 100))
  await untilDone(2)
  await app.page.getByTestId('place-random').click()
  await untilDone(4)
  await app.page.getByTestId('place-confirm').click()
}

/** Drags a ship from one place to another; `inHand` runs while it is held. */
async function drag(app: RunningApp, from: string, to: string, inHand = async () => {}): Promise<void> {
  const { mouse } = app.page
  const [start, end] = [await app.cellToScreen(from), await app.cellToScreen(to)]
  await mouse.move(start.x, start.y)
  await mouse.down()
  await mouse.move(end.x, end.y, { steps: 6 })
  await inHand()
  await mouse.up()
}
