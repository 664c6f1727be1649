/** The processes of a running program, as the kernel sees them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ProcessFacts {
  /** Chromium's name for the role of the process; empty for the main process. */
  readonly type: string
  readonly uid: number
  /** True if a filter decides on each of its system calls. */
  readonly isFiltered: boolean
  /** True if it sees no processes except its own. */
  readonly isApart: boolean
}

/** Returns the process and its descendants; none if it has ended. */
export function processesFrom(pid: number): readonly ProcessFacts[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => entryOf(Number(name)) ?? [])
  const own = new Set([pid])
  for (let size = 0; size !== own.size; ) {
    size = own.size
    for (const { id, parent } of all) if (own.has(parent)) own.add(id)
  }
  return all.filter(({ id }) => own.has(id)).map(({ facts }) => facts)
}

function entryOf(id: number): { id: number; parent: number; facts: ProcessFacts } | null {
  try {
    const status = readFileSync(join('/proc', String(id), 'status'), 'utf8')
    const command = readFileSync(join('/proc', String(id), 'cmdline'), 'utf8')
    const field = (name: string) => new RegExp(`^${name}:\\s*(.*)$`, 'm').exec(status)?.[1] ?? ''
    const facts = {
      type: /--type=([a-z-]+)/.exec(command)?.[1] ?? '',
      uid: Number.parseInt(field('Uid'), 10),
      isFiltered: field('Seccomp') === '2',
      isApart: field('NSpid').split('\t').length > 1,
    }
    return { id, parent: Number(field('PPid')), facts }
  } catch {
    return null // it has ended meanwhile
  }
}
