import { z } from 'zod'
import type { Viewer } from '../../../../engine/kernel/game.ts'
import { isLuckNumber } from '../../../../engine/kernel/jointSeed.ts'
import type { Answerer } from '../../../clients/answer.ts'
import { CallRates, type Rate } from '../../../clients/rates.ts'
import type { Answer, Channel, Problem } from '../../../contract/ipc.ts'
import { problemOf, Refused } from '../../../contract/refused.ts'
import { nameText, saveId, seatName } from '../../../contract/texts.ts'
import type { Log } from '../../../files/log.ts'
import type { GuestRecord } from '../../admission/guests.ts'
import type { Tell } from '../../link/link.ts'
import { type CallId, errorText, RPC_CODES, resultText } from '../../link/rpc.ts'
import type { ShownPoint } from '../channels/leadingPictures.ts'
import { parsed } from './parsed.ts'
import { printReplay, printWhole } from './printing.ts'
import { SharedTexts } from './sharedTexts.ts'

/** The actions of guests in the room. Each throws `Refused`. */
export interface RoomActions {
  /** Returns the token of the seat; null is any seat, now or once one is free. */
  sit(guest: GuestRecord, seat: string | null): Promise<{ readonly token: string | null }>
  rise(guest: GuestRecord): Promise<void>
  rename(guest: GuestRecord, name: string): Promise<void>
  look(guest: GuestRecord, viewer: Viewer): Promise<void>
  /** Notes what a clean feed has shown; null if it shows nothing now. */
  notePicture(guest: GuestRecord, shown: ShownPoint | null): void
  pledgeLuck(guest: GuestRecord, match: string, hash: string): void
  /** Carries out a command of a caster. */
  commandCaster(guest: GuestRecord, command: unknown): void
  /** Notes whether the guest agrees that casters see what is hidden. */
  agreeToCaster(guest: GuestRecord, agreed: boolean): Promise<void>
  addLuck(guest: GuestRecord, match: string, number: string): void
  /** Notes a viewer's vote. */
  vote(guest: GuestRecord, vote: string, option: number): void
  setPaused(guest: GuestRecord, paused: boolean): Promise<void>
  end(guest: GuestRecord): Promise<void>
}

export interface GuestCallsSetting {
  readonly answer: Answerer
  readonly actions: RoomActions
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
  readonly log: Log
  /** Passes a message to the process that has the sockets. */
  readonly tell: Tell
  readonly rates?: CallRates
}

type Method = (guest: GuestRecord, params: unknown) => unknown

/** The answer to a call: a text, or the key of a result that the process with the sockets has. */
export type GuestAnswer = { readonly text: string } | { readonly key: string }

/** More than any player does by hand; calls that cost the host some work have lower rates. */
const USUAL: Rate = { burst: 60, perSecond: 20 }
const HEAVY: Rate = { burst: 8, perSecond: 0.5 }
/** Low, because each name becomes a line of the save and is sent to all. */
const RARE: Rate = { burst: 5, perSecond: 0.1 }
/** More than anyone changes their mind. */
const VOTE: Rate = { burst: 12, perSecond: 2 }
/** Low, because undone moves stay in the file of an open match. */
const UNDO: Rate = { burst: 30, perSecond: 1 }
const RATES: Readonly<Record<string, Rate>> = {
  'match.replay': HEAVY,
  'match.deal': HEAVY,
  'match.look': HEAVY,
  'match.undo': UNDO,
  'match.pause': HEAVY,
  'vote.cast': VOTE,
  'match.end': HEAVY,
  'caster.agree': HEAVY,
  'room.sit': HEAVY,
  'room.rename': RARE,
}

const nothing = z.looseObject({})
const seatParams = z.strictObject({ seat: seatName.exactOptional() })
const nameParams = z.strictObject({ name: nameText })
const pingParams = z.strictObject({ time: z.number() })
const shownPoint = z.strictObject({ match: saveId, history: z.string().min(1).max(64), lastEvent: z.int().min(0) })
const shownParams = z.looseObject({ moves: z.int().min(0), picture: shownPoint.nullable().exactOptional() })
const pledgeParams = z.strictObject({ match: saveId, hash: z.string().regex(/^[0-9a-f]{64}$/) })
const luckParams = z.strictObject({ match: saveId, number: z.string().refine(isLuckNumber, 'no 128 bits') })
const pauseParams = z.looseObject({ paused: z.boolean() })
const voteParams = z.strictObject({ vote: z.string().min(1).max(32), option: z.int() })
const agreeParams = z.looseObject({ agreed: z.boolean() })
const lookParams = z.looseObject({ viewer: seatName })

/** Answers the calls of guests. Their moves are handled like those of the window. */
export class GuestCalls {
  private readonly setting: GuestCallsSetting
  private readonly rates: CallRates
  private readonly methods: Readonly<Record<string, Method>>
  /** The deal of the match that is over, opened once for all guests. */
  private deal: { readonly id: string; readonly opened: Promise<unknown> } | null = null
  private readonly shared: SharedTexts
  /** Calls whose results several guests share. */
  private readonly sharedMethods: Readonly<Record<string, (guest: GuestRecord) => Promise<string>>>

