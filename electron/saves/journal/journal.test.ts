import { open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Refused } from '../../contract/refused.ts'
import { writeAtomic } from '../../files/atomicFile.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { FIRST_SUM, printLine } from './checksum.ts'
import { Journal, type JournalFile } from './journal.ts'
import type { SaveLine } from './lines.ts'

const title = (text: string): SaveLine => ({ kind: 'title', title: text, at: 1 })

function diskFails(code: string): never {
  throw Object.assign(new Error('the disk failed'), { code })
}

/** Returns a journal on a real file whose next calls can be made to fail. */
async function brittleJournal(code = 'ENOSPC') {
  const path = join(await freshFolder(), 'journal')
  await writeFile(path, '')
  let file = await open(path, 'r+')
  const replaced: string[] = []
  const failing = { write: false, datasync: false, truncate: false }
  const brittle: JournalFile = {
    write: async (bytes, offset, length, position) => {
      if (!failing.write) return file.write(bytes, offset, length, position)
      await file.write(bytes, offset, Math.floor(length / 2), position)
      return diskFails(code)
    },
    datasync: () => (failing.datasync ? diskFails(code) : file.datasync()),
    truncate: (length) => (failing.truncate ? diskFails(code) : file.truncate(length)),
    inspect: async () => 'expected',
    replace: async (content) => {
      replaced.push(content.toString())
      await file.close()
      await writeAtomic(path, content)
      file = await open(path, 'r+')
    },
    close: () => file.close(),
  }
  const journal = new Journal(brittle, { bytes: Buffer.alloc(0), sum: FIRST_SUM })
  return { journal, failing, replaced, content: () => readFile(path, 'utf8') }
}

describe('Journal', () => {
  it('appends lines with chained checksums', async () => {
    const { journal, content } = await brittleJournal()
    await journal.append(title('one'))
    await journal.append(title('two'))
    const first = printLine(title('one'), FIRST_SUM)
    expect(await content()).toBe(first.text + printLine(title('two'), first.sum).text)
    await journal.close()
  })

  it.each(['write', 'datasync'] as const)('leaves the file unchanged when %s fails', async (call) => {
    const { journal, failing, content } = await brittleJournal()
    await journal.append(title('one'))
    const before = await content()
    failing[call] = true
    const failure = await journal.append(title('never')).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(Refused)
    expect(failure).toMatchObject({ problem: { code: 'save-failed', detail: 'ENOSPC' } })
    expect(await content()).toBe(before)
    await journal.close()
  })

  it.each(['EROFS', 'EIO'])('keeps its lines and continues when the disk recovers from %s', async (code) => {
    const { journal, failing, content } = await brittleJournal(code)
    await journal.append(title('one'))
    Object.assign(failing, { write: true, datasync: true, truncate: true })
    await expect(journal.append(title('two'))).rejects.toMatchObject({ problem: { code: 'save-failed', detail: code } })
    Object.assign(failing, { write: false, datasync: false, truncate: false })
    await journal.append(title('two'))
    const first = printLine(title('one'), FIRST_SUM)
    expect(await content()).toBe(first.text + printLine(title('two'), first.sum).text)
    await journal.close()
  })

  it('writes everything to a new file after a failed flush, as the next flush may succeed without the data', async () => {
    const { journal, failing, replaced, content } = await brittleJournal()
    await journal.append(title('one'))
    failing.datasync = true
    await expect(journal.append(title('never'))).rejects.toThrow('save-failed')
    failing.datasync = false
    await journal.append(title('2'))
    await journal.append(title('3'))
    const first = printLine(title('one'), FIRST_SUM)
    const second = printLine(title('2'), first.sum)
    expect(replaced).toEqual([first.text + second.text])
    expect(await content()).toBe(first.text + second.text + printLine(title('3'), second.sum).text)
    await journal.close()
  })

  it('continues once the disk has space, even if the partial line could not be truncated at once', async () => {
    const { journal, failing, content } = await brittleJournal()
    await journal.append(title('one'))
    Object.assign(failing, { write: true, truncate: true })
    await expect(journal.append(title('a long title that will not fit'))).rejects.toThrow('save-failed')
    await expect(journal.append(title('neither'))).rejects.toThrow('save-failed')
    Object.assign(failing, { write: false, truncate: false })
    await journal.append(title('2'))
    const first = printLine(title('one'), FIRST_SUM)
    expect(await content()).toBe(first.text + printLine(title('2'), first.sum).text)
    await journal.close()
  })
})
