import { fileURLToPath } from 'node:url'
import { utilityProcess } from 'electron'
import type { ServerChild } from './serverProcess.ts'

/** Starts the server's script in a utility process, with nothing of this program's environment and arguments. */
export function forkServer(script: URL): ServerChild {
  const child = utilityProcess.fork(fileURLToPath(script), [], {
    env: {},
    execArgv: [],
    serviceName: 'Other screens',
    stdio: 'ignore',
  })
  return {
    post: (message) => child.postMessage(message),
    onMessage: (hear) => child.on('message', hear),
    onExit: (hear) => child.on('exit', hear),
    kill: () => void child.kill(),
  }
}
