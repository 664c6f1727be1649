import { describe, expect, it } from 'vitest'
import { parseCell } from '../../jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../jackal/data/boards.ts'
import { jackal } from '../../jackal/rules.ts'
import type { JackalMove, JackalState } from '../../jackal/types.ts'
import { playMove } from '../../kernel/play.ts'
import { openStream } from '../../kernel/rng.ts'
import type { IslandPlan } from '../../testkit/drawnIsland.ts'
import { island } from '../../testkit/island.ts'
import { runForGold, sumHomecomings } from './goldRuns.ts'
import { isAtDoor, JackalDoor } from './jackalDoor.ts'

/** Returns a position with white's ship at g1 and a pirate aboard; pirates come aboard from f2, g2 and h2. */
const beach = (tiles: IslandPlan['tiles'], at: string, more: IslandPlan = {}) =>
  island('', { tiles: { ...tiles }, pieces: { 'white-1': at, 'white-2': 'g1' }, ...more }).state

/** Returns the counts after white plays the chosen moves, one after the other. */
function counted(start: JackalState, ...meant: readonly ((move: JackalMove) => boolean)[]) {
  const door = new JackalDoor(start)
  let state = start
  for (const isMeant of meant) {
    const move = jackal.legalMoves(state, 'white').find(isMeant)
    if (!move) throw new Error('no such move')
    const played = playMove(jackal, state, 'white', move, openStream(1, 'move'))
    door.watch(played)
    state = played.state
  }
  return door.counted
}

const cell = (name: string) => parseCell(CLASSIC_ISLAND, name)
const sails = ({ kind }: JackalMove) => kind === 'sail'
const carriesTo = (name: string) => (move: JackalMove) =>
  move.kind === 'go' && move.carry === 'coin' && move.to === cell(name)
const goesOnTo = (name: string) => (move: JackalMove) => move.kind === 'go' && move.to === cell(name)

describe('a turn', () => {
  it('leaves gold at the door if a pirate stands on it a step from home and does something else', () => {
    expect(counted(beach({ g2: 'chest-1=1' }, 'g2'), sails)).toEqual({ turns: 1, broughtHome: 0, leftAtDoor: 1 })
  })

  it('leaves it if it is carried elsewhere', () => {
    expect(counted(beach({ g2: 'chest-1=1' }, 'g2'), carriesTo('f3'))).toMatchObject({ leftAtDoor: 1 })
  })

  it('leaves none if it is brought home', () => {
    const start = beach({ g2: 'chest-1=1' }, 'g2')
    expect(counted(start, carriesTo('g1'))).toEqual({ turns: 1, broughtHome: 1, leftAtDoor: 0 })
  })

  it('leaves none if there is none to bring', () => {
    expect(counted(beach({ e5: 'chest-1=1' }, 'e5'), sails)).toEqual({ turns: 1, broughtHome: 0, leftAtDoor: 0 })
  })

  it('is one turn, however many decisions it has', () => {
    const start = beach({ e2: 'chest-1=1', f2: 'arrow-2/E', d2: '.', g2: 'arrow-4' }, 'e2')
    const setsOut = carriesTo('f2')
    expect(counted(start, setsOut)).toEqual({ turns: 0, broughtHome: 0, leftAtDoor: 0 })
    expect(counted(start, setsOut, goesOnTo('g2'), goesOnTo('g1'))).toEqual({ turns: 1, broughtHome: 1, leftAtDoor: 0 })
    expect(counted(start, setsOut, goesOnTo('g2'), goesOnTo('g3'))).toEqual({ turns: 1, broughtHome: 0, leftAtDoor: 1 })
  })
})

describe('gold is at the door', () => {
  it.each([
    ['a step from the ship', { g2: 'chest-1=1' }, 'g2'],
    ['the treasure, too', { f2: 'galleon=T' }, 'f2'],
    ['where an open arrow leads home', { e2: 'chest-1=1', f2: 'arrow-1/E', g2: 'arrow-1/S' }, 'e2'],
    ['where a fork and another lead home', { e2: 'chest-1=1', f2: 'arrow-2/E', d2: '.', g2: 'arrow-4' }, 'e2'],
    ['where an open balloon leads home', { e5: 'chest-1=1', e6: 'balloon' }, 'e5'],
  ])('%s', (_where, tiles, at) => {
    expect(isAtDoor(beach(tiles, at))).toBe(true)
  })

  it.each([
    ['where nobody stands on it', { g2: 'chest-1=1' }, 'd5'],
    ['where the way is longer', { e5: 'chest-1=1' }, 'e5'],
    ['where the tile that leads home is closed still', { e2: 'chest-1=1', f2: 'arrow-1/E', g2: '?arrow-1/S' }, 'e2'],
  ])('but not %s', (_where, tiles, at) => {
    expect(isAtDoor(beach(tiles, at))).toBe(false)
  })

  it('but not before the turn of the pirate that stands there', () => {
    expect(isAtDoor(beach({ g2: 'chest-1=1' }, 'g2', { turn: 'red' }))).toBe(false)
  })
})

it('matches of bots are summarised, and gold comes home in them', () => {
  const once = runForGold({ level: 'easy', budget: 1 }, 2)
  expect(once.broughtHome).toBeGreaterThan(0)
  expect(once.turns).toBeGreaterThan(once.broughtHome)
  expect(sumHomecomings([once, once, once])).toEqual({
    turns: 3 * once.turns,
    broughtHome: 3 * once.broughtHome,
    leftAtDoor: 3 * once.leftAtDoor,
  })
})
