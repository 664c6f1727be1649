import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The maximum size of a picture in bytes: a document loads all its pictures when it is opened. */
const MOST = 400_000

const root = join(import.meta.dirname, '../..')
const documents = globSync(['*.md', 'build/**/*.md'], { cwd: root }).map((path) =>
  readFileSync(join(root, path), 'utf8'),
)
const pictures = globSync('*.{jpg,png}', { cwd: import.meta.dirname })

describe.each(pictures)('the picture %s', (file) => {
  it('is not heavier than 400 kB', () => {
    expect(statSync(join(import.meta.dirname, file)).size).toBeLessThanOrEqual(MOST)
  })

  it('is shown or linked by a document', () => {
    expect(documents.some((text) => text.includes(`screenshots/${file})`))).toBe(true)
  })
})
