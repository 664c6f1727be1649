import { z } from 'zod'
import { CONNECTION_END_REASONS, LONGEST_CALL, MOST_TABLES } from '../../contract/joining.ts'
import { LONGEST_RECEIVED } from '../../contract/received.ts'
import { ABOUT } from '../link/linkSchemas.ts'

const connection = z.int().min(0)
const port = z.int().min(1).max(65535)
const shortText = (longest: number) => z.string().max(longest)

/** The messages of the host to the process that looks for other tables and talks to one. */
export const TO_JOINING = z.discriminatedUnion('kind', [
  /** Looks for tables on the networks of this computer, or stops looking. */
  z.strictObject({ kind: z.literal('look'), on: z.boolean() }),
  z.strictObject({ kind: z.literal('connect'), wire: connection, host: z.union([z.ipv4(), z.ipv6()]), port }),
  z.strictObject({ kind: z.literal('send'), wire: connection, text: shortText(LONGEST_CALL) }),
  z.strictObject({ kind: z.literal('disconnect'), wire: connection }),
])
export type ToJoining = z.infer<typeof TO_JOINING>

const table = z.strictObject({
  name: shortText(128),
  address: shortText(64),
  port,
  version: shortText(64),
  about: ABOUT.nullable(),
})

/** The messages of that process: it has talked to strangers, so the host does not trust it. */
export const FROM_JOINING = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('found'), tables: z.array(table).max(MOST_TABLES) }),
  z.strictObject({ kind: z.literal('opened'), wire: connection }),
  /** A message of the table that has passed all checks. */
  z.strictObject({ kind: z.literal('said'), wire: connection, text: shortText(LONGEST_RECEIVED) }),
  /** A WebSocket's code and reason, or 0 and the reason why there is no connection. */
  z.strictObject({
    kind: z.literal('closed'),
    wire: connection,
    code: z.int().min(1000).max(4999),
    reason: shortText(123),
  }),
  z.strictObject({ kind: z.literal('failed'), wire: connection, reason: z.enum(CONNECTION_END_REASONS) }),
])
export type FromJoining = z.infer<typeof FROM_JOINING>
