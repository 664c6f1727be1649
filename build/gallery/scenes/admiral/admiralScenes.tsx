import { hint } from '../../../../engine/admiral/foresight.ts'
import { legalMoves } from '../../../../engine/admiral/moves.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { berthsOf } from '../../../../renderer/admiral/intent/courseRules.ts'
import { useIntent } from '../../../../renderer/admiral/intent/intent.ts'
import type { CameraPreset } from '../../../../renderer/table/camera/cameraPresets.ts'
import { battle, opening } from '../../../../renderer/testkit/boards/admiralBoard.ts'
import type { GalleryScene } from '../../scenes.tsx'
import { type AdmiralMoment, AdmiralScene, LiveAdmiralScene } from './AdmiralScene.tsx'
import { drawnByLot, nearThird } from './admiralLottery.ts'

/** The battle of the composed picture: a line ship's broadside over the strait between islands, seen from the south-east. */
function strait(wind = 'SE fresh'): AdmiralState {
  return battle({
    land: ['b10', 'b11', 'c11', 'g8', 'g7', 'h8', 'i13', 'i14', 'n9', 'm9', 's7', 's8', 't7', 's13', 's14', 'r13'],
    reefs: ['j3', 'q2', 'u4'],
    forts: { n9: ['red'] },
    treasures: ['g8', 's7'],
    ships: [
      ['line blue l6 E', { captain: 'target' }],
      ['galleon red l3 W', { captain: 'berserk', hullDamage: 1 }],
      'brig green p4 NE',
      ['frigate blue h5 NE', { hullDamage: 2, sailDamage: 3 }],
      ['frigate red j11 SE', { sailDamage: 2 }],
      'brig gold q10 SE',
      ['galleon gold d5 E', { gold: 3 }],
      'line green r12 NW',
      'brig blue s4 N',
    ],
    teams: ['red', 'blue', 'green', 'gold'],
    wind,
  })
}

/** Four squadrons in close order: a column, a line, a ring and a cluster, with ships in neighbouring cells on all headings. */
function lines(): AdmiralState {
  return battle({
    ships: [
      'line red f9 N',
      'frigate red f8 N',
      'galleon red f7 N',
      'brig red f6 N',
      'line blue j9 E',
      'galleon blue i9 E',
      'frigate blue h9 E',
      'brig blue k9 S',
      'brig green o9 SW',
      'frigate green p9 SE',
      'line green o8 SE',
      'galleon green p8 SW',
      'brig gold n5 NW',
      'frigate gold o4 NW',
      'galleon gold p4 W',
      'line gold o5 S',
    ],
    teams: ['red', 'blue', 'green', 'gold'],
    wind: 'W fresh',
  })
}

/** The effects of shots: sails in shreds, hulls that smoke and burn, a fort fallen silent, captains who wait ashore. */
function aftermath(): AdmiralState {
  return battle({
    land: ['n4', 'j3'],
    forts: { n4: ['red'], j3: ['blue', 3] },
    ships: [
      ['line blue l5 W', { hullDamage: 5, sailDamage: 2, captain: 'swift', captainShown: true }],
      ['frigate red k4 NE', { hullDamage: 2, sailDamage: 4, gold: 4 }],
      ['brig blue m3 E', { sailDamage: 5, done: true }],
      ['galleon red o3 N', { hullDamage: 1, captain: 'rapid' }],
    ],
    ashore: [
      { team: 'red', fort: 'fort-n4', card: 'target' },
      { team: 'red', fort: 'fort-n4', card: 'berserk' },
    ],
    wind: 'E fresh',
  })
}

