import { CallRates, type Rate } from '../../../clients/rates.ts'
import { CASTER_COMMANDS_PER_SECOND, type CasterCommand, type CasterState } from '../../../contract/caster.ts'
import { Refused } from '../../../contract/refused.ts'
import type { TimeSource } from '../../../time/timeSource.ts'
import type { GuestRecord, Guests } from '../../admission/guests.ts'
import type { Tell } from '../../link/link.ts'
import { notificationText } from '../../link/rpc.ts'
import { parsed } from '../calls/parsed.ts'
import type { Channels } from '../channels/channels.ts'
import { CASTER_COMMAND, pointsIn } from './casterCommands.ts'
import { aliveIn, apply, NOTHING_SHOWN, type Shown, stateOf } from './casterWork.ts'

/** The time after which what a caster shows ends without the caster's screen, in milliseconds. */
export const CASTER_GONE = 30_000
/** The least time between two states of a channel, in milliseconds. */
export const CASTER_PAUSE = 50
const RATE: Rate = { burst: CASTER_COMMANDS_PER_SECOND, perSecond: CASTER_COMMANDS_PER_SECOND }

export interface CommentarySetting {
  readonly guests: Guests
  readonly channels: Channels
  readonly timeSource: TimeSource
  readonly tell: Tell
}

/** The work of a caster for the audience of a channel. */
interface Work extends Shown {
  /** The match on the table that the audience saw when this began; null before the first. */
  match: string | null
  /** True once the audience has seen the end of that match. */
  isOver: boolean
  /** Grows with each change. */
  changes: number
  sent: number
  /** Calls off the next message. */
  sending: (() => void) | null
  /** True while the caster's screen is connected. */
  isHere: boolean
  /** Calls off the end of what is shown while the caster's screen is away. */
  ending: (() => void) | null
}

/**
 * The commands of casters, and what the guests of the channels that they comment are shown. A caster sees what the audience
 * sees at the same time, so commands have no delay.
 */
export class Commentary {
  private readonly setting: CommentarySetting
  private readonly rates: CallRates
  /** The works of casters by the channels that they comment. */
  private readonly works = new Map<string, Work>()
  /** Functions that are called with each change for an audience, with its channel. */
  private readonly watchers = new Map<() => void, string>()

  constructor(setting: CommentarySetting) {
    this.setting = setting
    this.rates = new CallRates(() => setting.timeSource.now())
  }

  /** Carries out a command that comes by a channel. Throws `Refused`; then nothing changes. */
  command(channel: string | null, command: unknown): void {
    const commented = this.admit(channel, 1)
    this.carryOut(commented, [parsed(CASTER_COMMAND, command)], () => [])
  }

  /** Carries out a command, or all of a list. Throws as `command`, with the place in the list. */
  commandAll(channel: string | null, body: unknown): void {
    if (!Array.isArray(body)) return this.command(channel, body)
    if (body.length > CASTER_COMMANDS_PER_SECOND)
      throw new Refused('bad-request', `body: more than ${CASTER_COMMANDS_PER_SECOND} commands`)
    const commented = this.admit(channel, body.length)
    const commands = body.map((command: unknown, n) => parsed(CASTER_COMMAND, command, [n]))
    this.carryOut(commented, commands, (n) => [n])
  }

  /** Sends a guest of a channel with a caster, or the caster, what is shown now. */
  greet({ channel, connection }: GuestRecord): void {
    const state = channel !== null && connection !== null ? this.stateFor(channel) : null
    if (state && connection !== null) this.send([connection], state)
  }

  /**
   * Sends an audience and its caster what is shown now: from then on they notice each change. Returns whether there is a
   * caster.
   */
  greetAll(commented: string): boolean {
    const state = this.stateFor(commented)
    const caster = this.setting.channels.casterOf(commented)
    if (!state || !caster) return false
    this.send(
      [commented, caster.id].flatMap((id) => this.setting.guests.connectionsOf(id)),
      state,
    )
    for (const [notify, channel] of this.watchers) if (channel === commented) notify()
    return true
  }

  /** Calls `notify` with each change of what an audience is shown; returns a function that stops this. */
  watch(channel: string, notify: () => void): () => void {
    this.watchers.set(notify, channel)
    return () => void this.watchers.delete(notify)
  }

  /** Returns what the audience of a channel is shown by its caster, or what a caster shows; null without one. */
  stateFor(channel: string): CasterState | null {
    const { channels, timeSource } = this.setting
    const commented = this.commentedBy(channel)
    const caster = this.setting.channels.casterOf(commented)
    const match = caster && channels.has(commented) ? channels.get(commented).match : null
    if (!match) return null
    return stateOf(this.workFor(commented), match.id, timeSource.now())
  }

