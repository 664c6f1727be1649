/** The library has no types of its own: these are the parts that this program uses. */
declare module 'multicast-dns' {
  import type { EventEmitter } from 'node:events'

  interface Records {
    readonly answers: readonly object[]
    readonly additionals?: readonly object[]
  }

  interface MulticastDns extends EventEmitter {
    query(name: string, type: string, sent?: () => void): void
    respond(records: Records, sent?: () => void): void
    destroy(closed?: () => void): void
  }

  /** @param options `interface`: the address of the network to use; `bind`: the address to listen at */
  // biome-ignore lint/style/noDefaultExport: the library has one
  export default function multicastDns(options: { readonly interface: string; readonly bind: string }): MulticastDns
}
