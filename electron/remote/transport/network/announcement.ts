import { randomBytes } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { TableAbout } from '../../../contract/screens.ts'
import { PROTOCOL } from '../../../contract/socket.ts'
import { SERVICE } from '../../link/link.ts'
import { closeMdns, type Mdns, openMdns } from './mdns.ts'
import { answersTo, type DnsRecord, isNamed, questionsIn, recordsIn, recordsOf, SERVICE_NAME } from './records.ts'

export interface Announced {
  /** The name of the table for those who look for tables. */
  readonly name: string
  /** The address of this computer on the network of the announcement. */
  readonly address: string
  readonly port: number
  readonly version: string
  readonly about: TableAbout | null
}

/** The most bytes of a label in DNS, and the bytes of the random end that distinguishes two tables of one name. */
const LONGEST_LABEL = 63
const MARK = 4
/** The time for the goodbye message, in milliseconds. */
const GOODBYE = 300
/** The number of questions about the name before it is used, and the wait for answers to each (RFC 6762, 8.1). */
const PROBES = 3
const PROBE = 250
/** The pause after the first announcement, the factor of each further pause, and the longest. */
const [FIRST_PAUSE, LONGER, LONGEST_PAUSE] = [1000, 3, 60 * 60 * 1000]

/** Announces this table on one network, until it is stopped. It names only the shared address. */
export class Announcement {
  private readonly mdns: Mdns | null
  private readonly name: string
  private readonly records: readonly DnsRecord[]
  private timer: NodeJS.Timeout | null = null
  private isAnnounced = false

  /** IPv6 addresses are not announced. */
  constructor({ name, address, port, version, about }: Announced, open: (address: string) => Mdns = openMdns) {
    const mark = randomBytes(MARK).toString('hex')
    const label = labelOf(name, mark)
    this.name = `${label}.${SERVICE_NAME}`
    const txt = {
      n: name,
      v: version,
      p: String(PROTOCOL),
      ...(about && { g: about.game, f: String(about.freeSeats) }),
      ...(about?.owner !== undefined && { o: about.owner }),
    }
    this.records = recordsOf({ label, host: `${SERVICE}-${mark}.local`, address, port, txt })
    this.mdns = isIPv4(address) ? open(address) : null
    this.mdns?.on('query', (packet: unknown) => this.answer(packet))
    this.mdns?.on('response', (packet: unknown) => this.hear(packet))
    this.wait(Math.random() * PROBE, () => this.probe(PROBES))
  }

  /** Withdraws the announcement. */
  async stop(): Promise<void> {
    const { mdns, isAnnounced } = this
    if (this.timer) clearTimeout(this.timer)
    this.isAnnounced = false
    if (!mdns) return
    if (isAnnounced) {
      const answers = this.records.map((record) => ({ ...record, ttl: 0 }))
      const sent = new Promise<void>((resolve) => mdns.respond({ answers }, () => resolve()))
      await Promise.race([sent, new Promise<void>((resolve) => setTimeout(resolve, GOODBYE).unref())])
    }
    await closeMdns(mdns)
  }

  /** Asks whether the name is taken. */
  private probe(left: number): void {
    if (left === 0) {
      this.isAnnounced = true
      return this.announce(FIRST_PAUSE)
    }
    this.mdns?.query(this.name, 'ANY')
    this.wait(PROBE, () => this.probe(left - 1))
  }

  /**
   * Handles a packet. A table whose name is taken is not announced: the random mark in the name makes that almost
   * impossible.
   */
  private hear(packet: unknown): void {
    if (this.isAnnounced || !recordsIn(packet).some((record) => isNamed(record, this.name))) return
    if (this.timer) clearTimeout(this.timer)
  }

  private announce(pause: number): void {
    this.mdns?.respond({ answers: this.records })
    if (pause <= LONGEST_PAUSE) this.wait(pause, () => this.announce(pause * LONGER))
  }

  private answer(packet: unknown): void {
    if (!this.isAnnounced) return
    for (const question of questionsIn(packet)) {
      const records = answersTo(question, this.records)
      if (records.answers.length > 0) this.mdns?.respond(records)
    }
  }

  private wait(milliseconds: number, act: () => void): void {
    if (this.mdns) this.timer = setTimeout(act, milliseconds).unref()
  }
}

/** Returns the name, cut to the available length, with the mark at its end. It has no dots, which would split it. */
function labelOf(name: string, mark: string): string {
  let label = ''
  for (const letter of name.replaceAll('.', '-')) {
    if (Buffer.byteLength(`${label}${letter} ${mark}`) > LONGEST_LABEL) break
    label += letter
  }
  return `${label} ${mark}`
}
