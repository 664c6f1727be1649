import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const SOURCES = ['electron/**/*.ts', 'renderer/**/*.{ts,tsx,html}']

/** The program's own files that hold a text; tests and the gallery aside. */
function filesWith(text: string | RegExp, patterns: readonly string[] = SOURCES): string[] {
  const files = globSync([...patterns], { cwd: root }).map((path) => path.replaceAll('\\', '/'))
  const own = files.filter((path) => !/\.test\.tsx?$|\/e2e\/|\/testkit\/|\/gallery\//.test(path))
  return own.filter((path) => readFileSync(join(root, path), 'utf8').match(text) !== null).sort()
}

describe('the program', () => {
  it('opens nothing outside itself but the folder of its own crash reports', () => {
    expect(filesWith(/openExternal|openItem/)).toEqual([])
    expect(filesWith(/shell\.open/)).toEqual(['electron/host.ts'])
    const [opening, ...others] = readFileSync(join(root, 'electron/host.ts'), 'utf8').match(/openPath\([^)]*\)/g) ?? []
    expect(opening).toBe('openPath(this.reports.folder)')
    expect(others).toEqual([])
  })

  it('starts no other program', () => {
    expect(filesWith(/child_process/, ['electron/**/*.ts'])).toEqual([])
  })

  it('answers to no scheme of addresses, and gives its own the fewest privileges', () => {
    expect(filesWith(/setAsDefaultProtocolClient/)).toEqual([])
    const main = readFileSync(join(root, 'electron/main.ts'), 'utf8')
    const [, privileges = ''] = main.match(/privileges: \{([^}]*)\}/) ?? []
    const granted = privileges.split(',').map((one) => one.trim())
    expect(granted).toEqual(['standard: true', 'secure: true', 'supportFetchAPI: true', 'codeCache: true'])
  })

  it('keeps no dumps of memory', () => {
    expect(filesWith(/crashReporter/)).toEqual([])
  })

  it('takes no lock off its window', () => {
    const loosened = /nodeIntegration\w*: true|contextIsolation: false|sandbox: false|webSecurity: false|allowpopups/i
    expect(filesWith(loosened)).toEqual([])
    expect(filesWith(/enableBlinkFeatures|experimentalFeatures|allowRunningInsecureContent|bypassCSP/)).toEqual([])
    expect(filesWith(/<webview|webviewTag: true/)).toEqual([])
  })

  it('makes one kind of window, and lets the page come from one place', () => {
    expect(filesWith(/new (BrowserWindow|BrowserView|WebContentsView)\(/)).toEqual(['electron/window/tableWindow.ts'])
    expect(filesWith(/loadFile\(|file:\/\//, ['electron/**/*.ts'])).toEqual([])
    expect(filesWith(/ipcMain\.(on|handle)/)).toEqual(['electron/window/channel.ts'])
  })

  it('makes no markup out of text in the page', () => {
    expect(filesWith(/dangerouslySetInnerHTML|\.innerHTML|document\.write|new Function\(|\beval\(/)).toEqual([])
  })

  it('stands on an Electron that is pinned to a number', () => {
    const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    expect(devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/)
    expect(Number.parseInt(devDependencies.electron, 10)).toBeGreaterThanOrEqual(42)
  })
})

describe('the checklist in the README', () => {
  const readme = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8')

  it('names tests that are there', () => {
    const table = readme.slice(readme.indexOf('security checklist'), readme.indexOf('## Fuzzing'))
    const named = new Set([...table.matchAll(/`([\w/]+\.(?:test|e2e)\.ts)`/g)].map(([, name]) => name ?? ''))
    const all = globSync('{electron,build}/**/*.{test,e2e}.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'))
    expect([...named].filter((name) => !all.some((path) => path === name || path.endsWith(`/${name}`)))).toEqual([])
    expect(named.size).toBeGreaterThan(5)
  })

  it('has every item', () => {
    const rows = [...readme.matchAll(/^\| ([\d, ]+) \|/gm)].flatMap(([, numbers]) => (numbers ?? '').split(', '))
    expect(rows.map(Number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  })
})
