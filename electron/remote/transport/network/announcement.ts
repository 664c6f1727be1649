import { randomBytes } from 'node:crypto'
import { isIPv4 } from 'node:net'
import type { Bonjour } from 'bonjour-service'
import type { TableAbout } from '../../../contract/screens.ts'
import { PROTOCOL } from '../../admission/gate/versions.ts'
import { SERVICE } from '../../link/link.ts'
import { openMdns } from './mdns.ts'

export interface Announced {
  /** The table's name for those who look for it. */
  readonly name: string
  /** Of this computer, on the network where it is announced. */
  readonly address: string
  readonly port: number
  readonly version: string
  readonly about: TableAbout | null
}

/** Bytes of a label in DNS, and of the random end that keeps two tables of one name apart. */
const LONGEST_LABEL = 63
const MARK = 4
/** How long goodbye may take, in milliseconds. */
const GOODBYE = 300

/** Tells one network that this table is there, until it is stopped. It names no address but the shared one. */
export class Announcement {
  private readonly bonjour: Bonjour | null

  /** IPv6 addresses are not announced. */
  constructor({ name, address, port, version, about }: Announced, open: (address: string) => Bonjour = openMdns) {
    this.bonjour = isIPv4(address) ? open(address) : null
    const mark = randomBytes(MARK).toString('hex')
    const service = this.bonjour?.publish({
      name: labelOf(name, mark),
      type: SERVICE,
      port,
      host: `${SERVICE}-${mark}.local`,
      txt: { n: name, v: version, p: String(PROTOCOL), ...(about && { g: about.game, f: String(about.freeSeats) }) },
      probe: true,
      disableIPv6: true,
    })
    if (!service) return
    // The library lists all addresses of the computer, and asks for them only after it has probed the name.
    const records = service.records.bind(service)
    service.records = () => records().filter(({ type, data }) => (type !== 'A' && type !== 'AAAA') || data === address)
  }

  /** Takes the announcement back. */
  async stop(): Promise<void> {
    const { bonjour } = this
    if (!bonjour) return
    const taken = new Promise<void>((resolve) => bonjour.unpublishAll(() => resolve()))
    await Promise.race([taken, new Promise<void>((resolve) => setTimeout(resolve, GOODBYE).unref())])
    await new Promise<void>((resolve) => bonjour.destroy(() => resolve()))
  }
}

/** The name as far as there is room for it, and the mark. */
function labelOf(name: string, mark: string): string {
  let label = ''
  for (const letter of name) {
    if (Buffer.byteLength(`${label}${letter} ${mark}`) > LONGEST_LABEL) break
    label += letter
  }
  return `${label} ${mark}`
}
