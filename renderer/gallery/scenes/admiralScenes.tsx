import type { AdmiralState } from '../../../engine/admiral/types.ts'
import { battle, opening } from '../admiralBoard.ts'
import type { GalleryScene } from '../scenes.tsx'
import { AdmiralScene, LiveAdmiralScene } from './AdmiralScene.tsx'

/** The battle of the composed picture: a line ship's broadside over the strait between islands, seen from the south-east. */
export function strait(wind = 'SE fresh'): AdmiralState {
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

const MOMENTS: Readonly<Record<string, { readonly state: () => AdmiralState; readonly camera?: 'admiral/battle' }>> = {
  admiral: { state: () => opening() },
  'admiral-battle': { state: strait, camera: 'admiral/battle' },
  'admiral-storm': { state: () => strait('SW storm'), camera: 'admiral/battle' },
  'admiral-calm': { state: () => strait('N calm'), camera: 'admiral/battle' },
  'admiral-four': { state: () => opening({ players: 4, scenario: 'treasure' }) },
  'admiral-small': {
    state: () =>
      battle({ width: 9, height: 7, land: ['c4', 'd4'], reefs: ['g2'], ships: ['brig red b2 N', 'line blue h6 SW'] }),
  },
}

const still = Object.entries(MOMENTS).map(([name, { state, camera = 'admiral/play' }]) => {
  const moment = { state }
  return [name, { camera, content: () => <AdmiralScene moment={moment} /> }] as const
})

const alive = { state: () => opening({ players: 4, scenario: 'treasure' }) }

export const ADMIRAL_SCENES: Readonly<Record<string, GalleryScene>> = {
  ...Object.fromEntries(still),
  'admiral-live': { camera: 'admiral/play', content: () => <LiveAdmiralScene moment={alive} /> },
}
