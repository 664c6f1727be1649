/** The installed program in a Windows for trying packages, and how it is started there. */
import { globSync } from 'node:fs'
import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROBE } from '../../../electron/contract/environment.ts'
import { APP_ID, FILE_TITLE, TITLE } from '../product.ts'
import { HOME, type Wine, type WineLanguage } from './wine.ts'

const dist = join(import.meta.dirname, '..', '..', '..', 'dist')

export const EXECUTABLE = `${FILE_TITLE}.exe`
/** The folder of the installer's choice. */
export const FOLDER = `${HOME}\\AppData\\Local\\Programs\\${FILE_TITLE}`
/** Saves, settings and logs. */
export const DATA = `${HOME}\\AppData\\Roaming\\${TITLE}`
export const START_MENU = `${HOME}\\AppData\\Roaming\\Microsoft\\Windows\\Start Menu\\Programs`
export const CLASSES = 'HKEY_CURRENT_USER\\Software\\Classes'
export const UNINSTALL_KEY = `HKEY_CURRENT_USER\\Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall\\${APP_ID}`

/**
 * Wine cannot run Chromium's sandbox, and its windows on a screen end Chromium before they are painted; without a
 * screen, Chromium draws by software.
 */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--headless',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** The packages of an edition: its installer, and the folder that was packed. */
export function builtFor(edition: 'players' | 'tests'): { readonly installer: string; readonly unpacked: string } {
  const folder = edition === 'tests' ? join(dist, 'for-tests') : dist
  const found = globSync('*.exe', { cwd: folder }).filter((name) => !name.includes('portable'))
  if (found.length !== 1) throw new Error(`There must be one installer in ${folder}, not ${found.length}.`)
  return { installer: join(folder, found[0] ?? ''), unpacked: join(folder, 'win-unpacked') }
}

/** Runs an installer silently; returns its exit code. */
export async function install(
  wine: Wine,
  installer: string,
  { folder, language }: { readonly folder?: string; readonly language?: WineLanguage } = {},
): Promise<number | null> {
  await copyFile(installer, wine.path('C:\\installer.exe'))
  const words = ['C:\\installer.exe', '/S', ...(folder === undefined ? [] : [`/D=${folder}`])]
  return (await wine.run(words, language)).code
}

/** Starts the uninstaller in a folder silently: it copies itself, and the copy works on when it has ended. */
export async function uninstall(wine: Wine, folder: string): Promise<void> {
  await wine.run([`${folder}\\Uninstall.exe`, '/S'])
}

/** Returns a script that starts the program in a folder. */
export async function starter(wine: Wine, folder = FOLDER): Promise<string> {
  const direct = await wine.launcher([`${folder}\\${EXECUTABLE}`], { env: { [PROBE]: '1' } })
  const path = `${direct}-logged`
  // Under wine, Node takes a file for its output, but neither a socket nor a pipe.
  const lines = ['#!/bin/bash', `log='${path}.log'`, ': >"$log"', 'tail --follow --pid=$$ "$log" >&2 &']
  await writeFile(path, `${lines.join('\n')}\nexec '${direct}' "$@" >"$log" 2>&1\n`, { mode: 0o755 })
  return path
}
