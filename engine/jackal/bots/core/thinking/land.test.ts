import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../../../../testkit/drawnIsland.ts'
import { island } from '../../../../testkit/island.ts'
import { parseCell, printCell } from '../../../cells.ts'
import { CLASSIC_ISLAND } from '../../../data/boards.ts'
import { landOf } from '../../../geometry/terrain.ts'
import type { Cell, JackalState } from '../../../types.ts'
import { NO_WAY } from '../../ways/crowFlights.ts'
import type { Core } from '../core.ts'
import { Land } from './land.ts'
import { Spread } from './spread.ts'
import { viewed } from './viewed.ts'

const at = (name: string): Cell => parseCell(CLASSIC_ISLAND, name) ?? Number.NaN
const names = (cells: readonly Cell[]): string[] => cells.map((cell) => printCell(CLASSIC_ISLAND, cell)).toSorted()

const drawn = (drawing: string, plan: IslandPlan = {}): JackalState => island(drawing, plan).state

const SPREAD = new Spread()

function surveyed(state: JackalState): { readonly core: Core; readonly land: Land } {
  const { core } = viewed(state)
  const land = new Land()
  land.survey(core)
  return { core, land }
}

/** Returns the turns from a cell to another. */
function turnsTo({ core, land }: ReturnType<typeof surveyed>, from: Cell, to: Cell): number {
  const turns = new Float64Array(core.frame.ground.cells)
  SPREAD.begin(turns)
  SPREAD.start(to, 0)
  SPREAD.run(core, land, false)
  return turns[from] ?? Number.NaN
}

/** Returns the cells that a piece comes to by leaving a cell, which takes it no more turns than the tile there needs. */
function waysFrom(state: JackalState, name: string): string[] {
  const survey = surveyed(state)
  const leave = Math.min(survey.land.leave[at(name)] ?? 0, NO_WAY - 1)
  return names(state.tiles.flatMap((_, to) => (to !== at(name) && turnsTo(survey, at(name), to) <= leave ? [to] : [])))
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

  it('nowhere onto a crocodile, which sends back to the start of the step, ice included', () => {
    const others = AROUND_E5.filter((cell) => cell !== 'f5')
    expect(waysFrom(drawn('. crocodile'), 'e5')).toEqual(others)
    expect(waysFrom(drawn('. ice crocodile'), 'e5')).toEqual(others)
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
    const { leave, leaveLaden } = surveyed(drawn('.', { tiles: { [SOMEWHERE_ELSE]: kind } })).land
    expect([leave[at(SOMEWHERE_ELSE)], leaveLaden[at(SOMEWHERE_ELSE)]]).toEqual([turns, turns])
  })

  it.each(['fort', 'aborigine', 'thicket'])('and that no load may enter %s (J-GOLD)', (kind) => {
    const { leave, leaveLaden } = surveyed(drawn(kind)).land
    expect([leave[at('e5')], leaveLaden[at('e5')]]).toEqual([1, Number.POSITIVE_INFINITY])
  })
})

describe('a survey lists', () => {
  it('open balloons as homes, and closed tiles, even balloons, as closed', () => {
    const { homes, homeCount, closed, closedCount } = surveyed(drawn('balloon ?balloon . ?empty')).land
    const [home, unknown] = [homes.subarray(0, homeCount), closed.subarray(0, closedCount)]
    expect([names([...home]), names([...unknown])]).toEqual([['e5'], ['f5', 'h5']])
  })
})

describe('a survey forgets the one before', () => {
  it.each([
    ['when another tile lies there', '. > ?fort', 'trap > fort'],
    ['when a tile lies otherwise', '. > ?fort', '. < ?fort'],
    ['when an airplane has flown', 'airplane', 'airplane!'],
    ['when the ice is gone', '. ice ice cave . cave', '. . . . . .'],
  ])('%s', (_when, before, after) => {
    const { core, land } = surveyed(drawn(before))
    land.survey(viewed(drawn(after)).core)
    const reused = { core: viewed(drawn(after)).core, land }
    expect(core.frame.ground).toBe(reused.core.frame.ground)
    const cells = landOf(CLASSIC_ISLAND)
    const fresh = surveyed(drawn(after))
    expect(cells.map((to) => turnsTo(reused, at('e5'), to))).toEqual(cells.map((to) => turnsTo(fresh, at('e5'), to)))
  })
})
