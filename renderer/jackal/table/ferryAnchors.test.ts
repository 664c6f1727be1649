import { expect, it } from 'vitest'
import { ferriesOf } from '../../../engine/jackal/geometry/terrain.ts'
import { drawnBoard } from '../../../engine/testkit/drawnBoard.ts'
import { ferryYaw } from './ferryAnchors.ts'

const QUARTER = Math.PI / 2

it.each([
  ['from west to east', '~~~~~\n~#=#~\n~~~~~', 0],
  ['from north to south', '~~#~~\n~~=~~\n~~#~~', QUARTER],
  ['from south-west to north-east', '~~~#~\n~~=~~\n~#~~~', QUARTER / 2],
  ['from north-west to south-east', '~#~~~\n~~=~~\n~~~#~', -QUARTER / 2],
  ['off the one bank that there is', '~~~~~\n~~=~~\n~~#~~', QUARTER],
])('a ferry lies %s', (_way, map, yaw) => {
  const board = drawnBoard(map)
  expect(ferriesOf(board).map((cell) => ferryYaw(board, cell))).toEqual([yaw])
})
