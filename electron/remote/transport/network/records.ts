import { z } from 'zod'
import { SERVICE } from '../../link/link.ts'

/** The name under which all tables are found (RFC 6763). */
export const SERVICE_NAME = `_${SERVICE}._tcp.local`
const ALL_SERVICES = '_services._dns-sd._udp.local'

/** The lifetimes of records, in seconds (RFC 6762, 10): those with an address are short-lived. */
const [LONG, SHORT] = [4500, 120]

const shared = { name: z.string(), ttl: z.number() }
const record = z.discriminatedUnion('type', [
  z.object({ ...shared, type: z.literal('PTR'), data: z.string() }),
  z.object({ ...shared, type: z.literal('SRV'), data: z.object({ port: z.number(), target: z.string() }) }),
  z.object({ ...shared, type: z.literal('TXT'), data: z.array(z.instanceof(Uint8Array)) }),
  z.object({ ...shared, type: z.enum(['A', 'AAAA']), data: z.string() }),
])

/** A record of multicast DNS. */
export type DnsRecord = z.infer<typeof record>

/** The facts that a service announces. */
export interface OwnService {
  /** The name of the service on the network, without dots. */
  readonly label: string
  readonly host: string
  readonly address: string
  readonly port: number
  readonly txt: Readonly<Record<string, string>>
}

/** Returns the records that announce a service. */
export function recordsOf({ label, host, address, port, txt }: OwnService): readonly DnsRecord[] {
  const name = `${label}.${SERVICE_NAME}`
  return [
    { name: SERVICE_NAME, type: 'PTR', ttl: LONG, data: name },
    { name, type: 'SRV', ttl: SHORT, data: { port, target: host } },
    { name, type: 'TXT', ttl: LONG, data: Object.entries(txt).map(([key, value]) => Buffer.from(`${key}=${value}`)) },
    { name: ALL_SERVICES, type: 'PTR', ttl: LONG, data: SERVICE_NAME },
    { name: host, type: 'A', ttl: SHORT, data: address },
  ]
}

/** Returns the readable records of a response; any device on the network may have sent it. */
export function recordsIn(packet: unknown): readonly DnsRecord[] {
  const parts = z
    .object({ answers: z.array(z.unknown()), additionals: z.array(z.unknown()).optional() })
    .safeParse(packet)
  if (!parts.success) return []
  return [...parts.data.answers, ...(parts.data.additionals ?? [])].flatMap((one) => {
    const read = record.safeParse(one)
    return read.success ? [read.data] : []
  })
}

/** Returns the questions of a query that can be read. */
export function questionsIn(packet: unknown): readonly Question[] {
  const read = z.object({ questions: z.array(z.object({ name: z.string(), type: z.string() })) }).safeParse(packet)
  return read.success ? read.data.questions : []
}

export interface Question {
  readonly name: string
  readonly type: string
}

/** Returns whether a record has a name; case is ignored. */
export function isNamed({ name }: { readonly name: string }, wanted: string): boolean {
  return name.toLowerCase() === wanted.toLowerCase()
}

/** Returns the records that answer a question, and those that its asker needs next. */
export function answersTo({ name, type }: Question, own: readonly DnsRecord[]) {
  const answers = own.filter((one) => isNamed(one, name) && (type === 'ANY' || one.type === type))
  const asksForServices = answers.some((one) => one.type === 'PTR' && isNamed(one, SERVICE_NAME))
  const additionals = asksForServices ? own.filter((one) => one.type !== 'PTR') : []
  return { answers, additionals }
}
