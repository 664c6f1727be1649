import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { MatchSetup } from '../contract/ipc.ts'
import type { Guest } from '../contract/screens.ts'
import { builtPages } from './guestServers.ts'
import type { Held } from './heldLoop.ts'

/** The requests that a test makes to a host in a process of its own. */
export interface FloodedHostDeeds {
  /** Opens the room, if it is not open, and a new match; returns its id and all addresses, by `room`, `watch` and the seats. */
  open(request: { setup: MatchSetup }): Promise<{ id: string; links: Readonly<Record<string, string>> }>
  /** Plays random moves; returns how many the match has, and the time of the slowest in milliseconds. */
  play(request: { id: string; moves: number }): Promise<{ length: number; slowest: number }>
  guests(request: object): Promise<readonly Guest[]>
  /** Returns the longest time that the host's event loop was held since the last call. */
  held(request: object): Promise<Held>
  /** Returns the resident memory of the host, in MiB. */
  memory(request: object): Promise<number>
  end(request: object): Promise<void>
}

const children: ChildProcess[] = []
const folders: string[] = []
afterAll(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Returns a host in a process of its own, with the real games and the real server. Ends with the test file. */
export async function startFloodedHost(): Promise<FloodedHostDeeds> {
  const script = join(import.meta.dirname, 'floodedHost.ts')
  const folder = mkdtempSync(join(tmpdir(), 'captains-table-floods-'))
  folders.push(folder)
  const child = fork(script, [folder, await builtPages()], { execArgv: [], stdio: 'inherit' })
  children.push(child)
  const waiting = new Map<number, (message: { answer?: unknown; error?: string }) => void>()
  const ready = new Promise<void>((resolve, reject) => {
    waiting.set(0, () => resolve())
    child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)))
  })
  ready.catch(() => undefined)
  child.on('message', ({ n, ...message }: { n: number; answer?: unknown; error?: string }) => {
    waiting.get(n)?.(message)
    waiting.delete(n)
  })
  let count = 0
  const ask = (deed: string) => (more: object) =>
    new Promise((resolve, reject) => {
      const n = ++count
      waiting.set(n, ({ answer, error }) => (error === undefined ? resolve(answer) : reject(new Error(error))))
      child.send({ n, deed, more })
    })
  await ready
  const names = ['open', 'play', 'guests', 'held', 'memory', 'end'] satisfies (keyof FloodedHostDeeds)[]
  // Each answer has the type of the request with the same name.
  return Object.fromEntries(names.map((name) => [name, ask(name)])) as unknown as FloodedHostDeeds
}
