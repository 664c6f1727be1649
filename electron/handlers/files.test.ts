import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createAnswerer, type Handlers } from '../clients/answer.ts'
import type { FileKind } from '../contract/ipc.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { windowClient } from '../testkit/clients.ts'
import { freshFolder } from '../testkit/folders.ts'
import { fileHandlers } from './files.ts'

const client = windowClient()

/** Returns the answer to a user who chooses a file with this content. */
async function choose(kind: FileKind, content: string | null, game = 'admiral') {
  const path = join(await freshFolder(), 'mine.json')
  if (content !== null) await writeFile(path, content)
  const dialogs = { askForJson: async () => path, askWhereToWriteJson: async () => null }
  const answer = createAnswerer(fileHandlers(gameOf, dialogs) as Handlers, silentLog)
  return answer('files:choose', { game, kind }, client)
}

const ship = (team: string, at: string) => ({ id: `${team}-brig`, class: 'brig', team, at, heading: 'N' })
const POSITION = {
  game: 'admiral',
  teams: [{ id: 'red' }, { id: 'gold' }],
  options: { captains: 2, roundLimit: 9 },
  ships: [ship('red', 'c3'), ship('gold', 'k5')],
}
const position = (change: object = {}) => choose('position', JSON.stringify({ ...POSITION, ...change }))
const invalid = (where: string, detail: unknown = expect.any(String)) => ({
  ok: false,
  problem: expect.objectContaining({ code: 'file-invalid', file: 'mine.json', where, detail }),
})

describe('a user’s position', () => {
  it('is returned unchanged, with its seats and all its options', async () => {
    expect(await position()).toEqual({
      ok: true,
      value: {
        name: 'mine.json',
        value: POSITION,
        seats: ['red', 'gold'],
        options: expect.objectContaining({ captains: 2, roundLimit: 9, autoReply: 'ask' }),
      },
    })
  })

  it('is refused with the place of its error', async () => {
    expect(await position({ ships: [{ ...ship('red', 'c3'), at: 'z99z' }] })).toEqual(invalid('ships.0.at'))
    expect(await position({ ships: [{ ...ship('red', 'c3'), hullDamage: 3 }] })).toEqual(
      invalid('ships.0.hullDamage', expect.stringContaining('sinks')),
    )
    expect(await position({ colour: 'red' })).toEqual(invalid('colour'))
  })

  it('must not be over already, and must belong to the game', async () => {
    expect(await position({ ships: [ship('red', 'c3')] })).toEqual(invalid('', 'the match is over as it stands'))
    expect(await choose('position', JSON.stringify(POSITION), 'jackal')).toEqual(invalid('game'))
  })
})

describe('a file', () => {
  it.each([
    ['no JSON', '{ "game": '],
    ['a text in no known writing', '\ud800'],
    ['nested beyond measure', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
  ])('that is %s is refused', async (_what, content) => {
    expect(await choose('position', content)).toMatchObject({ ok: false, problem: { code: 'file-invalid' } })
  })

  it('that starts with a byte order mark is refused with the place of its error', async () => {
    expect(await choose('position', '\ufeff{\n  "game": admiral\n}')).toEqual(invalid('2:11'))
  })

  it('that is missing or too large is refused with the reason', async () => {
    expect(await choose('position', null)).toEqual(invalid('', 'ENOENT'))
    expect(await choose('ruleset', ' '.repeat(1024 * 1024 + 1))).toEqual(invalid('', expect.stringContaining('larger')))
  })
})

describe('a user’s ruleset', () => {
  it('is accepted, or refused with the place of an unknown name', async () => {
    const wreck = (rule: object) => choose('ruleset', JSON.stringify({ wreck: rule }))
    expect(await wreck({ value: 2, source: 'house' })).toMatchObject({ ok: true, value: { name: 'mine.json' } })
    expect(await wreck({ value: 2 })).toEqual(invalid('wreck.source'))
  })

  it('is refused for games without rulesets', async () => {
    expect(await choose('ruleset', '{}', 'jackal')).toMatchObject({ ok: false, problem: { code: 'bad-request' } })
  })

  it('can be written with the default numbers, and that file is valid', async () => {
    const folder = await freshFolder()
    await mkdir(folder, { recursive: true })
    const path = join(folder, 'usual.json')
    const dialogs = { askForJson: async () => path, askWhereToWriteJson: async () => path }
    const answer = createAnswerer(fileHandlers(gameOf, dialogs) as Handlers, silentLog)
    expect(await answer('files:saveRuleset', { game: 'admiral' }, client)).toEqual({ ok: true, value: { path } })
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ rounds: { value: 40, source: 'house' } })
    expect(await answer('files:choose', { game: 'admiral', kind: 'ruleset' }, client)).toMatchObject({ ok: true })
  })
})

it('closing the file dialog cancels', async () => {
  const dialogs = { askForJson: async () => null, askWhereToWriteJson: async () => null }
  const answer = createAnswerer(fileHandlers(gameOf, dialogs) as Handlers, silentLog)
  for (const [channel, request] of [
    ['files:choose', { game: 'admiral', kind: 'position' }],
    ['files:saveRuleset', { game: 'admiral' }],
  ] as const) {
    expect(await answer(channel, request, client)).toMatchObject({ ok: false, problem: { code: 'cancelled' } })
  }
})
