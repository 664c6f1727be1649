import { fileURLToPath } from 'node:url'
import { utilityProcess } from 'electron'
import type { Child } from './serverProcess.ts'

/** Starts a script in a utility process, without this program's environment and arguments. */
export function forkServer<M>(script: URL, serviceName: string): Child<M> {
  const child = utilityProcess.fork(fileURLToPath(script), [], {
    env: {},
    execArgv: [],
    serviceName,
    stdio: 'ignore',
  })
  return {
    post: (message) => child.postMessage(message),
    onMessage: (hear) => child.on('message', hear),
    onExit: (hear) => child.on('exit', hear),
    kill: () => void child.kill(),
  }
}
