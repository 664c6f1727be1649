import { release } from 'node:os'

/** Facts about the program and the machine in every report. */
export interface CrashFacts {
  readonly program: string
  readonly electron: string
  readonly chrome: string
  readonly node: string
  readonly platform: string
  readonly arch: string
  /** Version of the operating system. */
  readonly system: string
}

/** Returns the facts of this process; `program` is the program's version. */
export function factsOf(program: string): CrashFacts {
  const { electron = '', chrome = '', node } = process.versions
  return { program, electron, chrome, node, platform: process.platform, arch: process.arch, system: release() }
}
