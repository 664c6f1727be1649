import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { SEA_BATTLE } from '../../../engine/protocol/games.ts'
import { printCell } from '../../../engine/sea-battle/cells.ts'
import { evolve } from '../../../engine/sea-battle/evolve.ts'
import type { SeaBattleEvent, SeaBattleState } from '../../../engine/sea-battle/types.ts'
import type { Filmed } from '../../director/planning/timedEvents.ts'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import type { Spot } from '../../table/spot.ts'
import { eventsToFilm, randomMatch, recordedMatch } from '../../testkit/filmedMatch.ts'
import { brokenRules } from '../../testkit/filmLaw.ts'
import { printShots } from '../../testkit/shotList.ts'
import { seaBattleCues } from '../cues/cues.ts'
import { seaBattleInterests } from '../cues/interest.ts'
import { cellAtSpot } from '../table/anchors.ts'
import { SEA_BATTLE_FINDERS } from './shots.ts'

const FILMED: Filmed<SeaBattleState, SeaBattleEvent> = {
  binding: { evolve, cues: seaBattleCues('south', () => []), interests: seaBattleInterests },
  find: SEA_BATTLE_FINDERS.south,
}
const PLAY = CAMERA_PRESETS['sea-battle/play']

it.each([51, 52])('films a random match by the rules: seed %i', (seed) => {
  const events = eventsToFilm(randomMatch(SEA_BATTLE, {}, seed, 250), FILMED)
  expect(events.filter(({ isDecisive }) => isDecisive).length).toBeGreaterThan(5)
  expect(brokenRules(events, PLAY)).toEqual([])
})

const GOLDEN = join(import.meta.dirname, '../../../engine/sea-battle/golden')

/** `npm run shots:record` records the lists again. */
it.each(['classic', 'corners', 'bent'])('films the golden match %s as recorded', async (name) => {
  const match = recordedMatch(SEA_BATTLE, JSON.parse(readFileSync(join(GOLDEN, `${name}.json`), 'utf8')))
  const nameOf = (spot: Spot) => {
    const tray = spot.x < 0 ? 'near' : 'far'
    const cell = cellAtSpot(tray, spot)
    return cell === null ? 'gun' : `${tray} ${printCell(cell)}`
  }
  const list = printShots(eventsToFilm(match, FILMED), PLAY, nameOf)
  await expect(list).toMatchFileSnapshot(`shotLists/${name}.txt`)
})
