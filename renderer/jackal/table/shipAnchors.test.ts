import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../engine/jackal/data/boards.ts'
import type { Board, Side } from '../../../engine/jackal/types.ts'
import { drawnBoard } from '../../../engine/testkit/drawnBoard.ts'
import { berthedAt } from './berths.ts'
import { cellSpot } from './cellSpot.ts'
import { shipPose } from './shipAnchors.ts'

/** A bay, a strait that runs north, and the open sea round them. */
const STRAITS = drawnBoard(`
  ~~~~~~~
  ~##~##~
  ~##~##~
  ~##~##~
  ~~~~~~~
  ~~~~~~~
  ~~~~~~~`)

const berthed = (board: Board, name: string, own: Side) => berthedAt(board, parseCell(board, name) ?? -1, own)

describe('a ship', () => {
  it.each(['S', 'W', 'N', 'E'] as const)('on the classic side %s lies outside the middle of its cell', (side) => {
    const name = { S: 'g1', W: 'a7', N: 'g13', E: 'm7' }[side]
    expect(berthed(CLASSIC_ISLAND, name, side)).toEqual({ side, outward: 0.33 })
  })

  it('lies along the land beside it', () => {
    expect(berthed(STRAITS, 'b3', 'W')).toEqual({ side: 'S', outward: 0.15 })
    expect(berthed(STRAITS, 'a5', 'S').side).toBe('W')
  })

  it('keeps to the middle of a strait, and of the open sea', () => {
    expect(berthed(STRAITS, 'd5', 'S')).toEqual({ side: 'W', outward: 0 })
    expect(berthed(STRAITS, 'd1', 'N')).toEqual({ side: 'N', outward: 0 })
    const cell = parseCell(STRAITS, 'd1') ?? -1
    expect(shipPose(STRAITS, cell, 'N')).toMatchObject(cellSpot(STRAITS, cell))
  })
})
