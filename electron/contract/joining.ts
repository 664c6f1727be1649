/** Types and limits for playing at another table, shared by the window and the host. */

/** The longest call that is sent to a table, in characters; tables take no longer ones. */
export const LONGEST_CALL = 16 * 1024

/** The most tables in the list of those found. */
export const MOST_TABLES = 32

export const CONNECTION_END_REASONS = [
  // Nothing answers at this address, or not in time.
  'nobody',
  // This computer has no route to the address.
  'no-way',
  // Something answers, but it is not a table.
  'no-table',
  // The received data is invalid or too large.
  'nonsense',
  'flood',
  // The address is not in a network of this computer.
  'too-far',
  // This window may not connect now.
  'not-allowed',
  // The process with the connection has ended.
  'crashed',
] as const
/** The reason why there is no connection to a table, if the table itself has sent none. */
export type ConnectionEndReason = (typeof CONNECTION_END_REASONS)[number]

/** An event of a connection to another table. */
export type ConnectionEvent =
  | { readonly kind: 'opened' }
  /** A message of the table, within all limits. */
  | { readonly kind: 'said'; readonly text: string }
  /** Closed by the table or the network: a WebSocket's code and reason. */
  | { readonly kind: 'closed'; readonly code: number; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: ConnectionEndReason }
