/** Plays Jackal with the mouse or by keys: reads the question from the page's probe, then answers on the board and the panels. */
import type { RunningApp } from './app.ts'

/** A legal move from the page's probe. */
type Move =
  | { readonly kind: 'go' | 'revive'; readonly piece: string; readonly carry?: string }
  | { readonly kind: 'sail'; readonly team: string; readonly boat?: true }
  | { readonly kind: 'swear'; readonly loud: boolean }
  | { readonly kind: 'give'; readonly to: string }
  | { readonly kind: 'place' | 'uncork' | 'peek' | 'arrange' | 'swap' | 'acceptEnd' | 'decline' }

interface ProbedMove {
  readonly move: Move
  /** The cell to click (`g2`); null for moves chosen by a button. */
  readonly cell: string | null
}

/** The question to this screen, from the page's probe. */
interface ProbedChoice {
  readonly seat: string | null
  readonly played: number
  readonly decision: string | null
  readonly moves: readonly ProbedMove[]
  readonly selected: string | null
  /** The load that the chosen piece takes along. */
  readonly carry: string | null
  readonly cursor: string | null
  readonly prompt: readonly Move[]
  readonly first: string | null
}

/** Returns the piece or ship that is chosen for a move; null if there is none. */
function actorOf(move: Move): string | null {
  if (move.kind === 'go' || move.kind === 'revive') return move.piece
  if (move.kind !== 'sail') return null
  return move.boat ? 'lifeboat' : move.team
}

/** The number of looks while waiting for a move, and the interval between them in milliseconds. */
const WAITS = 150
const PAUSE = 100

/** The offset of a corner that figures in the middle of a tile leave free, in cells. */
const FREE_PART = { x: 0.4, z: 0.4 }

/** A player with deterministic choices, so that a match is always played the same way. */
export class Sailor {
  private readonly app: RunningApp
  private readonly hands: 'mouse' | 'keys'
  /** Moves made so far. */
  moves = 0

  constructor(app: RunningApp, hands: 'mouse' | 'keys' = 'mouse') {
    this.app = app
    this.hands = hands
  }

  /**
   * Plays until the result is shown, or until `most` moves were made and the last has been shown. Chooses moves for
   * gold, or only sails.
   */
  async play(most = Number.POSITIVE_INFINITY, taste: 'gold' | 'sailing' = 'gold'): Promise<void> {
    while ((await this.waitForQuestion()) && this.moves < most) await this.answer(taste)
  }

  /** Makes the move that leads to a cell, as soon as possible; with a given piece and load if `wish` names them. */
  async makeTo(cell: string, wish: { readonly by?: string; readonly carry?: string } = {}): Promise<void> {
    const isWished = (one: ProbedMove) =>
      one.cell === cell &&
      (wish.by === undefined || actorOf(one.move) === wish.by) &&
      ('carry' in one.move ? one.move.carry : undefined) === wish.carry
    let choice = await this.settledChoice()
    for (let tries = 0; !choice.moves.some(isWished); tries++) {
      if (tries === WAITS) throw new Error(`no move to ${cell}: ${JSON.stringify(choice.moves)}`)
      choice = await this.settledChoice()
    }
    const move = choice.moves.find(isWished)
    if (move) await this.make(move, choice)
    await this.leaveQuestion(choice)
  }

  /** Returns true when a question is asked; false when the result is shown. */
  private async waitForQuestion(): Promise<boolean> {
    const { page } = this.app
    await page.waitForFunction(
      () => {
        const choice = (window as PageWindow).choiceProbe?.()
        const shown = (name: string) => document.querySelector(`[data-testid=${name}]`) !== null
        return (choice?.seat != null && choice.moves.length > 0) || shown('curtain') || shown('result-screen')
      },
      undefined,
      { polling: 20 },
    )
    return !(await page.getByTestId('result-screen').isVisible())
  }

  private async answer(taste: 'gold' | 'sailing'): Promise<void> {
    const { page } = this.app
    if (await page.getByTestId('curtain').isVisible()) return this.liftCurtain()
    const choice = await this.choice()
    if (choice.seat === null) return
    if (choice.decision === 'arrange') await page.getByTestId('arrange-done').click()
    else await this.make(taste === 'gold' ? this.best(choice) : this.idle(choice), choice)
    this.moves++
    await this.leaveQuestion(choice)
  }

  private choice(): Promise<ProbedChoice> {
    return this.app.page.evaluate(() => {
      const probe = (window as PageWindow).choiceProbe
      if (!probe) throw new Error('no match is shown')
      return probe()
    })
  }

  /** Returns the question once it has not changed for a while: by then the choice for the last one is reset. */
  private async settledChoice(): Promise<ProbedChoice> {
    let [before, now] = ['', JSON.stringify(await this.choice())]
    while (before !== now) {
      await this.app.page.waitForTimeout(PAUSE)
      before = now
      now = JSON.stringify(await this.choice())
    }
    return JSON.parse(now)
  }

  /** Waits until this question is no longer asked. */
  private async leaveQuestion(asked: ProbedChoice): Promise<void> {
    await this.app.page.waitForFunction(
      (old) => JSON.stringify((window as PageWindow).choiceProbe?.()) !== old,
      JSON.stringify(asked),
      { polling: 20 },
    )
  }

