import { expectedResult, shareAmong } from '../../kernel/bots.ts'
import type { Seat } from '../../kernel/game.ts'
import { isFighting, sidesOf } from '../fleet.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { PLACE, strengthOf } from './evaluation.ts'
import { placeScores } from './places.ts'

/** The lead with which three in four matches of two sides are won, in points of a brig's hull. */
const SCALE = 8

/**
 * What a side may expect, from 0 to 1, of what a position is worth to it by `evaluate`. That is no lead: it counts the places of its
 * own ships alone, and all other sides together against it. So it is set against what it would be if nobody were ahead: of `n`
 * sides each may expect an `n`th then, and the expectations of two add up to 1.
 *
 * @param evenPlaces what the places of its ships would be worth then
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

/** What the places of a side's ships would be worth in a position if each lay as well as all ships do in the mean. */
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
