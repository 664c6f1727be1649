import type { Order } from '../../../renderer/testkit/ways/admiral.ts'
import type { RunningApp } from './app.ts'

/** The part of the question to this screen that is used here, from the page's probe. */
interface Choice {
  readonly seat: string | null
  readonly question: number | null
  readonly moves: readonly {
    readonly move: { readonly kind: string; readonly target?: string }
    readonly target: string | null
  }[]
  readonly able: readonly { readonly unit: string; readonly cell: string | null }[]
  readonly selected: string | null
  readonly target: string | null
  readonly prompt: string | null
  readonly aim: string
  readonly shots: number
  readonly withCaptain: boolean
  readonly course: { readonly cell: string; readonly heading: string } | null
}

interface PageWindow extends Window {
  readonly admiralProbe?: () => Choice
}

const STEERING: Readonly<Record<string, string>> = { '^': 'ArrowUp', '<': 'ArrowLeft', '>': 'ArrowRight' }

/** The number of looks while waiting, and the interval between them in milliseconds. */
const WAITS = 300
const PAUSE = 50
/** The most clicks on a cell. */
const CLICKS = 3

/** A player of Admiral who carries out the test's orders, with the mouse or by keys. */
export class Flagship {
  private readonly app: RunningApp
  private readonly hands: 'mouse' | 'keys'

  constructor(app: RunningApp, hands: 'mouse' | 'keys') {
    this.app = app
    this.hands = hands
  }

  /** Gives an order as soon as possible, and waits until it has been carried out. */
  async order(order: Order): Promise<void> {
    const asked = await this.until('asked', ({ seat, moves }) => seat !== null && moves.length > 0)
    if ('end' in order) await this.press('KeyE', 'end-turn')
    else if ('answer' in order) await this.answer(order)
    else await this.give(order)
    const isGone = ({ question }: Choice) => question !== asked.question
    const { prompt } = await this.until('carried out', (choice) => isGone(choice) || choice.prompt === 'finish')
    // more actions are possible
    if (prompt === 'finish') await this.press('Enter', 'end-sure')
    await this.until('carried out', isGone)
  }

  private async answer({ answer }: Extract<Order, { answer: string }>): Promise<void> {
    if (answer === 'fire') await this.press('KeyF', 'btn-fire')
    else await this.press('KeyX', 'offer-decline')
  }

  private async give(order: Exclude<Order, { end: true } | { answer: string }>): Promise<void> {
    await this.select(order.ship)
    if ('sail' in order) await this.sail(order)
    else if ('turn' in order) await this.turn(order)
    else if ('repair' in order) await this.repair()
    else await this.attack(order)
  }

  private async select(ship: string): Promise<void> {
    const { page } = this.app
    for (let tries = 0; (await this.choice()).selected !== ship; tries++) {
      if (tries === WAITS) throw new Error(`${ship} cannot be selected`)
      if (this.hands === 'keys') await page.keyboard.press('Tab')
      else await this.clickShip(ship)
    }
  }

  /** Clicks the token of a ship, or the ship itself while a question takes the place of the tokens. */
  private async clickShip(ship: string): Promise<void> {
    const token = this.app.page.getByTestId(`unit-${ship}`)
    if (await token.isVisible()) return token.click()
    const { able } = await this.choice()
    const cell = able.find(({ unit }) => unit === ship)?.cell
    if (!cell) throw new Error(`${ship} cannot act`)
    await this.app.clickCell(cell)
  }

  private async sail({ sail, way, captain }: Extract<Order, { sail: string }>): Promise<void> {
    const { page } = this.app
    const [cell, heading = ''] = sail.split(' ')
    if (captain) await this.press('KeyU', 'use-captain')
    if (this.hands === 'keys') for (const sign of way) await page.keyboard.press(STEERING[sign] ?? '')
    else {
      const { question } = await this.choice()
      await this.clickCourse(cell ?? '', question)
      const isSailed = (choice: Choice) => choice.question !== question
      const chosen = await this.until(`a course to ${cell}`, (one) => isSailed(one) || one.course?.cell === cell)
      if (isSailed(chosen)) return
      if (chosen.course?.heading !== heading) await page.getByTestId(`heading-${heading}`).click()
    }
    await this.until(`a course to ${sail}`, ({ course }) => course?.cell === cell && course?.heading === heading)
    await this.press('Enter', 'btn-sail')
  }

