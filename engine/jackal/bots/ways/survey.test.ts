import { describe, expect, it } from 'vitest'
import { drawnBoard } from '../../../testkit/drawnBoard.ts'
import type { IslandPlan } from '../../../testkit/drawnIsland.ts'
import { island } from '../../../testkit/island.ts'
import { parseCell, printCell } from '../../cells.ts'
import { CLASSIC_ISLAND } from '../../data/boards.ts'
import { landOf } from '../../geometry/terrain.ts'
import type { Cell, JackalState } from '../../types.ts'
import { cellsInto } from './steps.ts'
import { surveyOf } from './survey.ts'

const at = (name: string): Cell => parseCell(CLASSIC_ISLAND, name) ?? Number.NaN
const names = (cells: readonly Cell[]): string[] => cells.map((cell) => printCell(CLASSIC_ISLAND, cell)).toSorted()

const drawn = (drawing: string, plan: IslandPlan = {}): JackalState => island(drawing, plan).state

/** Returns the cells that a piece may step to from a cell, by the survey. */
function waysFrom(state: JackalState, name: string): string[] {
  const { into } = surveyOf(state)
  return names(state.tiles.flatMap((_tile, to) => (cellsInto(into, to).includes(at(name)) ? [to] : [])))
}

const AROUND_E5 = ['d4', 'd5', 'd6', 'e4', 'e6', 'f4', 'f5', 'f6']

describe('a survey knows where the tiles lead', () => {
  it.each([
    ['an empty tile', '.', AROUND_E5],
    ['a fort', 'fort', AROUND_E5],
    ['a turntable', 'mountain', AROUND_E5],
    ['a trap', 'trap', AROUND_E5],
    ['an arrow, as it lies', 'arrow-1d/S', ['d4']],
    ['an arrow with several heads', 'arrow-3/E', ['d5', 'e4', 'f6']],
    ['a horse', 'horse', ['c4', 'c6', 'd3', 'd7', 'f3', 'f7', 'g4', 'g6']],
    ['a cannon', 'cannon/W', ['a5']],
    ['a used airplane', 'airplane!', AROUND_E5],
    ['a cave that stands alone, for who came out of it', 'cave', AROUND_E5],
    ['a cannibal: nowhere', 'cannibal', []],
    ['a crocodile: nowhere', 'crocodile', []],
    ['ice, for who does not slide over it: nowhere', 'ice', []],
    ['a closed tile: nobody knows', '?empty', []],
  ])('from %s', (_what, tile, ways) => {
    expect(waysFrom(drawn(tile), 'e5')).toEqual(ways)
  })

  it('from an airplane that has not flown: to every other tile', () => {
    const elsewhere = landOf(CLASSIC_ISLAND).filter((cell) => cell !== at('e5'))
    expect(waysFrom(drawn('airplane'), 'e5')).toEqual(names(elsewhere))
  })

  it.each([
    ['over ice to the tile behind it', '. ice .', 'e5', 'g5', 'f5'],
    ['over a whole row of ice', '. ice ice .', 'e5', 'h5', 'g5'],
    ['over ice across a corner', '. . .\n. ice .\n. . .', 'e5', 'g7', 'f6'],
    ['by an arrow and over ice', '> ice .', 'e5', 'g5', 'f5'],
    ['by ice into another cave', '. ice cave . cave', 'e5', 'i5', 'g5'],
    ['into one cave and out of another', '. cave . . cave', 'e5', 'i5', 'f5'],
  ])('%s', (_what, drawing, from, to, notTo) => {
    const ways = waysFrom(drawn(drawing), from)
    expect(ways).toContain(to)
    expect(ways).not.toContain(notTo)
  })

  it('back from a crocodile to the start of the step, ice included', () => {
    expect(waysFrom(drawn('. crocodile'), 'e5')).toEqual(
      [...AROUND_E5.filter((cell) => cell !== 'f5'), 'e5'].toSorted(),
    )
    expect(waysFrom(drawn('. ice crocodile'), 'e5')).toContain('e5')
  })

  it('nowhere from a leap onto ice', () => {
    expect(waysFrom(drawn('. . ice\nhorse . .'), 'e5')).toEqual(['c4', 'c6', 'd3', 'd7', 'f3', 'f7', 'g4'])
  })

  it('over ice at the edge of the island into the sea', () => {
    expect(waysFrom(drawn('. ice', { at: 'k5' }), 'k5')).toContain('m5')
  })

  it.each(['?ice', '?cave', '?crocodile'])('onto a closed tile like onto any other, even if it is %s', (closed) => {
    expect(waysFrom(drawn(`. ${closed} . cave`), 'e5')).toEqual(AROUND_E5)
  })

  it('into no cave that is the only open one', () => {
    const ways = waysFrom(drawn('. cave . ?cave'), 'e5')
    expect(ways).toEqual(AROUND_E5.filter((cell) => cell !== 'f5'))
  })
})

