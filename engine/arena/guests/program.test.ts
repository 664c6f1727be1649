import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { toyArena } from '../../testkit/toyTable.ts'
import { startProgram } from './program.node.ts'

const folder = mkdtempSync(join(tmpdir(), 'programs-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The beginning of every program below: `call` sends a call and returns the result once it arrives. */
const TALK = `
  import { createInterface } from 'node:readline'
  const waiting = []
  createInterface({ input: process.stdin })
    .on('line', (line) => waiting.shift()?.(JSON.parse(line).result))
    .on('close', () => process.exit())
  const call = (method, params) => new Promise((resolve) => {
    waiting.push(resolve)
    console.log(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }))
  })
`
/** Takes the first listed card until there is nothing more to decide. */
const PLAYER = `
  for (;;) {
    const { actor, moves } = await call('match.moves')
    if (actor === null) break
    await call('match.play', { move: moves.find(({ kind }) => kind === 'take') })
  }
`

let count = 0
/** Returns the pair of a program with the given code against the easy bot. */
function play(code: string, seconds = 20) {
  const path = join(folder, `${++count}.mjs`)
  writeFileSync(path, TALK + code)
  const program = `"${process.execPath}" "${path}"`
  return toyArena.openPairs({ table: 'four', a: { program, seconds }, b: { level: 'easy' } }, startProgram)(3)
}

describe('a program', () => {
  it('plays matches to their end', async () => {
    const easy = { level: 'easy' }
    expect(await play(PLAYER)).toEqual({ scores: toyArena.pairs({ table: 'four', a: easy, b: easy })(3), forfeits: [] })
  })

  it('may call before its turn, and several times at once', async () => {
    const code = `
      call('protocol.info'); call('match.outcome')
      ${PLAYER}`
    expect((await play(code)).forfeits).toEqual([])
  })

  it('that does not exit after the match is killed', async () => {
    expect((await play(`setInterval(() => {}, 1000)\nprocess.exit = () => {}\n${PLAYER}`)).forfeits).toEqual([])
  })

  it.each([
    [
      'plays what is illegal',
      `await call('match.play', { move: { kind: 'take', card: 9 } })`,
      /illegal move: no-such-card/,
    ],
    ['sends no JSON', `console.log('hello'); await call('match.moves')`, /not JSON/],
    ['looks at what is hidden', `await call('match.position')`, /match\.position is not for a program/],
    ['ends at once', `process.exit(3)`, /it ended with exit code 3/],
    ['breaks down', `await call('match.moves'); throw new Error('my mistake')`, /exit code 1 \(its last words: .*\)/],
  ])('that %s loses both matches by forfeit', async (_, code, why) => {
    const { scores, forfeits } = await play(code)
    expect(scores).toEqual([0, 0])
    expect(forfeits).toEqual([expect.stringMatching(why), expect.stringMatching(why)])
  })

  it('that is too late loses by forfeit', async () => {
    const { scores, forfeits } = await play('setInterval(() => {}, 1000)', 1)
    expect(scores).toEqual([0, 0])
    expect(forfeits[0]).toMatch(/lost as \w+ by forfeit: no move within 1 s/)
  })

  it('that floods its table loses by forfeit', async () => {
    const { forfeits } = await play(`process.stdout.write('{}\\n'.repeat(5000))\nsetInterval(() => {}, 1000)`)
    expect(forfeits[0]).toMatch(/more than 1000 calls at once|not a request/)
  })

  it('that does not exist loses by forfeit', async () => {
    const nobody = { program: join(folder, 'nobody'), seconds: 5 }
    const pair = toyArena.openPairs({ table: 'four', a: nobody, b: { level: 'easy' } }, startProgram)(3)
    expect((await pair).forfeits[0]).toContain('it could not be started')
  })
})
