import { type Delay, MOST_CHANNELS, type RoomChannel, WATCH_CHANNEL } from '../../contract/channels.ts'
import { Refused } from '../../contract/refused.ts'
import { USUAL_VOTING } from '../../contract/vote.ts'
import type { KeptAudiences } from '../admission/addressBook.ts'
import type { Links } from '../admission/links.ts'
import type { Reception } from '../admission/reception.ts'
import { audiencePlan, type ChannelPlan, casterPlan } from './channels/channel.ts'
import type { Channels } from './channels/channels.ts'
import type { Table } from './table.ts'

/** Makes a change of the room, after those before it. */
export type RunChange = (change: () => Promise<void> | void) => Promise<void>

export interface AudiencesSetting {
  readonly table: Table
  readonly links: Links
  readonly reception: Reception
  readonly run: RunChange
}

/** The channels for watching, each with its address: opened, changed and removed while the room is open. */
export class Audiences {
  private readonly setting: AudiencesSetting

  constructor(setting: AudiencesSetting) {
    this.setting = setting
  }

  get all(): readonly RoomChannel[] {
    const { casters } = this.setting.table
    return this.channels.plans.map(({ id, kind, delay, target, expiry }) => {
      if (target === null) return { id, kind, delay }
      const isEarlier = expiry !== this.setting.table.match?.id
      return { id, kind, delay, target, agreements: casters.agreementsFor(id), ...(isEarlier && { earlier: true }) }
    })
  }

  /** The delay of `watch`. */
  get watchDelay(): Delay {
    return this.channels.get(WATCH_CHANNEL).plan.delay
  }

  /** The channels that are kept when the program ends; of `watch`, which is always there, only its delay. */
  get kept(): KeptAudiences {
    const { links } = this.setting
    const channels = this.channels.plans.flatMap(({ id, kind, delay, expiry, target }) => {
      const { token, screen = null } = links.ofChannel(id) ?? {}
      if (id === WATCH_CHANNEL || token === undefined) return []
      const ofCaster = { ...(target !== null && { target }), ...(screen !== null && { screen }) }
      return [{ id, kind, delay, token, ...(expiry !== null && { match: expiry }), ...ofCaster }]
    })
    const { watchDelay } = this
    const { rules: voting } = this.setting.table.votes
    return {
      ...(watchDelay !== 0 && { watchDelay }),
      ...(channels.length > 0 && { channels }),
      ...(voting !== USUAL_VOTING && { voting }),
    }
  }

  /** Opens a channel with an address of its own. Throws `not-allowed` if there is one with this id, or too many. */
  async open(plan: ChannelPlan): Promise<void> {
    const { table, links, run } = this.setting
    if (table.channels.has(plan.id)) throw new Refused('not-allowed', `there is a channel ${plan.id}`)
    if (this.channels.plans.length >= MOST_CHANNELS) throw new Refused('not-allowed', 'too many channels')
    links.addChannel(plan.id, plan.kind)
    table.channels.open(plan)
    await run(() => table.placeAll())
  }

  /** Returns a channel for an audience. Throws `bad-request` if there is none with this id. */
  forAudience(id: string): ChannelPlan {
    const { plan } = this.require(id)
    if (plan.kind !== 'spectator') throw new Refused('bad-request', `channel: ${id} is not for an audience`)
    return plan
  }

  /**
   * Opens a channel for a caster who comments the match on the table for an audience, in place of that of an earlier
   * match. Throws `bad-request` for an unknown audience, `no-such-match` without a match, and `not-allowed` if the
   * audience has a caster.
   */
  async invite(target: string = WATCH_CHANNEL): Promise<void> {
    const plan = this.forAudience(target)
    const { match, channels, commentary } = this.setting.table
    if (!match) throw new Refused('no-such-match')
    const known = this.channels.casterOf(target)
    if (known?.expiry === match.id) throw new Refused('not-allowed', `${target} has a caster`)
    if (known) await this.setting.run(() => this.end(known.id))
    const ids = Array.from({ length: MOST_CHANNELS }, (_, n) => (n === 0 ? 'caster' : `caster-${n + 1}`))
    const id = ids.find((one) => !channels.has(one)) ?? 'caster'
    await this.open(casterPlan(id, match.id, plan))
    commentary.greetAll(target)
  }

  /**
   * Changes the delay of a channel, and that of its caster. Throws `bad-request` if there is none with this id, and
   * `not-allowed` for a caster's, which sees what its audience sees.
   */
  async setDelay(id: string, delay: Delay): Promise<void> {
    const channel = this.require(id)
    if (channel.plan.target !== null) throw new Refused('not-allowed', 'a caster has the delay of the audience')
    const caster = this.channels.casterOf(id)
    await this.setting.run(() => {
      channel.setDelay(delay)
      if (caster) this.require(caster.id).setDelay(delay)
    })
  }

  /**
   * Removes a channel: its address is no longer valid, its guests are disconnected. Throws `bad-request` if there is
   * none with this id, and `not-allowed` for `watch`, which is always there.
   */
  async remove(id: string): Promise<void> {
    this.require(id)
    if (id === WATCH_CHANNEL) throw new Refused('not-allowed', 'this channel is always there')
    await this.setting.run(() => this.end(id))
  }

  /** Ends the channels of matches that have left the table, each as soon as its audience sees that. */
  async endExpired(match: string | null): Promise<void> {
    for (const { id, expiry, target } of this.channels.plans) {
      if (expiry === null || expiry === match) continue
      if (target === null || !this.channels.get(target).awaits(expiry)) await this.end(id)
    }
  }

  private async end(id: string): Promise<void> {
    const { table, links, reception } = this.setting
    const caster = this.channels.casterOf(id)
    if (caster) await this.end(caster.id)
    table.silence(id)
    reception.endChannel(id)
    links.removeChannel(id)
    table.channels.remove(id)
    table.pictures.end(id)
    await table.casters.end(id)
  }

  private require(id: string) {
    if (!this.channels.has(id)) throw new Refused('bad-request', `channel: no ${id}`)
    return this.channels.get(id)
  }

  private get channels(): Channels {
    return this.setting.table.channels
  }
}

/** Returns the plans of the kept channels, `watch` first. */
export function keptPlans({ watchDelay = 0, channels = [] }: KeptAudiences): ChannelPlan[] {
  const audiences = channels.filter(({ kind }) => kind === 'spectator')
  const plans = [audiencePlan(WATCH_CHANNEL, watchDelay), ...audiences.map(({ id, delay }) => audiencePlan(id, delay))]
  const casters = channels.flatMap(({ id, kind, match, target }): ChannelPlan[] => {
    const commented = kind === 'caster' ? plans.find((plan) => plan.id === target) : undefined
    return commented && match !== undefined ? [casterPlan(id, match, commented)] : []
  })
  return [...plans, ...casters]
}
