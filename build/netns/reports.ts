/** What the programs of `netns.ts` tell it: one JSON text a line. */

/** The version that host and players give; it needs only to be the same. */
export const VERSION = '1.0.0'

/** How often the host tells how far the match is, milliseconds. */
export const PROGRESS = 50

export type HostReport =
  | { readonly kind: 'open'; readonly addresses: readonly { readonly seat: string; readonly url: string }[] }
  | { readonly kind: 'progress'; readonly moves: number; readonly connected: number; readonly problem: string | null }
  | { readonly kind: 'over'; readonly moves: number; readonly views: Readonly<Record<string, unknown>> }

export type PlayersReport =
  | { readonly kind: 'found'; readonly name: string; readonly address: string; readonly game: string | null }
  | { readonly kind: 'link'; readonly seat: string; readonly state: string }
  | {
      readonly kind: 'over'
      readonly seat: string
      readonly snapshots: number
      readonly batches: number
      readonly view: unknown
    }

export function report(message: HostReport | PlayersReport): void {
  process.stdout.write(`${JSON.stringify(message)}\n`)
}
