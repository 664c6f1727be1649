import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const documents = globSync(['*.md', '{engine,electron,renderer,models,build}/**/*.md'], { cwd: root })
const textOf = (document: string) => readFileSync(join(root, document), 'utf8')

it.each(documents)('the links in %s lead to files', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link)
  const local = links.filter((link) => !/^https?:/.test(link))
  expect(local.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([])
})

describe.each(['ARCHITECTURE.md', 'CONTRIBUTING.md'])('%s', (document) => {
  it('names existing files', () => {
    const named = [...textOf(document).matchAll(/`((?:engine|electron|renderer|models|build)\/[\w./-]+)`/g)]
    const paths = named.map(([, path = '']) => path)
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
