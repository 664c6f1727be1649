import type { FastifyHelmetOptions } from '@fastify/helmet'
import { hostInUrl } from '../../network/networks.ts'

/**
 * Returns the headers of every response. Pages are sent over plain http, so no header may require https: no HSTS and no
 * upgrade of requests; headers that browsers ignore without https are left out.
 * @param names the hosts of this server; old browsers do not count a WebSocket as `'self'`
 */
export function headersFor(names: readonly string[], styleSrc: readonly string[] = ["'self'"]): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
        styleSrc: [...styleSrc],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...names.map((name) => `ws://${hostInUrl(name)}:*`)],
        mediaSrc: ["'self'"],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    xPoweredBy: false,
  }
}

/**
 * Returns the headers of the pages of overlays: streaming programs add the streamer's own style to them, which a page
 * without `'unsafe-inline'` refuses. Everything else stays forbidden.
 */
export const overlayHeadersFor = (names: readonly string[]): FastifyHelmetOptions =>
  headersFor(names, ["'self'", "'unsafe-inline'"])
