import { globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** The most bytes of a picture: a page loads its pictures with it. */
const MOST = 400_000

it('no picture is heavier than 400 kB', () => {
  const pictures = globSync('*.{jpg,png}', { cwd: import.meta.dirname })
  const heavy = pictures.filter((file) => statSync(join(import.meta.dirname, file)).size > MOST)
  expect([pictures.length > 5, heavy]).toEqual([true, []])
})
