import { parseCell } from '../../../../engine/admiral/cells.ts'
import type { AdmiralEvent, AdmiralState, Aim, Cell } from '../../../../engine/admiral/types.ts'
import type { CameraPreset, CameraPresetName } from '../../../../renderer/table/camera/cameraPresets.ts'
import { battle } from '../../../../renderer/testkit/boards/admiralBoard.ts'
import type { GalleryScene } from '../../scenes.tsx'
import { type AdmiralMoment, AdmiralScene } from './AdmiralScene.tsx'

const cell = (name: string): Cell => parseCell(name) ?? 0

/** Ships close together before the battle camera: every moment finds its actors here. */
function melee(wind = 'NE fresh'): AdmiralState {
  return battle({
    land: ['g8', 'g7', 'h8', 'n9', 'm9', 's7', 's8', 't7', 'i13', 'i14'],
    reefs: ['j3', 'q2'],
    forts: { n9: ['red'], g7: ['blue', 2] },
    treasures: ['s7'],
    ships: [
      ['line blue l6 E', { captain: 'target' }],
      ['galleon red l3 W', { captain: 'berserk', hullDamage: 1, gold: 2 }],
      'brig green p4 NE',
      ['frigate blue h5 NE', { hullDamage: 2, sailDamage: 3 }],
      ['frigate red m8 E', { sailDamage: 3, hullDamage: 2, captain: 'swift', gold: 3 }],
      'brig gold m3 W',
      'galleon gold d5 E',
      'line green r7 NW',
    ],
    teams: ['red', 'blue', 'green', 'gold'],
    wind,
  })
}

const LINE = 'blue-line-0'
const GALLEON = 'red-galleon-1'
const BRIG = 'green-brig-2'
const FRIGATE = 'red-frigate-4'
const BOARDER = 'gold-brig-5'

function shot(hit: boolean, aim: Aim = 'hull', shots = 3): AdmiralEvent {
  return {
    kind: 'shotsFired',
    by: [{ ship: LINE, shots, guns: 'broadside', from: cell('l6'), distance: 3 }],
    target: GALLEON,
    at: cell('l3'),
    aim,
    occasion: 'turn',
    faces: [1, 3, 5, 6],
    die: hit ? 5 : 2,
    hit,
    reveals: true,
  }
}

const FORT_FIRES: AdmiralEvent = {
  kind: 'shotsFired',
  by: [{ ship: 'fort-n9', shots: 2, guns: 'broadside', from: cell('n9'), distance: 4 }],
  target: 'green-line-7',
  at: cell('r7'),
  aim: 'hull',
  occasion: 'turn',
  faces: [1, 3, 5],
  die: 3,
  hit: true,
  reveals: true,
}

const moved = (path: readonly string[], fromHeading: 'NE' | 'N' | 'E', heading: 'NE' | 'N' | 'E'): AdmiralEvent => ({
  kind: 'shipMoved',
  ship: BRIG,
  from: cell('p4'),
  to: cell(path.at(-1) ?? 'p4'),
  path: path.map(cell),
  fromHeading,
  heading,
  turn: fromHeading === heading ? 'none' : 'left',
  left: 2,
  calm: false,
})

const began = (toward: 'SW' | 'S' | 'W', strength: 'fresh' | 'calm' | 'storm'): AdmiralEvent => ({
  kind: 'roundBegan',
  round: 2,
  wind: { toward, strength },
  first: 'blue',
  reveals: true,
})

interface Shown extends AdmiralMoment {
  readonly camera?: CameraPresetName | CameraPreset
}

/** The camera of the story for a broadside, at the height of decks. */
const DECKS: CameraPreset = {
  position: { x: -0.5, y: 4.2, z: 13.6 },
  target: { x: -0.5, y: -0.3, z: 3.6 },
  fov: 33.8,
}

