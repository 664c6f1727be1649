import { isAbsolute, resolve } from 'node:path'
import { REPLAY_EXTENSION, SAVE_EXTENSION } from '../../files/extensions.ts'

/** Why something the program was given from outside is not opened. */
export type GivenFault = 'address' | 'unprintable' | 'not-ours' | 'too-many'

/** What the program was given from outside: by its command line, a further start, or the system. */
export type Given =
  | { readonly kind: 'match' | 'replay'; readonly path: string }
  /** `name` is fit to be shown. */
  | { readonly kind: 'refused'; readonly name: string; readonly why: GivenFault }

const ADDRESS = /^[a-z][a-z0-9+.-]*:\/\//i
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu
const LONGEST_NAME = 80

/** The arguments after the program itself, and after the folder of its sources where it runs from them. */
export function argumentsOf(commandLine: readonly string[], fromSources: boolean): readonly string[] {
  const words = commandLine.slice(1).filter((word) => !word.startsWith('-'))
  return fromSources ? words.slice(1) : words
}

/**
 * What is to be opened; null where nothing was given. Switches are Chromium's affair and are passed over; see
 * `refusedSwitches`.
 */
export function givenIn(
  commandLine: readonly string[],
  { workingFolder, fromSources }: { readonly workingFolder: string; readonly fromSources: boolean },
): Given | null {
  const [first, ...others] = argumentsOf(commandLine, fromSources)
  if (first === undefined) return null
  return others.length > 0 ? refused(first, 'too-many') : givenFile(first, workingFolder)
}

/** A file as the system or a user names it. */
export function givenFile(name: string, workingFolder: string): Given {
  if (ADDRESS.test(name)) return refused(name, 'address')
  if (name.search(UNPRINTABLE) >= 0) return refused(name, 'unprintable')
  const path = isAbsolute(name) ? name : resolve(workingFolder, name)
  if (name.endsWith(SAVE_EXTENSION)) return { kind: 'match', path }
  return name.endsWith(REPLAY_EXTENSION) ? { kind: 'replay', path } : refused(name, 'not-ours')
}

function refused(name: string, why: GivenFault): Given {
  return { kind: 'refused', name: shown(name), why }
}

/** A name without what would break the line or turn it around, and of a length that can be read. */
export function shown(name: string): string {
  const plain = [...name.replace(UNPRINTABLE, '�')]
  return plain.length > LONGEST_NAME ? `${plain.slice(0, LONGEST_NAME).join('')}…` : plain.join('')
}

/**
 * Switches that would open the program to others or take its locks off: for developers, not for a packed program. Not
 * among them is `allow-file-access-from-files`, which Electron gives itself at every start; what it would allow, the fuse
 * for the scheme of files forbids.
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

/** Those switches among the given that a packed program for players does not start with. */
export function refusedSwitches(
  isPackaged: boolean,
  isForTests: boolean,
  has: (name: string) => boolean,
): readonly string[] {
  return isPackaged && !isForTests ? UNLOCKING.filter(has) : []
}
