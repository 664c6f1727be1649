import { describe, expect, it } from 'vitest'
import { openStream } from '../kernel/rng.ts'
import { loadMatch } from '../match/load.ts'
import { matchFrom } from '../match/match.ts'
import { JACKAL } from '../protocol/games.ts'
import { drawnBoard } from '../testkit/drawnBoard.ts'
import type { IslandPlan } from '../testkit/drawnIsland.ts'
import { island, type Way } from '../testkit/island.ts'
import { setupOn } from './setup.ts'

/** Two islets in a sea that is wider than high. */
const ISLETS = `
  ~~~~~~~~
  ~##~~##~
  ~###~##~
  ~~##~~~~
  ~~~~~~~~`

const COIN: Way = { carry: 'coin' }

describe('on a board of another size', () => {
  /** Returns an island drawn from b3 on, with a coin to play for at c4. */
  const onIslets = (drawing: string, plan: IslandPlan = {}) =>
    island(drawing, { map: ISLETS, at: 'b3', tiles: { c4: 'empty=1' }, ...plan })

  it('ships begin in the middle of their lanes and sail along them', () => {
    const game = onIslets('. .')
    expect(['white', 'red'].map((team) => game.team(team as 'white').ship)).toEqual(['c1', 'a4'])
    expect(game.moves()).toContainEqual({ kind: 'sail', team: 'white', to: 'd1' })
    expect(game.refusal('white', { kind: 'sail', team: 'white', to: 'b1' })).toBe('not-in-the-lane')
  })

  it('a coin is fetched, carried down the beach and scored', () => {
    const game = onIslets('. empty=1', { pieces: { 'white-1': 'c3', 'white-2': 'c1' } })
    game.go('white-1', 'c2', COIN)
    game.passBy()
    expect(game.go('white-1', 'c1', COIN)).toContainEqual(
      expect.objectContaining({ kind: 'loadScored', piece: 'white-1', load: 'coin' }),
    )
    expect(game.team('white').gold).toBe(1)
  })

  it('an arrow throws into the strait, which pieces can swim across but not leave for the shore', () => {
    const game = onIslets('. . >', { pieces: { 'white-1': 'c3', 'white-2': 'c1' } })
    game.go('white-1', 'd3')
    expect(game.at('white-1')).toBe('e3')
    game.passBy()
    expect(game.targets('white-1')).toEqual(['d4', 'e2', 'e4', 'f2'])
    expect(game.whyNot('white-1', 'f3')).toBe('no-landing-from-water')
  })

  it('a cannon fires to the first sea cell, a horse leaps to every cell in which a piece can swim', () => {
    const game = onIslets('cannon/E horse', { pieces: { 'white-1': 'c2', 'white-2': 'c1' } })
    game.go('white-1', 'b3')
    expect(game.at('white-1')).toBe('e3')
    const rider = onIslets('. horse', { pieces: { 'white-1': 'c2', 'white-2': 'c1' } })
    rider.go('white-1', 'c3')
    expect(rider.targets('white-1')).toEqual(['a2', 'a4', 'b1', 'b5', 'd1', 'd5', 'e2', 'e4'])
  })

  it('the airplane flies to the other islet', () => {
    const game = onIslets('airplane', { pieces: { 'white-1': 'b3' } })
    expect(game.targets('white-1')).toEqual(expect.arrayContaining(['f3', 'g4']))
  })

  it('gold that no piece can fetch ends the match', () => {
    const stranded = onIslets('. .', { tiles: {} })
    expect(stranded.outcome).toMatchObject({ reason: 'no-gold' })
  })

  it('a match is dealt, recorded and replayed', () => {
    const board = { ...drawnBoard(ISLETS), deck: { empty: 7, 'chest-2': 2, rum: 1, horse: 1 } }
    const options = JACKAL.parseOptions({ players: 2, idleRounds: 5 })
    if (!options.ok) throw new Error(options.problem.what)
    const state = setupOn(board, options.value, openStream(3, 'deal'))
    expect(state.tiles.filter((tile) => tile !== null)).toHaveLength(11)
    const match = matchFrom(JACKAL, { options: options.value, seed: 3, state })
    const rng = openStream(3, 'moves')
    for (let seat = match.awaiting()[0]; seat !== undefined; seat = match.awaiting()[0]) {
      const moves = match.moves(seat)
      const picked = moves[rng.int(moves.length)]
      if (!picked || !match.play(seat, picked.move).ok) throw new Error(`${seat} cannot play`)
    }
    const loaded = loadMatch(JACKAL, JSON.parse(JSON.stringify(match.record('full'))), { prove: true })
    expect(loaded).toMatchObject({ ok: true, lost: 0, match: { state: match.state } })
  })
})
