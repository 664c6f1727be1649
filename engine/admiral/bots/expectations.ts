import { expectedResult, shareAmong } from '../../kernel/bots.ts'
import type { Seat } from '../../kernel/game.ts'
import { isFighting, sidesOf } from '../fleet.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { PLACE, strengthOf } from './evaluation.ts'
import { placeScores } from './places.ts'

/** The lead that wins three of four matches of two sides, in points of a brig's hull. */
const SCALE = 8

/**
 * Returns what a side may expect, from 0 to 1, from the worth of a position by `evaluate`. That worth is no lead: it
 * counts the places of its own ships alone, and all other sides together against it. So it is compared with the worth
 * if no side were ahead. Then each of `n` sides may expect an `n`th, and the expectations of two sides add up to 1.
 *
 * @param evenPlaces the worth of the places of its ships in that case
 */
export function expectations(view: AdmiralState, seat: Seat, evenPlaces: number): (worth: number) => number {
  const own = ownSide(view, seat)
  const others = sidesOf(view).filter((side) => side.every((team) => !own.includes(team)))
  const rivals = others.map((side) => strengthOf(view, side)).filter((strength) => strength > 0)
  const spare = Math.max(0, rivals.length - 1)
  const together = rivals.reduce((sum, strength) => sum + strength, 0)
  const even = evenPlaces - (spare * together) / Math.max(1, rivals.length)
  return (worth) => shareAmong(expectedResult(worth - even, SCALE), 1 + spare)
}

/** Returns the worth of the places of a side's ships if each lay as well as all ships do on average. */
export function evenPlacesIn(state: AdmiralState, seat: Seat, conduct: Conduct): number {
  if (state.result) return 0
  const ships = state.ships.flatMap((ship) => {
    const { at, heading, team } = ship
    return at !== null && isFighting(state, ship) ? { team, score: placeScores(state, ship, conduct)(at, heading) } : []
  })
  const own = ownSide(state, seat)
  const share = ships.filter(({ team }) => own.includes(team)).length / Math.max(1, ships.length)
  return PLACE * share * ships.reduce((sum, { score }) => sum + score, 0)
}

function ownSide(state: AdmiralState, seat: Seat): readonly TeamId[] {
  return sidesOf(state).find((side) => side.some((team) => team === seat)) ?? []
}
