import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { minisignKey } from '../../testkit/minisign.ts'

/** An update feed on this computer. */
export interface LocalFeed {
  /** The file that describes the feed to the program. */
  readonly description: string
  readonly address: string
  /** The key whose signatures the program trusts. */
  readonly publicKey: string
  /** Paths requested since the last offer, in order. */
  readonly asked: readonly string[]
  /** Replaces the offer from now on. */
  offer(offered: Offered): void
  close(): void
}

/** The offer of the feed: a version, and bytes that may differ from the announced ones. */
export interface Offered {
  readonly version: string
  readonly program: Buffer
  readonly announced?: Buffer
  /** The signer of the feed: the one that the program trusts, or another; `null` for no signature. */
  readonly signedBy?: 'trusted' | 'other' | null
  /** The kind of package; a single file unless given. */
  readonly kind?: 'AppImage' | 'deb'
  /** Cuts each download off after this many bytes. */
  readonly cutAfter?: number
}

export async function startFeed(folder: string, first: Offered): Promise<LocalFeed> {
  const asked: string[] = []
  const trusted = minisignKey()
  let offered = first
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://feed').pathname
    asked.push(path)
    if (path === '/latest-linux.yml') response.end(listOf(offered, trusted))
    else if (path === `/${nameOf(offered)}`) send(offered, response)
    else response.writeHead(404).end()
  })
  const port = await listen(server)
  const address = `http://127.0.0.1:${port}/`
  const description = await describe(folder, address)
  await writeFile(`${description}.pub`, trusted.publicKey)
  return {
    description,
    address,
    publicKey: trusted.publicKey,
    asked,
    offer(next) {
      offered = next
      asked.length = 0
    },
    close: () => void server.close().closeAllConnections(),
  }
}

function nameOf({ kind = 'AppImage' }: Offered): string {
  return `captains-table-9.9.9.${kind}`
}

function send({ program, cutAfter }: Offered, response: ServerResponse): void {
  if (cutAfter === undefined) return void response.end(program)
  response.setHeader('content-length', program.length)
  response.write(program.subarray(0, cutAfter), () => response.destroy())
}

/** Returns the list of a feed, as the updater reads it. */
function listOf(offered: Offered, trusted: ReturnType<typeof minisignKey>): string {
  const { version, program, announced = program, signedBy = 'trusted' } = offered
  const name = nameOf(offered)
  const sha512 = createHash('sha512').update(announced).digest('base64')
  const signedText = ['captains-table', version, `${name} ${sha512} ${announced.length}`, ''].join('\n')
  const signer = signedBy === 'trusted' ? trusted : minisignKey()
  return [
    `version: ${version}`,
    'files:',
    `  - url: ${name}`,
    `    sha512: ${sha512}`,
    `    size: ${announced.length}`,
    `path: ${name}`,
    `sha512: ${sha512}`,
    "releaseDate: '2026-01-01T00:00:00.000Z'",
    ...(signedBy === null ? [] : [`signature: ${JSON.stringify(signer.sign(signedText))}`]),
  ].join('\n')
}

async function describe(folder: string, address: string): Promise<string> {
  const path = join(folder, 'feed.yml')
  const lines = ['provider: generic', `url: ${address}`, 'updaterCacheDirName: captains-table-updater']
  await writeFile(path, lines.join('\n'))
  return path
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port // it listens on a port
}
