/** What both ends of a guest's WebSocket know. The names are frozen: pages of other versions use them. */

/** The protocol between guests and the table. */
export const PROTOCOL = 1

/** The path of the WebSocket. */
export const SOCKET_PATH = '/table'

export const CLOSE_CODE = 4000

export const CLOSE_REASONS = [
  // Said by the host.
  'revoked',
  'released',
  'taken',
  'stopped',
  // Said by the process on its own.
  'unknown-token',
  'too-old',
  'too-new',
  'misbehaved',
  'late',
  'silent',
  'slow',
  'full',
] as const
/**
 * Why a connection is closed; told to the guest as the reason of the WebSocket's close, which has the code `CLOSE_CODE`.
 * `late`: no hello in time; `silent`: no sign of life; `slow`: it does not read; `full`: too many connections.
 */
export type CloseReason = (typeof CLOSE_REASONS)[number]
