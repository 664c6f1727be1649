import type { Network } from '../../contract/screens.ts'

/** How often the networks are looked at, in milliseconds: systems do not tell when they change. */
const INTERVAL = 2000

/** Tells when the networks of this computer change. */
export class NetworkWatch {
  private readonly list: () => readonly Network[]
  private readonly onChange: (networks: readonly Network[]) => void
  private timer: NodeJS.Timeout | null = null
  private last = ''

  constructor(list: () => readonly Network[], onChange: (networks: readonly Network[]) => void) {
    this.list = list
    this.onChange = onChange
  }

  /** Tells what there is now, and from now on each change. */
  start(): void {
    this.stop()
    this.last = ''
    this.look()
    this.timer = setInterval(() => this.look(), INTERVAL)
  }

  stop(): void {
    if (this.timer) clearInterval(this.timer)
    this.timer = null
  }

  private look(): void {
    const networks = this.list()
    const text = JSON.stringify(networks)
    if (text === this.last) return
    this.last = text
    this.onChange(networks)
  }
}
