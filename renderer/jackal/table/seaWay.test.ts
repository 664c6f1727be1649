import { expect, it } from 'vitest'
import { parseCell, printCell } from '../../../engine/jackal/cells.ts'
import { boardFor } from '../../../engine/jackal/data/boards.ts'
import { wayBetween } from './seaWay.ts'

const board = boardFor({ map: 'archipelago', variant: 'archipelago', lifeboat: false })
const cell = (name: string) => parseCell(board, name) ?? -1
const way = (from: string, to: string) => wayBetween(board, cell(from), cell(to)).map((one) => printCell(board, one))

it('a ship sails round corners the shortest way, by sides', () => {
  expect(way('a16', 'a16')).toEqual(['a16'])
  expect(way('a17', 'b17')).toEqual(['a17', 'b17'])
  expect(way('b16', 'e16')).toEqual(['b16', 'b17', 'c17', 'd17', 'e17', 'e16'])
})
