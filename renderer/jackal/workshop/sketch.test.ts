import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/jackal/cells.ts'
import { boardFor } from '../../../engine/jackal/data/boards.ts'
import { sizeOf } from '../../../engine/jackal/deck.ts'
import { type Drawing, type DrawingAction, draw, drawingOf } from './drawing.ts'
import {
  type Brush,
  blankSketch,
  boardOf,
  paintCell,
  paintTurned,
  resized,
  type Sketch,
  sketchOf,
  withCount,
} from './sketch.ts'
import { sketchFaults } from './sketchFaults.ts'

const drawn = (rows: string, variant: Sketch['variant'] = 'classic'): Sketch => ({
  rows: rows.trim().split(/\s+/),
  variant,
  deck: null,
  own: null,
})
const cellOf = (sketch: Sketch, name: string) => parseCell(boardOf(sketch), name) ?? -1
const named = (name: 'island' | 'archipelago', variant: Sketch['variant']) =>
  sketchOf(boardFor({ map: name, variant, lifeboat: false }), variant, false)

describe('painting', () => {
  const SMALL = drawn('~~~~ ~##~ ~~~~')
  const paint = (name: string, brush: Brush) => paintCell(SMALL, cellOf(SMALL, name), brush).rows

  it('makes a cell the ground of the brush', () => {
    expect(paint('a1', 'land')).toEqual(['~~~~', '~##~', '#~~~'])
    expect(paint('b2', 'sea')).toEqual(['~~~~', '~~#~', '~~~~'])
    expect(paint('d3', 'ferry')).toEqual(['~~~=', '~##~', '~~~~'])
  })

  it('changes nothing if the cell has that ground already, or is off the map', () => {
    expect(paintCell(SMALL, cellOf(SMALL, 'b2'), 'land')).toBe(SMALL)
    expect(paintCell(SMALL, 99, 'land')).toBe(SMALL)
  })

  it('moves the harbour of a side, which has only one', () => {
    const first = paintCell(SMALL, cellOf(SMALL, 'b1'), 'S')
    expect(paintCell(first, cellOf(SMALL, 'c1'), 'S').rows).toEqual(['~~~~', '~##~', '~~S~'])
  })

  it('paints all four sides of a square map, harbours each for its side', () => {
    const square = drawn('~~~~ ~~~~ ~~~~ ~~~~')
    expect(paintTurned(square, cellOf(square, 'b1'), 'land').rows).toEqual(['~~#~', '#~~~', '~~~#', '~#~~'])
    expect(paintTurned(square, cellOf(square, 'b1'), 'S').rows).toEqual(['~~N~', 'W~~~', '~~~E', '~S~~'])
  })

  it('paints the cell alone on a map that is not square', () => {
    expect(paintTurned(SMALL, cellOf(SMALL, 'a1'), 'land')).toEqual(paintCell(SMALL, cellOf(SMALL, 'a1'), 'land'))
  })
})

describe('another size', () => {
  const SMALL = drawn('~~~~ ~##~ ~~~~')

  it('keeps the parts that fit', () => {
    expect(resized(SMALL, 5, 4).rows).toEqual(['~~~~~', '~##~~', '~~~~~', '~~~~~'])
    expect(resized(resized(SMALL, 5, 4), 3, 3).rows).toEqual(['~~~', '~##', '~~~'])
  })

  it('stays within the playable and printable limits', () => {
    expect(resized(SMALL, 1, 99).rows).toHaveLength(25)
    expect(resized(SMALL, 1, 99).rows[0]).toHaveLength(3)
    expect(resized(SMALL, 4, 3)).toBe(SMALL)
  })
})

