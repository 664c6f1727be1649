import { LONGEST_MESSAGE, LONGEST_STACK } from '../../electron/contract/plainText.ts'
import { call } from './client.ts'

/** Writes an error of this page to the host's log. */
export function reportError(error: unknown, place?: string): void {
  const message = error instanceof Error ? error.message : String(error)
  const stack = [error instanceof Error ? error.stack : '', place].filter(Boolean).join('\n')
  send(message, stack)
}

/**
 * Writes one line to the host's log: an obstacle and its cause, after which the page goes on without the missing part.
 */
export function reportTrouble(what: string, why: unknown): void {
  const reason = why instanceof Error ? why.message : String(why)
  send(`${what}: ${reason.split('\n', 1)[0]}`, '')
}

function send(message: string, stack: string): void {
  void call('app:report', {
    message: message.slice(0, LONGEST_MESSAGE),
    ...(stack && { stack: stack.slice(0, LONGEST_STACK) }),
  })
}
