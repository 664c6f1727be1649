import { z } from 'zod'
import { excessOf } from '../../../../engine/kernel/extent.ts'
import { parseFlatJson } from '../../../../engine/kernel/flatJson.ts'
import { DEVICES } from '../../../contract/screens.ts'
import { nameText, seatName, writtenName } from '../../../contract/texts.ts'
import { type CallId, RPC_CODES, type RpcCode } from '../../link/rpc.ts'
import type { Limits } from './limits.ts'

/** A request of JSON-RPC whose params are not checked yet. */
export interface GuestRequest {
  readonly id: number | string
  readonly method: string
  readonly params: unknown
}

/** The reason why a message is not a request. */
export interface RequestFault {
  readonly id: CallId
  readonly code: RpcCode
  readonly message: string
}

const callId = z.union([z.number(), z.string().max(64)])
const envelope = z.strictObject({
  jsonrpc: z.literal('2.0'),
  id: callId,
  method: z.string().regex(/^[a-z]{1,24}\.[a-zA-Z]{1,32}$/),
  params: z.unknown().optional(),
})

/** Reads a message of a guest. Its limits are checked before it is parsed, and before a schema validates it. */
export function readRequest(text: string, limits: Pick<Limits, 'extent'>): GuestRequest | RequestFault {
  let value: unknown
  try {
    value = parseFlatJson(text, limits.extent.depth)
  } catch (error) {
    const tooDeep = error instanceof RangeError
    return fault(null, tooDeep ? RPC_CODES.notARequest : RPC_CODES.notJson, tooDeep ? error.message : 'not JSON')
  }
  const excess = excessOf(value, limits.extent)
  if (excess !== null) return fault(null, RPC_CODES.notARequest, excess)
  const parsed = envelope.safeParse(value)
  if (!parsed.success) return fault(idOf(value), RPC_CODES.notARequest, 'not a request')
  const { id, method, params = {} } = parsed.data
  return { id, method, params }
}

function fault(id: CallId, code: RpcCode, message: string): RequestFault {
  return { id, code, message }
}

function idOf(value: unknown): CallId {
  const parsed = z.object({ id: callId }).safeParse(value)
  return parsed.success ? parsed.data.id : null
}

const token = z.string().regex(/^[\w-]{22,64}$/)
const language = z.string().regex(/^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8}){0,3}$/)
const device = z.enum(DEVICES)
const history = z.string().min(1).max(64)

/** The first message of a guest. */
export const JOIN = z.strictObject({
  protocol: z.int(),
  version: z.string().regex(/^\d{1,6}\.\d{1,6}\.\d{1,6}(-[\w.]{1,32})?$/),
  token,
  /** 128 random bits or more, which identify a screen. */
  screen: z.string().regex(/^[\w-]{22,64}$/),
  /** The name that the screen keeps; an earlier version may have accepted it. */
  name: writtenName.exactOptional(),
  device,
  language,
  resume: z.strictObject({ match: history, history, lastEvent: z.int().min(0) }).exactOptional(),
})
export type Join = z.infer<typeof JOIN>

/** Words instead of a token. */
export const PAIRING = z.strictObject({
  words: z.array(z.string().min(1).max(32)).min(1).max(8),
  name: nameText,
  device,
  seat: seatName.exactOptional(),
})

export const PING = z.strictObject({ time: z.number(), next: z.int().min(1).max(60_000).optional() })

const ANY_JOIN = z.object({ protocol: z.int() })

/** Returns the protocol of a guest, even if other fields are invalid; null if it is missing. */
export function protocolOf(params: unknown): number | null {
  const parsed = ANY_JOIN.safeParse(params)
  return parsed.success ? parsed.data.protocol : null
}
