import { expect, it } from 'vitest'
import { randomFleet } from '../../../engine/sea-battle/randomFleet.ts'
import { translator } from '../../i18n/t.ts'
import { NOBODY_PLACES, type PlacementState, slotsOf } from './berthing.ts'
import { taken } from './handling.ts'
import { whyNoBattle, whyNoneLeft, whyNoShape, whyNoTurn, whyNothingHeld, whyNothingToTake } from './vainKeys.ts'

const t = translator('en')
const EMPTY: PlacementState = { ...NOBODY_PLACES, seat: 'north' }
const firstPlace = { int: () => 0, unit: () => 0, drawn: 0 }
const LAID: PlacementState = { ...EMPTY, slots: slotsOf(randomFleet(EMPTY.options, firstPlace)) }
/** Returns the state with a ship of a length in hand. */
const holding = (length: number, state = EMPTY): PlacementState => {
  const slot = state.slots.findIndex((one) => one.length === length)
  return { ...state, ...taken(state, slot, [4, 4], null) }
}
const bent = (length: number) => holding(length, { ...EMPTY, options: { touch: 'none', shapes: 'bent' } })

it('asks for a ship in hand before it is turned, bent or put back', () => {
  for (const whyNot of [whyNoTurn, whyNoShape, whyNothingHeld]) expect(whyNot(EMPTY, t)).toBe('First take a ship.')
  expect(whyNothingHeld(holding(2), t)).toBeNull()
})

it('names the ships that cannot be turned or bent', () => {
  expect(whyNoTurn(holding(1), t)).toMatch(/one cell/)
  expect(whyNoTurn(holding(2), t)).toBeNull()
  expect(whyNoShape(holding(4), t)).toMatch(/straight/)
  expect(whyNoShape(bent(2), t)).toMatch(/three- and four-cell/)
  expect(whyNoShape(bent(4), t)).toBeNull()
})

it('shows how many ships the battle waits for', () => {
  expect(whyNoBattle(EMPTY, t)).toBe('Not yet: 10 ships are still in harbour.')
  expect(whyNoBattle(holding(1, LAID), t)).toBe('First place the ship in your hand.')
  expect(whyNoBattle(LAID, t)).toBeNull()
})

it('says that all ships are in place when another one is requested', () => {
  expect(whyNoneLeft(EMPTY, t)).toBeNull()
  expect(whyNoneLeft(LAID, t)).toMatch(/^All ships are placed/)
  const ship = LAID.slots[0]?.berth?.[0] ?? 0
  const on: PlacementState = { ...LAID, cursor: [ship % 10, Math.floor(ship / 10)] }
  expect(whyNothingToTake(on, t)).toBeNull()
})
