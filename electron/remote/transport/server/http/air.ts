import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AIR_STATE_PATH } from '../../../../contract/airState.ts'
import type { Limits } from '../../../admission/gate/limits.ts'
import { addressKey, plainAddress } from '../../../admission/gate/rates/addresses.ts'
import { hashOf } from '../../../admission/gate/tokens.ts'
import type { TokenHash } from '../../../link/link.ts'
import type { AirReaders } from './airReaders.ts'

const TOKEN = /^[\w-]{22,64}$/
const BEARER = /^Bearer ([\w-]{22,64})$/

export interface AirSetting {
  readonly limits: Limits
  readonly readers: AirReaders
  /** Notes that a request has a valid token: its connection is not dropped for another. */
  readonly vouch: (request: FastifyRequest) => void
}

/** Returns whether a request asks for the state of a channel. */
export const isForAir = (url: string): boolean => url.split('?')[0] === AIR_STATE_PATH

/**
 * Serves the state of a channel as JSON, or as a stream of server-sent events to a client that accepts them. The token
 * comes in the header `Authorization`, or in the query for `EventSource`, which cannot set headers; nothing logs it.
 */
export function serveAir(app: FastifyInstance, { limits, readers, vouch }: AirSetting): void {
  const config = { rateLimit: { max: limits.airPerMinute, timeWindow: 60_000 } }
  app.get(AIR_STATE_PATH, { config }, async (request, reply) => {
    const token = tokenOf(request)
    if (token === null || !readers.knows(token)) return reply.code(401).header('www-authenticate', 'Bearer').send()
    vouch(request)
    reply.header('cache-control', 'no-store')
    // a page of a file, such as OBS's "Local file", has the origin `null`; without a token it reads nothing
    if (request.headers.origin === 'null') {
      reply.header('access-control-allow-origin', 'null').header('cross-origin-resource-policy', 'cross-origin')
    }
    const isStream = request.headers.accept?.includes('text/event-stream') === true
    if (isStream) {
      const leave = readers.takePlace(token, addressKey(plainAddress(request.ip)))
      if (!leave) return reply.code(503).header('retry-after', '10').send()
      reply.raw.once('close', leave)
    }
    const text = await readers.read(token).catch(() => undefined)
    if (text === undefined) return reply.code(503).header('retry-after', '2').send()
    if (text === null) return reply.code(403).send()
    if (!isStream) return reply.type('application/json').send(text)
    return stream(token, reply, readers)
  })
}

function stream(token: TokenHash, reply: FastifyReply, readers: AirReaders): FastifyReply {
  reply.hijack()
  const { raw } = reply
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value)
  raw.writeHead(200, { 'content-type': 'text/event-stream' })
  readers.stream(token, raw)
  return reply
}

/** Returns the token of a request, from the header `Authorization` or from the query; null without one. */
export function tokenOf({ headers, query }: FastifyRequest): TokenHash | null {
  const [, given] = BEARER.exec(headers.authorization ?? '') ?? []
  const asked: unknown = (query as { readonly token?: unknown }).token // a list if it is given twice
  if (given !== undefined) return hashOf(given)
  return typeof asked === 'string' && TOKEN.test(asked) ? hashOf(asked) : null
}