  /**
   * Clicks a cell to sail to, and again if the camera moved meanwhile: after a choice it brings covered cells into
   * sight.
   */
  private async clickCourse(cell: string, asked: number | null): Promise<void> {
    for (let tries = 0; tries < CLICKS; tries++) {
      await this.app.boardAtRest(cell)
      const { course, question } = await this.choice()
      // a second click would sail; the first one did if the course is harmless
      if (course?.cell === cell || question !== asked) return
      await this.app.clickCell(cell)
    }
  }

  private async turn({ turn }: Extract<Order, { turn: string }>): Promise<void> {
    await this.press('KeyR', 'order-turn')
    for (let tries = 0; (await this.choice()).course?.heading !== turn; tries++) {
      if (tries === WAITS) throw new Error(`no turn to ${turn}`)
      await this.press('KeyR', `heading-${turn}`)
    }
    await this.press('Enter', 'btn-sail')
  }

  private async attack(order: Extract<Order, { fire: string } | { board: string }>): Promise<void> {
    const kind = 'fire' in order ? 'fire' : 'board'
    const target = 'fire' in order ? order.fire : order.board
    const isAimed = (choice: Choice) => choice.prompt === kind && choice.target === target
    if (this.hands === 'keys') await this.app.page.keyboard.press(kind === 'fire' ? 'KeyF' : 'KeyB')
    else await this.clickTarget(kind, target)
    const { aim, shots, withCaptain } = await this.until(`to ${kind} ${target}`, isAimed)
    if ('shots' in order && order.shots !== shots) await this.press(`Digit${order.shots}`, `shots-${order.shots}`)
    const wanted = ('aim' in order && order.aim) || 'hull'
    if ('fire' in order && aim !== wanted) await this.press('KeyA', `aim-${wanted}`) // the last aim is remembered
    if ('together' in order) await this.press('KeyG', 'salvo-all')
    if (withCaptain !== (order.captain ?? false)) await this.press('KeyU', 'use-captain')
    await this.press('Enter', `btn-${kind}`)
  }

  private async clickTarget(kind: string, target: string): Promise<void> {
    const { moves } = await this.choice()
    const aimed = moves.find(({ move }) => move.kind === kind && move.target === target)
    if (!aimed?.target) throw new Error(`nobody can ${kind} ${target}: ${JSON.stringify(moves)}`)
    await this.app.boardAtRest(aimed.target)
    await this.app.clickCell(aimed.target)
    const { prompt } = await this.until(`to choose what to do at ${target}`, (choice) => choice.prompt !== null)
    if (prompt === kind) return
    await this.press('Escape', 'question-back')
    await this.press('KeyB', `order-${kind}`)
  }

  private async repair(): Promise<void> {
    await this.press('KeyP', 'order-repair')
    await this.press('Enter', 'btn-repair')
  }

  /** Presses a key, or clicks the equivalent button if a panel shows it. */
  private async press(key: string, button: string): Promise<void> {
    const { page } = this.app
    if (this.hands === 'keys') return page.keyboard.press(key)
    await page.getByTestId(button).click()
  }

  private async choice(): Promise<Choice> {
    const { page } = this.app
    await page.waitForFunction(() => 'admiralProbe' in window)
    return page.evaluate(() => (window as PageWindow).admiralProbe?.() as Choice) // the probe exists
  }

  /** Waits for a question or a choice. Throws if it does not come. */
  private async until(what: string, is: (choice: Choice) => boolean): Promise<Choice> {
    for (let tries = 0; tries < WAITS; tries++) {
      const choice = await this.choice()
      if (is(choice)) return choice
      await this.app.page.waitForTimeout(PAUSE)
    }
    throw new Error(`never ${what}: ${JSON.stringify(await this.choice())}`)
  }
}
