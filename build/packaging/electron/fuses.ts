/** Electron's fuses: all are set explicitly and read back from the packed executable. */
import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses'

export type Fuse = keyof typeof FuseV1Options

/** Players' packages, or packages that tests can control through a debugging port. */
export type Edition = 'players' | 'tests'

/** Every existing fuse. A new one neither compiles nor packs until it is added here. */
const FUSES: Readonly<Record<Fuse, boolean>> = {
  // The executable cannot be used as Node, whatever the environment or command line says.
  RunAsNode: false,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  // The page has no cookies. If on, every start would ask for the system's key ring.
  EnableCookieEncryption: false,
  // Only the packed asar runs; Electron can check it on Windows and macOS.
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  // The page is served from app://, so file:// needs no privileges.
  GrantFileProtocolExtraPrivileges: false,
  // The processor checks the bounds of WebAssembly memory: as safe, and faster.
  WasmTrapHandlers: true,
}

export function fusesOf(edition: Edition): Readonly<Record<Fuse, boolean>> {
  return edition === 'tests' ? { ...FUSES, EnableNodeCliInspectArguments: true } : FUSES
}

/** Sets all fuses of an executable (on macOS: of the `.app`). */
export async function setFuses(executable: string, edition: Edition): Promise<void> {
  const { RunAsNode, EnableCookieEncryption, ...rest } = fusesOf(edition)
  await flipFuses(executable, {
    version: FuseVersion.V1,
    strictlyRequireAllFuses: true,
    // By a tool of macOS; packages for it are signed there alone.
    resetAdHocDarwinSignature: executable.endsWith('.app') && process.platform === 'darwin',
    [FuseV1Options.RunAsNode]: RunAsNode,
    [FuseV1Options.EnableCookieEncryption]: EnableCookieEncryption,
    [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: rest.EnableNodeOptionsEnvironmentVariable,
    [FuseV1Options.EnableNodeCliInspectArguments]: rest.EnableNodeCliInspectArguments,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: rest.EnableEmbeddedAsarIntegrityValidation,
    [FuseV1Options.OnlyLoadAppFromAsar]: rest.OnlyLoadAppFromAsar,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: rest.LoadBrowserProcessSpecificV8Snapshot,
    [FuseV1Options.GrantFileProtocolExtraPrivileges]: rest.GrantFileProtocolExtraPrivileges,
    [FuseV1Options.WasmTrapHandlers]: rest.WasmTrapHandlers,
  })
}

/** The fuses of an executable by name; unknown ones by number. */
export type FuseReading = Readonly<Record<string, 'on' | 'off' | 'removed' | 'unknown'>>

export async function readFuses(executable: string): Promise<FuseReading> {
  const { version: _version, ...wire } = await getCurrentFuseWire(executable)
  return Object.fromEntries(Object.entries(wire).map(([number, state]) => [nameOf(number), wordOf(state)]))
}

/** Returns fuses that differ from the edition's configuration, one line each. */
export function fuseFaults(reading: FuseReading, edition: Edition): readonly string[] {
  const wanted = Object.entries(fusesOf(edition))
  const wrong = wanted.filter(([name, on]) => reading[name] !== (on ? 'on' : 'off'))
  const strangers = Object.keys(reading).filter((name) => wanted.every(([known]) => known !== name))
  return [
    ...wrong.map(([name, on]) => `${name} is ${reading[name] ?? 'missing'}, not ${on ? 'on' : 'off'}`),
    ...strangers.map((name) => `fuse ${name} is ${reading[name]}, and nobody decided on it`),
  ]
}

function nameOf(number: string): string {
  return Object.entries(FuseV1Options).find(([, value]) => String(value) === number)?.[0] ?? number
}

/** Returns the word for the state of a fuse. The library's types also allow a boolean, which is never read. */
function wordOf(state: FuseState | boolean | undefined): FuseReading[string] {
  switch (state) {
    case FuseState.ENABLE:
      return 'on'
    case FuseState.DISABLE:
      return 'off'
    case FuseState.REMOVED:
      return 'removed'
    default:
      return 'unknown'
  }
}
