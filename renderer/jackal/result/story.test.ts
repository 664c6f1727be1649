import { describe, expect, it } from 'vitest'
import type { JackalEvent, JackalState } from '../../../engine/jackal/types.ts'
import { island } from '../../../engine/testkit/island.ts'
import { translator } from '../../i18n/t.ts'
import { openTile } from '../../testkit/boards/jackalBoard.ts'
import { jackalStory, meanWorth, tileLuck } from './story.ts'
import { crewName, turnText } from './turnText.ts'

/** Four tiles: a chest of three coins, the galleon with the worth of three, and two empty ones. */
const SMALL: Pick<JackalState, 'board' | 'tiles'> = {
  board: { map: ['####'], deck: { 'chest-3': 1, galleon: 1, empty: 2 } },
  tiles: Array.from({ length: 4 }, () => openTile('empty', { open: false })),
}
const base = island('. .', { pieces: { 'white-1': 'e5', 'red-1': 'f5' } }).state
const revealed = (by: string, kind: 'chest-3' | 'galleon' | 'empty'): JackalEvent => ({
  kind: 'tileRevealed',
  cell: 0,
  tile: openTile(kind),
  by,
  reveals: true,
})
const scored = (load: 'coin' | 'treasure'): JackalEvent => ({
  kind: 'loadScored',
  piece: 'white-1',
  team: 'white',
  load,
  value: load === 'coin' ? 1 : 3,
})

/** Returns a record of one position, repeated, with the events of each move. */
function told(state: JackalState, ...steps: readonly JackalEvent[][]) {
  const by = (events: readonly JackalEvent[]) => (JSON.stringify(events).includes('red-1') ? 'red' : 'white')
  return {
    positions: [state, ...steps.map(() => state)],
    steps: steps.map((events) => ({ by: by(events), events: JSON.parse(JSON.stringify(events)) })),
  }
}

describe('the average gold of a closed tile', () => {
  it('is all the gold of the deck over all its tiles', () => {
    expect(meanWorth(SMALL)).toBe(6 / 4)
  })

  it('leaves out tiles that were open at the start', () => {
    const tiles = [openTile('empty'), openTile('galleon'), ...SMALL.tiles.slice(2)]
    expect(meanWorth({ ...SMALL, tiles })).toBe(3 / 2)
  })

  it('is zero without closed tiles', () => {
    expect(meanWorth({ ...SMALL, tiles: SMALL.tiles.map(() => openTile('empty')) })).toBe(0)
  })
})

describe('the luck of the crews', () => {
  it('is the gold under the tiles that each opened, against as many average tiles', () => {
    const record = told(
      { ...base, ...SMALL },
      [revealed('white-1', 'galleon')],
      [revealed('red-1', 'empty')],
      [revealed('white-1', 'chest-3'), revealed('white-1', 'empty')],
    )
    expect(tileLuck(record)).toEqual([
      { side: 'white', tries: 3, got: 6, expected: 4.5 },
      { side: 'red', tries: 1, got: 0, expected: 1.5 },
    ])
  })
})

describe('the story of a match', () => {
  const words = { t: translator('en'), nameOf: (seat: string) => ({ white: 'Flint' })[seat] ?? seat }
  const withGold = (gold: number): JackalState => ({
    ...base,
    teams: base.teams.map((team) => (team.id === 'white' ? { ...team, gold } : team)),
  })

  it('has the gold of each crew after each move, and the turns that brought it home in words', () => {
    const record = {
      ...told(base, [scored('coin')], [revealed('red-1', 'empty')], [scored('coin'), scored('treasure')]),
      positions: [withGold(0), withGold(1), withGold(1), withGold(5)],
    }
    const story = jackalStory(record)
    expect(story?.curve.standings.map(([white]) => white)).toEqual([0, 1, 1, 5])
    expect(story?.turns.map((turn) => turnText(turn, record, words))).toEqual([
      'Flint brings 1 coin home.',
      'Flint brings the galleon’s treasure home: 4 gold.',
    ])
  })

  it('is null before the first move', () => {
    expect(jackalStory({ positions: [base], steps: [] })).toBeNull()
  })

  it('counts two crews of one player together, and names them by their colour, too', () => {
    const [white, red] = base.teams
    if (!white || !red) throw new Error('two crews play')
    const state: JackalState = {
      ...base,
      options: { ...base.options, crews: 2 },
      teams: [white, red, { ...white, id: 'black' }, { ...red, id: 'yellow' }],
    }
    const record = told(state, [scored('coin')])
    expect(jackalStory(record)?.curve.parties.map((party) => party.length)).toEqual([2, 2])
    expect(crewName(state, 'white', words)).toBe('Flint (White)')
    expect(crewName(base, 'white', words)).toBe('Flint')
  })
})
