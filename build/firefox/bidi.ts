import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { WebSocket } from 'ws'

/** A browser's answer to a command, or its event. */
interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: Record<string, unknown>
  readonly result?: unknown
  readonly error?: string
  readonly message?: string
}

/** The longest time that Firefox may take to start, in milliseconds. */
const START = 60_000

/** A Firefox without a window, driven by WebDriver BiDi. */
export class Firefox {
  private readonly child: ChildProcess
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (message: Message) => void>()
  private readonly listeners = new Set<(method: string, params: Record<string, unknown>) => void>()
  private count = 0

  private constructor(child: ChildProcess, socket: WebSocket) {
    this.child = child
    this.socket = socket
    socket.on('message', (data) => this.hear(JSON.parse(String(data)) as Message)) // the browser's own messages
  }

  /** Starts Firefox with an empty profile. Throws if it is not installed. */
  static async start(program: string, profile: string): Promise<Firefox> {
    await mkdir(profile, { recursive: true })
    const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile, 'about:blank']
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] })
    try {
      const socket = new WebSocket(`${await addressOf(child)}/session`)
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
      const firefox = new Firefox(child, socket)
      await firefox.send('session.new', { capabilities: {} })
      return firefox
    } catch (error) {
      child.kill()
      throw error
    }
  }

  onEvent(listener: (method: string, params: Record<string, unknown>) => void): void {
    this.listeners.add(listener)
  }

  /** Sends a command and waits for its answer. Throws the error of Firefox. */
  async send(method: string, params: object): Promise<unknown> {
    const id = ++this.count
    const answer = await new Promise<Message>((resolve) => {
      this.waiting.set(id, resolve)
      this.socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.error !== undefined) throw new Error(`${method}: ${answer.error}: ${answer.message}`)
    return answer.result
  }

  /** Ends Firefox and waits until it is gone. */
  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.child.once('exit', resolve))
    this.socket.terminate()
    this.child.kill()
    await gone
  }

  private hear(message: Message): void {
    const { id, method, params = {} } = message
    if (id !== undefined) {
      this.waiting.get(id)?.(message)
      this.waiting.delete(id)
    } else if (method !== undefined) for (const listener of this.listeners) listener(method, params)
  }
}

/** Resolves with the address that Firefox prints once it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firefox does not listen')), START)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`Firefox has ended with ${code}`)))
    if (!child.stderr) throw new Error('Firefox was started without its output')
    createInterface({ input: child.stderr }).on('line', (line) => {
      const [, address] = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(line) ?? []
      if (address === undefined) return
      clearTimeout(timer)
      resolve(address)
    })
  })
}
