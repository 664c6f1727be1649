import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { FileKind } from '../contract/ipc.ts'
import { silentLog } from '../log.ts'
import { gameOf } from '../matches/games.ts'
import { windowCaller } from '../testkit/callers.ts'
import { freshFolder } from '../testkit/folders.ts'
import { createAnswerer, type Handlers } from './answer.ts'
import { fileHandlers } from './files.ts'

const caller = windowCaller()

/** What a user is told who chooses a file with this in it. */
async function choose(kind: FileKind, content: string | null, game = 'admiral') {
  const path = join(await freshFolder(), 'mine.json')
  if (content !== null) await writeFile(path, content)
  const dialogs = { askForJson: async () => path, askWhereToKeepJson: async () => null }
  const answer = createAnswerer(fileHandlers(gameOf, dialogs) as Handlers, silentLog)
  return answer('files:choose', { game, kind }, caller)
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

describe('a position of the user’s', () => {
  it('is given as it stands, with who plays in it and all its options', async () => {
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

  it('is refused by the place of its fault', async () => {
    expect(await position({ ships: [{ ...ship('red', 'c3'), at: 'z99z' }] })).toEqual(invalid('ships.0.at'))
    expect(await position({ ships: [{ ...ship('red', 'c3'), hullDamage: 3 }] })).toEqual(
      invalid('ships.0.hullDamage', expect.stringContaining('sinks')),
    )
    expect(await position({ colour: 'red' })).toEqual(invalid('colour'))
  })

  it('must not be over already, and must be of the game', async () => {
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

  it('that begins with the mark of its writing is refused at the place of its fault', async () => {
    expect(await choose('position', '\ufeff{\n  "game": admiral\n}')).toEqual(invalid('2:11'))
  })

  it('that is not there, or larger than any position, is refused with the reason', async () => {
    expect(await choose('position', null)).toEqual(invalid('', 'ENOENT'))
    expect(await choose('ruleset', ' '.repeat(1024 * 1024 + 1))).toEqual(invalid('', expect.stringContaining('larger')))
  })
})

describe('a ruleset of the user’s', () => {
  it('is taken, and refused by the place of what it does not know', async () => {
    const wreck = (rule: object) => choose('ruleset', JSON.stringify({ wreck: rule }))
    expect(await wreck({ value: 2, source: 'house' })).toMatchObject({ ok: true, value: { name: 'mine.json' } })
    expect(await wreck({ value: 2 })).toEqual(invalid('wreck.source'))
  })

  it('is not for games whose numbers are fixed', async () => {
    expect(await choose('ruleset', '{}', 'jackal')).toMatchObject({ ok: false, problem: { code: 'bad-request' } })
  })

  it('can begin with the usual one, which is a good file itself', async () => {
    const folder = await freshFolder()
    await mkdir(folder, { recursive: true })
    const path = join(folder, 'usual.json')
    const dialogs = { askForJson: async () => path, askWhereToKeepJson: async () => path }
    const answer = createAnswerer(fileHandlers(gameOf, dialogs) as Handlers, silentLog)
    expect(await answer('files:saveRuleset', { game: 'admiral' }, caller)).toEqual({ ok: true, value: { path } })
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ rounds: { value: 40, source: 'house' } })
    expect(await answer('files:choose', { game: 'admiral', kind: 'ruleset' }, caller)).toMatchObject({ ok: true })
  })
})

it('whoever thinks better of it has cancelled', async () => {
  const dialogs = { askForJson: async () => null, askWhereToKeepJson: async () => null }
  const answer = createAnswerer(fileHandlers(gameOf, dialogs) as Handlers, silentLog)
  for (const [channel, request] of [
    ['files:choose', { game: 'admiral', kind: 'position' }],
    ['files:saveRuleset', { game: 'admiral' }],
  ] as const) {
    expect(await answer(channel, request, caller)).toMatchObject({ ok: false, problem: { code: 'cancelled' } })
  }
})
