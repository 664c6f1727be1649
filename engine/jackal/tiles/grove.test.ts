import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { type Island, island } from '../../testkit/island.ts'

const ALL = { black: {}, yellow: {} }

/** Returns an island where white has turned a grove; all other pieces are aboard. */
function entered(plan: IslandPlan = {}): Island {
  const game = island('. ?grove', { teams: ALL, pieces: { 'white-1': 'e5', 'white-2': 'g1' }, ...plan })
  game.go('white-1', 'f5')
  return game
}

/** Returns which seat decides for which team over the next turns. */
function commands(game: Island, turns: number): readonly string[] {
  return Array.from({ length: turns }, () => {
    const said = `${game.turn}: ${game.actor}`
    game.passBy()
    return said
  })
}

describe('the grove (J-GROVE)', () => {
  it('lets each team be commanded by the player after it for one turn of every team, and then ends', () => {
    expect(commands(entered(), 6)).toEqual([
      'red: black',
      'black: yellow',
      'yellow: white',
      'white: red',
      'red: red',
      'black: black',
    ])
  })

  it('works with three players and with two', () => {
    const three = entered({ options: { players: 3 }, teams: { black: {} } })
    expect(commands(three, 4)).toEqual(['red: black', 'black: white', 'white: red', 'red: red'])
    const two = entered({ options: { players: 2 } })
    expect(commands(two, 5)).toEqual(['red: white', 'black: red', 'yellow: white', 'white: red', 'red: red'])
    const duel = entered({ options: { players: 2, crews: 1 }, teams: {} })
    expect(commands(duel, 3)).toEqual(['red: white', 'white: red', 'red: red'])
  })

  it('counts a skipped team’s turn as one of the round', () => {
    const game = entered({ pieces: { 'white-1': 'e5', 'white-2': 'g1', 'black-1': 'dead' } })
    expect(commands(game, 4)).toEqual(['red: black', 'yellow: white', 'white: red', 'red: red'])
  })

  it('excludes a team’s own player, and its pieces move as they always do', () => {
    const game = entered({ pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'c9' } })
    expect(game.refusal('red', { kind: 'go', piece: 'red-1', to: 'c8' })).toBe('not-your-turn')
    expect(game.refusal('black', { kind: 'sail', team: 'black', to: 'f13' })).toBe('not-your-ship')
    game.play('black', { kind: 'go', piece: 'red-1', to: 'c8' })
    expect([game.at('red-1'), game.turn, game.actor]).toEqual(['c8', 'black', 'yellow'])
  })

  it('acts only when it is turned', () => {
    const game = island('. grove', { teams: ALL, pieces: { 'white-1': 'e5' } })
    game.go('white-1', 'f5')
    expect([game.turn, game.actor]).toEqual(['red', 'red'])
  })

  it('restarts if another grove is turned meanwhile', () => {
    const game = entered({
      tiles: { c9: '?grove' },
      pieces: { 'white-1': 'e5', 'white-2': 'g1', 'black-1': 'c8', 'black-2': 'g13' },
    })
    game.passBy()
    game.go('black-1', 'c9')
    expect(commands(game, 5)).toEqual(['yellow: white', 'white: red', 'red: black', 'black: yellow', 'yellow: yellow'])
  })

  it('keeps the commanded team’s bottles shut, in traps and as gifts', () => {
    const plan = {
      tiles: { c9: 'trap' },
      pieces: {
        'white-1': 'e5',
        'white-2': 'g1',
        'red-1': { at: 'c9', trapped: true },
        'red-2': 'i9',
        friday: { team: 'red', at: 'k9' },
      },
      teams: { ...ALL, red: { bottles: 3 } },
    }
    const game = entered(plan)
    expect(game.whyNot('red-1', 'c8', { bottle: true })).toBe('no-bottle')
    game.go('red-2', 'j9')
    expect(game.turn).toBe('black')
    const free = island('', { ...plan, turn: 'red' })
    expect(free.whyNot('red-1', 'c8', { bottle: true })).toBeNull()
    free.go('red-2', 'j9')
    expect(free.moves()).toContainEqual({ kind: 'give', to: 'friday' })
  })
})
