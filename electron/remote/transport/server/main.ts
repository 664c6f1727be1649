import type {} from 'electron'
import { TO_SERVER } from '../../link/linkSchemas.ts'
import { GuestServer } from './guestServer.ts'

/** Entry of the utility process that talks to guests. It ends on `stop`, and with the program. */
const port = process.parentPort
const server = new GuestServer({ tell: (message) => port.postMessage(message) })

port.on('message', ({ data }) => {
  const parsed = TO_SERVER.safeParse(data)
  if (!parsed.success) throw new Error(`message of the host not understood: ${parsed.error.issues[0]?.path.join('.')}`)
  const done = server.handle(parsed.data)
  if (parsed.data.kind === 'stop') void done.then(() => process.exit(0))
})
