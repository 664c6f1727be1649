import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'tournament-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command to its end. */
function run(...args: readonly string[]) {
  const program = join(import.meta.dirname, 'tournament.node.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--game', 'sea-battle', ...args], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run tournament', () => {
  const results = join(folder, 'results.jsonl')
  const robin = (...more: readonly string[]) => run('--entrants', 'random,easy', '--results', results, ...more)
  const kept = () => readFileSync(results, 'utf8').trimEnd().split('\n')

  it('plays all against all, keeps each pair, and resumes after an interruption', () => {
    const first = robin('--pairs', '1', '--json')
    expect(JSON.parse(first.stdout)).toMatchObject({
      game: 'sea-battle',
      table: [{ name: 'easy', pairs: 1, score: 1 }, {}],
    })
    const before = kept()
    expect(before).toHaveLength(2)
    const second = robin('--pairs', '2')
    expect(second.stdout).toContain('| easy – random | 2 | +4 =0 -0 |')
    expect(kept()).toEqual([...before, expect.stringContaining('"seed":2')])
  })

  it('refuses the file of another tournament, and does not change it', () => {
    const before = kept()
    const { status, stdout, stderr } = robin('--players', 'bent')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('another tournament: table was "classic" and is now "bent"')
    expect(kept()).toEqual(before)
  })

  it('compares two levels as well', () => {
    const { status, stdout } = run('--a', 'easy', '--b', 'random', '--pairs', '1')
    expect(status).toBe(0)
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      'sea-battle: easy against random, table classic',
      'pairs   1 (2 matches)',
      'result  +2 =0 -0',
    ])
  })

  it('reports what is wrong with its arguments, and the valid ones', () => {
    const { status, stderr } = run('--entrants', 'random,grand')
    expect(status).toBe(2)
    expect(stderr).toContain('--entrants grand: there are random, easy')
    expect(stderr).toContain('--sprt E0 E1')
  })
})
