import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The maximum size of a picture in bytes: a document loads all its pictures when it is opened. */
const MOST = 400_000

it('no picture is heavier than 400 kB', () => {
  const pictures = globSync('*.{jpg,png}', { cwd: import.meta.dirname })
  const heavy = pictures.filter((file) => statSync(join(import.meta.dirname, file)).size > MOST)
  expect([pictures.length > 5, heavy]).toEqual([true, []])
})
