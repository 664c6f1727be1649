import { expect, it } from 'vitest'
import type { TileKind } from '../../../engine/jackal/data/tiles.ts'
import { type Language, translator } from '../../i18n/t.ts'
import { cellNamed, JackalBoard, openTile } from '../../testkit/boards/jackalBoard.ts'
import { captionText } from './captionText.ts'

it.each([
  ['en', 'chest-1', 'white finds 1 coin'],
  ['ru', 'chest-1', 'white: найдена 1 монета'],
  ['ru', 'chest-2', 'white: найдено 2 монеты'],
  ['ru', 'chest-5', 'white: найдено 5 монет'],
] as readonly (readonly [Language, TileKind, string])[])('counts found coins in %s: %s', (language, kind, said) => {
  const before = new JackalBoard().pirate('white', 'g1').state()
  const event = {
    kind: 'tileRevealed',
    cell: cellNamed('g2'),
    tile: openTile(kind),
    by: 'white-1',
    reveals: true,
  } as const
  const told = { event, before, move: 1, by: 'white' }
  expect(captionText({ told, team: 'white' }, { t: translator(language), nameOf: () => 'white' })).toBe(said)
})
