import type { ProblemCode } from '../../../electron/contract/ipc.ts'
import type { ConnectionEndReason, ConnectionEvent } from '../../../electron/contract/joining.ts'
import { CLOSE_CODE, CLOSE_REASONS, type CloseReason } from '../../../electron/contract/socket.ts'
import type { TablePlace } from '../../../electron/contract/tableAddress.ts'
import { call, onConnection } from '../../host/client.ts'
import { type ConnectionEvents, NONSENSE, type OpenConnection } from '../net/connection.ts'

/** The last number of a connection; numbers are not reused, even after the page is reloaded. */
let last = Math.floor(Math.random() * 500_000_000)

/** The WebSocket code for a connection that never opened. */
const ABNORMAL = 1006

/** The reason why a connection has ended: the table's, or why there is none. */
export type ConnectionEnd = ConnectionEndReason | CloseReason

/**
 * Returns a function that opens connections to a table through the host, because the window reaches no network. `onEnd`
 * receives the reason when one has ended.
 */
export function hostConnection(place: TablePlace, onEnd: (reason: ConnectionEnd) => void): OpenConnection {
  return (events) => {
    const connection = ++last
    let isOver = false
    const stop = onConnection(connection, (event) => take(event))
    const end = () => {
      isOver = true
      stop()
    }
    const take = (event: ConnectionEvent) => {
      if (isOver) return
      if (event.kind === 'failed') onEnd(event.reason)
      if (event.kind === 'closed') onEnd(saidAtEnd(event))
      if (event.kind === 'failed' || event.kind === 'closed') end()
      pass(event, events)
    }
    void call('joining:connect', { wire: connection, ...place }).then((answer) => {
      if (!answer.ok) take({ kind: 'failed', reason: reasonOf(answer.problem.code) })
    })
    return {
      send: (text) => {
        if (!isOver) void call('joining:send', { wire: connection, text })
      },
      close: () => {
        if (!isOver) void call('joining:disconnect', { wire: connection })
        end()
      },
    }
  }
}

function pass(event: ConnectionEvent, { onOpen, onMessage, onClose }: ConnectionEvents): void {
  if (event.kind === 'opened') onOpen()
  else if (event.kind === 'said') onMessage(event.text)
  else if (event.kind === 'closed') onClose(event.code, event.reason)
  else if (event.reason === 'nonsense' || event.reason === 'flood') onClose(NONSENSE.code, NONSENSE.reason)
  else onClose(ABNORMAL, event.reason)
}

function saidAtEnd({ code, reason }: Extract<ConnectionEvent, { kind: 'closed' }>): ConnectionEnd {
  return (code === CLOSE_CODE ? CLOSE_REASONS.find((one) => one === reason) : undefined) ?? 'nobody'
}

function reasonOf(code: ProblemCode): ConnectionEndReason {
  if (code === 'too-far') return code
  return code === 'internal' ? 'crashed' : 'not-allowed'
}
