import type { JackalState } from '../../../../engine/jackal/types.ts'
import { JackalBoard } from '../../../../renderer/testkit/boards/jackalBoard.ts'
import type { GalleryScene } from '../../scenes.tsx'
import { everyKind } from '../../sheets/everyKind.ts'
import { JackalScene } from './JackalScene.tsx'

/** Tiles that have given all they had, beside those that have not, and figures on those on which they stand. */
function used(): JackalState {
  return new JackalBoard()
    .row(6, '. chest-5 chest-2 galleon airplane lighthouse . . . .')
    .row(5, '. chest-5 chest-2 galleon airplane lighthouse . . . .')
    .row(4, 'jungle desert swamp mountain ice trap arrow-4d cave caramba . .')
    .coins('c6', 5)
    .coins('d6', 2)
    .treasure('e6')
    .tile('f5', { used: true })
    .tile('g5', { used: true })
    .pirate('white', 'b4', { step: 1 })
    .pirate('red', 'c4', { step: 3 })
    .pirate('black', 'd4', { step: 2 })
    .pirate('yellow', 'e4', { step: 5 })
    .pirate('white', 'f4')
    .pirate('red', 'g4', { trapped: true })
    .pirate('black', 'h4')
    .pirate('yellow', 'c6')
    .pirate('white', 'd6')
    .pirate('white', 'e6')
    .pirate('red', 'k4')
    .stepCoins('e4', 5, 2)
    .state()
}

/** Scenes of Jackal's tiles, for a look at each of them. */
export const JACKAL_TILE_SCENES: Readonly<Record<string, GalleryScene>> = {
  'jackal-tiles': {
    camera: 'jackal/play',
    content: () => <JackalScene moment={{ state: () => everyKind().state() }} />,
  },
  'jackal-tiles-used': { camera: 'jackal/play', content: () => <JackalScene moment={{ state: used }} /> },
}
