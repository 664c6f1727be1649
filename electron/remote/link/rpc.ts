/** Texts of JSON-RPC 2.0 for the table protocol. */
import type { TableNotice } from '../../contract/screens.ts'

/** An id of a call; `null` if the call could not be read. */
export type CallId = number | string | null

/** Error codes of JSON-RPC, and ours from 1100 on. */
export const RPC_CODES = {
  notJson: -32700,
  notARequest: -32600,
  noSuchMethod: -32601,
  badParams: -32602,
  internal: -32603,
  /** A refusal of the host; `data.code` gives the reason, as a `Problem` does. */
  refused: 1100,
} as const
export type RpcCode = (typeof RPC_CODES)[keyof typeof RPC_CODES]

export function resultText(id: CallId, result: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id, result: result ?? null })
}

/** Returns the text before and after a result that is text already. */
export function aroundResult(id: CallId): readonly [string, string] {
  return [`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":`, '}']
}

/** Returns an error as text; `data` gives the limit or rule, and the place. */
export function errorText(id: CallId, code: RpcCode, message: string, data?: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, ...(data === undefined ? {} : { data }) } })
}

/** Returns a message without an answer, such as `feed.batch`. */
export function notificationText(method: TableNotice, params: unknown): string {
  return JSON.stringify({ jsonrpc: '2.0', method, params })
}