/** The four classes of a squadron: fresh, shot at, and after they have acted. */
function shelf(): AdmiralState {
  return battle({
    ships: [
      ['line red j10 E', { gold: 1 }],
      ['galleon red l10 E', { gold: 4 }],
      ['frigate red n10 E', { gold: 2 }],
      ['brig red p10 E', { gold: 3 }],
      ['line blue j8 NE', { hullDamage: 3, sailDamage: 1, gold: 4 }],
      ['galleon blue l8 NE', { hullDamage: 1, sailDamage: 2 }],
      ['frigate blue n8 NE', { hullDamage: 1, sailDamage: 3 }],
      ['brig blue p8 NE', { hullDamage: 1, sailDamage: 2 }],
      ['line green j6 E', { done: true }],
      ['galleon green l6 S', { done: true, gold: 3 }],
      ['frigate gold n6 W', { sailDamage: 1 }],
      ['brig gold p6 N', { sailDamage: 5, done: true, gold: 2 }],
    ],
    teams: ['red', 'blue', 'green', 'gold'],
    wind: 'NE fresh',
  })
}

/** Red thinks of a course for her galleon: the last cell she can reach. */
function thinkOfCourse(state: AdmiralState): void {
  const moves = legalMoves(state, 'red').map((move) => ({ move, hint: hint(state, move) }))
  const intent = useIntent.getState
  intent().ask({ seat: 'red', moves }, state)
  intent().select('red-galleon-1')
  const berth = berthsOf(intent()).at(-1)
  if (berth) intent().clickCell(berth.at)
}

interface Exhibit extends AdmiralMoment {
  readonly camera?: 'admiral/battle' | 'admiral/close' | CameraPreset
}

/** Twelve ships drawn by the lot of the address (`?seed=7`), from near if it names a third of them (`&near=1`). */
function lottery(address: URLSearchParams): Exhibit {
  const state = () => drawnByLot(Number(address.get('seed') ?? 1))
  const near = address.get('near')
  return near === null ? { state } : { state, camera: nearThird(state(), Number(near)) }
}

const MOMENTS: Readonly<Record<string, Exhibit>> = {
  admiral: { state: () => opening() },
  'admiral-battle': { state: strait, camera: 'admiral/battle' },
  'admiral-middle': { state: strait },
  'admiral-lines': { state: lines },
  'admiral-lottery': lottery(new URLSearchParams(location.search)),
  'admiral-opening': { state: () => opening() },
  'admiral-side': {
    state: () => opening({}, { toward: 'SE' }),
    camera: { position: { x: -6.4, y: 13.5, z: 11.9 }, target: { x: -6.4, y: -0.3, z: 0.4 }, fov: 33.8 },
  },
  'admiral-shelf': {
    state: shelf,
    camera: { position: { x: 0.4, y: 6.6, z: 6.6 }, target: { x: 0.4, y: 0.1, z: 0.55 }, fov: 34 },
  },
  'admiral-closer': { state: strait, camera: 'admiral/close' },
  'admiral-course': { state: strait, camera: 'admiral/battle', dress: thinkOfCourse },
  'admiral-aftermath': { state: aftermath, camera: 'admiral/close' },
  'admiral-storm': { state: () => strait('SW storm'), camera: 'admiral/battle' },
  'admiral-calm': { state: () => strait('N calm'), camera: 'admiral/battle' },
  'admiral-four': { state: () => opening({ players: 4, scenario: 'treasure' }) },
  'admiral-small': {
    state: () =>
      battle({ width: 9, height: 7, land: ['c4', 'd4'], reefs: ['g2'], ships: ['brig red b2 N', 'line blue h6 SW'] }),
  },
}

const still = Object.entries(MOMENTS).map(([name, { camera = 'admiral/play', ...moment }]) => {
  return [name, { camera, content: () => <AdmiralScene moment={moment} /> }] as const
})

const alive = { state: () => opening({ players: 4, scenario: 'treasure' }) }

export const ADMIRAL_SCENES: Readonly<Record<string, GalleryScene>> = {
  ...Object.fromEntries(still),
  'admiral-live': { camera: 'admiral/play', content: () => <LiveAdmiralScene moment={alive} /> },
}
