import type { Json } from '../contract/ipc.ts'
import { asJson } from '../contract/json.ts'
import type { FeedPoint, GuestFeedMessage } from '../contract/screens.ts'
import type { HostedGame } from '../games/hostedGame.ts'
import type { ToServer } from '../remote/link/link.ts'

/**
 * The state of a guest's screen after the messages of a feed, folded as a page does. It fails on a batch that does not
 * follow.
 */
export class GuestScreen {
  readonly received: GuestFeedMessage[] = []
  private readonly game: HostedGame
  private shown: { readonly point: FeedPoint; readonly view: Json; readonly standing: Json } | null = null

  constructor(game: HostedGame) {
    this.game = game
  }

  get point(): FeedPoint | null {
    return this.shown?.point ?? null
  }

  get view(): Json {
    return this.shown?.view ?? null
  }

  get standing(): Json {
    return this.shown?.standing ?? null
  }

  hear(text: string): void {
    const { method, params }: { method: string; params: GuestFeedMessage } = JSON.parse(text)
    if (!method.startsWith('feed.')) return
    this.received.push(params)
    if (!('standing' in params)) return
    const { history, lastEvent, standing } = params
    const view = params.kind === 'snapshot' ? params.view : this.folded(params)
    this.shown = { point: { history, lastEvent }, view, standing: asJson(standing) }
  }

  private folded(batch: Extract<GuestFeedMessage, { kind: 'batch' }>): Json {
    if (!this.shown || this.shown.point.history !== batch.history) throw new Error('a batch of another history')
    const { lastEvent } = this.shown.point
    const { evolve } = this.game.match.rules
    return batch.events.reduce<Json>((state, { n, event }) => {
      if (n <= lastEvent) throw new Error(`event ${n} came twice`)
      return asJson(evolve(state as never, event as never)) // a view and its events are of the types of the game
    }, this.shown.view)
  }
}

/** Stands in for the process with the sockets: passes texts to screens by their connections. */
export class Connections {
  readonly told: ToServer[] = []
  private readonly screens = new Map<string, GuestScreen>()

  readonly tell = (message: ToServer): void => {
    this.told.push(message)
    if (message.kind === 'send') for (const one of message.connections) this.screens.get(one)?.hear(message.text)
  }

  connect(connection: string, screen: GuestScreen): void {
    this.screens.set(connection, screen)
  }

  /** Returns the texts to a connection since the last call. */
  take(connection: string): string[] {
    const own = this.told.splice(0).filter((message) => message.kind === 'send')
    return own.filter(({ connections }) => connections.includes(connection)).map(({ text }) => text)
  }
}
