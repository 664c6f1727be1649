import type { Handlers } from '../clients/answer.ts'
import type { Joining } from '../remote/joining/joining.ts'

type JoiningHandlers = Pick<Handlers, Extract<keyof Handlers, `joining:${string}`>>

/** Handlers for playing at the table of another copy of the program. */
export function joiningHandlers(joining: Joining): JoiningHandlers {
  return {
    'joining:look': ({ on }) => {
      joining.look(on)
      return null
    },
    'joining:connect': ({ wire, host, port }) => {
      joining.connect(wire, { host, port })
      return null
    },
    'joining:send': ({ wire, text }) => {
      joining.send(wire, text)
      return null
    },
    'joining:disconnect': ({ wire }) => {
      joining.disconnect(wire)
      return null
    },
  }
}
