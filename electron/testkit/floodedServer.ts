import { EventEmitter } from 'node:events'

/** Entry of a plain child process that stands in for Electron's utility process with the sockets. */
const port = Object.assign(new EventEmitter(), { postMessage: (message: unknown) => process.send?.(message) })
process.on('message', (data) => port.emit('message', { data }))
process.on('disconnect', () => process.exit(0))
Object.assign(process, { parentPort: port })
await import('../remote/transport/server/main.ts')
