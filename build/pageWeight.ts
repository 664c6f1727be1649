/** The network weight of a page of other screens before it loads anything 3D. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/**
 * The files that a page loads, grouped by the choice that decides between them; `null` stands for those that it always
 * loads.
 */
export interface PageFiles {
  readonly always: readonly string[]
  /** One chunk for each dynamic import, such as a game or a language, with everything that it loads. */
  readonly later: readonly (readonly string[])[]
}

const STATIC = /(?:from|import)["'`]\.\/([\w.-]+\.js)["'`]/g
/** A dynamic import, and the indexes of what it loads in the list of the file. */
const LATER = /import\(["'`]\.\/([\w.-]+\.js)["'`]\)(?:(?:(?!import\().){0,200}?__vite__mapDeps\(\[([\d,]*)\]\))?/g
const DEPS = /m\.f=\[([^\]]*)\]/

/** Returns the files of a built page: those of its HTML, and the imports of their code. */
export function filesOf(folder: string, page: string): PageFiles {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const html = read(page)
  const first = [...html.matchAll(/(?:src|href)="\.?\/?([^"]+)"/g)].map(([, file]) => file ?? '')
  const always = closure(first, read)
  const later = always.filter(isScript).flatMap((file) => {
    const code = read(file)
    const listed = [...(DEPS.exec(code)?.[1] ?? '').matchAll(/["'`]\.\/([\w.-]+)["'`]/g)].map(([, name]) => name ?? '')
    return [...code.matchAll(LATER)].map(([, chunk = '', deps = '']) => {
      const own = closure([`assets/${chunk}`], read)
      const brought = deps.split(',').map((index) => listed[Number(index)] ?? '')
      const css = brought.filter((name) => name.endsWith('.css')).map((name) => `assets/${name}`)
      return [...own, ...css].filter((one) => !always.includes(one))
    })
  })
  return { always: [page, ...always], later }
}

const isScript = (file: string): boolean => file.endsWith('.js')

const importsAtOnce = (code: string): readonly string[] =>
  [...code.matchAll(STATIC)].map(([, name]) => `assets/${name}`)

function closure(files: readonly string[], read: (file: string) => string): readonly string[] {
  const found = new Set<string>()
  const todo = [...files]
  for (let file = todo.pop(); file !== undefined; file = todo.pop()) {
    if (found.has(file)) continue
    found.add(file)
    if (isScript(file)) todo.push(...importsAtOnce(read(file)))
  }
  return [...found]
}

/** Returns whether a static import of a file imports that file in turn: then the bundler has split them wrongly. */
export function waitsForItself(folder: string, file: string): boolean {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  return isScript(file) && importsAtOnce(read(file)).some((one) => closure([one], read).includes(file))
}

/**
 * Returns the weight of files on the network. Pictures are compressed already; pictures of a style sheet are loaded
 * only where it applies.
 */
export function weightOf(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => {
    const content = readFileSync(join(folder, file))
    return sum + (/\.(js|css|html)$/.test(file) ? gzipSync(content, { level: 9 }).length : content.length)
  }, 0)
}