const MOMENTS: Readonly<Record<string, Shown>> = {
  'admiral-broadside': { state: melee, events: [shot(true)], at: 1350 },
  'admiral-decks': { state: melee, events: [shot(true)], at: 900, camera: DECKS },
  'admiral-miss': { state: melee, events: [shot(false)], at: 2000 },
  'admiral-hit': { state: melee, events: [shot(true)], at: 1900 },
  'admiral-rigging': { state: melee, events: [shot(true, 'sails')], at: 1900 },
  'admiral-fort-fires': { state: melee, events: [FORT_FIRES], at: 700 },
  'admiral-turn': { state: melee, events: [moved(['q5'], 'NE', 'N')], at: 330 },
  'admiral-drift': {
    state: () => melee('W storm'),
    events: [
      {
        kind: 'shipDrifted',
        ship: 'green-line-7',
        from: cell('r7'),
        to: cell('r7'),
        path: [],
        fromHeading: 'NW',
        heading: 'E',
        stoppedBy: 'land',
      },
    ],
    at: 200,
  },
  'admiral-sinking': {
    state: melee,
    events: [{ kind: 'shipSunk', ship: GALLEON, at: cell('l3'), cause: 'shot' }],
    at: 1250,
  },
  'admiral-barrels': {
    state: melee,
    events: [{ kind: 'shipSunk', ship: GALLEON, at: cell('l3'), cause: 'shot' }],
    at: 2300,
  },
  'admiral-boarding': { state: melee, events: [{ kind: 'boardingBegan', ship: BOARDER, target: GALLEON }], at: 700 },
  'admiral-fight': {
    state: melee,
    events: [
      {
        kind: 'boardingFought',
        ship: BOARDER,
        target: GALLEON,
        dice: [6, 2],
        totals: [9, 5],
        winner: BOARDER,
        reveals: true,
      },
    ],
    at: 1000,
  },
  'admiral-taken': {
    state: melee,
    events: [{ kind: 'shipTaken', ship: GALLEON, from: 'red', to: 'gold', by: BOARDER }],
    at: 800,
  },
  'admiral-loot': {
    state: melee,
    events: [{ kind: 'lootShifted', from: GALLEON, to: BOARDER, gold: 2, captain: 'berserk', shown: false }],
    at: 400,
  },
  'admiral-vane': { state: melee, events: [began('SW', 'fresh')], at: 1150, camera: 'admiral/play' },
  'admiral-thunder': { state: melee, events: [began('W', 'storm')], at: 1200 },
  'admiral-stillness': { state: melee, events: [began('S', 'calm')], at: 1500 },
  'admiral-repair': { state: melee, events: [{ kind: 'shipRepaired', ship: FRIGATE, hull: 1, sails: 1 }], at: 800 },
  'admiral-captain': {
    state: melee,
    events: [{ kind: 'captainShown', ship: LINE, captain: 'target', faceUp: false, reveals: true }],
    at: 800,
  },
  'admiral-critical': {
    state: melee,
    events: [{ kind: 'criticalRolled', by: LINE, target: GALLEON, aim: 'hull', die: 6, critical: true, reveals: true }],
    at: 1050,
  },
  'admiral-damaged': {
    state: melee,
    events: [{ kind: 'hullDamaged', unit: GALLEON, damage: 3, cause: 'shot' }],
    at: 350,
  },
  'admiral-silenced': { state: melee, events: [{ kind: 'fortSilenced', fort: 'fort-n9' }], at: 700 },
  'admiral-treasure': {
    state: melee,
    events: [{ kind: 'treasureLoaded', ship: 'green-line-7', at: cell('s7'), gold: 3 }],
    at: 300,
  },
  'admiral-landed': {
    state: melee,
    events: [{ kind: 'goldLanded', ship: FRIGATE, team: 'red', fort: 'fort-n9', gold: 3 }],
    at: 1250,
  },
  'admiral-asked': {
    state: melee,
    events: [
      {
        kind: 'offerMade',
        offer: { to: 'red', kind: 'answer', by: [GALLEON], at: [LINE], crossing: null },
        agenda: [],
      },
    ],
    at: 380,
  },
  'admiral-victory': {
    state: melee,
    events: [{ kind: 'matchEnded', winners: ['blue'], scores: { red: 1, blue: 9 }, reason: 'fleet-lost' }],
    at: 1200,
    camera: 'admiral/play',
  },
}

/** Moments of Admiral for the gallery; the address may ask for another time of each: `&at=440`. */
export const ADMIRAL_MOMENT_SCENES: Readonly<Record<string, GalleryScene>> = Object.fromEntries(
  Object.entries(MOMENTS).map(([name, moment]) => [
    name,
    { camera: moment.camera ?? 'admiral/battle', content: () => <AdmiralScene moment={moment} /> },
  ]),
)
