import { isIP, isIPv4 } from 'node:net'
import { GAME_IDS } from '../../../contract/match.ts'
import { LONGEST_TITLE, writtenFault } from '../../../contract/plainText.ts'
import type { FoundTable, Network, TableAbout } from '../../../contract/screens.ts'
import { PROTOCOL } from '../../../contract/socket.ts'
import { type DiscoveredService, DiscoveredServices } from '../../transport/network/discoveredServices.ts'
import { closeMdns, type Mdns, openMdns } from '../../transport/network/mdns.ts'
import { SERVICE_NAME } from '../../transport/network/records.ts'

/** The most tables in the list, and the most services that are remembered on one network before all are dropped. */
const MOST_TABLES = 32
const MOST_SERVICES = 128
const MOST_NETWORKS = 8
/** The interval of asking the networks again, in milliseconds. */
const ASK = 3000

/** One network, with the services found there. */
interface Search {
  readonly mdns: Mdns
  readonly services: DiscoveredServices
}

/** Looks for tables that are announced on the networks of this computer. */
export class Finder {
  private readonly searches: readonly Search[]
  private readonly onChange: (tables: readonly FoundTable[]) => void
  private readonly timer: NodeJS.Timeout
  private last = ''

  constructor(networks: readonly Network[], onChange: (tables: readonly FoundTable[]) => void) {
    this.onChange = onChange
    const addresses = networks.map(({ address }) => address).filter((address) => isIPv4(address))
    this.searches = addresses.slice(0, MOST_NETWORKS).map((address) => this.search(openMdns(address)))
    this.timer = setInterval(() => this.askAgain(), ASK)
    this.tell()
  }

  async stop(): Promise<void> {
    clearInterval(this.timer)
    await Promise.all(this.searches.map(({ mdns }) => closeMdns(mdns)))
  }

  private search(mdns: Mdns): Search {
    const services = new DiscoveredServices(() => performance.now())
    mdns.on('response', (packet: unknown, sender: unknown) => {
      services.take(packet, addressIn(sender))
      this.tell()
    })
    mdns.query(SERVICE_NAME, 'PTR')
    return { mdns, services }
  }

  private askAgain(): void {
    for (const { mdns, services } of this.searches) {
      services.expire()
      if (services.all.length > MOST_SERVICES) services.clear()
      mdns.query(SERVICE_NAME, 'PTR')
    }
    this.tell()
  }

  private tell(): void {
    // The first search may find something before all have begun.
    const services = (this.searches ?? []).flatMap(({ services }) => services.all)
    const tables = tablesOf(services)
    const text = JSON.stringify(tables)
    if (text === this.last) return
    this.last = text
    this.onChange(tables)
  }
}

function addressIn(sender: unknown): string | undefined {
  const { address } = isRecord(sender) ? sender : {}
  return typeof address === 'string' ? address : undefined
}

/** Returns the tables among the received services; every field may be forged. */
export function tablesOf(services: readonly DiscoveredService[]): readonly FoundTable[] {
  const byPlace = new Map<string, FoundTable>()
  for (const service of services) {
    const table = tableOf(service)
    if (table && byPlace.size < MOST_TABLES) byPlace.set(`${table.address} ${table.port}`, table)
  }
  return [...byPlace.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function keyOf({ name, address, port }: FoundTable): string {
  return `${name} ${address} ${port}`
}

function tableOf({ port, txt, addresses, sender }: DiscoveredService): FoundTable | null {
  const { n: name, v: version, p: protocol, g: game, f: freeSeats, o: owner } = txt
  if (name === undefined || writtenFault(name, LONGEST_TITLE) !== null) return null
  if (version === undefined || !/^\d{1,6}\.\d{1,6}\.\d{1,6}(-[\w.]{1,32})?$/.test(version)) return null
  if (protocol !== String(PROTOCOL) || !Number.isInteger(port) || port < 1 || port > 65535) return null
  const address = addressOf(addresses, sender)
  return address === null ? null : { name, address, port, version, about: aboutOf(game, freeSeats, owner) }
}

function aboutOf(
  game: string | undefined,
  freeSeats: string | undefined,
  owner: string | undefined,
): TableAbout | null {
  const known = GAME_IDS.find((one) => one === game)
  if (!known || freeSeats === undefined || !/^(\d|1[0-6])$/.test(freeSeats)) return null
  const isName = owner !== undefined && writtenFault(owner, LONGEST_TITLE) === null
  return { game: known, freeSeats: Number(freeSeats), ...(isName && { owner }) }
}

/**
 * Returns the sender of the packet, if the table names that address; behind a relay, the address that the table names.
 */
function addressOf(named: readonly string[], sender: string | undefined): string | null {
  if (sender !== undefined && named.includes(sender)) return sender
  const address = named.find((one) => isIPv4(one)) ?? sender
  return address !== undefined && isIP(address) !== 0 ? address : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
