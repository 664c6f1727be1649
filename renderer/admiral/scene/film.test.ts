import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { printCell } from '../../../engine/admiral/cells.ts'
import { evolve } from '../../../engine/admiral/evolve.ts'
import type { AdmiralEvent, AdmiralState } from '../../../engine/admiral/types.ts'
import { ADMIRAL } from '../../../engine/protocol/games.ts'
import type { Filmed } from '../../director/planning/timedEvents.ts'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import type { Spot } from '../../table/spot.ts'
import { eventsToFilm, randomMatch, recordedMatch } from '../../testkit/filmedMatch.ts'
import { brokenRules } from '../../testkit/filmLaw.ts'
import { printShots } from '../../testkit/shotList.ts'
import { admiralCues } from '../cues/cues.ts'
import { admiralInterests } from '../cues/interest.ts'
import { cellAtSpot } from '../table/anchors.ts'
import { findAdmiralShot } from './shots.ts'

const FILMED: Filmed<AdmiralState, AdmiralEvent> = {
  binding: { evolve, cues: admiralCues, interests: admiralInterests },
  find: findAdmiralShot,
}
const PLAY = CAMERA_PRESETS['admiral/play']

it.each([
  [{ scenario: 'duel' }, 41],
  [{ players: 4, captains: 2, scenario: 'treasure' }, 42],
])('films a random match by the rules: %o', (options, seed) => {
  const events = eventsToFilm(randomMatch(ADMIRAL, options, seed, 250), FILMED)
  expect(events.length).toBeGreaterThan(300)
  expect(brokenRules(events, PLAY)).toEqual([])
})

const GOLDEN = join(import.meta.dirname, '../../../engine/admiral/golden')

/** `npm run shots:record` records the lists again. */
it.each(['duel', 'treasure', 'four'])('films the golden match %s as recorded', async (name) => {
  const match = recordedMatch(ADMIRAL, JSON.parse(readFileSync(join(GOLDEN, `${name}.json`), 'utf8')))
  const { board } = match.state
  const nameOf = (spot: Spot) => printCell(cellAtSpot(board, spot) ?? -1)
  const list = printShots(eventsToFilm(match, FILMED), PLAY, nameOf)
  await expect(list).toMatchFileSnapshot(`shotLists/${name}.txt`)
})
