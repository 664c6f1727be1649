import type { Cell, JackalMove, JackalShape, JackalState, PieceId } from '../../../engine/jackal/types.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { RunningApp } from '../driver/app.ts'
import { Captain } from '../driver/captain.ts'
import type { Golden } from './golden.ts'
import { actorOf, areAlike, type Choice, cellOf, Exchange, hasOwn, isDirect, textOf } from './jackalWays.ts'
import type { TurnRecorder } from './turns.ts'

interface PageWindow extends Window {
  readonly choiceProbe?: () => Choice
}

/** Corners of a tile, one of which is free of figures; in cells from its middle. */
const CORNERS = [
  { x: 0.4, z: 0.4 },
  { x: -0.4, z: 0.4 },
  { x: 0.4, z: -0.4 },
  { x: -0.4, z: -0.4 },
]
/** The longest time of a move, in ms. */
const LONGEST = 60_000
/** The most presses of the token of the load. */
const MOST_LOADS = 4

/** Plays recorded moves of Jackal by mouse, with the fewest presses that the window needs. */
export class JackalHand {
  private readonly app: RunningApp
  private readonly twin: Match<JackalShape>
  private readonly recorder: TurnRecorder
  private readonly exchange = new Exchange()
  private readonly loads = new Map<PieceId, string | undefined>()

  constructor(app: RunningApp, twin: Match<JackalShape>, recorder: TurnRecorder) {
    this.app = app
    this.twin = twin
    this.recorder = recorder
  }

  /** Plays moves that follow one another. */
  async play(moves: Golden<JackalShape>['moves']): Promise<void> {
    for (let done = 0; done < moves.length; ) {
      const [first, second] = moves.slice(done, done + 2)
      if (!first) break
      const choice = await this.asked(first.seat)
      await this.recorder.begin(first.seat, first.move.kind)
      const move = this.exchange.move(first.move, choice, this.state)
      // both tiles of an earthquake are sent together
      const other = move.kind === 'swap' && second?.move.kind === 'swap' ? second.move : null
      await this.make(move, choice)
      if (other) await this.make(other, await this.choice())
      for (const one of other ? [move, other] : [move]) this.follow(first.seat, one)
      await this.left(move, choice)
      done += other ? 2 : 1
    }
    await this.recorder.end()
  }

  private get state(): JackalState {
    return this.twin.state
  }

