import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loadMatch } from '../../match/load.ts'
import { JACKAL } from '../../protocol/games.ts'

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.json'))

/** Recorded matches lead, move for move, to the events that they led to when they were recorded. */
describe('golden matches replay as recorded', () => {
  it.each(FILES)('%s', (name) => {
    const record = JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8'))
    const loaded = loadMatch(JACKAL, record)
    expect(loaded).toMatchObject({ ok: true, lost: 0 })
    if (loaded.ok) expect(loaded.match.outcome()).not.toBeNull()
  })

  it('are there', () => {
    expect(FILES).toHaveLength(6)
  })
})
