/** The packages that this machine can build, and why it cannot build the others. */

export type System = 'linux' | 'win32' | 'darwin'

export interface PackagingMachine {
  readonly system: System
  /** True if the downloads of Electron and electron-builder's tools can be reached. */
  readonly online: boolean
  readonly hasDpkg: boolean
  /** True if Debian's `makensis` is installed. */
  readonly hasMakensis: boolean
  /** True if 7-Zip's `7za` is installed. */
  readonly has7za: boolean
  /** The packages of Debian that are missing for making an AppImage without its downloads. */
  readonly missingForAppImage: readonly string[]
}

export interface Target {
  readonly system: System
  /** electron-builder's name of the target. */
  readonly name: 'deb' | 'AppImage' | 'tar.gz' | 'nsis' | 'portable' | 'zip' | 'dmg'
  readonly arch: 'x64' | 'universal'
}

export const TARGETS: readonly Target[] = [
  { system: 'linux', name: 'deb', arch: 'x64' },
  { system: 'linux', name: 'AppImage', arch: 'x64' },
  { system: 'linux', name: 'tar.gz', arch: 'x64' },
  { system: 'win32', name: 'nsis', arch: 'x64' },
  { system: 'win32', name: 'portable', arch: 'x64' },
  { system: 'win32', name: 'zip', arch: 'x64' },
  { system: 'darwin', name: 'dmg', arch: 'universal' },
  { system: 'darwin', name: 'zip', arch: 'universal' },
]

/** A line for each kind of package that no machine makes. */
export const NEVER_MADE: Readonly<Partial<Record<System, string>>> = {
  linux: 'Linux for arm64, because no registry has an Electron for it: a package could not be tried.',
}

export const SYSTEM_NAMES: Readonly<Record<System, string>> = { linux: 'Linux', win32: 'Windows', darwin: 'macOS' }

/** Returns why a target cannot be built on a machine, as the end of a sentence; null if it can. */
export function obstacle({ system, name }: Target, machine: PackagingMachine): string | null {
  if (system === 'darwin') return machine.system === 'darwin' ? null : 'Apple’s tools run on macOS alone'
  if (system === 'linux' && machine.system !== 'linux') return 'it is made on Linux'
  if (isScripted(name)) return scriptObstacle(machine)
  if (name === 'deb') return machine.hasDpkg ? null : 'it needs the program dpkg-deb'
  if (machine.online) return null
  if (name === 'AppImage') return appImageObstacle(machine.missingForAppImage)
  if (system === 'win32' && machine.system === 'darwin') return 'Electron for Windows cannot be downloaded'
  return machine.has7za ? null : 'it needs 7-Zip (7za), and its download cannot be reached'
}

/** Returns whether `windows/` makes a package from a script, and not electron-builder. */
export function isScripted(name: Target['name']): name is 'nsis' | 'portable' {
  return name === 'nsis' || name === 'portable'
}

function scriptObstacle({ system, hasMakensis }: PackagingMachine): string | null {
  if (system !== 'linux') return 'it is made on Linux, where makensis can make programs of 64 bits'
  return hasMakensis ? null : 'it needs makensis: `apt-get install nsis`'
}

function appImageObstacle(missing: readonly string[]): string | null {
  if (missing.length === 0) return null
  return `its tools cannot be downloaded, and making them takes the packages ${missing.join(', ')}`
}

/** Returns the targets named on the command line: a system, a target, or both as `win32/zip`. */
export function askedTargets(words: readonly string[]): readonly Target[] {
  if (words.length === 0) return TARGETS
  const strange = words.filter((word) => !TARGETS.some((target) => isMeant(target, word)))
  if (strange.length > 0) throw new RangeError(`nothing is called ${strange.join(', ')}`)
  return TARGETS.filter((target) => words.some((word) => isMeant(target, word)))
}

function isMeant({ system, name }: Target, word: string): boolean {
  return [system, name, `${system}/${name}`].some((one) => one.toLowerCase() === word.toLowerCase())
}