  /** Returns a value that changes with what the audience of a channel is shown by its caster. */
  stampOf(channel: string): unknown {
    const work = this.works.get(channel)
    if (!work || !this.setting.channels.casterOf(channel)) return null
    return `${work.changes}/${aliveIn(work, this.setting.timeSource.now())[0]?.id}`
  }

  /** Begins again for the guests of a channel if they see another match, or none; at the end of one only the text stays. */
  followMatch(channel: string): void {
    const work = this.works.get(channel)
    if (!work) return
    const { match, isOver, text } = work
    Object.assign(work, this.seenIn(channel))
    if (work.match !== match) {
      work.replays = 0
      this.clear(channel)
    } else if (work.isOver && !isOver) this.clear(channel, text)
  }

  /** Ends what a caster shows some time after the caster's screen has left; at once if it was removed. */
  followScreens(): void {
    const { guests, timeSource } = this.setting
    for (const { id, target } of this.setting.channels.plans) {
      if (target === null) continue
      const work = this.workFor(target)
      const isHere = guests.connectionsOf(id).length > 0
      if (isHere) stay(work)
      else if (work.isHere) work.ending = timeSource.after(CASTER_GONE, () => this.clear(target))
      work.isHere = isHere
    }
  }

  /** Ends what is shown by a caster's channel; nothing for other channels. */
  end(channel: string): void {
    const commented = this.commentedBy(channel)
    if (commented !== channel) this.clear(commented)
  }

  close(): void {
    for (const work of this.works.values()) {
      stay(work)
      work.sending?.()
    }
  }

  /** Returns the channel that is commented by a caster's channel; any other channel is itself. */
  private commentedBy(channel: string): string {
    return this.setting.channels.plans.find(({ id }) => id === channel)?.target ?? channel
  }

  private workFor(commented: string): Work {
    const known = this.works.get(commented)
    if (known) return known
    const counts = { replays: 0, lastMark: 0, changes: 0, sent: Number.NEGATIVE_INFINITY }
    const seen = this.seenIn(commented)
    const made: Work = { ...seen, ...counts, ...NOTHING_SHOWN, sending: null, isHere: false, ending: null }
    this.works.set(commented, made)
    return made
  }

  /** Returns the channel that a caster comments, and counts the commands. */
  private admit(channel: string | null, commands: number): string {
    const plan = this.setting.channels.plans.find(({ id }) => id === channel)
    if (!plan || plan.target === null) throw new Refused('not-allowed', 'not the address of a caster')
    if (!this.rates.take(this.workFor(plan.target), 'command', RATE, commands))
      throw new Refused('too-many-requests', `more than ${CASTER_COMMANDS_PER_SECOND} commands in a second`)
    const match = this.setting.channels.get(plan.target).match
    if (match?.id !== plan.expiry) throw new Refused('no-such-match', 'the audience does not see the match yet')
    return plan.target
  }

  private carryOut(commented: string, commands: readonly CasterCommand[], placeOf: (n: number) => readonly number[]) {
    const { channels, timeSource } = this.setting
    const seats = channels.get(commented).match?.seats ?? []
    for (const [n, command] of commands.entries()) {
      for (const [at, { board }] of pointsIn(command)) {
        if (board === undefined || seats.some(({ seat }) => seat === board)) continue
        throw new Refused('bad-request', `${[...placeOf(n), at].join('.')}.board: no seat ${board}`)
      }
    }
    const work = this.workFor(commented)
    stay(work)
    for (const command of commands) apply(work, command, timeSource.now())
    this.sendSoon(commented, work)
  }

  /** Returns the match on the table that an audience sees, and whether it is over. */
  private seenIn(channel: string): Pick<Work, 'match' | 'isOver'> {
    const match = this.setting.channels.get(channel).onTable
    return { match: match?.id ?? null, isOver: match?.outcome != null }
  }

  /** @param text the text that stays */
  private clear(commented: string, text: string | null = null): void {
    const work = this.works.get(commented)
    if (!work) return
    stay(work)
    work.sending?.()
    Object.assign(work, NOTHING_SHOWN, { text })
    work.changes++
    this.sendNow(commented, work)
  }

  private sendSoon(commented: string, work: Work): void {
    const { timeSource } = this.setting
    work.changes++
    const wait = work.sent + CASTER_PAUSE - timeSource.now()
    if (work.sending) return
    if (wait <= 0) return this.sendNow(commented, work)
    work.sending = timeSource.after(wait, () => this.sendNow(commented, work))
  }

  private sendNow(commented: string, work: Work): void {
    work.sending = null
    if (this.greetAll(commented)) work.sent = this.setting.timeSource.now()
  }

  private send(connections: readonly string[], state: CasterState): void {
    if (connections.length === 0) return
    this.setting.tell({ kind: 'send', connections, text: notificationText('channel.caster', state), snapshot: false })
  }
}

function stay(work: Work): void {
  work.ending?.()
  work.ending = null
}
