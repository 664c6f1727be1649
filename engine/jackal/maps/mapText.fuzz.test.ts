import fc from 'fast-check'
import { expect, it } from 'vitest'
import { budget } from '../../testkit/fuzz.node.ts'
import { deckFor, landIn } from '../data/boards.ts'
import { MAPS } from '../data/maps.ts'
import { TILE_KINDS } from '../data/tiles.ts'
import { isSameDeck } from '../deck.ts'
import { type Board, VARIANTS } from '../types.ts'
import { parseMap, printMapText } from './mapText.ts'

/** Texts of maps with a few characters inserted, removed or replaced, and texts of any kind. */
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: fc.constantFrom(...'#~=SWNE \n\tx7'), maxLength: 200 }),
  fc
    .record({
      map: fc.constantFrom(...Object.values(MAPS)),
      said: fc.constantFrom('', '\nvariant classic', '\n\nvariant archipelago\n'),
      deck: fc.constantFrom('', '\ndeck\nempty 117\n', '\ndeck\nchest-1 5\nchest-1 5\n', '\ndeck\nbear many\n'),
      cuts: fc.array(fc.record({ at: fc.nat(400), gone: fc.nat(3), put: fc.string({ unit: 'binary', maxLength: 3 }) })),
    })
    .map(({ map, said, deck, cuts }) =>
      cuts.reduce(
        (text, { at, gone, put }) => text.slice(0, at) + put + text.slice(at + gone),
        map.join('\n') + said + deck,
      ),
    ),
)

it('reads any text as a map that can be written, or reports which line and character is wrong', () => {
  const holds = fc.property(texts, fc.constantFrom(...VARIANTS), (text, variant) => {
    const parsed = parseMap(text, variant)
    if (parsed.ok) {
      const said = parsed.variant ?? variant
      expect(parseMap(printMapText(parsed.board, said), variant)).toEqual({ ...parsed, variant: said })
      return
    }
    const { row, column } = parsed.fault
    const line = text.split('\n')[row - 1]
    expect(line).toBeDefined()
    expect(column).toBeGreaterThanOrEqual(1)
    expect(column).toBeLessThanOrEqual((line ?? '').length + 2)
  })
  fc.assert(holds, budget(0.5))
})

/** Maps in the editor, finished or not, with a deck of the same size as their land. */
const drawn: fc.Arbitrary<Board> = fc
  .tuple(fc.integer({ min: 1, max: 25 }), fc.integer({ min: 1, max: 25 }))
  .chain(([width, height]) =>
    fc.array(fc.string({ unit: fc.constantFrom(...'#~='), minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .chain((map) =>
    fc.array(fc.constantFrom(...TILE_KINDS), { minLength: landIn(map), maxLength: landIn(map) }).map((tiles) => {
      const deck: Record<string, number> = {}
      for (const tile of tiles) deck[tile] = (deck[tile] ?? 0) + 1
      return { map, deck }
    }),
  )

it('reads every map that it writes, with its deck', () => {
  const holds = fc.property(drawn, fc.constantFrom(...VARIANTS), fc.boolean(), ({ map, deck }, variant, isOwn) => {
    const board: Board = isOwn ? { map, deck } : { map, deck: deckFor(landIn(map), variant) }
    const parsed = parseMap(printMapText(board, variant), variant)
    if (!parsed.ok) throw new Error(`${parsed.fault.code} in line ${parsed.fault.row}`)
    expect([parsed.variant, parsed.board.map]).toEqual([variant, map])
    expect(isSameDeck(parsed.board.deck, board.deck)).toBe(true)
  })
  fc.assert(holds, budget(0.3))
})
