import type { Json } from '../../contract/ipc.ts'
import type { RunningApp } from '../driver/app.ts'
import { Flagship } from '../driver/flagship.ts'
import { value } from '../driver/host.ts'
import type { AdmiralGolden, TurnOrder } from './admiralGolden.ts'
import { savedMoves } from './golden.ts'
import type { TurnRecorder } from './turns.ts'

interface PageWindow extends Window {
  readonly admiralProbe?: () => { readonly seat: string | null }
}

/** The most looks at the save, and the time between two of them, in ms. */
const WAITS = 600
const PAUSE = 50

/** Gives the orders of a golden match of Admiral by mouse. */
export class AdmiralHand {
  private readonly app: RunningApp
  private readonly id: string
  private readonly recorder: TurnRecorder
  private readonly flagship: Flagship

  /** @param id the match that is shown */
  constructor(app: RunningApp, id: string, recorder: TurnRecorder) {
    this.app = app
    this.id = id
    this.recorder = recorder
    this.flagship = new Flagship(app, 'mouse')
  }

  /** Plays a golden match up to its last turn by mouse. The host makes the moves of all other turns. */
  async play({ orders, moves, twin }: AdmiralGolden, isByMouse: (turn: string) => boolean): Promise<void> {
    const last = orders.findLastIndex((order) => isByMouse(turnOf(order)))
    for (const [index, order] of orders.slice(0, last + 1).entries()) {
      const made = moves.slice(order.played, orders[index + 1]?.played)
      await this.settled(order.played)
      if (isByMouse(turnOf(order))) await this.give(order)
      else await this.atHost(made)
      for (const { seat, move } of made) twin.play(seat, move)
    }
    await this.settled(twin.entries.length)
    await this.recorder.end()
  }

  /** Gives all orders by mouse, whatever moves they lead to. Returns them with the moves that were made before each. */
  async record(orders: readonly TurnOrder[]): Promise<readonly TurnOrder[]> {
    const given: TurnOrder[] = []
    for (const order of orders) {
      await this.isAsked(order.seat)
      const { length: played } = await savedMoves(this.app, this.id)
      given.push({ ...order, played })
      await this.give(order)
    }
    return given
  }

  private async give(order: TurnOrder): Promise<void> {
    await this.isAsked(order.seat)
    await this.recorder.begin(turnOf(order), deedOf(order))
    await this.flagship.order(order.order)
  }

  private async atHost(moves: AdmiralGolden['moves']): Promise<void> {
    // plain data by the game's contract
    for (const { seat, move } of moves)
      await value(this.app, 'match:play', { id: this.id, seat, move: move as unknown as Json })
  }

  private async isAsked(seat: string): Promise<void> {
    await this.app.page.waitForFunction((wanted) => (window as PageWindow).admiralProbe?.().seat === wanted, seat, {
      polling: 20,
    })
  }

  /** Waits until a number of moves is saved, since the window ends some ships without a press. Throws if there are more. */
  private async settled(moves: number): Promise<void> {
    for (let tries = 0; tries < WAITS; tries++) {
      const { length } = await savedMoves(this.app, this.id)
      if (length === moves) return
      if (length > moves) throw new Error(`${length} moves were made, not ${moves}`)
      await this.app.page.waitForTimeout(PAUSE)
    }
    throw new Error(`there are not ${moves} moves`)
  }
}

const turnOf = ({ seat, round }: TurnOrder): string => `${seat} ${round}`

/** Returns the kind of an order. */
function deedOf({ order }: TurnOrder): string {
  const kinds = ['answer', 'end', 'sail', 'turn', 'fire', 'board', 'repair'] as const
  return kinds.find((kind) => kind in order) ?? ''
}
