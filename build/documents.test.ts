import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const ROOMS = '{engine,electron,renderer,models,build}'
const documents = globSync(['*.md', `${ROOMS}/**/*.md`], { cwd: root })
const textOf = (document: string) => readFileSync(join(root, document), 'utf8')

it.each(documents)('the links in %s lead to files', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link)
  const local = links.filter((link) => !/^https?:/.test(link))
  expect(local.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
})

/** Paths of all files and folders, and every ending of each path: `a/b/c.ts`, `b/c.ts`, `c.ts`. */
const paths = globSync(['*', `${ROOMS}/**/*`, '.github/**/*'], { cwd: root })
const ends = new Set(paths.flatMap((path) => path.split('/').map((_, index, parts) => parts.slice(index).join('/'))))

const sources = paths.filter((path) => /\.(tsx?|mjs|css|html|json|yml)$/.test(path) && path !== 'package-lock.json')
const wordsOf = (text: string) => text.match(/[A-Za-z_$][\w$]*/g) ?? []
const words = new Set(sources.flatMap((path) => wordsOf(textOf(path))))

/** Files and folders that exist only on a player's computer, or after a build. */
const MADE = /^(dist|test-results|saves|logs|out)\/|^captains-table\//

/** Past results and the changelog name files that existed then. */
const current = documents.filter((document) => !/\/results\/|^CHANGELOG/.test(document))
const codeIn = (document: string) => [...textOf(document).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code)

/** Returns whether the path of some file or folder ends like this; `<game>` and `*` stand for any name. */
function exists(path: string): boolean {
  const end = path.replace(/\/$/, '')
  if (!/[<*]/.test(end)) return ends.has(end)
  const pattern = end.replace(/[.+()]/g, '\\$&').replace(/<\w+>|\*+/g, '[^/]*')
  return [...ends].some((one) => new RegExp(`^${pattern}$`).test(one))
}

describe.each(current)('%s', (document) => {
  it('names existing files', () => {
    const named = codeIn(document).flatMap((code) => code.split(/[\s,"'()=]+/))
    const files = named.filter((name) =>
      /^[\w<>*./-]*[\w>*]\.(tsx?|mjs|css|md|html|svg|grit)$|^[\w<>*./-]+\/$/.test(name),
    )
    expect(files.filter((path) => !MADE.test(path) && !exists(path.replace(/^\.+\//, '')))).toEqual([])
  })

  it('names existing code', () => {
    const named = codeIn(document).flatMap((code) => /^([A-Za-z_$][\w$]*)(\(.*\))?$/.exec(code)?.[1] ?? [])
    expect(named.filter((name) => !words.has(name) && !ends.has(name))).toEqual([])
  })
})

describe('the changelog', () => {
  const sections = textOf('CHANGELOG.md').split(/^(?=## )/m)
  const { version } = JSON.parse(textOf('package.json'))

  it('begins with what is unreleased, then this version with its day', () => {
    expect(sections[1]).toMatch(/^## \[Unreleased\]\n/)
    expect(sections[2]?.split('\n')[0]).toMatch(new RegExp(`^## \\[${version}\\] - \\d{4}-\\d{2}-\\d{2}$`))
  })

  it('describes this version in at most 40 lines', () => {
    expect(sections[2]?.trimEnd().split('\n').length).toBeLessThanOrEqual(40)
  })
})
