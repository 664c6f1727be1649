/** The reports that the programs of `netns.ts` send to it: one JSON text a line. */

/** The version that host and players send; it only has to be the same. */
export const VERSION = '1.0.0'

/** The interval in milliseconds at which the host reports the progress of the match. */
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
