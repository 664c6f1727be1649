import type { JackalEvent, JackalState, StepCause } from '../../../engine/jackal/types.ts'
import type { PartName } from '../../../models/relief/parts.ts'
import { cellNamed as at, JackalBoard, openTile } from './jackalBoard.ts'

/** Something that a carved tile does. */
export interface TileDeed {
  readonly says: string
  readonly state: JackalState
  readonly event: JackalEvent
  /** The parts of the carving that move. */
  readonly parts: readonly PartName[]
}

/** The cell of every tile that does something. */
export const DEED_CELL = at('e5')

function moved(from: string, to: string, cause: StepCause): JackalEvent {
  return { kind: 'pieceMoved', piece: 'white-1', from: at(from), to: at(to), step: 0, cause, load: null }
}

const board = (name: string) =>
  new JackalBoard().row(6, '. . . . empty1 . . . .').open('e5', name).pirate('white', 'e5')
const residents = (name: string) => board(name).pirate('white', 'dead').resident('friday', 'red', 'e6').state()

/** The motions of carved tiles, each on a board of its own. */
export const TILE_DEEDS = {
  cannon: {
    says: 'the cannon recoils',
    state: residents('cannon'),
    event: moved('e5', 'e13', 'cannon'),
    parts: ['cannon-gun'],
  },
  crocodile: {
    says: 'the crocodile snaps',
    state: residents('crocodile'),
    event: moved('e5', 'e4', 'crocodile'),
    parts: ['crocodile-jaw'],
  },
  cauldron: {
    says: 'the cauldron bubbles over who falls into it',
    state: residents('cannibal'),
    event: { kind: 'pieceDied', piece: 'white-1', cell: at('e5'), cause: 'cannibal', by: null },
    parts: ['cannibal-skull', 'cannibal-bubbles'],
  },
  'cauldron-idle': {
    says: 'the cauldron bubbles while somebody moves',
    state: residents('cannibal'),
    event: moved('e5', 'e6', 'walk'),
    parts: ['cannibal-bubbles'],
  },
  'balloon-idle': {
    says: 'the balloon tugs at its rope while somebody moves',
    state: residents('balloon'),
    event: moved('e6', 'f6', 'walk'),
    parts: ['balloon-craft'],
  },
  balloon: {
    says: 'the balloon flies with its passenger',
    state: residents('balloon'),
    event: moved('e5', 'g1', 'balloon'),
    parts: ['balloon-craft'],
  },
  airplane: {
    says: 'the airplane rolls and takes off',
    state: residents('airplane'),
    event: moved('e5', 'k3', 'flight'),
    parts: ['airplane-craft'],
  },
  'airplane-used': {
    says: 'the airplane does not come back',
    state: residents('airplane'),
    event: { kind: 'airplaneUsed', cell: at('e5') },
    parts: ['airplane-craft'],
  },
  lighthouse: {
    says: 'the lighthouse turns its beam round for who climbs it',
    state: residents('lighthouse'),
    event: { kind: 'lighthouseClimbed', cell: at('e5'), by: 'white-1', seat: 'white', looks: 4 },
    parts: ['lighthouse-beam'],
  },
  peek: {
    says: 'the lighthouse shines at what is peeked at',
    state: residents('lighthouse'),
    event: { kind: 'tilePeeked', seat: 'white', cell: at('h8'), tile: 'hidden', reveals: true },
    parts: ['lighthouse-beam'],
  },
  fort: {
    says: 'the fort raises the flag of its guest',
    state: residents('fort'),
    event: moved('e6', 'e5', 'walk'),
    parts: ['fort-flag'],
  },
  horse: {
    says: 'the horse rears',
    state: residents('horse'),
    event: moved('e5', 'f7', 'horse'),
    parts: ['horse-head'],
  },
  cave: {
    says: 'the cave swallows',
    state: residents('cave'),
    event: { kind: 'pieceLost', piece: 'white-1', cell: at('e5'), since: 1, awaits: 'exit' },
    parts: ['cave-mouth'],
  },
  'cave-gives': {
    says: 'the cave gives back',
    state: board('cave')
      .pirate('white', 'h8', { lost: { since: 1, awaits: 'opening' } })
      .state(),
    event: { kind: 'pieceEmerged', piece: 'white-2', from: at('h8'), to: at('e5') },
    parts: ['cave-mouth'],
  },
  earthquake: {
    says: 'fire leaps out of the earthquake',
    state: residents('earthquake'),
    event: { kind: 'earthquakeStruck', cell: at('e5') },
    parts: ['earthquake-fire'],
  },
  rift: {
    says: 'the ground splits under a tile that changes places',
    state: residents('rum'),
    event: { kind: 'tilesSwapped', cells: [at('e5'), at('h8')] },
    parts: ['earthquake-rift'],
  },
  trampoline: {
    says: 'the net of the trampoline springs',
    state: residents('trampoline'),
    event: moved('e5', 'g7', 'trampoline'),
    parts: ['trampoline-net'],
  },
  bear: {
    says: 'the bear roars',
    state: residents('bear'),
    event: { kind: 'bearWoken', cell: at('e5'), by: 'white-1', seat: 'white' },
    parts: ['bear-head'],
  },
  lifeboat: {
    says: 'oars and ring jump where the lifeboat is found',
    state: residents('lifeboat'),
    event: { kind: 'boatFound', cell: at('e5'), by: 'white-1' },
    parts: ['lifeboat-oars', 'lifeboat-ring'],
  },
  trap: {
    says: 'the stakes of the trap rise',
    state: residents('trap'),
    event: { kind: 'pieceTrapped', piece: 'white-1', cell: at('e5') },
    parts: ['trap-stakes'],
  },
  hut: {
    says: 'the heart over the hut beats',
    state: residents('aborigine'),
    event: { kind: 'pieceRevived', piece: 'white-2', by: 'white-1', cell: at('e5') },
    parts: ['aborigine-heart'],
  },
  chest: {
    says: 'the lid of a chest opens',
    state: new JackalBoard().pirate('white', 'e5').state(),
    event: {
      kind: 'tileRevealed',
      cell: at('e5'),
      tile: openTile('chest-3', { coins: 3 }),
      by: 'white-1',
      reveals: true,
    },
    parts: ['chest-full-lid'],
  },
} as const satisfies Readonly<Record<string, TileDeed>>

export const DEED_NAMES = Object.keys(TILE_DEEDS) as readonly (keyof typeof TILE_DEEDS)[] // the table's own keys