describe('a survey knows the length of a stay', () => {
  const SOMEWHERE_ELSE = 'k9'

  it.each([
    ['empty', 1],
    ['airplane', 1],
    ['jungle', 2],
    ['desert', 3],
    ['swamp', 4],
    ['mountain', 5],
    ['caramba', 1.5],
    ['rum', 2],
    ['trap', 9],
    ['cave', 1],
    ['arrow-1', 0],
    ['horse', 0],
    ['cannon', 0],
    ['cannibal', Number.POSITIVE_INFINITY],
    ['crocodile', Number.POSITIVE_INFINITY],
    ['ice', Number.POSITIVE_INFINITY],
  ])('on %s: %d turns, with a load as well', (kind, turns) => {
    const { leave, leaveLaden } = surveyOf(drawn('.', { tiles: { [SOMEWHERE_ELSE]: kind } }))
    expect([leave[at(SOMEWHERE_ELSE)], leaveLaden[at(SOMEWHERE_ELSE)]]).toEqual([turns, turns])
  })

  it.each(['fort', 'aborigine', 'thicket'])('and that no load may enter %s (J-GOLD)', (kind) => {
    const { leave, leaveLaden } = surveyOf(drawn(kind))
    expect([leave[at('e5')], leaveLaden[at('e5')]]).toEqual([1, Number.POSITIVE_INFINITY])
  })
})

describe('a survey lists', () => {
  it('open balloons as homes, and closed tiles, even balloons, as closed', () => {
    const { homes, closed } = surveyOf(drawn('balloon ?balloon . ?empty'))
    expect([names(homes), names(closed)]).toEqual([['e5'], ['f5', 'h5']])
  })
})

describe('a survey is cached', () => {
  const before = drawn('. > ?fort')

  it('for the same land, regardless of gold and pieces', () => {
    const later = drawn('empty=2 > ?fort', { pieces: { 'white-1': 'e5' } })
    expect(surveyOf(later)).toBe(surveyOf(before))
    const otherBelow = drawn('. > ?cave')
    expect(surveyOf(otherBelow)).toBe(surveyOf(before))
  })

  it.each([
    ['another tile lies there', 'trap > ?fort'],
    ['a tile lies otherwise', '. < ?fort'],
    ['a tile is open', '. > fort'],
  ])('but not if %s', (_what, drawing) => {
    surveyOf(before)
    expect(surveyOf(drawn(drawing))).not.toEqual(surveyOf(before))
  })

  it('but not once an airplane has flown', () => {
    expect(surveyOf(drawn('airplane'))).not.toEqual(surveyOf(drawn('airplane!')))
  })

  it('nor for another map', () => {
    const board = drawnBoard('~~~ ~#~ ~~~')
    const tiles = before.tiles.slice(0, 9)
    expect(surveyOf({ board, tiles }).leave).toHaveLength(9)
    expect(surveyOf(before).leave).toHaveLength(before.tiles.length)
  })
})
