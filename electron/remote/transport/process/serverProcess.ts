import type { Log } from '../../../files/log.ts'
import type { FromServer, ToServer } from '../../link/link.ts'
import { FROM_SERVER } from '../../link/linkSchemas.ts'

/** The process that talks to guests, as the host sees it. */
export interface ScreensServer {
  /** Sends a message without waiting: `listen` starts the process, `stop` ends it; others are allowed between them. */
  tell(message: ToServer): void
  /** Ends the process at once, when the program closes. Its later messages are ignored. */
  end(): void
}

/** Opens a server that sends its messages to `hear`. No process runs before `listen`. */
export type OpenServer = (hear: (message: FromServer) => void) => ScreensServer

/** A running process that receives messages `M`. */
export interface Child<M> {
  post(message: M): void
  /** Sets the receiver of messages. Called once, right after the start, as is `onExit`. */
  onMessage(hear: (message: unknown) => void): void
  onExit(hear: (code: number) => void): void
  kill(): void
}

export type ServerChild = Child<ToServer>

export interface ServerProcessSetting {
  readonly launch: () => ServerChild
  readonly log: Log
  /** Milliseconds; never goes back. */
  readonly now?: () => number
}

/** The message that starts the process. */
type Task = Extract<ToServer, { readonly kind: 'listen' }>

/** The time for a process to say goodbye to its guests, in milliseconds. */
const GOODBYE = 2000
/** The most crashes within a minute: after more, the process stays down until the next `listen`. */
const MOST_CRASHES = 3
const MINUTE = 60_000

/**
 * Runs the server in a process of its own. A process that crashes is replaced and sent the same messages, and its
 * connections are reported as `left`; their guests return automatically.
 */
export class ServerProcess implements ScreensServer {
  private readonly hear: (message: FromServer) => void
  private readonly setting: ServerProcessSetting
  private readonly now: () => number
  private child: ServerChild | null = null
  /** The message that started the process. */
  private task: Task | null = null
  private tokens: ToServer | null = null
  private seated: ToServer | null = null
  private words: ToServer | null = null
  private about: ToServer | null = null
  private readonly shared = new Map<string, ToServer>()
  private crashes: readonly number[] = []
  private readonly connections = new Set<string>()
  private readonly requests = new Set<string>()

  constructor(hear: (message: FromServer) => void, setting: ServerProcessSetting) {
    this.hear = hear
    this.setting = setting
    this.now = setting.now ?? (() => performance.now())
  }

  tell(message: ToServer): void {
    if (message.kind === 'listen') this.begin(message)
    else if (message.kind === 'stop') this.stop()
    else {
      if (message.kind === 'tokens') this.tokens = message
      if (message.kind === 'seated') this.seated = message
      if (message.kind === 'words') this.words = message
      if (message.kind === 'about') this.about = message
      if (message.kind === 'share') {
        if (message.instead !== null) this.shared.delete(message.instead)
        this.shared.set(message.key, { ...message, instead: null })
      }
      this.child?.post(message)
    }
  }

  end(): void {
    const { child } = this
    this.forget()
    child?.kill()
  }

  private begin(task: Task): void {
    this.crashes = []
    this.task = task
    if (this.child) this.child.post(task)
    else this.start(task)
  }

  private start(task: Task): void {
    const child = this.setting.launch()
    this.child = child
    child.onMessage((message) => {
      if (this.child === child) this.receive(message)
    })
    child.onExit((code) => {
      if (this.child === child) this.crashed(code)
    })
    for (const message of [this.tokens, this.seated, this.words, this.about, ...this.shared.values(), task])
      if (message) child.post(message)
  }

  /** Stops the process: it ends once its guests have been notified. */
  private stop(): void {
    const { child } = this
    this.forget()
    if (!child) return
    child.post({ kind: 'stop' })
    const timer = setTimeout(() => child.kill(), GOODBYE)
    child.onExit(() => clearTimeout(timer))
  }

  private forget(): void {
    this.child = null
    this.task = null
    this.tokens = null
    this.seated = null
    this.words = null
    this.about = null
    this.shared.clear()
    this.leaveAll()
  }

  private receive(raw: unknown): void {
    const parsed = FROM_SERVER.safeParse(raw)
    if (!parsed.success) {
      const issue = parsed.error.issues[0]
      this.setting.log.error('message of the server not understood', { where: issue?.path.join('.') ?? '' })
      return
    }
    const message: FromServer = parsed.data
    this.note(message)
    this.hear(message)
  }

  /** Records what must be ended or repeated after a crash. */
  private note(message: FromServer): void {
    if (message.kind === 'arrived') this.connections.add(message.connection)
    if (message.kind === 'left') this.connections.delete(message.connection)
    if (message.kind === 'asked') this.requests.add(message.request.id)
    if (message.kind === 'askedNoMore') this.requests.delete(message.request)
    // The addresses that guests have stay valid: a new process takes the same port.
    if (message.kind === 'listening' && this.task)
      this.task = { kind: 'listen', listen: { ...this.task.listen, port: message.port } }
  }

  private crashed(exitCode: number): void {
    const { task } = this
    this.child = null
    this.setting.log.error('server of other screens gone', { exitCode })
    this.leaveAll()
    if (!task) return
    const now = this.now()
    this.crashes = [...this.crashes.filter((time) => now - time < MINUTE), now]
    if (this.crashes.length <= MOST_CRASHES) this.start(task)
    else this.hear({ kind: 'failed', code: 'crashed', detail: `exit code ${exitCode}` })
  }

  private leaveAll(): void {
    const [connections, requests] = [[...this.connections], [...this.requests]]
    this.connections.clear()
    this.requests.clear()
    for (const connection of connections) this.hear({ kind: 'left', connection })
    for (const request of requests) this.hear({ kind: 'askedNoMore', request })
  }
}
