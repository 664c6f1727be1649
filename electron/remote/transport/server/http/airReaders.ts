import type { ServerResponse } from 'node:http'
import type { Limits } from '../../../admission/gate/limits.ts'
import { Places } from '../../../admission/gate/rates/addresses.ts'
import type { Now } from '../../../admission/gate/rates/bucket.ts'
import { Tokens } from '../../../admission/gate/tokens.ts'
import type { FromServer, TokenHash } from '../../../link/link.ts'

export interface AirReadersSetting {
  readonly limits: Limits
  readonly now: Now
  readonly tell: (message: FromServer) => void
}

/** The state of one address, and who reads it. */
interface Subject {
  /** The last state; null for an address without a channel, undefined until the host has answered. */
  text: string | null | undefined
  /** The time of the last request to the host. */
  asked: number
  readonly waiting: Set<(text: string | null) => void>
  readonly streams: Set<ServerResponse>
}

/** The time after which the host is asked again; it sends each change for longer than that. In milliseconds. */
const RENEWED = 30_000
/** The time between two signs of life on a stream, in milliseconds. */
const BEAT = 15_000

/** The programs that read the state of channels over HTTP, each by the token of a channel's address. */
export class AirReaders {
  private readonly setting: AirReadersSetting
  private readonly tokens = new Tokens()
  private readonly subjects = new Map<TokenHash, Subject>()
  private readonly places: { readonly ofTokens: Places; readonly ofClients: Places }
  private lastBeat = 0

  constructor(setting: AirReadersSetting) {
    this.setting = setting
    const { airStreams } = setting.limits
    this.places = { ofTokens: new Places(airStreams), ofClients: new Places(airStreams) }
  }

  /** Sets the valid tokens; streams with others end. */
  setTokens(hashes: readonly TokenHash[]): void {
    this.tokens.set(hashes)
    for (const [token, { streams }] of this.subjects) {
      if (this.tokens.has(token)) continue
      for (const stream of streams) stream.end()
      this.subjects.delete(token)
    }
  }

  knows(token: TokenHash): boolean {
    return this.tokens.has(token)
  }

  /** Takes a state of the host. */
  set({ token, text }: { readonly token: TokenHash; readonly text: string | null }): void {
    const subject = this.subjects.get(token)
    if (!subject) return
    subject.text = text
    for (const answer of subject.waiting) answer(text)
    subject.waiting.clear()
    for (const stream of subject.streams) {
      if (text === null || stream.writableLength > this.setting.limits.queue) stream.destroy()
      else stream.write(eventOf(text))
    }
  }

  /** Returns the present state; null for an address without a channel. Rejects if the host does not answer. */
  read(token: TokenHash): Promise<string | null> {
    const subject = this.subjectOf(token)
    if (subject.text !== undefined && this.setting.now() - subject.asked < RENEWED) return Promise.resolve(subject.text)
    return new Promise((resolve, reject) => {
      subject.waiting.add(resolve)
      setTimeout(() => {
        if (subject.waiting.delete(resolve)) reject(new Error('no answer'))
      }, this.setting.limits.airAnswer).unref()
      this.ask(token, subject)
    })
  }

  /** Takes the place of a stream; returns the function that gives it back, or null if there is none left. */
  takePlace(token: TokenHash, client: string): (() => void) | null {
    const { ofTokens, ofClients } = this.places
    if (!ofTokens.take(token)) return null
    if (ofClients.take(client)) {
      return () => {
        ofTokens.giveBack(token)
        ofClients.giveBack(client)
      }
    }
    ofTokens.giveBack(token)
    return null
  }

  /** Sends a stream each state from now on. */
  stream(token: TokenHash, stream: ServerResponse): void {
    const subject = this.subjectOf(token)
    subject.streams.add(stream)
    stream.once('close', () => subject.streams.delete(stream))
    stream.write('retry: 2000\n\n')
    this.ask(token, subject)
  }

  /** Keeps streams and their states alive. */
  tick(): void {
    const now = this.setting.now()
    const isBeat = now - this.lastBeat >= BEAT
    if (isBeat) this.lastBeat = now
    for (const [token, subject] of this.subjects) {
      if (subject.streams.size === 0) continue
      if (isBeat) for (const stream of subject.streams) stream.write(':\n\n')
      if (now - subject.asked >= RENEWED) this.ask(token, subject)
    }
  }

  /** Ends all streams. */
  close(): void {
    for (const { streams } of this.subjects.values()) for (const stream of streams) stream.end()
    this.subjects.clear()
  }

  private subjectOf(token: TokenHash): Subject {
    const known = this.subjects.get(token)
    if (known) return known
    const made: Subject = { text: undefined, asked: Number.NEGATIVE_INFINITY, waiting: new Set(), streams: new Set() }
    this.subjects.set(token, made)
    return made
  }

  private ask(token: TokenHash, subject: Subject): void {
    subject.asked = this.setting.now()
    this.setting.tell({ kind: 'air', token })
  }
}

/** Returns a state as a server-sent event: JSON of one line. */
const eventOf = (text: string): string => `event: state\ndata: ${text}\n\n`
