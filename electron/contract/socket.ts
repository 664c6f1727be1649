/** Constants of a guest's WebSocket, shared by both ends. The names are frozen: pages of other versions use them. */

/** The protocol between guests and the table. */
export const PROTOCOL = 1

/** The path of the WebSocket. */
export const SOCKET_PATH = '/table'

export const CLOSE_CODE = 4000

export const CLOSE_REASONS = [
  // Reasons given by the host.
  'revoked',
  'released',
  'taken',
  'stopped',
  // Reasons given by the connection's process.
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
 * The reason why a connection is closed; sent to the guest as the reason of the WebSocket's close, which has the code
 * `CLOSE_CODE`. `late`: no hello in time; `silent`: no sign of life; `slow`: it does not read; `full`: too many
 * connections.
 */
export type CloseReason = (typeof CLOSE_REASONS)[number]
