/** Plays Sea Battle with the mouse, or fires by keys: reads the question from the page's probe, then clicks trays and panels. */
import type { HostApi } from '../../contract/ipc.ts'
import type { RunningApp } from './app.ts'

/** Cells of one ship: file + 10 × rank, both from 0. */
export type Ship = readonly number[]

interface Fleet {
  readonly ships: readonly Ship[] | 'hidden'
}

/** The part of the shown view that tests use. */
export interface Battle {
  readonly fleets: { readonly north: Fleet | null; readonly south: Fleet | null }
  readonly shots: Readonly<Record<string, readonly { readonly at: number; readonly result: string }[]>>
}

/** Returns the name of a cell, such as `c4`. */
export const nameOf = (cell: number): string => `${'abcdefghij'[cell % 10]}${Math.floor(cell / 10) + 1}`

const besides = (cell: number): readonly number[] =>
  [cell % 10 > 0 ? cell - 1 : -1, cell % 10 < 9 ? cell + 1 : -1, cell - 10, cell + 10].filter(
    (one) => one >= 0 && one < 100,
  )

/** The number of arrow presses that reaches any cell. */
const FAR = 30

/** A player with a mouse, or one who fires by keys. */
export class Captain {
  private readonly app: RunningApp
  private readonly hands: 'mouse' | 'keys'
  /** Shots fired so far. */
  shots = 0

  constructor(app: RunningApp, hands: 'mouse' | 'keys' = 'mouse') {
    this.app = app
    this.hands = hands
  }

  /** Waits until a fleet can be placed, places a random one and returns it. */
  async layFleet(): Promise<readonly Ship[]> {
    const { page } = this.app
    await page.getByTestId('place-random').click()
    await page.waitForFunction(() => document.querySelector('[data-testid=place-confirm]:enabled:not([aria-disabled])'))
    return this.laidFleet()
  }

  /** Returns the ships placed so far. */
  laidFleet(): Promise<readonly Ship[]> {
    return this.app.page.evaluate(() => {
      const stores = (window as PageWindow).battleProbe?.().stores
      return stores?.placement.slots.map(({ berth }) => berth ?? []) ?? []
    })
  }

  /** Holds the curtain's button until it opens. */
  async liftCurtain(): Promise<void> {
    const { page } = this.app
    await page.getByTestId('curtain-hold').hover()
    await page.mouse.down()
    await page.getByTestId('curtain').waitFor({ state: 'detached' })
    await page.mouse.up()
  }

  /** Waits until a seat at the shared screen may fire; lifts the curtain before that. */
  async takeOver(seat: string): Promise<void> {
    const { page } = this.app
    await page.waitForFunction(
      (wanted) => {
        const battle = (window as PageWindow).battleProbe?.()
        const isCovered = document.querySelector('[data-testid=curtain]') !== null
        return isCovered || (battle && battle.open.length > 0 && battle.stores.session.viewer === wanted)
      },
      seat,
      { polling: 20 },
    )
    if (!(await page.getByTestId('curtain').isVisible())) return
    await this.liftCurtain()
    await this.takeOver(seat)
  }

  /** Waits until this screen may fire; returns false if the result is shown. */
  async mayFire(): Promise<boolean> {
    const { page } = this.app
    await page.waitForFunction(
      () => {
        const open = (window as PageWindow).battleProbe?.().open.length ?? 0
        return open > 0 || document.querySelector('[data-testid=result-screen]') !== null
      },
      undefined,
      { polling: 20 },
    )
    return !(await page.getByTestId('result-screen').isVisible())
  }

  /** Fires at a cell when possible. */
  async fire(cell: number): Promise<void> {
    await this.mayFire()
    const shoot = () => (this.hands === 'keys' ? this.fireByKeys(cell) : this.app.clickCell(`far/${nameOf(cell)}`))
    await shoot()
    if (await this.isAskedAgain()) await shoot()
    this.shots++
    await this.app.page.waitForFunction(
      (at) => !(window as PageWindow).battleProbe?.().open.includes(at),
      nameOf(cell),
      { polling: 20 },
    )
  }

  /** Returns whether the cell is certainly water, so that only a second choice fires at it. */
  private isAskedAgain(): Promise<boolean> {
    return this.app.page.evaluate(() => (window as PageWindow).battleProbe?.().stores.aim.refused?.why === 'sure-water')
  }

  /** Takes the cursor to a cell with the arrows, and fires. */
  private async fireByKeys(cell: number): Promise<void> {
    const { page } = this.app
    for (let key = 'ArrowUp', tries = 0; key !== ''; tries++) {
      if (tries > FAR) throw new Error(`${nameOf(cell)} cannot be reached by arrows`)
      await page.keyboard.press(key)
      const at = await page.evaluate(() => (window as PageWindow).battleProbe?.().stores.aim.cursor ?? null)
      key = at === null ? key : arrowTowards(at, cell)
    }
    await page.keyboard.press('Enter')
  }

  /** Fires until the result is shown: next to hits first, otherwise in a chequered pattern. */
  async fight(seat: 'north' | 'south'): Promise<void> {
    while (await this.mayFire()) await this.fire(await this.target(seat))
  }

  /** Returns the shown state of the battle. */
  battle(): Promise<Battle> {
    return this.app.page.evaluate(() => {
      const shown = (window as PageWindow).battleProbe?.().stores.table.shown
      if (!shown) throw new Error('no battle is shown')
      return shown
    })
  }

  private async target(seat: 'north' | 'south'): Promise<number> {
    const shots = (await this.battle()).shots[seat] ?? []
    const fired = new Set(shots.map(({ at }) => at))
    const open = Array.from({ length: 100 }, (_, cell) => cell).filter((cell) => !fired.has(cell))
    const hits = shots.filter(({ result }) => result === 'hit').map(({ at }) => at)
    const near = open.find((cell) => besides(cell).some((next) => hits.includes(next)))
    const chequered = open.find((cell) => ((cell % 10) + Math.floor(cell / 10)) % 2 === 0)
    return near ?? chequered ?? open[0] ?? 0
  }
}

/** Returns the arrow key that leads from one cell nearer to another; none if they are the same. */
function arrowTowards(from: number, to: number): string {
  const [east, south] = [(to % 10) - (from % 10), Math.floor(to / 10) - Math.floor(from / 10)]
  if (east !== 0) return east > 0 ? 'ArrowRight' : 'ArrowLeft'
  return south === 0 ? '' : south > 0 ? 'ArrowDown' : 'ArrowUp'
}

export interface PageWindow extends Window {
  readonly host?: HostApi
  readonly battleProbe?: () => {
    readonly placing: string | null
    readonly open: readonly string[]
    readonly stores: {
      readonly session: { readonly viewer: string; readonly match: { readonly id: string } | null }
      readonly table: { readonly shown: Battle | null }
      readonly aim: { readonly cursor: number | null; readonly refused: { readonly why: string } | null }
      readonly placement: { readonly slots: readonly { readonly berth: Ship | null }[] }
    }
  }
}
