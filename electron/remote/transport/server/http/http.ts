import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { fastifyHelmet } from '@fastify/helmet'
import { fastifyRateLimit } from '@fastify/rate-limit'
import { fastifyStatic } from '@fastify/static'
import { fastifyWebsocket } from '@fastify/websocket'
import { type FastifyInstance, type FastifyRequest, fastify } from 'fastify'
import type { WebSocket } from 'ws'
import { SIGN } from '../../../../contract/sign.ts'
import type { Limits } from '../../../admission/gate/limits.ts'
import { addressKey, plainAddress } from '../../../admission/gate/rates/addresses.ts'
import { Buckets, type Now } from '../../../admission/gate/rates/bucket.ts'
import { Crowd } from '../../../admission/gate/rates/crowd.ts'
import { type Listen, OVERLAY, PAGE_FILES, SOCKET_PATH } from '../../../link/link.ts'
import { isForAir, serveAir } from './air.ts'
import { type AirPosters, refusalOfPost, takeAirPosts } from './airPosts.ts'
import type { AirReaders } from './airReaders.ts'
import { headersFor, overlayHeadersFor } from './headers.ts'
import { isForUs } from './origins.ts'

export interface HttpSetting {
  readonly listen: Listen
  readonly limits: Limits
  readonly now: Now
  /**
   * `vouch` must be called when the WebSocket has sent a valid token: from then on its connection is not dropped for
   * another.
   */
  readonly onSocket: (socket: WebSocket, stream: Socket, address: string, vouch: () => void) => void
  /** Returns whether a guest with a seat has this address. */
  readonly isSeated: (key: string) => boolean
  /** Called when a connection of another device is accepted. */
  readonly onDevice: () => void
  readonly readers: AirReaders
  readonly posters: AirPosters
}

const MINUTE = 60_000
const MAX_HEADER = 8 * 1024

/**
 * Creates the HTTP server: the built pages and one WebSocket, for requests that name this computer. It does not listen
 * yet.
 */
export async function createHttp(setting: HttpSetting): Promise<FastifyInstance> {
  const { listen, limits } = setting
  const app = fastify({
    logger: false,
    trustProxy: false,
    bodyLimit: 1,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    forceCloseConnections: true,
    return503OnClosing: false,
    // Pages name their files relative to themselves; those of overlays are a folder deeper.
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/overlay\/(?=assets\/)/, '/'),
    routerOptions: { maxParamLength: 100 },
    http: {
      maxHeaderSize: MAX_HEADER,
      headersTimeout: limits.header,
      connectionsCheckingInterval: limits.tick,
      insecureHTTPParser: false,
    },
  })
  app.removeAllContentTypeParsers()
  const crowd = limitConnections(app, setting)
  // Registered first, so that it sees every upgrade that is refused later and ends its connection.
  await app.register(fastifyWebsocket, {
    options: socketOptions(limits),
    errorHandler: (_error, socket) => socket.terminate(),
    preClose: (done) => done(),
  })
  app.addHook('onRequest', async (request, reply) => {
    const status = refusalOf(request, listen)
    if (status !== null) return reply.code(status).header('connection', 'close').send()
  })
  app.setErrorHandler(({ statusCode }: { statusCode?: number }, _request, reply) =>
    reply.code(statusCode ?? 500).send(),
  )
  await app.register(fastifyRateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: MINUTE,
    keyGenerator: ({ ip }) => addressKey(plainAddress(ip)),
  })
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (_request, reply) => reply.code(404).send())
  await app.register(fastifyHelmet, headersFor(listen.names))
  openSocket(app, setting, crowd)
  const { readers, posters } = setting
  const vouch = ({ raw }: FastifyRequest) => crowd.vouch(raw.socket)
  serveAir(app, { limits, readers, vouch })
  await takeAirPosts(app, { limits, posters, knows: (token) => readers.knows(token), vouch })
  await servePages(app, listen)
  return app
}

