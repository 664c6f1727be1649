import { WAYS as ADMIRAL_WAYS } from '../../../renderer/testkit/ways/admiral.ts'
import { WAYS as JACKAL_WAYS, type WayMove } from '../../../renderer/testkit/ways/jackal.ts'
import type { RunningApp } from '../driver/app.ts'
import { Flagship } from '../driver/flagship.ts'
import { Sailor } from '../driver/sailor.ts'
import { takeFleet, takeShots } from './seaBattle.ts'

export type Hands = 'mouse' | 'keys'

/** A pupil at the window, with the mouse or only by keys. */
export class Pupil {
  private readonly app: RunningApp
  private readonly hands: Hands

  constructor(app: RunningApp, hands: Hands) {
    this.app = app
    this.hands = hands
  }

  /** Begins a lesson from the menu, whatever was open. */
  async begin(lesson: string): Promise<void> {
    await this.app.page.reload({ waitUntil: 'domcontentloaded' })
    await this.press('menu-lessons')
    await this.press(`lesson-${lesson}`)
    await this.untilDone(0)
  }

  /** Goes on to the next lesson from one that is passed. */
  async goOn(): Promise<void> {
    await this.press('lesson-next')
    await this.untilDone(0)
  }

  /** Takes the way through a lesson, action by action, and reports the progress after each. */
  async take(lesson: string): Promise<void> {
    const orders = ADMIRAL_WAYS[lesson]
    const moves = JACKAL_WAYS[lesson]
    if (orders) {
      const flagship = new Flagship(this.app, this.hands)
      for (const order of orders) {
        await flagship.order(order)
        await this.untilDone(order.done)
      }
    } else if (moves) await this.makeMoves(moves)
    else if (lesson === 'fleet') await takeFleet(this.app, this.hands, (done) => this.untilDone(done))
    else await takeShots(this.app, this.hands, (done) => this.untilDone(done))
  }

  /** Makes moves of Jackal. */
  async makeMoves(moves: readonly WayMove[]): Promise<void> {
    const sailor = new Sailor(this.app, this.hands)
    for (const { to, done, ...wish } of moves) {
      await sailor.makeTo(to, wish)
      await this.untilDone(done)
    }
  }

  /** Waits until the lesson has this number of steps done. */
  async untilDone(done: number): Promise<void> {
    await this.app.page.locator(`[data-testid=lesson-guide][data-done="${done}"]`).waitFor()
  }

  /** Clicks a button, or goes to it and presses Enter. */
  private async press(button: string): Promise<void> {
    const place = this.app.page.getByTestId(button)
    if (this.hands === 'mouse') return place.click()
    await place.focus()
    await this.app.page.keyboard.press('Enter')
  }
}
