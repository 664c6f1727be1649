import { describe, expect, it } from 'vitest'
import { sea } from '../../../engine/testkit/sea.ts'
import { at, cell, type Gesture, Player, unit } from '../../testkit/admiralPlayer.ts'
import { onTurnAsked } from '../intent/courseRules.ts'
import { ruleLookedAt } from './lookedAt.ts'

const SHIPS = { 'red-frigate': 'k8 NW', 'blue-line': 's15 N' } as const
const lookedAt = (position: Parameters<typeof sea>[0], ...gestures: readonly Gesture[]) =>
  ruleLookedAt(new Player(sea(position).state).do(...gestures).state)

/** Points at a cell or at the unit there. */
const pointAt =
  (change: { readonly hovered?: string; readonly hoveredUnit?: string }): Gesture =>
  () => ({
    patch: {
      ...(change.hovered !== undefined && { hovered: at(change.hovered) }),
      ...(change.hoveredUnit !== undefined && { hoveredUnit: change.hoveredUnit }),
    },
  })

describe('the book of rules opens', () => {
  it.each([
    ['NE fresh', 'A-FRESH'],
    ['NE calm', 'A-CALM'],
    ['NE storm', 'A-STORM'],
  ])('at sailing in this weather if the pointer is over open sea: %s', (wind, rule) => {
    expect(lookedAt({ ships: SHIPS, wind }, pointAt({ hovered: 'c3' }))).toBe(rule)
  })

  it('at the classes for a ship that is selected or under the pointer', () => {
    expect(lookedAt({ ships: SHIPS }, pointAt({ hoveredUnit: 'blue-line' }))).toBe('A-CLASS')
    expect(lookedAt({ ships: SHIPS }, unit('red-frigate'))).toBe('A-CLASS')
  })

  it('at turning while a heading is chosen', () => {
    expect(lookedAt({ ships: SHIPS, wind: 'NE fresh' }, unit('red-frigate'), onTurnAsked)).toBe('A-HEAD')
  })

  it('at firing while an enemy is aimed at, before the thing under the pointer', () => {
    const near = { 'red-frigate': 'k8 N', 'blue-line': 'm8 N' }
    const gestures = [unit('red-frigate'), unit('blue-line'), pointAt({ hovered: 'c3' })]
    expect(lookedAt({ ships: near }, ...gestures)).toBe('A-FIRE')
  })

  it('at the reason why a cell is out of reach', () => {
    expect(lookedAt({ ships: SHIPS, wind: 'NE calm' }, unit('red-frigate'), cell('a1'))).toMatch(/^A-/)
  })

  it('at its beginning if the player looks at nothing in particular', () => {
    const before = new Player(sea({ ships: SHIPS }).state).state
    expect(ruleLookedAt({ ...before, selected: null })).toBeNull()
  })
})