  constructor(setting: GuestCallsSetting) {
    const { actions, wallClock } = setting
    this.setting = setting
    this.rates = setting.rates ?? new CallRates()
    this.shared = new SharedTexts(setting.tell)
    this.sharedMethods = {
      'match.deal': (guest) => this.dealFor(guest),
      'match.replay': (guest) => this.replayFor(guest),
    }
    this.methods = {
      'match.play': (guest, params) => this.pass('match:play', guest, params),
      'match.undo': (guest, params) => this.pass('match:undo', guest, params),
      'match.look': (guest, params) => actions.look(guest, parsed(lookParams, params).viewer),
      'match.pause': (guest, params) => actions.setPaused(guest, parsed(pauseParams, params).paused),
      'match.end': (guest) => actions.end(guest),
      'match.shown': (guest, params) => {
        const { moves, picture } = parsed(shownParams, params)
        if (picture !== undefined) actions.notePicture(guest, picture && { ...picture, moves })
        else noteShown(guest, moves)
      },
      'vote.cast': (guest, params) => {
        const { vote, option } = parsed(voteParams, params)
        actions.vote(guest, vote, option)
      },
      'luck.pledge': (guest, params) => {
        const { match, hash } = parsed(pledgeParams, params)
        actions.pledgeLuck(guest, match, hash)
      },
      'luck.add': (guest, params) => {
        const { match, number } = parsed(luckParams, params)
        actions.addLuck(guest, match, number)
      },
      'caster.command': (guest, params) => actions.commandCaster(guest, params),
      'caster.agree': (guest, params) => actions.agreeToCaster(guest, parsed(agreeParams, params).agreed),
      'room.sit': (guest, params) => actions.sit(guest, parsed(seatParams, params).seat ?? null),
      'room.rise': (guest) => actions.rise(guest),
      'room.rename': (guest, params) => actions.rename(guest, parsed(nameParams, params).name),
      'room.ping': (_guest, params) => ({ ...parsed(pingParams, params), now: wallClock() }),
    }
  }

  /** Returns the answer; never throws. */
  async answerTo(guest: GuestRecord, id: CallId, method: string, params: unknown): Promise<GuestAnswer> {
    const own = Object.hasOwn(this.methods, method) ? this.methods[method] : undefined
    const shared = Object.hasOwn(this.sharedMethods, method) ? this.sharedMethods[method] : undefined
    if (!own && !shared) return { text: errorText(id, RPC_CODES.noSuchMethod, 'no such method') }
    try {
      if (!this.rates.take(guest, method, RATES[method] ?? USUAL)) throw new Refused('too-many-requests', method)
      if (shared) return { key: await shared(guest) }
      return { text: resultText(id, (await own?.(guest, params)) ?? null) }
    } catch (error) {
      const problem = problemOf(error)
      if (problem.code === 'internal') this.setting.log.error('call of a guest failed', { channel: method, error })
      return { text: refusalText(id, problem) }
    }
  }

  /** Asks the host as the guest's client, about the match that the guest follows. */
  private async pass(channel: Channel, { client }: GuestRecord, params: unknown): Promise<unknown> {
    const [id] = client && client.rights.ids !== 'all' ? client.rights.ids : []
    if (!client || id === undefined) throw new Refused('no-such-match')
    const answered: Answer<unknown> = await this.setting.answer(channel, { ...parsed(nothing, params), id }, client)
    if (!answered.ok) throw refusedBy(answered.problem)
    return answered.value
  }

  /** Opens the deal only after the guest was sent the end. */
  private openDeal(guest: GuestRecord): Promise<unknown> {
    const told = guest.place?.broadcast.log.snapshot?.message
    if (!told?.standing.outcome) throw new Refused('not-allowed', 'the match is not over')
    const { id } = told.match
    if (this.deal?.id === id) return this.deal.opened
    const opened = this.pass('match:deal', guest, {})
    this.deal = { id, opened }
    opened.catch(() => {
      if (this.deal?.opened === opened) this.deal = null
    })
    return opened
  }

  private async dealFor(guest: GuestRecord): Promise<string> {
    const opened = this.openDeal(guest)
    const deal = await opened
    return this.shared.keyOf({ owner: this, version: () => opened, print: () => printWhole(deal) })
  }

  private replayFor({ place }: GuestRecord): Promise<string> {
    const log = place?.broadcast.log
    if (!log) throw new Refused('no-such-match')
    const version = () => {
      if (!log.snapshot) throw new Refused('no-such-match')
      return log.snapshot
    }
    const print = () => {
      const replay = log.replay()
      if (!replay) throw new Refused('no-such-match')
      return printReplay(replay)
    }
    return this.shared.keyOf({ owner: log, version, print })
  }
}

/** Starts the clock of the guest's seat. Nothing else waits for guests. */
function noteShown({ place }: GuestRecord, moves: number): void {
  if (place?.session) place.session.live.acknowledge(place.session.subscription, moves)
}

function refusedBy({ code, detail, ...more }: Problem): Refused {
  return new Refused(code, detail, more)
}

/** Guests are sent what their texts need, and nothing about the host's disk. */
function refusalText(id: CallId, { code, refusal, rule, detail }: Problem): string {
  const why = { ...(refusal !== undefined && { refusal }), ...(rule !== undefined && { rule }) }
  const isOwn = code === 'bad-request' && detail !== undefined
  return errorText(id, RPC_CODES.refused, code, { code, ...why, ...(isOwn && { detail }) })
}