  private async liftCurtain(): Promise<void> {
    const { page } = this.app
    await page.getByTestId('curtain-hold').hover()
    await page.mouse.down()
    await page.getByTestId('curtain').waitFor({ state: 'detached' })
    await page.mouse.up()
  }

  private async make({ move, cell }: ProbedMove, choice: ProbedChoice): Promise<void> {
    if (cell === null) return this.press(move)
    const actor = actorOf(move)
    if (actor !== null) await this.select(actor, choice)
    if (move.kind === 'go') await this.leaveOtherLoad(move.carry)
    if (this.hands === 'keys') return this.makeByKeys(move, cell)
    await this.app.clickCell(cell)
    if (actor !== null && (await this.hasChosenAnother(actor, choice))) {
      await this.select(actor, choice)
      await this.app.clickCell(cell, FREE_PART)
    }
    await this.settlePrompt(move)
    if (move.kind === 'swap') await this.chooseSecond()
  }

  /**
   * Returns whether a click chose another of the player's own pieces in the middle of the tile: then the rest of the
   * tile is the target.
   */
  private async hasChosenAnother(actor: string, asked: ProbedChoice): Promise<boolean> {
    const { seat, played, selected, prompt } = await this.choice()
    return seat === asked.seat && played === asked.played && prompt.length === 0 && selected !== actor
  }

  /**
   * Selects an actor; Tab cycles through those that can act. The piece that moved last is chosen automatically, but a
   * click on a hat over a cell means the cell only after a choice by hand.
   */
  private async select(actor: string, { moves }: ProbedChoice): Promise<void> {
    for (let tries = 0; tries <= moves.length; tries++) {
      await this.app.page.keyboard.press('Tab')
      if ((await this.choice()).selected === actor) return
    }
    throw new Error(`${actor} cannot be selected`)
  }

  /** Drops the load that the chosen piece carries on, unless it is wanted. */
  private async leaveOtherLoad(wanted: string | undefined): Promise<void> {
    for (let tries = 0; tries < 4; tries++) {
      const { carry } = await this.choice()
      if (carry === null || carry === wanted) return
      await this.app.page.keyboard.press('e')
    }
  }

  /** Goes to the cell with the arrows, and answers the questions there by number. */
  private async makeByKeys(move: Move, cell: string): Promise<void> {
    const { keyboard } = this.app.page
    for (let key = 'ArrowUp', tries = 0; key !== ''; tries++) {
      if (tries > WAITS) throw new Error(`${cell} cannot be reached by arrows`)
      await keyboard.press(key)
      key = arrowTowards((await this.choice()).cursor ?? cell, cell)
    }
    await keyboard.press('Enter')
    const { prompt } = await this.choice()
    const wanted = prompt.findIndex((one) => JSON.stringify(one) === JSON.stringify(move))
    if (wanted >= 0) await keyboard.press(String(wanted + 1))
  }

  /** Answers the panel beside the cell, shown for several outcomes and for deadly ones. */
  private async settlePrompt(move: Move): Promise<void> {
    const { prompt } = await this.choice()
    const wanted = prompt.findIndex((one) => JSON.stringify(one) === JSON.stringify(move))
    if (wanted >= 0) await this.app.page.getByTestId(`prompt-${wanted}`).click()
  }

  private async chooseSecond(): Promise<void> {
    const { first, moves } = await this.choice()
    const second = moves.find(({ cell }) => cell !== first)
    if (first === null || !second?.cell) return
    await this.app.clickCell(second.cell)
    await this.app.page.getByTestId('prompt-0').click()
  }

  private press(move: Move): Promise<void> {
    if (move.kind === 'swear') return this.app.page.getByTestId(move.loud ? 'oath-loud' : 'oath-polite').click()
    const name = move.kind === 'give' ? `action-give-${move.to}` : `action-${move.kind}`
    return this.app.page.getByTestId(name).click()
  }

  /** Prefers gold to the ship, then picking up gold, then new tiles; sometimes any move, so that all kinds are played. */
  private best({ moves }: ProbedChoice): ProbedMove {
    const spread = moves[(this.moves * 7919) % moves.length]
    const laden = moves.filter(({ move }) => move.kind === 'go' && move.carry)
    const preferred = laden[(this.moves * 31) % Math.max(1, laden.length)]
    const chosen = this.moves % 3 === 0 ? spread : (preferred ?? spread)
    if (!chosen) throw new Error('nothing can be chosen')
    return chosen
  }

  /** Returns a move that sails back and forth; otherwise the first move listed. */
  private idle(choice: ProbedChoice): ProbedMove {
    return choice.moves.find(({ move }) => move.kind === 'sail') ?? this.best(choice)
  }
}

/** Returns the arrow key that leads from one cell nearer to another; none if they are the same. */
function arrowTowards(from: string, to: string): string {
  const [file, rank] = [to.charCodeAt(0) - from.charCodeAt(0), Number(to.slice(1)) - Number(from.slice(1))]
  if (file !== 0) return file > 0 ? 'ArrowRight' : 'ArrowLeft'
  return rank === 0 ? '' : rank > 0 ? 'ArrowUp' : 'ArrowDown'
}

interface PageWindow extends Window {
  readonly choiceProbe?: () => ProbedChoice
}
