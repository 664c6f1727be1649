import { describe, expect, it } from 'vitest'
import { hint } from '../../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../../engine/jackal/moves.ts'
import type { IslandPlan } from '../../../../engine/testkit/drawnIsland.ts'
import { island } from '../../../../engine/testkit/island.ts'
import { translator } from '../../../i18n/t.ts'
import { cellNamed } from '../../../testkit/boards/jackalBoard.ts'
import { onPortrait } from '../../intent/actorRules.ts'
import { IDLE_INTENT, type IntentState } from '../../intent/intentState.ts'
import { onCarry } from '../../intent/loadRules.ts'
import { onAsked } from '../../intent/questionRules.ts'
import { prospectOf, waysSentence } from './prospect.ts'

/** Returns the intent of White's pirate on e5 with the pointer on a cell of a drawn island. */
function pointedAt(drawing: string, cell: string, plan: IslandPlan = {}): IntentState {
  const pieces = { 'white-1': 'e5', 'white-2': 'g1', 'red-1': 'a7', ...plan.pieces }
  const { state: view } = island(drawing, { ...plan, pieces })
  const moves = legalMoves(view, 'white').map((move) => ({ move, hint: hint(view, move) }))
  const asked = { ...IDLE_INTENT, ...onAsked(IDLE_INTENT, { seat: 'white', moves }, view).patch }
  const chosen = { ...asked, ...onPortrait(asked, { kind: 'piece', id: 'white-1' }).patch }
  return { ...chosen, hovered: cellNamed(cell) }
}
const SHIP = { kind: 'ship', team: 'white' } as const
const t = translator('en')
const told = (state: IntentState) => {
  const prospect = prospectOf(state, t)
  return prospect && [prospect.line, prospect.more]
}

