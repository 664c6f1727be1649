import { z } from 'zod'
import { AIR_POSTS } from '../../contract/airPosts.ts'
import { GAME_IDS } from '../../contract/match.ts'
import { DEVICES } from '../../contract/screens.ts'
import { CLOSE_REASONS, type FromServer, type ToServer } from './link.ts'

const text = (longest: number) => z.string().max(longest)
const id = z.string().min(1).max(64)
const address = text(64)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const port = z.int().min(1).max(65535)
const milliseconds = z.number().min(0)
const device = z.enum(DEVICES)
const networks = z.array(z.strictObject({ name: text(256), address })).max(256)
const name = text(128)
const seat = text(24)

/** A message of the host with a whole view, such as a snapshot, in characters. */
const LONGEST_TEXT = 16 * 1024 * 1024
/** The state of a channel, in characters. */
const LONGEST_AIR = 1024 * 1024
const MOST_CONNECTIONS = 4096
const MOST_SEATED = 64

const listen = z.strictObject({
  host: address,
  port: z.int().min(0).max(65535),
  pages: text(4096),
  names: z.array(text(256)).max(64),
  version: text(64),
  announceAs: text(256).nullable(),
})

/** The announcement of a table for those who look for one. */
export const ABOUT = z.strictObject({
  game: z.enum(GAME_IDS),
  freeSeats: z.int().min(0).max(16),
  owner: text(256).exactOptional(),
})

/** Checks the messages of the host to the process. Room messages are the host's own and are not checked. */
export const TO_SERVER = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('listen'), listen }),
  z.strictObject({ kind: z.literal('stop') }),
  z.strictObject({ kind: z.literal('about'), about: ABOUT.nullable() }),
  z.strictObject({ kind: z.literal('tokens'), hashes: z.array(hash).max(MOST_CONNECTIONS) }),
  z.strictObject({
    kind: z.literal('seated'),
    seated: z.strictObject({
      addresses: z.array(address).max(MOST_SEATED),
      screens: z.array(hash).max(MOST_SEATED),
      tokens: z.array(hash).max(MOST_SEATED),
    }),
  }),
  z.strictObject({
    kind: z.literal('words'),
    words: z.strictObject({ words: z.array(text(64)).min(1).max(8), until: milliseconds }).nullable(),
  }),
  z.strictObject({ kind: z.literal('admit'), request: id, token: text(64).nullable() }),
  z.strictObject({ kind: z.literal('welcome'), connection: id, room: z.custom<Message<'welcome'>['room']>(isObject) }),
  z.strictObject({ kind: z.literal('answer'), connection: id, text: text(LONGEST_TEXT) }),
  z.strictObject({ kind: z.literal('share'), key: id, text: text(LONGEST_TEXT), instead: id.nullable() }),
  z.strictObject({ kind: z.literal('answerShared'), connection: id, id: z.union([z.number(), text(64)]), key: id }),
  z.strictObject({
    kind: z.literal('send'),
    connections: z.array(id).max(MOST_CONNECTIONS),
    text: text(LONGEST_TEXT),
    snapshot: z.boolean(),
  }),
  z.strictObject({ kind: z.literal('close'), connection: id, reason: z.enum(CLOSE_REASONS) }),
  z.strictObject({ kind: z.literal('air'), token: hash, text: text(LONGEST_AIR).nullable() }),
  z.strictObject({
    kind: z.literal('airAnswer'),
    id,
    status: z.int().min(200).max(599),
    text: text(LONGEST_AIR),
  }),
]) satisfies z.ZodType<ToServer>

type Message<K extends ToServer['kind']> = Extract<ToServer, { readonly kind: K }>

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}

const resume = z.strictObject({ match: text(64), history: text(64), lastEvent: z.int().min(0) })
const request = z.strictObject({ id, name, device, address, seat: seat.nullable() })

/** Checks the messages of the process to the host: it has talked to strangers, so the host does not trust it. */
export const FROM_SERVER = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('listening'), port }),
  z.strictObject({ kind: z.literal('failed'), code: text(64), detail: text(1024) }),
  z.strictObject({ kind: z.literal('reached') }),
  z.strictObject({ kind: z.literal('networks'), networks }),
  z.strictObject({
    kind: z.literal('arrived'),
    connection: id,
    token: hash,
    screen: id,
    name,
    device,
    address,
    language: text(35),
    resume: resume.nullable(),
  }),
  z.strictObject({ kind: z.literal('left'), connection: id }),
  z.strictObject({ kind: z.literal('asked'), request }),
  z.strictObject({ kind: z.literal('askedNoMore'), request: id }),
  z.strictObject({ kind: z.literal('wordsSpent') }),
  z.strictObject({
    kind: z.literal('call'),
    connection: id,
    id: z.union([z.number(), text(64)]),
    method: text(64),
    params: z.unknown(),
  }),
  z.strictObject({ kind: z.literal('behind'), connection: id }),
  z.strictObject({ kind: z.literal('air'), token: hash }),
  z.strictObject({ kind: z.literal('airPost'), id, token: hash, address, post: z.enum(AIR_POSTS), body: z.unknown() }),
  z.strictObject({ kind: z.literal('delay'), connection: id, milliseconds }),
  z.strictObject({ kind: z.literal('quiet'), connection: id, quiet: z.boolean() }),
]) satisfies z.ZodType<FromServer>
