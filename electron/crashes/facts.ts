import { release } from 'node:os'

/** What every report says of the program and the machine. */
export interface CrashFacts {
  readonly program: string
  readonly electron: string
  readonly chrome: string
  readonly node: string
  readonly platform: string
  readonly arch: string
  /** Version of the system. */
  readonly system: string
}

/** The facts of this process; `program` is the version of the program. */
export function factsOf(program: string): CrashFacts {
  const { electron = '', chrome = '', node } = process.versions
  return { program, electron, chrome, node, platform: process.platform, arch: process.arch, system: release() }
}
