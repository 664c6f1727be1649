import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { MatchResult } from '../contract/results.ts'
import { silentLog } from '../files/log.ts'
import { FIRST_SUM, printLine } from '../saves/journal/checksum.ts'
import { freshFolder } from '../testkit/folders.ts'
import { bot, person, resultNumber } from '../testkit/results.ts'
import { printResultLine } from './resultLines.ts'
import { ResultsFile } from './resultsFile.ts'

const match = (number: number): MatchResult =>
  resultNumber(number, [
    { player: person(1), place: 1 },
    { player: bot(), place: 2 },
  ])
const lineOf = (number: number): string => printResultLine({ kind: 'result', result: match(number) })
const later = printLine({ v: 2, kind: 'result', song: 'la' }, FIRST_SUM).text

/** Returns the record in a file with this text, and the numbers of its matches. */
async function recordOf(text?: string) {
  const folder = await freshFolder()
  const path = join(folder, 'results.jsonl')
  if (text !== undefined) await writeFile(path, text)
  const open = () => new ResultsFile(path, silentLog)
  const numbers = async (file = open()) => (await file.all()).results.map(({ key }) => Number(key.slice(-6)))
  const asideText = async () => {
    const [name = ''] = await readdir(join(folder, 'damaged'))
    return readFile(join(folder, 'damaged', name), 'utf8')
  }
  return { path, folder, open, numbers, asideText }
}

describe('the record', () => {
  it('is empty before the first match', async () => {
    const { open } = await recordOf()
    expect(await open().all()).toEqual({ results: [], state: { damaged: 0, later: 0, unread: false } })
  })

  it('keeps each match once, also over a new start', async () => {
    const { open, numbers, path } = await recordOf()
    const file = open()
    expect(await file.add([match(1)])).toBe(1)
    expect(await file.add([match(1), match(2)])).toBe(1)
    expect(await open().add([match(2)])).toBe(0)
    expect(await numbers()).toEqual([1, 2])
    expect((await readFile(path, 'utf8')).split('\n')).toHaveLength(3)
  })

  it('returns what was added, with the judgement that came later', async () => {
    const { open } = await recordOf()
    const judged = [{ seat: 'white', choice: -12.5, luck: 3 }]
    await open().add([match(1)])
    await open().judge(match(1).key, judged)
    await open().judge('no-such-match', judged)
    expect((await open().all()).results).toEqual([{ ...match(1), judged }])
  })

  it('changes results on disk, all or none', async () => {
    const { open } = await recordOf()
    await open().add([match(1), match(2)])
    expect(await open().change((result) => (result.key === match(2).key ? { ...result, moves: 7 } : result))).toBe(1)
    expect((await open().all()).results.map(({ moves }) => moves)).toEqual([100, 7])
  })
})

/** The lines of version 1, as they are on players' disks: a later program must read them, so they never change. */
const WRITTEN = [
  '{"v":1,"kind":"result","result":{"key":"match-000007","game":"jackal","variant":"classic","began":1767828600000,"ended":1767830400000,"moves":100,"reason":"no-gold","seats":[{"seat":"white","player":{"kind":"person","id":"000000000000000000000001","name":"Ann"},"side":0,"place":1,"score":9,"moves":50},{"seat":"red","player":{"kind":"bot","level":"easy"},"side":1,"place":2,"score":8,"moves":50}]},"sum":"3f950d57"}',
  '{"v":1,"kind":"judged","key":"match-000007","judged":[{"seat":"white","choice":-12.5,"luck":3}],"sum":"17a1bb22"}',
]

it('reads the lines that released versions wrote', async () => {
  const { open } = await recordOf(`${WRITTEN.join('\n')}\n`)
  const { results, state } = await open().all()
  expect(state).toEqual({ damaged: 0, later: 0, unread: false })
  const seats = [
    { player: person(1, 'Ann'), place: 1 },
    { player: bot(), place: 2 },
  ]
  expect(results).toEqual([{ ...resultNumber(7, seats), judged: [{ seat: 'white', choice: -12.5, luck: 3 }] }])
})

it('never writes a line that it could not read', async () => {
  const { open, numbers } = await recordOf(lineOf(1))
  await expect(open().add([{ ...match(2), moves: Number.NaN }])).rejects.toThrow('moves')
  expect(await numbers()).toEqual([1])
})

