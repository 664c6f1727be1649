import { HIDDEN } from '../../kernel/game.ts'
import { textDigest } from '../../kernel/jointSeed.ts'
import type { SeaBattleState, SeaSeat } from '../types.ts'
import { SEATS } from '../types.ts'
import { commitmentTo, type Opening, printOpening } from './commitment.ts'

/** Returns the salt of a seat's commitment, which no other side can guess. */
export type SaltOf = (seat: SeaSeat) => string

/** Returns the commitments to the fleets on the table, as soon as each is placed (S-INSPECT). */
export function commitments(state: SeaBattleState, saltOf: SaltOf): Readonly<Record<string, string>> {
  return Object.fromEntries(openingsOf(state, saltOf).map(([seat, one]) => [seat, commitmentTo(one, textDigest)]))
}

/** Returns the openings of the commitments at the end. */
export function openings(
  state: SeaBattleState,
  saltOf: SaltOf,
): Readonly<Record<string, ReturnType<typeof printOpening>>> {
  return Object.fromEntries(openingsOf(state, saltOf).map(([seat, one]) => [seat, printOpening(one)]))
}

/** @param state the host's own, with nothing hidden */
function openingsOf({ fleets }: SeaBattleState, saltOf: SaltOf): readonly (readonly [SeaSeat, Opening])[] {
  return SEATS.flatMap((seat) => {
    const ships = fleets[seat]?.ships ?? HIDDEN
    return ships === HIDDEN ? [] : [[seat, { salt: saltOf(seat), ships }] as const]
  })
}
