import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openHeadlessHost } from '../fixtures/headlessHost.ts'
import { freshFolder } from '../testkit/folders.ts'

/** The signature of a PNG file, and a little more. */
const PICTURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

async function hostWriting(name: string) {
  const folder = await freshFolder()
  const host = await openHeadlessHost(join(folder, 'data'))
  onTestFinished(() => host.close())
  host.dialogPath = join(folder, name)
  return { host, path: host.dialogPath }
}

it('writes a picture to the chosen file', async () => {
  const { host, path } = await hostWriting('end.png')
  const answer = await host.value('pictures:export', { name: 'The end', png: PICTURE.toString('base64') })
  expect(answer).toEqual({ path })
  expect(await readFile(path)).toEqual(PICTURE)
})

it('writes nothing but pictures', async () => {
  const { host, path } = await hostWriting('end.png')
  for (const png of ['', 'iVBORw0KGgo', 'AAAAAAAAAAAAAAAA', `${PICTURE.toString('base64')}\n`, 'x'.repeat(4_000_000)]) {
    const answer = await host.ask('pictures:export', { name: 'The end', png })
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-request' } })
  }
  await expect(readFile(path)).rejects.toThrow('ENOENT')
})

it('reports that a picture could not be written', async () => {
  const { host } = await hostWriting('no/such/folder/end.png')
  const answer = await host.ask('pictures:export', { name: 'The end', png: PICTURE.toString('base64') })
  expect(answer).toMatchObject({ ok: false, problem: { code: 'save-failed' } })
})
