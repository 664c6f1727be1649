import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { excessOf } from '../../../../../engine/kernel/extent.ts'
import { parseFlatJson } from '../../../../../engine/kernel/flatJson.ts'
import { AIR_POSTS, type AirPostRefusal, airPostPath } from '../../../../contract/airPosts.ts'
import type { Limits } from '../../../admission/gate/limits.ts'
import { plainAddress } from '../../../admission/gate/rates/addresses.ts'
import type { FromServer, TokenHash } from '../../../link/link.ts'
import { tokenOf } from './air.ts'

/** The host's answer to a post: a status of HTTP, and JSON. */
interface PostAnswer {
  readonly status: number
  readonly text: string
}

/** A post, and where it comes from. */
type Posted = Pick<Extract<FromServer, { readonly kind: 'airPost' }>, 'token' | 'address' | 'post' | 'body'>

/** The posts that wait for the host's answer. */
export class AirPosters {
  private readonly limits: Pick<Limits, 'airAnswer' | 'airPostsWaiting'>
  private readonly tell: (message: FromServer) => void
  private readonly waiting = new Map<string, (answer: PostAnswer) => void>()
  private count = 0

  constructor(limits: Pick<Limits, 'airAnswer' | 'airPostsWaiting'>, tell: (message: FromServer) => void) {
    this.limits = limits
    this.tell = tell
  }

  /** Passes a post on to the host; returns its answer, or null if it does not answer or too many posts wait. */
  pass(posted: Posted): Promise<PostAnswer | null> {
    if (this.waiting.size >= this.limits.airPostsWaiting) return Promise.resolve(null)
    const id = `p${++this.count}`
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.waiting.delete(id)
        resolve(null)
      }, this.limits.airAnswer).unref()
      this.waiting.set(id, (answer) => {
        clearTimeout(late)
        resolve(answer)
      })
      this.tell({ kind: 'airPost', id, ...posted })
    })
  }

  /** Takes an answer of the host. */
  answer({ id, ...answer }: PostAnswer & { readonly id: string }): void {
    this.waiting.get(id)?.(answer)
    this.waiting.delete(id)
  }
}

export interface AirPostsSetting {
  readonly limits: Limits
  readonly posters: AirPosters
  readonly knows: (token: TokenHash) => boolean
  /** Notes that a request has a valid token: its connection is not dropped for another. */
  readonly vouch: (request: FastifyRequest) => void
}

/** Returns the status that refuses a post by its path alone; null for a known path. */
export function refusalOfPost(url: string): 404 | 405 | null {
  const path = url.split('?')[0] ?? ''
  if (AIR_POSTS.some((post) => airPostPath(post) === path)) return null
  return path.startsWith('/air/') && path !== '/air/state' ? 404 : 405
}

/**
 * Takes the posts of programs that have the token of an address: JSON of bounded size, in the header or the query as for
 * the state of a channel. The host decides what the token may do.
 */
export async function takeAirPosts(app: FastifyInstance, { posters, knows, vouch, limits }: AirPostsSetting) {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.setErrorHandler((error: FastifyError, _request, reply) => refuse(reply, error.statusCode ?? 500))
    // After the limit of requests, and before the body is read.
    scope.addHook('preParsing', async (request, reply) => {
      const token = tokenOf(request)
      if (token === null || !knows(token)) return refuse(reply, 401)
      vouch(request)
    })
    const config = { rateLimit: { max: limits.airPostsPerMinute, timeWindow: 60_000 } }
    for (const post of AIR_POSTS) {
      scope.post(airPostPath(post), { config, bodyLimit: limits.message }, async (request, reply) => {
        const read = readBody(request.body, limits)
        if ('fault' in read) return refuse(reply, 400, read.fault)
        const from = { token: tokenOf(request) ?? '', address: plainAddress(request.ip) }
        const answer = await posters.pass({ ...from, post, body: read.value })
        if (answer === null) return refuse(reply.header('retry-after', '2'), 503)
        return reply.code(answer.status).headers(HEADERS).send(answer.text)
      })
    }
  })
}

const HEADERS = { 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' }

/** The refusals of this process; those of the host bring their own texts. */
const REFUSALS: Readonly<Record<number, AirPostRefusal['error']>> = {
  400: { code: 'bad-request', message: 'body: not JSON' },
  401: { code: 'unknown-token', message: 'token: missing, or not valid' },
  413: { code: 'too-long', message: 'body: longer than 16 KiB' },
  415: { code: 'no-json', message: 'content-type: not application/json' },
  429: { code: 'too-many-requests', message: 'too many requests in a minute' },
  503: { code: 'busy', message: 'the table does not answer, or has too many requests' },
}

function refuse(reply: FastifyReply, status: number, message?: string): FastifyReply {
  const error = REFUSALS[status] ?? { code: 'refused', message: 'not accepted' }
  const body: AirPostRefusal = { error: { ...error, ...(message !== undefined && { message }) } }
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).headers(HEADERS).send(JSON.stringify(body))
}

/** Reads the body of a post. Its limits are checked before it is parsed, and before a schema validates it. */
function readBody(body: unknown, { extent }: Pick<Limits, 'extent'>): { value: unknown } | { fault: string } {
  try {
    const value = parseFlatJson(typeof body === 'string' ? body : '', extent.depth)
    const excess = excessOf(value, extent)
    return excess === null ? { value } : { fault: `body: ${excess}` }
  } catch (error) {
    return { fault: `body: ${error instanceof RangeError ? error.message : 'not JSON'}` }
  }
}
