/** The switches inside Electron's executable. Each is set on purpose and read back from what was packed. */
import { FuseState, FuseV1Options, FuseVersion, flipFuses, getCurrentFuseWire } from '@electron/fuses'

export type Fuse = keyof typeof FuseV1Options

/** For whom a package is: players, or the tests, which must be able to steer it from outside. */
export type Edition = 'players' | 'tests'

/** Every fuse that there is; a new one does not compile, and does not pack, until it is decided here. */
const FUSES: Readonly<Record<Fuse, boolean>> = {
  // The program is no Node for others, whatever they put in its environment or on its command line.
  RunAsNode: false,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  // The page has no cookies. On, it would ask for the system's key ring at every start.
  EnableCookieEncryption: false,
  // The archive must be the one that was packed, where Electron can tell: on Windows and macOS.
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  // The page comes from app://, so file:// needs to be nothing special.
  GrantFileProtocolExtraPrivileges: false,
  // Bounds of WebAssembly memory are checked by the processor: as safe, and faster.
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
    resetAdHocDarwinSignature: executable.endsWith('.app'),
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

/** What an executable's fuses say, by name; those without one by their number. */
export type FuseReading = Readonly<Record<string, 'on' | 'off' | 'removed' | 'unknown'>>

export async function readFuses(executable: string): Promise<FuseReading> {
  const { version: _version, ...wire } = await getCurrentFuseWire(executable)
  return Object.fromEntries(Object.entries(wire).map(([number, state]) => [nameOf(number), wordOf(state)]))
}

/** What is not as the edition wants it, one line a fuse; nothing when all is well. */
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

/** The typings let a state be a truth value as well; it never is when read. */
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
