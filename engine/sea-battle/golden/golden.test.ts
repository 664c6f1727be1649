import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadMatch } from '../../match/load.ts'
import { SEA_BATTLE } from '../../protocol/games.ts'

/** Recorded matches still produce their recorded events, move for move. */
it.each(['classic', 'corners', 'bent'])('the golden match %s replays as recorded', (name) => {
  const record = JSON.parse(readFileSync(join(import.meta.dirname, `${name}.json`), 'utf8'))
  const loaded = loadMatch(SEA_BATTLE, record)
  expect(loaded).toMatchObject({ ok: true, lost: 0 })
  if (loaded.ok) expect(loaded.match.outcome()).toMatchObject({ reason: 'fleet-sunk' })
})
