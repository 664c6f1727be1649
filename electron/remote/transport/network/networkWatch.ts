import type { Network } from '../../../contract/screens.ts'

/** Reports changes to this computer's networks. */
export class NetworkWatch {
  private readonly list: () => readonly Network[]
  private readonly onChange: (networks: readonly Network[]) => void
  private readonly interval: number
  private timer: NodeJS.Timeout | null = null
  private last = ''

  /** @param interval of reading the networks, in milliseconds */
  constructor(list: () => readonly Network[], interval: number, onChange: (networks: readonly Network[]) => void) {
    this.list = list
    this.interval = interval
    this.onChange = onChange
  }

  /** Reports the current networks, and from now on each change. */
  start(): void {
    this.stop()
    this.last = ''
    this.look()
    this.timer = setInterval(() => this.look(), this.interval)
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