describe('strokes', () => {
  const BLANK = blankSketch(5, 3, 'classic')
  const paint = (name: string, brush: Brush = 'land'): DrawingAction => ({
    kind: 'paint',
    cell: cellOf(BLANK, name),
    brush,
    turned: false,
  })
  const acted = (...actions: readonly DrawingAction[]) => actions.reduce(draw, drawingOf(BLANK))
  const rows = ({ sketch }: Drawing) => sketch.rows
  const LIFT: DrawingAction = { kind: 'lift' }

  it('leave no gaps, and are undone as one', () => {
    const stroke = [paint('a2'), paint('e2'), LIFT] as const
    expect(rows(acted(...stroke))).toEqual(['~~~~~', '#####', '~~~~~'])
    expect(rows(acted(...stroke, { kind: 'undo' }))).toEqual(BLANK.rows)
    expect(rows(acted(...stroke, { kind: 'undo' }, { kind: 'redo' }))).toEqual(['~~~~~', '#####', '~~~~~'])
  })

  it('that change nothing leave nothing to undo', () => {
    expect(acted(paint('a2', 'sea'), LIFT).past).toEqual([])
  })

  it('are undone one by one, also while one goes on', () => {
    const two = acted(paint('a1'), LIFT, paint('b1'), { kind: 'undo' })
    expect(rows(two)).toEqual(['~~~~~', '~~~~~', '#~~~~'])
    expect(rows(draw(two, { kind: 'undo' }))).toEqual(BLANK.rows)
  })

  it('that are dropped do not count: undo and redo are unchanged', () => {
    const before = acted(paint('a1'), LIFT, paint('b1'), LIFT, { kind: 'undo' })
    const dropped = [paint('c1'), paint('c3'), { kind: 'drop' } as const].reduce(draw, before)
    expect(dropped).toEqual(before)
    expect(rows(draw(dropped, { kind: 'redo' }))).toEqual(['~~~~~', '~~~~~', '##~~~'])
    expect(draw(before, { kind: 'drop' })).toBe(before)
  })

  it('after an undo leave nothing to redo', () => {
    const changed = acted(paint('a1'), LIFT, { kind: 'undo' }, paint('b1'), LIFT)
    expect(draw(changed, { kind: 'redo' })).toBe(changed)
  })
})

describe('the deck', () => {
  it('depends on the land until a tile is counted by hand', () => {
    const island = named('island', 'classic')
    expect(sizeOf(boardOf(island).deck)).toBe(117)
    const smaller = resized(island, 12, 13)
    expect(sizeOf(boardOf(smaller).deck)).toBe(smaller.rows.join('').split('#').length - 1)
    const counted = withCount(island, 'rum', 5)
    expect(boardOf(counted).deck).toMatchObject({ rum: 5 })
    expect(sizeOf(boardOf(resized(counted, 12, 13)).deck)).toBe(sizeOf(boardOf(counted).deck))
  })
})

describe('faults', () => {
  const codes = (sketch: Sketch) => sketchFaults(sketch).map(({ code }) => code)

  it('do not exist on the maps that come with the game', () => {
    expect(codes(named('island', 'classic'))).toEqual([])
    expect(codes(named('archipelago', 'archipelago'))).toEqual([])
  })

  it('name the cells of land at the edge', () => {
    const island = named('island', 'classic')
    const edge = paintCell(island, cellOf(island, 'a6'), 'land')
    expect(sketchFaults(edge)).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'land-at-edge', cells: [cellOf(island, 'a6')] })]),
    )
  })

  it('include those of a deck counted by hand', () => {
    const island = named('island', 'classic')
    const empty = boardOf(island).deck.empty ?? 0
    expect(sketchFaults(withCount(island, 'empty', empty + 1))).toEqual([{ code: 'deck-size', tiles: 118, land: 117 }])
    const two = withCount(withCount(island, 'friday', 2), 'empty', empty - 1)
    expect(sketchFaults(two)).toEqual([{ code: 'deck-single', tile: 'friday' }])
    const bear = withCount(withCount(island, 'bear', 1), 'empty', empty - 1)
    expect(sketchFaults(bear)).toEqual([{ code: 'deck-variant', tile: 'bear' }])
  })
})
