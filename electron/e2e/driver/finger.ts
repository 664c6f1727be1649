import type { CDPSession, Locator, Page } from 'playwright-core'

interface Point {
  readonly x: number
  readonly y: number
}

/** Touches a page as a finger does: only touch events, from which the browser makes its clicks. */
export class Finger {
  private readonly page: Page
  private session: CDPSession | null = null

  constructor(page: Page) {
    this.page = page
  }

  /** Taps the middle of a target, once it does not move, is enabled and is not covered. */
  async tap(target: Locator): Promise<void> {
    await target.click({ trial: true })
    const box = await target.boundingBox()
    if (!box) throw new Error('nothing to touch')
    await this.drag([{ x: box.x + box.width / 2, y: box.y + box.height / 2 }])
  }

  /** Touches down at the first point, moves over the others, and lifts at the last; a single point is a tap. */
  async drag([from, ...way]: readonly Point[]): Promise<void> {
    if (!from) return
    const session = await this.touch()
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
    for (const point of way) await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }

  private async touch(): Promise<CDPSession> {
    if (this.session) return this.session
    this.session = await this.page.context().newCDPSession(this.page)
    await this.session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 })
    return this.session
  }
}
