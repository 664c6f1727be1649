import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { printCell } from '../../../engine/jackal/cells.ts'
import { evolve } from '../../../engine/jackal/evolve.ts'
import type { JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import { JACKAL } from '../../../engine/protocol/games.ts'
import type { Filmed } from '../../director/planning/timedEvents.ts'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import type { Spot } from '../../table/spot.ts'
import { eventsToFilm, randomMatch, recordedMatch } from '../../testkit/filmedMatch.ts'
import { brokenRules } from '../../testkit/filmLaw.ts'
import { printShots } from '../../testkit/shotList.ts'
import { jackalCues } from '../cues/cues.ts'
import { jackalInterests } from '../cues/interest.ts'
import { cellAtSpot } from '../table/cellSpot.ts'
import { findJackalShot } from './shots.ts'

const FILMED: Filmed<JackalState, JackalEvent> = {
  binding: { evolve, cues: jackalCues, interests: jackalInterests },
  find: findJackalShot,
}
const PLAY = CAMERA_PRESETS['jackal/play']

it.each([
  [{ players: 4 }, 31],
  [{ players: 2, variant: 'archipelago' }, 32],
])('films a random match by the rules: %o', (options, seed) => {
  const events = eventsToFilm(randomMatch(JACKAL, options, seed, 250), FILMED)
  expect(events.length).toBeGreaterThan(300)
  expect(brokenRules(events, PLAY)).toEqual([])
})

const GOLDEN = join(import.meta.dirname, '../../../engine/jackal/golden')

/** `npm run shots:record` records the lists again. */
it.each(['bots-duel', 'bots-four', 'archipelago-bots'])('films the golden match %s as recorded', async (name) => {
  const match = recordedMatch(JACKAL, JSON.parse(readFileSync(join(GOLDEN, `${name}.json`), 'utf8')))
  const { board } = match.state
  const nameOf = (spot: Spot) => printCell(board, cellAtSpot(board, spot) ?? -1)
  const list = printShots(eventsToFilm(match, FILMED), PLAY, nameOf)
  await expect(list).toMatchFileSnapshot(`shotLists/${name}.txt`)
})
