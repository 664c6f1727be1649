import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import '../../../renderer/i18n/all.ts'
import { type Language, translator } from '../../../renderer/i18n/t.ts'
import { problemDetails } from '../../../renderer/ui/toasts/problemText.ts'
import { createAnswerer, type Handlers } from '../../clients/answer.ts'
import type { FileKind, Problem } from '../../contract/ipc.ts'
import { diskRefused, problemOf } from '../../contract/refused.ts'
import { silentLog } from '../../files/log.ts'
import { gameOf } from '../../games/games.ts'
import { fileHandlers } from '../../handlers/files.ts'
import { readMatchFile } from '../../saves/sharing/importFile.ts'
import { readReplayFile } from '../../saves/sharing/replayFile.ts'
import { windowClient } from '../../testkit/clients.ts'
import { freshFolder } from '../../testkit/folders.ts'
import { parsedLines, printedLines, sampleReplay, saveBytes } from '../../testkit/saveBytes.ts'
import { explanation } from './explanation.ts'

type Content = string | Buffer | null

async function given(name: string, content: Content): Promise<string> {
  const path = join(await freshFolder(), name)
  if (content !== null) await writeFile(path, content)
  return path
}

const problemIn = (work: Promise<unknown>): Promise<Problem> =>
  work.then(
    () => {
      throw new Error('was not refused')
    },
    (error: unknown) => problemOf(error),
  )

async function ofMatch(content: Content): Promise<Problem> {
  return problemIn(readMatchFile(await given('mine.ctmatch', content), gameOf, 0))
}

async function ofReplay(content: Content): Promise<Problem> {
  return problemIn(readReplayFile(await given('mine.ctreplay', content), 'replay-1', gameOf))
}

async function ofOwn(kind: FileKind, content: Content): Promise<Problem> {
  const path = await given('mine.json', content)
  const dialogs = { askForJson: async () => path, askWhereToWriteJson: async () => null }
  const answer = createAnswerer(fileHandlers(gameOf, dialogs) as Handlers, silentLog)
  const client = windowClient()
  const answered = await answer('files:choose', { game: 'admiral', kind }, client)
  if (answered.ok) throw new Error('was not refused')
  return answered.problem
}

const [header, ...lines] = parsedLines(saveBytes('admiral', 3, 4)).map((line) => Object(line))
const forged = (change: object) => printedLines([{ ...header, ...change }, ...lines])
const record = (change: object) => forged({ record: { ...header.record, ...change } })
const replay = JSON.parse(sampleReplay('jackal', 3, 6).toString())
const changed = (change: object) => JSON.stringify({ ...replay, ...change })

const ship = (change: object = {}) => ({
  id: 'red-brig',
  class: 'brig',
  team: 'red',
  at: 'c3',
  heading: 'N',
  ...change,
})
const position = (change: object) =>
  JSON.stringify({ game: 'admiral', teams: [{ id: 'red' }, { id: 'gold' }], ships: [ship()], ...change })

