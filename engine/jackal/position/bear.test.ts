import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { landOf } from '../geometry/terrain.ts'
import { parsePosition, printPosition } from '../position.ts'
import { UNPLACED } from '../world.ts'

const DEALT = {
  game: 'jackal',
  options: { variant: 'archipelago' },
  board: { tiles: { e5: { kind: 'empty' } } },
}
const bear = { at: 'e5', wokenBy: 'white' }

function read(json: object) {
  const parsed = parsePosition({ ...DEALT, ...json }, openStream(1, 'deal'))
  if (!parsed.ok) throw new Error(`${parsed.problem.where}: ${parsed.problem.what}`)
  return parsed.value
}

describe('the bear, if tiles are left to the deal (J-ARCH)', () => {
  const dealt = (json: object) => read(json).tiles.flatMap((tile) => (tile?.kind === 'bear' ? [tile.open] : []))

  it('is dealt once: not again if it is in play, on its open tile or away from it', () => {
    const home = { tiles: { ...DEALT.board.tiles, g7: { kind: 'bear' } } }
    expect([dealt({}), dealt({ bear }), dealt({ bear, board: home })]).toEqual([[false], [], [true]])
  })

  it('leaves no cell without a tile, and is written and read', () => {
    const state = read({ bear })
    expect(landOf(state.board).every((cell) => state.tiles[cell] !== null)).toBe(true)
    expect(read(printPosition(state))).toEqual(state)
  })
})

describe('the crew of a ship without a place (J-ARCH)', () => {
  const crew = (red: object, ship: string | null) => ({
    teams: [{ id: 'white' }, { id: 'red', ship }],
    pieces: [
      { id: 'white-1', type: 'pirate', team: 'white', at: 'g1' },
      { id: 'red-1', type: 'pirate', team: 'red', ...red },
    ],
  })

  it.each([{}, { at: null }])('is nowhere yet: %j', (red) => {
    expect(read(crew(red, null)).pieces[1]?.at).toBe(UNPLACED)
  })

  it('is somewhere once the ship has one', () => {
    const problem = { where: 'pieces.1.at' }
    expect(parsePosition({ ...DEALT, ...crew({ at: null }, 'a7') }, openStream(1, 'deal'))).toMatchObject({ problem })
  })
})
