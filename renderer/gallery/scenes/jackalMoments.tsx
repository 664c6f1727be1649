import { cellNamed as at, openTile } from '../jackalBoard.ts'
import { dressed, middleGame } from '../middleGame.ts'
import type { GalleryScene } from '../scenes.tsx'
import { JackalScene, type Moment } from './JackalScene.tsx'

const MOMENTS: Readonly<Record<string, Moment>> = {
  'jackal-middle': { state: middleGame },
  'jackal-flip': {
    state: middleGame,
    events: [{ kind: 'tileRevealed', cell: at('j4'), tile: openTile('lighthouse'), by: 'white-2', reveals: true }],
    at: 470,
  },
  'jackal-cannon': {
    state: () => dressed().pirate('white', 'i3').pirate('red', 'aboard').state(),
    events: [
      { kind: 'pieceMoved', piece: 'white-1', from: at('i3'), to: at('i1'), step: 0, cause: 'cannon', load: null },
    ],
    at: 700,
  },
}

/** Scenes of Jackal's table for the gallery. */
export const JACKAL_SCENES: Readonly<Record<string, GalleryScene>> = Object.fromEntries(
  Object.entries(MOMENTS).map(([name, moment]) => [
    name,
    { camera: 'jackal/showcase', content: () => <JackalScene moment={moment} /> },
  ]),
)
