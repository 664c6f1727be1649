import type { Lobby } from '../../contract/screens.ts'
import type { GuestRecord } from '../admission/guests.ts'
import type { FeedItem } from '../feeds/feedItem.ts'
import { Channel, type ChannelPlan, type ChannelSetting } from './channel.ts'

/** The channels of a table. Each receives the same, and passes it on after its own delay. */
export class Channels {
  private readonly byId: Map<string, Channel>
  private readonly open: (plan: ChannelPlan) => Channel

  /** @param onChange called when the lobby or the match changes for the guests of a channel */
  constructor(plans: readonly ChannelPlan[], setting: ChannelSetting, onChange: (id: string) => void) {
    this.open = (plan) => new Channel(plan, setting, () => onChange(plan.id))
    this.byId = new Map(plans.map((plan) => [plan.id, this.open(plan)]))
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

  /** Begins a channel again, empty; drops what still waits in the old one. */
  restart(plan: ChannelPlan): Channel {
    this.get(plan.id).close()
    const channel = this.open(plan)
    this.byId.set(plan.id, channel)
    return channel
  }

  addItem(item: FeedItem): void {
    for (const channel of this.byId.values()) channel.addItem(item)
  }

  addLobby(lobby: Lobby | null): void {
    for (const channel of this.byId.values()) channel.addLobby(lobby)
  }

  close(): void {
    for (const channel of this.byId.values()) channel.close()
  }
}
