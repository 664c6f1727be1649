/** Plays Admiral with the mouse: reads the question from the page's probe, then clicks the sea and the panels. */
import type { RunningApp } from './app.ts'

interface Move {
  readonly kind: string
  readonly ship?: string
}

/** A legal move from the page's probe, with the cells to click for it (`k5`). */
interface ProbedMove {
  readonly move: Move
  readonly unit: string | null
  readonly target: string | null
}

interface ProbedBerth {
  readonly cell: string
  readonly heading: string
  readonly left: number
}

/** The question to this screen, from the page's probe. */
interface ProbedChoice {
  readonly seat: string | null
  readonly question: number | null
  readonly offer: string | null
  readonly assigning: boolean
  readonly moves: readonly ProbedMove[]
  readonly able: readonly { readonly unit: string; readonly cell: string | null }[]
  readonly selected: string | null
  /** The panel that is open. */
  readonly prompt: string | null
  readonly course: ProbedBerth | null
  readonly berths: readonly ProbedBerth[]
}

const fileOf = (cell: string): number => cell.charCodeAt(0)
const rankOf = (cell: string): number => Number(cell.slice(1))
const apart = (a: string, b: string): number =>
  Math.max(Math.abs(fileOf(a) - fileOf(b)), Math.abs(rankOf(a) - rankOf(b)))

/** An aggressive player with a mouse: sails towards the enemy, fires and boards when it can. */
export class Commodore {
  private readonly app: RunningApp
  /** The cell that it sails to. */
  private readonly target: string
  /** The number of its moves, by kind. */
  readonly moveCounts: Record<string, number> = {}

  /** @param target the cell of the enemy */
  constructor(app: RunningApp, target: string) {
    this.app = app
    this.target = target
  }

  /** Plays until the result is shown or `enough` returns true. */
  async play(enough: () => boolean | Promise<boolean> = () => false): Promise<void> {
    while (!(await enough()) && (await this.waitForQuestion())) await this.answer()
  }

  /** Returns true when a question is asked; false when the result is shown. */
  private async waitForQuestion(): Promise<boolean> {
    const { page } = this.app
    await page.waitForFunction(
      () => {
        const choice = (window as PageWindow).admiralProbe?.()
        const isOver = document.querySelector('[data-testid=result-screen]') !== null
        return (choice?.seat != null && choice.moves.length > 0) || isOver
      },
      undefined,
      { polling: 20 },
    )
    return !(await page.getByTestId('result-screen').isVisible())
  }

  private choice(): Promise<ProbedChoice> {
    return this.app.page.evaluate(() => {
      const probe = (window as PageWindow).admiralProbe
      if (!probe) throw new Error('no match is shown')
      return probe()
    })
  }

  private count(deed: string): void {
    this.moveCounts[deed] = (this.moveCounts[deed] ?? 0) + 1
  }

  private async answer(): Promise<void> {
    const choice = await this.choice()
    if (choice.seat === null) return
    if (choice.assigning) await this.assign()
    else if (choice.offer !== null) await this.reply(choice.offer)
    else await this.order(choice)
    await this.leaveQuestion(choice)
  }

  /** Waits until this question is no longer asked. */
  private async leaveQuestion(asked: ProbedChoice): Promise<void> {
    await this.app.page.waitForFunction(
      (old) => (window as PageWindow).admiralProbe?.().question !== old,
      asked.question,
      { polling: 20 },
    )
  }

  private async assign(): Promise<void> {
    const { page } = this.app
    await page.getByTestId('assign-random').click()
    await page.getByTestId('assign-confirm').click()
    this.count('assign')
  }

  /** Accepts an offer to fire or to move the captain to a prize; declines others. */
  private async reply(offer: string): Promise<void> {
    const { page } = this.app
    const { prompt } = await this.choice()
    const captain = page.getByTestId('loot-captain')
    const takesOver = offer === 'loot' && (await captain.isVisible())
    if (takesOver) await captain.click()
    const accept = takesOver ? 'btn-loot' : 'btn-fire'
    await page.getByTestId(takesOver || prompt === 'fire' ? accept : 'offer-decline').click()
    this.count(offer)
  }

  /** Fires, boards, sails nearer, or ends the unit's actions. */
  private async order(choice: ProbedChoice): Promise<void> {
    const { page } = this.app
    // a match begins with a near view of the player's squadron
    await page.keyboard.press('Home')
    const unit = await this.select(choice)
    if (unit === null) return this.endTurn()
    const mine = choice.moves.filter(({ move }) => move.ship === unit)
    for (const kind of ['fire', 'board'] as const) {
      if (await this.attack(kind, mine)) return this.count(kind)
    }
    if (await this.sail()) return this.count('sail')
    await page.getByTestId('order-finish').click()
    await this.makeSure()
    this.count('finish')
  }

  /** Selects a ship that can act, on the table or, if another hides it, in the bar; returns null if there is none. */
  private async select({ able, selected }: ProbedChoice): Promise<string | null> {
    const next = able.find(({ unit }) => unit === selected) ?? able[0]
    if (!next) return null
    if (next.cell && next.unit !== selected) await this.app.clickCell(next.cell)
    if ((await this.choice()).selected !== next.unit) await this.app.page.getByTestId(`unit-${next.unit}`).click()
    return next.unit
  }

  private async endTurn(): Promise<void> {
    await this.app.page.getByTestId('end-turn').click()
    await this.makeSure()
    this.count('end')
  }

  /** Confirms, if the page asks because more actions are possible. */
  private async makeSure(): Promise<void> {
    const { page } = this.app
    const asks = await page.evaluate(() => (window as PageWindow).admiralProbe?.().prompt === 'finish')
    if (asks) await page.getByTestId('end-sure').click()
  }

  private async attack(kind: 'fire' | 'board', moves: readonly ProbedMove[]): Promise<boolean> {
    const { page } = this.app
    const targets = [...new Set(moves.flatMap(({ move, target }) => (move.kind === kind && target ? [target] : [])))]
    for (const target of targets) {
      await this.app.clickCell(target)
      if ((await this.choice()).prompt === kind) {
        await page.getByTestId(`btn-${kind}`).click()
        return true
      }
    }
    return false
  }

  /** Sails to the reachable pose nearest to the target; returns false if there is none. */
  private async sail(): Promise<boolean> {
    const { page } = this.app
    const { berths, question } = await this.choice()
    const cells = [...new Set(berths.map(({ cell }) => cell))].sort(
      (a, b) => apart(a, this.target) - apart(b, this.target),
    )
    for (const cell of cells.slice(0, 4)) {
      await this.app.clickCell(cell)
      const clicked = await this.choice()
      if (clicked.question !== question) return true // a harmless course is sailed by one click
      if (clicked.course?.cell === cell) {
        await page.getByTestId('btn-sail').click()
        return true
      }
    }
    return false
  }
}

interface PageWindow extends Window {
  readonly admiralProbe?: () => ProbedChoice
}
