/** Processor time of a process and all its descendants, on Linux. */
import { readdirSync, readFileSync } from 'node:fs'
import { setInterval } from 'node:timers'

/** Milliseconds between two looks. What a process uses after the last look is missing. */
const INTERVAL = 250
/** Clock ticks per second in `/proc`: the same on every machine that Node runs on. */
const TICKS = 100

export interface ProcessTimer {
  /** Stops the timer and returns the processor seconds, in user and system mode; null where they cannot be measured. */
  stop(): number | null
}

/** Looks at a process and its descendants until it is stopped. */
export function timeProcess(root: number): ProcessTimer {
  if (process.platform !== 'linux') return { stop: () => null }
  const tree = new ProcessTree(root)
  const looking = setInterval(() => tree.look(readProcesses()), INTERVAL)
  tree.look(readProcesses())
  return {
    stop: () => {
      clearInterval(looking)
      return tree.seconds
    },
  }
}

export interface ProcessState {
  readonly pid: number
  readonly parent: number
  /** Process ID of the session’s leader. */
  readonly session: number
  /** Ticks since the machine started, when the process began: tells apart two processes with the same ID. */
  readonly begun: number
  /** Processor time so far, in ticks. */
  readonly ticks: number
}

/**
 * Keeps the last known time of each process. The children of a killed program belong to another parent at once, but
 * they stay in its session.
 */
export class ProcessTree {
  private readonly members: Set<number>
  private readonly ticks = new Map<string, number>()

  constructor(root: number) {
    this.members = new Set([root])
  }

  look(processes: readonly ProcessState[]): void {
    const parents = new Map(processes.map((one) => [one.pid, one]))
    for (const one of processes) {
      if (!this.contains(one, parents)) continue
      this.members.add(one.pid)
      this.ticks.set(`${one.pid} ${one.begun}`, one.ticks)
    }
  }

  get seconds(): number {
    return [...this.ticks.values()].reduce((sum, ticks) => sum + ticks, 0) / TICKS
  }

  private contains(one: ProcessState, all: ReadonlyMap<number, ProcessState>): boolean {
    if (this.members.has(one.pid) || this.members.has(one.session)) return true
    const parent = all.get(one.parent)
    return parent !== undefined && parent !== one && this.contains(parent, all)
  }
}

/** Reads the state of a process from its line in `/proc`; null if the process has ended. */
export function processState(pid: number): ProcessState | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program may contain spaces and brackets.
    const fields = line
      .slice(line.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [parent = 0, session = 0, user = 0, system = 0, begun = 0] = [1, 3, 11, 12, 19].map((index) => fields[index])
    return { pid, parent, session, begun, ticks: user + system }
  } catch {
    return null
  }
}

function readProcesses(): readonly ProcessState[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger)
  return pids.map(processState).filter((state) => state !== null)
}
