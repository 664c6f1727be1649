import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FileFault } from '../../contract/faults.ts'
import { UNPRINTABLE } from '../../contract/plainText.ts'
import { MAP_EXTENSION, REPLAY_EXTENSION, SAVE_EXTENSION } from '../../files/extensions.ts'
import type { FileContent } from '../../saves/sharing/fileContent.ts'

/** The reason why a request to open something is refused. */
export type OpenRequestFault = Extract<FileFault, 'address' | 'unprintable-name' | 'other-extension'>

/** A request to open a file, from the command line, a second start or the system. */
export type OpenRequest =
  | { readonly kind: FileContent; readonly path: string }
  /** `name` is printable. */
  | { readonly kind: 'refused'; readonly name: string; readonly why: OpenRequestFault }

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i
/** A file of this computer, as the desktop passes it to an AppImage. */
const LOCAL_FILE = /^file:\/\/\//i
const MAX_NAME_LENGTH = 80

/** Returns the arguments without switches, the program and, when run from its sources, their folder. */
export function argumentsOf(commandLine: readonly string[], fromSources: boolean): readonly string[] {
  const args = commandLine.slice(1).filter((arg) => !arg.startsWith('-'))
  return fromSources ? args.slice(1) : args
}

/**
 * Returns the open requests of a command line, in order. Switches are for Chromium and ignored; see `refusedSwitches`.
 */
export function openRequestsIn(
  commandLine: readonly string[],
  { workingFolder, fromSources }: { readonly workingFolder: string; readonly fromSources: boolean },
): readonly OpenRequest[] {
  return argumentsOf(commandLine, fromSources).map((name) => openRequestFor(name, workingFolder))
}

/** Returns the open request for a file name, or for the address of a local file, from the system or a user. */
export function openRequestFor(given: string, workingFolder: string): OpenRequest {
  const name = LOCAL_FILE.test(given) ? pathIn(given) : given
  if (ADDRESS.test(name)) return refused(name, 'address')
  if (name.search(UNPRINTABLE) >= 0) return refused(name, 'unprintable-name')
  const path = isAbsolute(name) ? name : resolve(workingFolder, name)
  // Windows and desktops ignore the case of an extension when they choose the program for a file.
  const lowered = name.toLowerCase()
  if (lowered.endsWith(SAVE_EXTENSION)) return { kind: 'match', path }
  if (lowered.endsWith(MAP_EXTENSION)) return { kind: 'map', path }
  return lowered.endsWith(REPLAY_EXTENSION) ? { kind: 'replay', path } : refused(name, 'other-extension')
}

/** Returns the path in the address of a local file; the address itself if it contains none. */
function pathIn(address: string): string {
  try {
    return fileURLToPath(address)
  } catch {
    return address
  }
}

function refused(name: string, why: OpenRequestFault): OpenRequest {
  return { kind: 'refused', name: printable(name), why }
}

/**
 * Returns a name for display: cut, and without line breaks, control characters and marks that change the text
 * direction.
 */
export function printable(name: string): string {
  const plain = [...name.split(UNPRINTABLE).join('�')]
  return plain.length > MAX_NAME_LENGTH ? `${plain.slice(0, MAX_NAME_LENGTH).join('')}…` : plain.join('')
}

/**
 * Switches that disable protections or give others access; refused by a packaged program. Does not include
 * `allow-file-access-from-files`, which Electron always sets: the fuse for the `file:` scheme prevents what it would allow.
 */
const UNLOCKING = [
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-allow-origins',
  'disable-web-security',
  'disable-site-isolation-trials',
  'unsafely-treat-insecure-origin-as-secure',
  'allow-running-insecure-content',
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'load-extension',
  'js-flags',
  'single-process',
  'browser-subprocess-path',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'gpu-launcher',
  'host-rules',
  'host-resolver-rules',
  'log-net-log',
  'ssl-key-log-file',
] as const

/** Returns the switches in use with which a packaged program refuses to start. */
export function refusedSwitches(
  isPackaged: boolean,
  isForTests: boolean,
  has: (name: string) => boolean,
): readonly string[] {
  return isPackaged && !isForTests ? UNLOCKING.filter(has) : []
}