const REFUSED: readonly (readonly [string, () => Promise<Problem>])[] = [
  ['a match that is not there', () => ofMatch(null)],
  ['no match', () => ofMatch('Fifteen men')],
  ['a match of a later version', () => ofMatch(forged({ version: 9 }))],
  ['a match of no version', () => ofMatch(forged({ version: 0 }))],
  ['a match of another game', () => ofMatch(record({ game: 'chess' }))],
  ['a match of later rules', () => ofMatch(record({ rulesVersion: 99 }))],
  ['a match of other seats', () => ofMatch(forged({ seats: header.seats.slice(1) }))],
  ['a match of bad options', () => ofMatch(record({ options: { captains: 9 } }))],
  ['a match from nowhere', () => ofMatch(record({ position: { game: 'admiral', ships: [ship({ at: 'z99z' })] } }))],
  [
    'a match of Jackal from nowhere',
    async () => {
      const [first, ...more] = parsedLines(saveBytes('jackal', 3, 4)).map((line) => Object(line))
      const pieces = [{ id: 'p', type: 'pirate', team: 'white', at: 'z9' }]
      const broken = { ...first.record, position: { ...first.record.position, pieces } }
      return ofMatch(printedLines([{ ...first, record: broken }, ...more]))
    },
  ],
  ['no replay', () => ofReplay('[[')],
  ['something else for a replay', () => ofReplay('{}')],
  ['a replay of a later version', () => ofReplay(changed({ version: 2 }))],
  [
    'a replay of older rules',
    () => ofReplay(JSON.stringify({ ...JSON.parse(sampleReplay('admiral', 3, 6).toString()), rulesVersion: 1 })),
  ],
  ['a replay of later rules', () => ofReplay(changed({ rulesVersion: 99 }))],
  [
    'a replay that does not follow',
    () => ofReplay(changed({ steps: [{ by: 'white', events: [{ kind: 'planted' }] }] })),
  ],
  ['a position that is no JSON', () => ofOwn('position', '{\n  "game": admiral\n}')],
  ['a position that ends early', () => ofOwn('position', '{ "game": ')],
  ['a position nested too deeply', () => ofOwn('position', `${'['.repeat(99)}${']'.repeat(99)}`)],
  ['a position of another game', () => ofOwn('position', '{"game":"chess"}')],
  ['a ship that lies nowhere', () => ofOwn('position', position({ ships: [ship({ at: 'z99z' })] }))],
  ['a ship off the field', () => ofOwn('position', position({ ships: [ship({ at: 'c99' })] }))],
  ['a ship of no class', () => ofOwn('position', position({ ships: [ship({ class: 'raft' })] }))],
  ['a ship with a mast', () => ofOwn('position', position({ ships: [ship({ mast: 1 })] }))],
  ['a ship that has sunk', () => ofOwn('position', position({ ships: [ship({ hullDamage: 3 })] }))],
  ['client to fight against', () => ofOwn('position', position({ options: { alliances: [['red', 'gold']] } }))],
  ['a match that is over', () => ofOwn('position', position({}))],
  ['numbers of many', () => ofOwn('ruleset', '{"wreck":{"value":"many","source":"house"}}')],
  ['numbers beyond measure', () => ofOwn('ruleset', '{"wreck":{"value":100,"source":"house"}}')],
  ['numbers of no source', () => ofOwn('ruleset', '{"wreck":{"value":1}}')],
  ['a full disk', async () => diskRefused(Object.assign(new Error('no space left'), { code: 'ENOSPC' })).problem],
  ['a fault of the program', async () => problemOf(new TypeError('cannot read tiles of undefined'))],
]

/** Returns the texts that are the same in every language: names, places, rules and keywords of files; longest first. */
function asItIs({ file = '', where = '', rule = '', reason }: Problem): readonly string[] {
  const facts = Object.values(reason?.facts ?? {}).map(String)
  const all = [...facts, file, where, rule, 'JSON', 'true', 'false', 'steadyTo']
  return all.filter((text) => text !== '').sort((a, b) => b.length - a.length)
}

/**
 * Returns the shown text: the page shows problems with the user's own files; this program's dialogs show the others.
 */
function told(problem: Problem, language: Language): string {
  if (problem.code !== 'file-invalid') return explanation(problem, language)
  const t = translator(language)
  const { place, reason } = problemDetails(t, problem)
  return `${t('problem.file-invalid')} ${place}: ${reason}`
}

describe('the explanation of a refused file', () => {
  it.each(REFUSED)('is in the player’s language and names the place: %s', async (_, refused) => {
    const problem = await refused()
    const said = told(problem, 'ru')
    const words = asItIs(problem).reduce((text, name) => text.replaceAll(name, ''), said)
    expect(words).toMatch(/[а-яё]{3}/)
    expect(words, said).not.toMatch(/[a-z{}]/i)
    if (problem.where) expect(said).toContain(problem.where)
    expect(told(problem, 'en')).not.toMatch(/[а-яё{}]/i)
  })

  it('has a reason for every fault of a file', async () => {
    for (const [what, refused] of REFUSED.slice(0, -1)) expect((await refused()).reason, what).toBeDefined()
  })

  it('names the size limit of a file that is too large', async () => {
    const path = await given('mine.ctmatch', '')
    await truncate(path, 17 * 1024 * 1024)
    const problem = await problemIn(readMatchFile(path, gameOf, 0))
    expect(explanation(problem, 'en')).toBe(
      'It is longer than any match; nothing was changed.\nIt is larger than 16384 kB',
    )
  })

  it('gives the line and column of a JSON error', async () => {
    const problem = await ofOwn('position', '{\n  "game": admiral\n}')
    expect(problem).toMatchObject({ where: '2:11', reason: { code: 'not-json' } })
  })
})
