import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../testkit/drawnIsland.ts'
import { type Island, island } from '../testkit/island.ts'

const LAST = 'empty=1'
const crew = { 'white-1': 'f2', 'white-2': 'g1', 'red-1': 'a7' }

/** Returns a match in which white has brought the coin at f2 aboard. */
function scored(plan: IslandPlan = {}): Island {
  const game = island(LAST, { at: 'f2', farCoin: false, pieces: crew, ...plan })
  game.go('white-1', 'g1', { carry: 'coin' })
  return game
}

describe('the end because no gold is left (J-END)', () => {
  it('comes when the last coin is scored', () => {
    const game = scored()
    expect(game.outcome).toEqual({ winners: ['white'], scores: { white: 1, red: 0 }, reason: 'no-gold' })
    expect([game.actor, game.moves()]).toEqual([null, []])
    expect(game.refusal('red', { kind: 'sail', team: 'red', to: 'a8' })).toBe('match-over')
  })

  it('does not come while a coin lies ashore, or is still to be found', () => {
    expect(scored({ farCoin: true }).outcome).toBeNull()
    expect(scored({ tiles: { k10: '?chest-1' } }).outcome).toBeNull()
    expect(scored({ tiles: { k10: '?galleon' } }).outcome).toBeNull()
  })

  it('comes when closed tiles hold no more gold', () => {
    expect(scored({ tiles: { k10: '?empty' } }).outcome?.reason).toBe('no-gold')
  })

  it('comes when the last coin sinks, or the cannibal takes it', () => {
    const sunk = island('empty=1 v', { at: 'd2', farCoin: false, pieces: { 'white-1': 'd2' } })
    sunk.go('white-1', 'e2', { carry: 'coin' })
    expect(sunk.outcome).toMatchObject({ reason: 'no-gold', winners: ['white', 'red'] })
    const eaten = island('empty=1 cannibal', { farCoin: false, pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    eaten.go('white-1', 'f5', { carry: 'coin' })
    expect(eaten.outcome?.reason).toBe('no-gold')
  })

  it('comes at once, before any bottle is offered', () => {
    const game = scored({ pieces: { ...crew, friday: 'g2' }, teams: { white: { bottles: 1 } } })
    expect(game.outcome?.reason).toBe('no-gold')
  })

  it.each(['balloon', 'crocodile', 'cannibal'])(
    'comes when all is open and the rest of the gold lies in a ring of %s',
    (kind) => {
      const ring = [`${kind} ${kind} ${kind}`, `${kind} empty=1 ${kind}`, `${kind} ${kind} ${kind}`].join('\n')
      const game = island(ring, {
        farCoin: false,
        tiles: { c9: 'empty=1' },
        pieces: { 'white-1': 'c9', 'white-2': 'g1' },
      })
      expect(game.outcome).toBeNull()
      const over = island(ring, { farCoin: false, pieces: { 'white-1': 'c9', 'white-2': 'g1' } })
      expect(over.outcome?.reason).toBe('no-gold')
    },
  )

  it('does not come while the airplane, a cave, Friday or a closed tile may still help', () => {
    const ring = (kind: string, middle = 'empty=1') =>
      [`${kind} ${kind} ${kind}`, `${kind} ${middle} ${kind}`, `${kind} ${kind} ${kind}`].join('\n')
    const pieces = { 'white-1': 'c9', 'white-2': 'g1' }
    const plan = { farCoin: false, pieces }
    expect(island(ring('balloon'), { ...plan, tiles: { k10: 'airplane' } }).outcome).toBeNull()
    expect(island(ring('balloon'), { ...plan, tiles: { k10: 'airplane!' } }).outcome).not.toBeNull()
    expect(island(ring('balloon', 'cave=1'), { ...plan, tiles: { k10: 'cave' } }).outcome).toBeNull()
    expect(island(ring('balloon'), { ...plan, tiles: { k10: '?empty' } }).outcome).toBeNull()
    expect(island(ring('horse'), { ...plan, tiles: { c4: '?empty' } }).outcome).toBeNull()
  })

  it('counts only on Friday to pass the cannibals', () => {
    const ring = 'cannibal cannibal cannibal\ncannibal empty=1 balloon\ncannibal cannibal cannibal'
    const crews = { 'white-1': 'c9', 'white-2': 'g1' }
    expect(island(ring, { farCoin: false, pieces: crews }).outcome?.reason).toBe('no-gold')
    expect(island(ring, { farCoin: false, pieces: { ...crews, friday: 'c8' } }).outcome).toBeNull()
    const noBalloon = { farCoin: false, tiles: { g6: 'cannibal' }, pieces: { ...crews, friday: 'c8' } }
    expect(island(ring, noBalloon).outcome?.reason).toBe('no-gold')
  })

  it('comes when coins cannot be carried out of forts and thickets', () => {
    const ring = 'fort thicket fort\nfort empty=1 fort\nthicket fort fort'
    expect(island(ring, { farCoin: false, pieces: { 'white-1': 'c9', 'white-2': 'g1' } }).outcome?.reason).toBe(
      'no-gold',
    )
    const open = ring.replace('thicket', 'balloon')
    expect(island(open, { farCoin: false, pieces: { 'white-1': 'c9', 'white-2': 'g1' } }).outcome).toBeNull()
  })

  it('comes when no carrier is left', () => {
    const game = island('', { pieces: { missionary: 'e5', 'red-1': 'dead', 'white-1': 'dead' } })
    expect(game.outcome).not.toBeNull()
  })
})

describe('the end because no team can act (J-END)', () => {
  it('comes when all are trapped, dead or lost', () => {
    const game = island('trap cave', {
      tiles: { k3: '?chest-1' },
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'red-1': 'd5', 'red-2': { at: 'f5', inCave: 'f5' } },
      turn: 'red',
    })
    expect(game.outcome).toBeNull()
    const over = island('trap trap', {
      tiles: { k3: '?chest-1' },
      pieces: { 'white-1': { at: 'e5', trapped: true }, 'red-1': { at: 'f5', trapped: true } },
    })
    expect(over.outcome?.reason).toBe('nobody-able')
  })

  it('does not come while a piece only sobers up', () => {
    const game = island('', { pieces: { 'white-1': { at: 'e5', drunk: true }, 'red-1': 'dead' } })
    expect([game.outcome, game.turn]).toEqual([null, 'white'])
  })
})

describe('the end by agreement (J-END)', () => {
  const four = () => island('', { teams: { white: { gold: 2 }, red: { gold: 5 }, black: {}, yellow: { gold: 5 } } })

  it('comes when all others accept, asked in turn', () => {
    const game = four()
    game.play('white', { kind: 'offerEnd' })
    for (const seat of ['red', 'black', 'yellow']) {
      expect([game.actor, game.moves()]).toEqual([seat, [{ kind: 'acceptEnd' }, { kind: 'decline' }]])
      game.play(seat, { kind: 'acceptEnd' })
    }
    expect(game.outcome).toMatchObject({ reason: 'agreed', winners: ['red', 'yellow'] })
  })

  it('asks the seats after the offering one first, then those before', () => {
    const game = four()
    game.passBy()
    game.passBy()
    game.play('black', { kind: 'offerEnd' })
    for (const seat of ['yellow', 'white', 'red']) game.play(seat, { kind: 'acceptEnd' })
    expect(game.outcome?.reason).toBe('agreed')
  })

  it('does not come when one declines; the turn goes on', () => {
    const game = four()
    game.play('white', { kind: 'offerEnd' })
    game.play('red', { kind: 'acceptEnd' })
    game.play('black', { kind: 'decline' })
    expect([game.outcome, game.actor, game.turn]).toEqual([null, 'white', 'white'])
    expect(game.refusal('white', { kind: 'offerEnd' })).toBe('already-offered')
    game.passBy()
    expect(game.turn).toBe('red')
  })

  it('is never listed, and offered only by the seat to move, before anything else', () => {
    const game = island('arrow-2/E', { pieces: { 'white-1': 'e4', 'white-2': 'g1' } })
    expect(game.moves().some((move) => move.kind === 'offerEnd')).toBe(false)
    expect(game.refusal('red', { kind: 'offerEnd' })).toBe('not-your-turn')
    game.go('white-1', 'e5')
    expect(game.refusal('white', { kind: 'offerEnd' })).toBe('offer-at-turn-start-only')
  })
})

/** Returns four crews with the given gold. */
const crewsWith = (gold: Readonly<Record<string, number>>): NonNullable<IslandPlan['teams']> => ({
  white: { gold: gold.white ?? 0 },
  red: { gold: gold.red ?? 0 },
  black: { gold: gold.black ?? 0 },
  yellow: { gold: gold.yellow ?? 0 },
})

describe('the end by option (J-END)', () => {
  const plan = (gold: number, on: boolean): IslandPlan => ({
    options: { endWhenDecided: on },
    farCoin: true,
    teams: { white: { gold }, red: { gold: 1 } },
  })

  it('comes with endWhenDecided when no rival can draw level with the leader any more', () => {
    expect(scored(plan(1, true)).outcome).toBeNull()
    expect(scored(plan(2, true)).outcome).toMatchObject({ reason: 'decided', winners: ['white'] })
    expect(scored(plan(2, false)).outcome).toBeNull()
  })

  it('counts closed gold as still to be won', () => {
    expect(scored({ ...plan(2, true), tiles: { k3: '?galleon' } }).outcome).toBeNull()
    expect(scored({ ...plan(5, true), tiles: { k3: '?galleon' } }).outcome?.reason).toBe('decided')
  })

  it('waits for any rival that can still draw level, regardless of the leader’s seat', () => {
    const gold = (red: number, black: number) => ({ ...plan(4, true), teams: crewsWith({ white: 4, red, black }) })
    expect(scored(gold(4, 0)).outcome).toBeNull()
    expect(scored(gold(0, 4)).outcome).toBeNull()
    expect(scored(gold(3, 3)).outcome).toMatchObject({ reason: 'decided', winners: ['white'] })
    expect(island('', gold(9, 0)).outcome).toMatchObject({ reason: 'decided', winners: ['red'] })
  })

  it('does not count a partner as a rival, and adds up the gold of rivals that are partners', () => {
    const pairs = { ...plan(0, true), options: { endWhenDecided: true, alliances: 'pairs' } }
    const apart = scored({ ...pairs, teams: crewsWith({ white: 3, red: 2 }) })
    expect(apart.outcome).toMatchObject({ reason: 'decided', winners: ['white', 'black'] })
    expect(scored({ ...pairs, teams: crewsWith({ white: 3, red: 2, yellow: 1 }) }).outcome).toBeNull()
  })

  it('comes after idleRounds rounds without a tile, a coin or a death', () => {
    const game = island('', { options: { idleRounds: 2 }, pieces: { 'white-1': 'e5', 'white-2': 'g1' } })
    for (let turn = 0; turn < 4; turn++) {
      expect(game.outcome).toBeNull()
      game.passBy()
    }
    expect(game.outcome?.reason).toBe('idle')
  })

  it('counts only turns after the eventful one as idle (J-END): two rounds of two teams are four', () => {
    const game = island('. ?empty', {
      options: { idleRounds: 2 },
      pieces: { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'a7' },
    })
    game.go('white-1', 'f5')
    for (let turn = 0; turn < 4; turn++) {
      expect(game.outcome).toBeNull()
      game.passBy()
    }
    expect(game.outcome?.reason).toBe('idle')
  })

  it.each([
    ['a tile', 'white-1', 'f5', {}],
    ['a coin aboard', 'white-2', 'g1', { carry: 'coin' }],
    ['a death', 'white-3', 'c9', {}],
  ] as const)('restarts the count of rounds after %s', (_, piece, to, how) => {
    const game = island('. ?empty', {
      options: { idleRounds: 1 },
      tiles: { f2: 'empty=1', c9: 'cannibal' },
      pieces: { 'white-1': 'e5', 'white-2': 'f2', 'white-3': 'c8', 'white-4': 'g1' },
      turn: 'red',
    })
    game.passBy()
    game.go(piece, to, how)
    expect(game.outcome).toBeNull()
  })
})

describe('victory (J-END)', () => {
  it('is shared by equals, and partners add up their gold', () => {
    const equals = scored({ teams: { red: { gold: 1 } } })
    expect(equals.outcome?.winners).toEqual(['white', 'red'])
    const pairs = scored({
      options: { alliances: 'pairs' },
      teams: { white: { gold: 1 }, red: { gold: 3 }, black: { gold: 2 }, yellow: {} },
    })
    expect(pairs.outcome).toMatchObject({
      winners: ['white', 'black'],
      scores: { white: 4, black: 4, red: 3, yellow: 3 },
    })
    const two = scored({
      options: { players: 2 },
      teams: { black: { gold: 2 }, red: { gold: 2 }, yellow: { gold: 2 } },
    })
    expect(two.outcome).toMatchObject({ winners: ['red'], scores: { white: 3, red: 4 } })
  })

  it('does not depend on lost pirates', () => {
    const game = scored({ pieces: { ...crew, 'white-3': 'dead', 'red-2': 'a7', 'red-3': 'a7' } })
    expect(game.outcome?.winners).toEqual(['white'])
  })
})
