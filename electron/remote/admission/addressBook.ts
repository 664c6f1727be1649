import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import {
  CHANNEL_ID,
  CHANNEL_KINDS,
  type ChannelKind,
  DELAY_ENDS,
  type Delay,
  LONGEST_WATCH_DELAY,
  MOST_CHANNELS,
} from '../../contract/channels.ts'
import { systemCode } from '../../contract/refused.ts'
import type { Reach } from '../../contract/screens.ts'
import { DEVICES } from '../../contract/screens.ts'
import { VOTE_SECONDS, type VotingRules } from '../../contract/vote.ts'
import { moveAside } from '../../files/aside.ts'
import { readBounded } from '../../files/boundedRead.ts'
import type { Log } from '../../files/log.ts'
import { OwnFile } from '../../files/ownFile.ts'
import type { TokenHash } from '../link/link.ts'

/** A guest with a seat. A reader of the file cannot join as this guest. */
export interface KeptGuest {
  /** Hash of the secret that identifies the screen. */
  readonly screen: TokenHash
  readonly device: (typeof DEVICES)[number]
  readonly name: string
  readonly seat: string
  /** Hashes of the addresses by which the screen may return. */
  readonly opened: TokenHash | null
  readonly given: TokenHash | null
}

/** The addresses of a table that has not been closed. */
export interface KeptTable {
  /** The match that the table follows; null before the first. */
  readonly match: string | null
  readonly reach: Reach
  /** True if the table was open when the program last wrote this; the end of the program makes it false. */
  readonly isOpen: boolean
  /** The token of the room, and of each seat of other screens. */
  readonly room: string
  readonly seats: readonly { readonly seat: string; readonly token: string }[]
  readonly guests: readonly KeptGuest[]
}

/** A channel beside `watch`. */
export interface KeptChannel {
  readonly id: string
  readonly kind: ChannelKind
  readonly delay: Delay
  readonly token: string
  /** The match with which the channel ends; missing for one that lasts. */
  readonly match?: string
  /** The channel that a caster comments. */
  readonly target?: string
  /** The hash of the screen that a caster's address is bound to; missing before. */
  readonly screen?: TokenHash
}

/** The channels for watching; earlier versions kept only the token of `watch`. */
export interface KeptAudiences {
  /** The delay of `watch`; missing without one. */
  readonly watchDelay?: Delay
  readonly channels?: readonly KeptChannel[]
  /** The rules for votes of viewers; missing for the usual ones. */
  readonly voting?: VotingRules
}

/** The data that lasts longer than the program runs. */
export interface KeptAddresses extends KeptAudiences {
  /** The port where the table was last reached; null before the first, or after the addresses were renewed. */
  readonly port: number | null
  /** The token for watching. */
  readonly watch: string | null
  readonly table: KeptTable | null
}

/** Keeps addresses when the program ends. */
export interface AddressKeeper {
  /** Reads the kept addresses; never throws. */
  read(): Promise<KeptAddresses>
  /** Resolves when the addresses are on disk, or when the disk's error is in the log. */
  keep(kept: KeptAddresses): Promise<void>
}

export const NO_ADDRESSES: KeptAddresses = { port: null, watch: null, table: null }

/** A hundred guests and forty seats take about 40 000 bytes. */
const MAX_BYTES = 200_000

const token = z.string().regex(/^[\w-]{22}$/)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const seat = z.string().min(1).max(24)
const reach = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('computer') }),
  z.strictObject({ kind: z.literal('network'), address: z.string().max(64) }),
])
const guest = z.strictObject({
  screen: hash,
  device: z.enum(DEVICES),
  name: z.string().max(128),
  seat,
  opened: hash.nullable(),
  given: hash.nullable(),
}) satisfies z.ZodType<KeptGuest>

const delay = z.union([z.int().min(0).max(LONGEST_WATCH_DELAY), z.enum(DELAY_ENDS)])
const channel = z.strictObject({
  id: z.string().regex(CHANNEL_ID),
  kind: z.enum(CHANNEL_KINDS),
  delay,
  token,
  match: z.string().min(1).max(64).exactOptional(),
  target: z.string().regex(CHANNEL_ID).exactOptional(),
  screen: hash.exactOptional(),
}) satisfies z.ZodType<KeptChannel>

const addressFile = z.strictObject({
  version: z.literal(1),
  port: z.int().min(1).max(65535).nullable(),
  watch: token.nullable(),
  watchDelay: delay.exactOptional(),
  channels: z.array(channel).max(MOST_CHANNELS).exactOptional(),
  voting: z
    .strictObject({ seconds: z.int().min(VOTE_SECONDS.least).max(VOTE_SECONDS.most), fromChat: z.boolean() })
    .exactOptional(),
  table: z
    .strictObject({
      match: z.string().min(1).max(64).nullable(),
      reach,
      isOpen: z.boolean(),
      room: token,
      seats: z.array(z.strictObject({ seat, token })).max(40),
      guests: z.array(guest).max(100),
    })
    .nullable(),
}) satisfies z.ZodType<KeptAddresses & { readonly version: 1 }>

/**
 * The addresses by which screens return after the program was killed, in a file of the data folder that only this user
 * can read. It holds tokens, so that they can be shown again, and is neither exported nor put into reports or the log.
 */
export class AddressBook implements AddressKeeper {
  private readonly file: OwnFile
  private readonly log: Log
  private reading: Promise<KeptAddresses> | null = null
  private written = ''

  constructor(path: string, log: Log) {
    this.file = new OwnFile(path, { isPrivate: true })
    this.log = log
  }

  read(): Promise<KeptAddresses> {
    this.reading ??= this.readFile()
    return this.reading
  }

  async keep(kept: KeptAddresses): Promise<void> {
    this.reading = Promise.resolve(kept)
    const text = `${JSON.stringify({ version: 1, ...kept })}\n`
    if (text === this.written) return this.file.idle()
    this.written = text
    await this.file.write(text).catch((error: unknown) => {
      if (this.written === text) this.written = ''
      this.log.error('addresses not kept', { code: systemCode(error) ?? '?' })
    })
  }

  private async readFile(): Promise<KeptAddresses> {
    const { path } = this.file
    try {
      const read = await readBounded(path, MAX_BYTES)
      const parsed = addressFile.safeParse(jsonOf(read.ok ? read.bytes.toString('utf8') : ''))
      if (parsed.success) return parsed.data
      const moved = await moveAside(path, join(dirname(path), 'damaged'))
      this.log.warn('addresses damaged', { file: basename(moved) })
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') this.log.error('addresses not read', { code: systemCode(error) ?? '?' })
    }
    return NO_ADDRESSES
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
