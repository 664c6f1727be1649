import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openHeadlessHost } from '../fixtures/headlessHost.ts'
import { freshFolder } from '../testkit/folders.ts'

/** Returns a host whose dialogs answer with a file of this content, if there is any. */
async function hostWith(name: string, content?: string | Buffer) {
  const folder = await freshFolder()
  const host = await openHeadlessHost(join(folder, 'data'))
  onTestFinished(() => host.close())
  const path = join(folder, name)
  if (content !== undefined) await writeFile(path, content)
  host.dialogPath = path
  return { host, path }
}

const ISLAND = '~~~\n~#~\n~~~\n'

it('writes a map as text', async () => {
  const { host, path } = await hostWith('cove.ctmap')
  expect(await host.value('maps:export', { name: 'The cove', text: ISLAND })).toEqual({ path })
  expect(await readFile(path, 'utf8')).toBe(ISLAND)
})

it('writes nothing but the text of a map', async () => {
  const { host } = await hostWith('cove.ctmap')
  for (const text of ['', 'café', '~'.repeat(5000), '~\u0000~']) {
    const answer = await host.ask('maps:export', { name: 'The cove', text })
    expect(answer).toMatchObject({ ok: false, problem: { code: 'bad-request' } })
  }
})

it('reads the text of a map from any source', async () => {
  const { host } = await hostWith('cove.txt', '\uFEFF~~~\r\n')
  expect(await host.value('maps:import', {})).toEqual({ file: 'cove.txt', text: '~~~\r\n' })
})

it.each([
  ['too large', 'x'.repeat(20_000), 'file-too-long', 'too-large'],
  ['no text', Buffer.from([0xff, 0xfe, 0x00]), 'file-unreadable', 'not-text'],
  ['not there', undefined, 'file-unreadable', 'not-there'],
])('refuses a file that is %s', async (_, content, code, reason) => {
  const { host } = await hostWith('cove.ctmap', content)
  const answer = await host.ask('maps:import', {})
  expect(answer).toMatchObject({ ok: false, problem: { code, file: 'cove.ctmap', reason: { code: reason } } })
})