describe('the consequences of a move', () => {
  it.each([
    ['. rum', ['Barrel of rum at f5', null]],
    ['. > rum', ['Sent on to g5: Barrel of rum', null]],
    ['. > cannibal', ['He dies', null]],
    ['. trap', ['Trapped until a friend comes', null]],
    ['. cave', ['Lost in the cave until another one opens', null]],
    ['. cannon/S', ['Into the water at f1', null]],
    ['. arrow-2', ['You choose: f6 Open ground, f4 Open ground', null]],
  ])('%s: %j', (drawing, lines) => {
    expect(told(pointedAt(drawing, 'f5'))).toEqual(lines)
  })

  it('mention the lifeboat: boarded, launched, left behind, rowed over a swimmer', () => {
    const boating = (lifeboat: object, at: string, more: object = {}) => ({
      options: { lifeboat: true },
      pieces: { 'white-1': at, ...more },
      more: { lifeboat },
    })
    const afloat = { at: 'e1', afloat: true, team: 'white' }
    expect(told(pointedAt('', 'e1', boating(afloat, 'e2')))).toEqual(['Into the lifeboat', null])
    expect(told(pointedAt('', 'e1', boating({ at: 'e2' }, 'e2')))).toEqual(['Launches the lifeboat', null])
    expect(told(pointedAt('. ?empty', 'f5', boating({ at: 'e5' }, 'e5')))?.[1]).toMatch(/^Leaves the lifeboat here/)
    const enemy = boating({ at: 'd1', afloat: true, team: 'red' }, 'f1', { 'red-2': 'd1' })
    expect(told(pointedAt('', 'e1', enemy))).toEqual(['Into the water at e1', 'May be hit by: the lifeboat'])
  })

  const hunted = (pieces: object, wokenBy = 'white') => ({
    options: { variant: 'archipelago' } as const,
    pieces: { 'white-1': 'e5', ...pieces },
    more: { bear: { at: 'h5', wokenBy } },
  })

  it.each([
    ['the mover, who is the nearest', '. .', { 'red-1': 'a7' }, 'The bear then steps to g5'],
    ['whom it reaches', '. .', { 'red-1': 'i6' }, 'The bear then steps to i6, sending to the ship: red pirate'],
    ['whom it kills', '. .', { friday: { team: 'red', at: 'i6' } }, 'The bear then steps to i6, killing: Friday'],
    [
      'not one who is beaten before',
      '. .',
      { 'red-1': 'f5', 'red-2': 'k5' },
      'Hits: red pirate · The bear then steps to g5',
    ],
  ])('show the bear’s step after the move: %s', (_, drawing, pieces, more) => {
    expect(told(pointedAt(drawing, 'f5', hunted(pieces)))?.[1]).toBe(more)
  })

  it('leave out the bear in the turn of another player', () => {
    expect(told(pointedAt('. .', 'f5', hunted({ 'red-1': 'i6' }, 'red')))?.[1] ?? '').not.toContain('bear')
  })

  it('show the bear’s step after the sailing of a ship, and list the eight ways of a trampoline', () => {
    const ship = { ...pointedAt('', 'f1', hunted({ 'red-1': 'i6', 'white-2': 'g1' })), selected: SHIP }
    expect(told(ship)).toEqual(['Your ship sails here', 'The bear then steps to i6, sending to the ship: red pirate'])
    const thrown = pointedAt('. trampoline', 'f5', { options: { variant: 'archipelago' } })
    expect(waysSentence(thrown, t)?.split(', ')).toHaveLength(8)
  })

  it('show the effect of a bottle, and the pieces it hits on the last step', () => {
    const bottle = (drawing: string, pieces: object) => {
      const plan = { options: { variant: 'archipelago' } as const, teams: { white: { bottles: 1 } } }
      const { state: view } = island(drawing, { ...plan, pieces: { 'white-2': 'g5', ...pieces } })
      const decided = { ...view, decision: { kind: 'uncork', acted: 'white-2' } as const }
      const moves = legalMoves(decided, 'white').map((move) => ({ move, hint: {} }))
      const asked = { ...IDLE_INTENT, ...onAsked(IDLE_INTENT, { seat: 'white', moves }, decided).patch }
      return told({ ...asked, hovered: cellNamed('e5') })
    }
    expect(bottle('trap', { 'white-1': { at: 'e5', trapped: true } })).toEqual([
      'Out of the trap: free to go from the next turn',
      null,
    ])
    const swamp = { 'white-1': { at: 'e5', step: 1 }, 'red-1': { at: 'e5', step: 4 } }
    expect(bottle('swamp', swamp)).toEqual(['To the last step: free to leave from the next turn', 'Hits: red pirate'])
  })

  it('at a closed tile are the odds from the rest of the deck', () => {
    const tiles = Object.fromEntries(['f6', 'f7', 'f8', 'f9', 'g6', 'g7', 'g8', 'g9'].map((cell) => [cell, 'chest-1']))
    const line = (plan: IslandPlan) => told(pointedAt('. ?empty', 'f5', plan))?.[0]
    expect(line({})).toMatch(/^Closed tile f5: gold \d+%, trap or rum \d+%, cannibal \d+%$/)
    expect(line({ tiles })).not.toBe(line({}))
    expect(line({ tiles: { f6: 'cannibal' } })).toMatch(/^Closed tile f5: gold \d+%, trap or rum \d+%$/)
  })

  it('count the turns home with the coin at hand, and with one that lies there', () => {
    expect(told(pointedAt('empty=1 .', 'f5'))?.[1]).toBe('Then home with the coin in 4 turns')
    expect(told(pointedAt('. empty=1', 'f5'))?.[1]).toBe('Then home with the coin in 4 turns')
    const walled = { pieces: { 'red-1': 'f4', 'red-2': 'g4', 'red-3': 'e4' } }
    expect(told(pointedAt('empty=1 balloon', 'f5', walled))?.[0]).toBe('+1 gold aboard')
  })

  it.each([
    ['empty=1 ?empty', 'f5', 'Leaves the coin here'],
    ['. ?empty', 'f5', null],
  ])('%s: name the load that the piece could take elsewhere %j', (drawing, cell, more) => {
    expect(told(pointedAt(drawing, cell))?.[1] ?? null).toBe(more)
  })

  it('distinguish a crocodile from the ship to which it sends the piece back', () => {
    const aboard = { pieces: { 'white-1': 'g1' }, tiles: { g2: 'crocodile' } }
    expect(told(pointedAt('. .', 'g2', aboard))?.[0]).toBe('Sent on aboard the ship')
  })

  it('name the pieces that are hit, and those that could hit back', () => {
    expect(told(pointedAt('. .', 'f5', { pieces: { 'red-1': 'f5', 'red-2': 'g6' } }))?.[1]).toBe(
      'Hits: red pirate · May be hit by: red pirate',
    )
  })

  it('list four ends of a horse, and all of them on the card', () => {
    const horse = pointedAt('. horse', 'f5')
    expect(told(horse)?.[0]).toMatch(/, \d more$/)
    expect(waysSentence(horse, t)?.split(', ')).toHaveLength(8)
    expect(waysSentence(pointedAt('. .', 'f5'), t)).toBeNull()
  })

  it('mention no choice if every way comes to one end', () => {
    const thrownBack = pointedAt('. arrow-2', 'f5', { tiles: { f6: 'crocodile', f4: 'rum' } })
    expect(told(thrownBack)).toEqual(['Sent on to f4: Barrel of rum', null])
    expect(waysSentence(thrownBack, t)).toBeNull()
  })

  it('are empty if nothing can be chosen, and have Russian words', () => {
    expect(told(pointedAt('. .', 'k9'))).toBeNull()
    const laden = pointedAt('empty=1 .', 'f5')
    const carrying = { ...laden, ...onCarry(laden).patch }
    expect(prospectOf(carrying, translator('ru'))?.more).toBe('Потом домой с монетой за 4 хода')
  })
})
