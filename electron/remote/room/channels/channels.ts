import type { Lobby } from '../../../contract/screens.ts'
import type { GuestRecord } from '../../admission/guests.ts'
import type { FeedItem } from '../../feeds/feedItem.ts'
import { Channel, type ChannelPlan, type ChannelSetting, type PublicNow } from './channel.ts'

/** The channels of a table, by their ids. Each receives the same, and passes it on after its own delay. */
export class Channels {
  private readonly byId = new Map<string, Channel>()
  private readonly setting: ChannelSetting
  private readonly publicNow: () => PublicNow
  private readonly onChange: (id: string) => void

  /** @param onChange called when the lobby or the match changes for the guests of a channel */
  constructor(setting: ChannelSetting, publicNow: () => PublicNow, onChange: (id: string) => void) {
    this.setting = setting
    this.publicNow = publicNow
    this.onChange = onChange
  }

  get all(): readonly Channel[] {
    return [...this.byId.values()]
  }

  get plans(): readonly ChannelPlan[] {
    return this.all.map(({ plan }) => plan)
  }

  /** Returns the plan of the caster of an audience; undefined without one. */
  casterOf(audience: string): ChannelPlan | undefined {
    return this.plans.find(({ target }) => target === audience)
  }

  has(id: string): boolean {
    return this.byId.has(id)
  }

  get(id: string): Channel {
    const channel = this.byId.get(id)
    if (!channel) throw new Error(`no channel ${id}`)
    return channel
  }

  /** Returns the channel that a guest follows; null for a guest in the room. */
  of({ channel }: GuestRecord): Channel | null {
    return channel === null ? null : this.get(channel)
  }

  /** Opens a channel that begins with what is public now; drops what still waits in an earlier one with the same id. */
  open(plan: ChannelPlan): void {
    this.byId.get(plan.id)?.close()
    const channel = new Channel(plan, this.setting, () => this.onChange(plan.id))
    this.byId.set(plan.id, channel)
    channel.begin(this.publicNow())
  }

  /** Removes a channel that no guest follows. */
  remove(id: string): void {
    this.byId.get(id)?.close()
    this.byId.delete(id)
  }

  /** Adds a public item to all channels that have no feed of their own. */
  addItem(item: FeedItem): void {
    for (const channel of this.all) if (!channel.hasOwnFeed) channel.addItem(item)
  }

  addLobby(lobby: Lobby | null): void {
    for (const channel of this.all) channel.addLobby(lobby)
  }

  close(): void {
    for (const channel of this.all) channel.close()
  }
}
