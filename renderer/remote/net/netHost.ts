import type {
  Answer,
  Channel,
  Channels,
  FeedMessage,
  HostApi,
  PageMessage,
  Problem,
  Settings,
} from '../../../electron/contract/ipc.ts'

/** The channels of a host that a guest may use; this class answers all others. */
const CALLED: readonly Channel[] = [
  'match:play',
  'match:undo',
  'match:look',
  'match:shown',
  'match:replay',
  'match:deal',
]

export interface NetHostSetting {
  /** Calls the table. */
  readonly call: (method: string, params: object) => Promise<Answer<unknown>>
  readonly settings: LocalSettings
}

/** The settings that this screen keeps for itself. */
export interface LocalSettings {
  read(): Settings
  change(change: Partial<Settings>): Settings
}

/** Implements a host behind a connection: the same as the window's, with a guest's rights and its own settings. */
export class NetHost implements HostApi {
  private readonly setting: NetHostSetting
  private readonly listeners = new Set<(message: PageMessage) => void>()

  constructor(setting: NetHostSetting) {
    this.setting = setting
  }

  async call<C extends Channel>(channel: C, request: Channels[C]['request']): Promise<Answer<Channels[C]['response']>> {
    // answers have been checked by the shape of their method
    return (await this.answer(channel, request)) as Answer<Channels[C]['response']>
  }

  onFeed(listener: (message: PageMessage) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Passes on a message of the match's feed. */
  tell(message: FeedMessage): void {
    for (const listener of this.listeners) listener(message)
  }

  private async answer(channel: Channel, request: object): Promise<Answer<unknown>> {
    const { call, settings } = this.setting
    if (channel === 'settings:get') return { ok: true, value: settings.read() }
    if (channel === 'settings:change') return { ok: true, value: settings.change(request) }
    if (!CALLED.includes(channel)) return { ok: false, problem: NOT_ALLOWED }
    // the table knows which match this screen follows
    const { id: _id, ...params } = request as { readonly id?: string }
    return call(channel.replace(':', '.'), params)
  }
}

const NOT_ALLOWED: Problem = { code: 'not-allowed' }
