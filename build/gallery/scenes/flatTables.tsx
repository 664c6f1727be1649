import { legalMoves } from '../../../engine/sea-battle/moves.ts'
import { useAim } from '../../../renderer/sea-battle/intent/aim.ts'
import { layAtRandom } from '../../../renderer/sea-battle/placement/fleetOrders.ts'
import { usePlacement } from '../../../renderer/sea-battle/placement/placementStore.ts'
import { takeFromHarbour } from '../../../renderer/sea-battle/placement/taking.ts'
import { beforeBattle, midBattle } from '../../../renderer/testkit/boards/seaBoard.ts'
import type { GalleryScene } from '../scenes.tsx'
import { FlatScene, type Moment } from './FlatScene.tsx'
import { FLAT_ADMIRAL_SCENES } from './flatAdmiral.tsx'
import { FLAT_JACKAL_SCENES } from './flatJackal.tsx'

const NAMES = { south: 'Anne Bonny', north: 'Francis Drake' }

const shot = (by: string, at: number, result: string) => ({
  by,
  events: [{ kind: 'shotFired', by, at, result, ship: null, reveals: true }],
})

const battle: Moment = {
  game: 'sea-battle',
  view: midBattle({ autoMark: true }),
  seat: 'south',
  names: NAMES,
  moves: legalMoves(midBattle(), 'south'),
  steps: [shot('north', 99, 'miss'), shot('south', 62, 'miss'), shot('south', 47, 'hit')],
  begin: () => useAim.getState().aimAt(57),
}

const withClocks: Moment = {
  ...battle,
  times: [
    { seat: 'south', left: 14_000, running: true },
    { seat: 'north', left: 184_000, running: false },
  ],
}

const placing: Moment = {
  game: 'sea-battle',
  view: beforeBattle(),
  seat: 'south',
  names: NAMES,
  moves: legalMoves(beforeBattle(), 'south'),
  begin: () => {
    layAtRandom()
    for (const slot of [1, 4, 5, 8]) usePlacement.getState().putBack(slot)
    takeFromHarbour(1)
  },
}

const atStart: Moment = { ...placing, begin: () => {} }

export const FLAT_SCENES: Readonly<Record<string, GalleryScene>> = {
  ...FLAT_ADMIRAL_SCENES,
  ...FLAT_JACKAL_SCENES,
  'flat-sea-battle': { page: () => <FlatScene moment={battle} /> },
  'flat-sea-battle-clocks': { page: () => <FlatScene moment={withClocks} /> },
  'flat-sea-battle-placing': { page: () => <FlatScene moment={placing} /> },
  'flat-sea-battle-harbour': { page: () => <FlatScene moment={atStart} /> },
}