  /** Plays a move in the twin. */
  private follow(seat: string, move: JackalMove): void {
    const played = this.twin.play(seat, move)
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(played.refusal)}`)
    if (move.kind === 'go') this.loads.set(move.piece, move.carry)
  }

  /** Waits until a seat is asked and the table shows it; lifts a curtain. */
  private async asked(seat: string): Promise<Choice> {
    const { page } = this.app
    await page.waitForFunction(
      (wanted) => {
        const choice = (window as PageWindow).choiceProbe?.()
        const isCovered = document.querySelector('[data-testid=curtain]') !== null
        return isCovered || (choice?.seat === wanted && choice.moves.length > 0)
      },
      seat,
      { polling: 20 },
    )
    if (await page.getByTestId('curtain').isVisible()) {
      await new Captain(this.app).liftCurtain()
      return this.asked(seat)
    }
    const choice = await this.choice()
    const expected = this.twin.entries.length
    if (choice.played !== expected) throw new Error(`${choice.played} moves were made, not ${expected}`)
    return choice
  }

  private choice(): Promise<Choice> {
    return this.app.page.evaluate(() => {
      const probe = (window as PageWindow).choiceProbe
      if (!probe) throw new Error('no match is shown')
      return probe()
    })
  }

  /** Returns the question and the choice as soon as they differ. */
  private async changed(before: Choice): Promise<Choice> {
    await this.app.page.waitForFunction(
      (old) => JSON.stringify((window as PageWindow).choiceProbe?.()) !== old,
      JSON.stringify(before),
      { polling: 20 },
    )
    return this.choice()
  }

  /** Waits until a move has been made. Throws with the current question if it is not. */
  private async left(move: JackalMove, { played }: Choice): Promise<void> {
    const isMade = (old: number) => ((window as PageWindow).choiceProbe?.().played ?? 0) > old
    await this.app.page.waitForFunction(isMade, played, { polling: 20, timeout: LONGEST }).catch(async () => {
      const { moves, ...choice } = await this.choice()
      throw new Error(`${JSON.stringify(move)} was not made: ${JSON.stringify(choice)}`)
    })
  }

  private async make(move: JackalMove, choice: Choice): Promise<void> {
    if (move.kind === 'arrange') return this.arrange(move.order)
    const cell = cellOf(move, choice)
    if (cell === null) return this.press(buttonOf(move))
    if (!isDirect(move, choice, this.state, this.loads)) await this.choose(move)
    if (move.kind === 'go') await this.leaveOtherLoad(move.piece, move.carry)
    await this.answer(move, await this.click(move, cell, choice))
  }

  /**
   * Clicks a cell, in a corner if pieces of the same player stand there. Returns the question and the choice after it.
   */
  private async click(move: JackalMove, cell: string, choice: Choice): Promise<Choice> {
    const corners = hasOwn(cell, choice, this.state) ? CORNERS : [undefined]
    for (const corner of corners) {
      const before = await this.choice()
      await this.app.clickCell(cell, corner)
      const after = await this.changed(before)
      const isAnother = after.seat === before.seat && after.played === before.played && after.prompt.length === 0
      if (!isAnother || after.selected === actorOf(move) || actorOf(move) === null) return after
      // a figure was hit, and is chosen now
      await this.choose(move)
    }
    throw new Error(`no corner of ${cell} is free`)
  }

  /** Answers the question about a cell that was clicked. */
  private async answer(move: JackalMove, { seat, prompt }: Choice): Promise<void> {
    if (seat === null || prompt.length === 0) return
    const nth = prompt.findIndex((one) => textOf(one) === textOf(move))
    await this.press(`prompt-${nth}`)
  }

  /** Chooses the acting piece by a token of the dock, which stands for all that are alike. */
  private async choose(move: JackalMove): Promise<void> {
    if (move.kind === 'sail') return this.press(move.boat ? 'crew-boat' : 'crew-ship')
    const actor = actorOf(move) ?? ''
    const alike = this.state.pieces.map(({ id }) => id).filter((id) => areAlike(id, actor, this.state))
    for (const id of alike) {
      if (await this.app.page.getByTestId(`crew-${id}`).isVisible()) return this.press(`crew-${id}`)
    }
    throw new Error(`no token chooses ${actor}`)
  }

  /** Drops the load that the selected piece carries on, unless it is wanted. */
  private async leaveOtherLoad(piece: PieceId, wanted: string | undefined): Promise<void> {
    for (let tries = 0; tries < MOST_LOADS; tries++) {
      const { carry, selected } = await this.choice()
      if (selected !== piece || carry === null || carry === wanted) return
      await this.press('btn-carry')
    }
  }

  /** Puts the tiles seen from the lighthouse in an order. */
  private async arrange(order: readonly Cell[]): Promise<void> {
    const { decision } = this.state
    const now = decision?.kind === 'arrange' ? [...decision.looked] : []
    for (const [place, cell] of order.entries()) {
      const from = now.indexOf(cell)
      if (from === place) continue
      await this.press(`seen-${place}`)
      await this.press(`seen-${from}`)
      now[from] = now[place] ?? cell
      now[place] = cell
    }
    await this.press('arrange-done')
  }

  private press(button: string): Promise<void> {
    return this.app.page.getByTestId(button).click()
  }
}

/** Returns the test id of the button that makes a move. */
function buttonOf(move: JackalMove): string {
  if (move.kind === 'swear') return move.loud ? 'oath-loud' : 'oath-polite'
  if (move.kind === 'acceptEnd') return 'end-accept'
  return move.kind === 'give' ? `action-give-${move.to}` : `action-${move.kind}`
}