/** Returns the status that refuses a request before it is handled; null if it is accepted. */
function refusalOf({ headers, socket, method, url, ws }: FastifyRequest, listen: Listen): number | null {
  const { origin, ...claims } = headers
  const isFile = origin === 'null' && isForAir(url)
  if (!isForUs(isFile ? claims : headers, listen.names, socket.localPort ?? 0)) return 403
  if (method === 'POST' && !ws) return refusalOfPost(url)
  if (method !== 'GET' && method !== 'HEAD') return 405
  return ws && url !== SOCKET_PATH ? 404 : null
}

/**
 * Serves the built pages. Only files that exist when the server starts have an address, so no other file can be
 * requested.
 */
async function servePages(app: FastifyInstance, { pages, names }: Listen): Promise<void> {
  await app.register(fastifyStatic, {
    root: pages,
    wildcard: false,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build leaves a `.gz` beside each text.
    preCompressed: true,
    globIgnore: ['**/*.gz'],
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
      reply.header('vary', 'accept-encoding')
    },
  })
  app.get(SIGN.path, (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'no-store')
    return reply.type('image/svg+xml').send(SIGN_PICTURE)
  })
  for (const [path, file] of Object.entries(PAGE_FILES)) {
    const headers = file === PAGE_FILES[OVERLAY] ? { helmet: overlayHeadersFor(names) } : {}
    app.get(path, headers, (_request, reply) => reply.sendFile(file))
  }
}

/** An empty picture: its size is the sign. */
const SIGN_PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIGN.width}" height="${SIGN.height}"/>`

/** Files whose names change with their content. */
const HASHED = /[\\/]assets[\\/]/

/** Returns the options of `ws`; its types do not know all of them. */
function socketOptions(limits: Limits) {
  return {
    maxPayload: limits.message,
    maxFragments: 16,
    maxBufferedChunks: 1024,
    maxPendingAutoPongs: 4,
    closeTimeout: limits.goodbye,
    clientTracking: false,
    // Compression takes hundreds of kilobytes for each connection and more time than it saves on a home network.
    perMessageDeflate: false,
  }
}

function openSocket(
  app: FastifyInstance,
  { limits, now, onSocket, isSeated }: HttpSetting,
  crowd: Pick<Crowd<Socket>, 'vouch'>,
): void {
  const [strangers, seated] = [new Buckets(limits.arrivals, now), new Buckets(limits.arrivals, now)]
  const mayArrive = (key: string) => (isSeated(key) ? seated : strangers).take(key)
  app.get(
    SOCKET_PATH,
    {
      websocket: true,
      preHandler: async (request, reply) => {
        if (!mayArrive(addressKey(plainAddress(request.ip)))) return reply.code(429).send()
        if (request.ws) reply.raw.detachSocket(request.raw.socket)
      },
    },
    (socket, { ip, raw: { socket: stream } }) => {
      // The listener of the plugin would keep the request and the reply as long as the WebSocket.
      socket.removeAllListeners('error').on('error', endSocket)
      onSocket(socket, stream, plainAddress(ip), () => crowd.vouch(stream))
    },
  )
}

function endSocket(this: WebSocket): void {
  this.terminate()
}

/** Keeps TCP connections within the limits: the oldest without a valid token is dropped. Closes all at the end. */
function limitConnections(app: FastifyInstance, { listen, limits, isSeated, onDevice }: HttpSetting): Crowd<Socket> {
  const open = new Set<Socket>()
  const crowd = new Crowd<Socket>(limits.sockets, isSeated, (socket) => socket.destroy())
  app.server.on('connection', (socket: Socket) => {
    const address = plainAddress(socket.remoteAddress)
    if (address !== '127.0.0.1' && address !== listen.host) onDevice()
    const key = addressKey(address)
    if (!crowd.enter(key, socket)) return socket.destroy()
    open.add(socket)
    socket.once('close', () => {
      open.delete(socket)
      crowd.leave(socket)
    })
    socket.setNoDelay(true)
  })
  app.addHook('preClose', async () => {
    app.server.closeIdleConnections()
    const closed = Promise.all([...open].map((socket) => once(socket, 'close').catch(() => undefined)))
    await Promise.race([closed, setTimeout(limits.goodbye, undefined, { ref: false })])
    for (const socket of open) socket.destroy()
  })
  return crowd
}
