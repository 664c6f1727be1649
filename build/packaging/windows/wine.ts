/** A Windows for trying packages: 64-bit wine in a minimal Debian, for an ordinary user. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { relative } from 'node:path'
import type { VirtualDisplay } from '../../electron/virtualDisplay.ts'
import { DebianRoot, PLAYER } from '../debian/debianRoot.ts'

/** The folder of the user, as Windows sees it. */
export const HOME = `C:\\users\\${PLAYER.name}`
const WINE_PROGRAM = '/usr/lib/wine/wine64'

/** The language of a Windows, as a locale of Debian. */
export type WineLanguage = 'C.UTF-8' | 'ru_RU.UTF-8'

interface Start {
  readonly language?: WineLanguage
  readonly env?: Readonly<Record<string, string>>
  /** The working folder, on drive C. */
  readonly folder?: string
}

export class Wine {
  readonly debian: DebianRoot
  private readonly display: VirtualDisplay

  private constructor(debian: DebianRoot, display: VirtualDisplay) {
    this.debian = debian
    this.display = display
  }

  /** Creates a new Windows. */
  static async make(display: VirtualDisplay): Promise<Wine> {
    const wine = new Wine(await DebianRoot.make('wine'), display)
    wine.debian.sudo('localedef', '--inputfile=ru_RU', '--charmap=UTF-8', 'ru_RU.UTF-8')
    await wine.run(['wineboot', '--init'])
    return wine
  }

  /** Runs a program of Windows to its end. */
  async run(
    words: readonly string[],
    language: WineLanguage = 'C.UTF-8',
  ): Promise<{ code: number | null; text: string }> {
    const child = spawn(await this.launcher([], { language }), words, { stdio: ['ignore', 'pipe', 'ignore'] })
    let text = ''
    child.stdout.setEncoding('utf8')
    child.stdout.on('data', (part) => {
      text += part
    })
    const [code] = (await once(child, 'close')) as [number | null] // documented
    return { code, text }
  }

  /**
   * Returns a script of this machine that runs a program of Windows, in an existing folder if one is given; the script
   * takes the program's arguments.
   */
  launcher(words: readonly string[], { language = 'C.UTF-8', env = {}, folder }: Start = {}): Promise<string> {
    const fixed = { WINEDEBUG: '-all', DISPLAY: this.display.name, LC_ALL: language, ...env }
    if (folder === undefined) return this.debian.launcher(fixed, WINE_PROGRAM, ...words)
    const place = `--chdir=/${relative(this.debian.path, this.path(folder))}`
    return this.debian.launcher(fixed, '/usr/bin/env', place, WINE_PROGRAM, ...words)
  }

  /** Returns the values below a key of the registry, by key and name; empty if there is no such key. */
  async registry(key: string): Promise<ReadonlyMap<string, string>> {
    return parseRegistry((await this.run(['reg', 'query', key, '/s'])).text)
  }

  /** Returns the path on this machine of a path on drive C. */
  path(windows: string): string {
    return this.debian.home('.wine', 'drive_c', ...windows.replace(/^C:\\/, '').split('\\'))
  }

  /** Ends all its programs and removes it. */
  async remove(): Promise<void> {
    spawnSync(await this.debian.launcher({}, '/usr/lib/wine/wineserver64'), ['--kill', '--wait'])
    await this.debian.remove()
  }
}

/** Returns the values in the output of `reg query`, each by `key\name`; the default value by the key. */
export function parseRegistry(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>()
  let key = ''
  for (const line of text.split(/\r?\n/)) {
    if (line.startsWith('HKEY_')) key = line
    const [, name = '', value = ''] = /^ {4}(.+?) {4}REG_[A-Z_]+ {4}(.*)$/.exec(line) ?? []
    if (name !== '') values.set(name === '(Default)' ? key : `${key}\\${name}`, value)
  }
  return values
}
