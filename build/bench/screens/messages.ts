/** The messages between the bench, the programs that broadcast, and the one that plays the viewers. */

/** Returns the milliseconds since 1970, with fractions: the same in every process of this computer. */
export function clock(): number {
  return performance.timeOrigin + performance.now()
}

/** The marker of the sending time in a text. */
export const SENT = '"sent":'

/** Returns a text for viewers with its time. */
export function stamped(text: string): string {
  return `${text.slice(0, -1)},${SENT}${clock().toFixed(3)}}`
}

export const KINDS = ['ours', 'bare'] as const
export type BroadcasterKind = (typeof KINDS)[number]

export type ToBroadcaster = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'use' }

export type FromBroadcaster =
  | { readonly kind: 'port'; readonly port: number }
  /** Resident memory in bytes after garbage collection, and the processor time in microseconds since the start. */
  | { readonly kind: 'use'; readonly bytes: number; readonly processor: number }

export type ToViewers = { readonly kind: 'count'; readonly viewers: number } | { readonly kind: 'result' }

export type FromViewers =
  | { readonly kind: 'connected' }
  /** The delays since the last question, sorted, in milliseconds. */
  | { readonly kind: 'result'; readonly delays: readonly number[] }
