import { hostInUrl } from '../../network/networks.ts'

/** The Host and Origin headers of a request. */
export interface Claims {
  readonly host?: string | undefined
  readonly origin?: string | undefined
}

/**
 * Returns whether a request is for this server by one of its names and not sent by a page of another site. A page of
 * another site may resolve its own name to this computer (DNS rebinding), but it cannot change the headers that the
 * browser writes. Programs other than browsers send no `Origin`.
 */
export function isForUs({ host, origin }: Claims, names: readonly string[], port: number): boolean {
  if (host === undefined || !authorities(names, port).includes(host.toLowerCase())) return false
  return origin === undefined || origin === `http://${host.toLowerCase()}`
}

function authorities(names: readonly string[], port: number): readonly string[] {
  const hosts = names.map((name) => hostInUrl(name).toLowerCase())
  return [...hosts.map((name) => `${name}:${port}`), ...(port === 80 ? hosts : [])]
}