describe('a damaged record', () => {
  const whole = [1, 2, 3].map(lineOf)
  it.each([
    ['cut in its last line', whole.join('').slice(0, -20), [1, 2]],
    ['with an edited line', whole.join('').replace('"place":1', '"place":2'), [2, 3]],
    ['with text between its lines', [whole[0], 'hello\n', whole[1], whole[2]].join(''), [1, 2, 3]],
    ['with zeros at its end', `${whole.join('')}${'\0'.repeat(40)}`, [1, 2, 3]],
    ['with a line of 20 kB', `${whole[0]}{"x":"${'y'.repeat(20_000)}"}\n${whole[1]}`, [1, 2]],
    ['that is no record', 'PNG', []],
  ])('%s keeps the lines that are right, and a copy of the rest', async (_, text, expected) => {
    const { open, numbers, asideText } = await recordOf(text)
    const { state } = await open().all()
    expect(state).toMatchObject({ damaged: 1, unread: false })
    expect(state.aside ?? (await asideText())).toBeTruthy()
    expect(await asideText()).toBe(text)
    expect(await numbers()).toEqual(expected)
    // Repaired once: the next start finds nothing wrong.
    expect((await open().all()).state).toEqual({ damaged: 0, later: 0, unread: false })
  })

  it('goes on after a last line without its line break', async () => {
    const { open, numbers } = await recordOf(whole.join('').slice(0, -1))
    expect((await open().all()).state.damaged).toBe(0)
    await open().add([match(4)])
    expect(await numbers()).toEqual([1, 2, 3, 4])
  })

  it.each([
    ['doubled', `${whole.join('')}${whole.join('')}`],
    ['with one line twice', `${whole[0]}${whole[0]}${whole[1]}${whole[2]}`],
  ])('%s counts each match once', async (_, text) => {
    expect(await (await recordOf(text)).numbers()).toEqual([1, 2, 3])
  })

  it('keeps lines of later versions, also when it is changed', async () => {
    const { open, path, numbers } = await recordOf(`${whole[0]}${later}`)
    expect((await open().all()).state).toEqual({ damaged: 0, later: 1, unread: false })
    await open().change((result) => ({ ...result, moves: 1 }))
    expect(await readFile(path, 'utf8')).toContain(later)
    expect(await numbers()).toEqual([1])
  })
})

describe('a record that changes on disk', () => {
  it('gets back results that another program deleted', async () => {
    const { open, path, numbers } = await recordOf()
    const file = open()
    await file.add([match(1)])
    await rm(path)
    await file.add([match(2)])
    expect((await numbers()).sort()).toEqual([1, 2])
  })

  it('takes what another program added', async () => {
    const { open, path, numbers } = await recordOf(lineOf(1))
    const file = open()
    await file.all()
    await writeFile(path, `${lineOf(1)}${lineOf(2)}`)
    expect(await numbers(file)).toEqual([1, 2])
  })

  it('keeps results in memory while the file cannot be read, and writes them then', async () => {
    const { path, open, numbers } = await recordOf()
    await mkdir(path)
    const file = open()
    await file.add([match(1)])
    expect((await file.all()).state.unread).toBe(true)
    await rm(path, { recursive: true })
    expect(await numbers(file)).toEqual([1])
    expect(await numbers()).toEqual([1])
  })

  it('refuses a change while the file cannot be read', async () => {
    const { path, open } = await recordOf()
    await mkdir(path)
    await expect(open().change((result) => result)).rejects.toMatchObject({ problem: { code: 'save-failed' } })
  })
})

it('reads 100,000 matches, and a damaged one among them', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => lineOf(index))
  lines[500] = lines[500]?.replace('"place":1', '"place":3') ?? ''
  const { open } = await recordOf(lines.join(''))
  const { results, state } = await open().all()
  expect(results).toHaveLength(99_999)
  expect(state.damaged).toBe(1)
}, 60_000)

it('says that a full disk kept a result out, and takes it later', async () => {
  const { folder, open, numbers } = await recordOf()
  if (process.getuid?.() === 0) return
  await chmod(folder, 0o500)
  await expect(open().add([match(1)])).rejects.toMatchObject({ problem: { code: 'save-failed' } })
  await chmod(folder, 0o700)
  await open().add([match(1)])
  expect(await numbers()).toEqual([1])
})
