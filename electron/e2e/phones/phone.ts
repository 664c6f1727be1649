import type { Locator, Page } from 'playwright-core'
import type { MatchSetup } from '../../contract/ipc.ts'
import type { RunningApp } from '../driver/app.ts'
import { Finger } from '../driver/finger.ts'
import { value } from '../driver/host.ts'
import { joinAs, openPhone } from '../driver/phone.ts'
import { cellPattern } from './reach.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Phones from the smallest to the largest, in portrait and in landscape: the area that a browser leaves. */
export const SIZES: readonly Size[] = [
  { width: 320, height: 480 },
  { width: 667, height: 331 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 390, height: 664 },
  { width: 740, height: 300 },
  { width: 390, height: 844 },
  { width: 800, height: 290 },
  { width: 932, height: 430 },
  { width: 667, height: 375 },
]

export const named = ({ width, height }: Size): string => `${width}×${height}`

/** A phone with the page of a seat, and the table that it belongs to. */
export class SeatPhone {
  readonly page: Page
  readonly finger: Finger
  private readonly app: RunningApp

  private constructor(app: RunningApp, page: Page) {
    this.app = app
    this.page = page
    this.finger = new Finger(page)
  }

  static async open(app: RunningApp): Promise<SeatPhone> {
    const page = await openPhone(app)
    // the longer texts
    await page.evaluate(() => localStorage.setItem('settings', JSON.stringify({ language: 'ru', speed: 0 })))
    return new SeatPhone(app, page)
  }

  /** Puts a match on the table and waits until the phone shows its seat in it. */
  async play(setup: MatchSetup): Promise<string> {
    const { id } = await value(this.app, 'match:create', setup)
    await value(this.app, 'match:open', { id })
    await this.page.reload()
    const [sit, table] = [this.page.getByTestId('lobby-join'), this.page.getByTestId('flat-table')]
    await sit.or(table).waitFor()
    if (await sit.isVisible()) await joinAs(this.page, 'Masha')
    await table.waitFor()
    await this.page.locator('.flat-dock').waitFor()
    return id
  }

  /** Turns the phone, or changes its size. */
  async resize(size: Size): Promise<void> {
    await this.page.setViewportSize(size)
    // On a busy computer the page has its new size some frames later.
    await this.page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
    await this.rest()
  }

  /** Waits until the touched element is drawn, and the consequences of the touch are visible. */
  async rest(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    })
  }

  /** Touches a cell of the board or an element with a test id, and waits for the consequences. */
  async touch(target: string): Promise<void> {
    const found = /^[a-x]\d+$/.test(target) ? this.cell(target) : this.page.getByTestId(target).first()
    await found.scrollIntoViewIfNeeded()
    const box = await found.boundingBox()
    if (!box) throw new Error(`${target} is not there`)
    await this.finger.drag([{ x: box.x + box.width / 2, y: box.y + box.height / 2 }])
    await this.rest()
  }

  /** Returns the number of the cell that is aimed at; null for none. */
  async aim(): Promise<number | null> {
    const aimed = this.page.locator('[role=gridcell][aria-selected=true]')
    return (await aimed.count()) === 0 ? null : Number(await aimed.getAttribute('data-index'))
  }

  /** Returns a cell by its name with Latin letters, in any language of the reader. */
  cell(name: string): Locator {
    return this.page.getByRole('gridcell', { name: new RegExp(cellPattern(name), 'i') })
  }
}
