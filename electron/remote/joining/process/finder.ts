import type { EventEmitter } from 'node:events'
import { isIP, isIPv4 } from 'node:net'
import type { Bonjour, Browser, Service } from 'bonjour-service'
import { GAME_IDS } from '../../../contract/match.ts'
import { LONGEST_TITLE, writtenFault } from '../../../contract/plainText.ts'
import type { FoundTable, Network, TableAbout } from '../../../contract/screens.ts'
import { PROTOCOL } from '../../../contract/socket.ts'
import { SERVICE } from '../../link/link.ts'
import { openMdns } from '../../transport/network/mdns.ts'

/** Tables in the list, and services that are remembered on one network before all are forgotten. */
const MOST_TABLES = 32
const MOST_SERVICES = 128
const MOST_NETWORKS = 8
/** How often the networks are asked again, in milliseconds. */
const ASK = 3000

interface Search {
  readonly bonjour: Bonjour
  browser: Browser
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
    for (const { browser } of this.searches) browser.stop()
    await Promise.all(
      this.searches.map(({ bonjour }) => new Promise<void>((resolve) => bonjour.destroy(() => resolve()))),
    )
  }

  private search(bonjour: Bonjour): Search {
    return { bonjour, browser: this.browse(bonjour) }
  }

  private browse(bonjour: Bonjour): Browser {
    const browser = bonjour.find({ type: SERVICE })
    const events: EventEmitter = browser
    for (const event of ['up', 'down', 'txt-update', 'srv-update']) events.on(event, () => this.tell())
    return browser
  }

  private askAgain(): void {
    for (const search of this.searches) {
      search.browser.expire()
      if (search.browser.services.length <= MOST_SERVICES) search.browser.update()
      else {
        search.browser.stop()
        search.browser = this.browse(search.bonjour)
      }
    }
    this.tell()
  }

  private tell(): void {
    // The first search may find something before all have begun.
    const services = (this.searches ?? []).flatMap(({ browser }) => browser.services)
    const tables = tablesOf(services)
    const text = JSON.stringify(tables)
    if (text === this.last) return
    this.last = text
    this.onChange(tables)
  }
}

/** The tables among what was heard; everything in it may be made up. */
export function tablesOf(services: readonly Partial<Service>[]): readonly FoundTable[] {
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

function tableOf({ port = 0, txt, addresses = [], referer }: Partial<Service>): FoundTable | null {
  const { n: name, v: version, p: protocol, g: game, f: freeSeats } = isRecord(txt) ? txt : {}
  if (typeof name !== 'string' || writtenFault(name, LONGEST_TITLE) !== null) return null
  if (typeof version !== 'string' || !/^\d{1,6}\.\d{1,6}\.\d{1,6}(-[\w.]{1,32})?$/.test(version)) return null
  if (protocol !== String(PROTOCOL) || !Number.isInteger(port) || port < 1 || port > 65535) return null
  const address = addressOf(addresses, referer?.address)
  return address === null ? null : { name, address, port, version, about: aboutOf(game, freeSeats) }
}

function aboutOf(game: unknown, freeSeats: unknown): TableAbout | null {
  const known = GAME_IDS.find((one) => one === game)
  return known && typeof freeSeats === 'string' && /^(\d|1[0-6])$/.test(freeSeats)
    ? { game: known, freeSeats: Number(freeSeats) }
    : null
}

/** Where the packet came from, if the table names that address; behind a relay, what the table names. */
function addressOf(named: readonly string[], sender: string | undefined): string | null {
  if (sender !== undefined && named.includes(sender)) return sender
  const address = named.find((one) => isIPv4(one)) ?? sender
  return address !== undefined && isIP(address) !== 0 ? address : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
