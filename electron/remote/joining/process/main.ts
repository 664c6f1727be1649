import type {} from 'electron'
import { TO_JOINING } from '../messages.ts'
import { JoiningServer } from './joiningServer.ts'

/** Entry of the utility process that talks to another table. It ends with the program, or when no work is left. */
const port = process.parentPort
const server = new JoiningServer({ tell: (message) => port.postMessage(message) })

port.on('message', ({ data }) => {
  const parsed = TO_JOINING.safeParse(data)
  if (!parsed.success) throw new Error(`message of the host not understood: ${parsed.error.issues[0]?.path.join('.')}`)
  server.handle(parsed.data)
})
