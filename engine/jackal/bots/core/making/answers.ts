import type { Cell } from '../../../types.ts'
import { storeFor } from '../bottles.ts'
import { addCave, removeCave } from '../caves.ts'
import { type Core, cellOf, firstOf, isOpen, kindOf, type PieceSet, teamOf, tileOf } from '../core.ts'
import { CAVE } from '../kinds.ts'
import {
  ACCEPTED,
  ACTED,
  ARRANGE,
  ASKED,
  AT,
  BOTTLE_STORE,
  END_OFFER,
  END_OFFERED,
  FIRST,
  FRIDAY,
  LOOKED,
  LOOKED_COUNT,
  LOOKS_LEFT,
  LOST,
  MOVER,
  NOTHING,
  OFFERED_BY,
  PREACHER,
  RESULT,
  SEEN_BITS,
  SEEN_SHIFT,
  TILES,
  UNCORK,
} from '../layout.ts'
import { ordersOf } from '../orders.ts'
import { followUp } from './arriving.ts'
import { die } from './dying.ts'
import { AGREED } from './ending.ts'
import { dropLoad } from './loads.ts'
import { dismiss } from './people.ts'
import { closeTurn, endMove, seatToMove } from './turns.ts'

/** Looks at a closed tile from the lighthouse (J-LIGHTHOUSE). */
export function lookAt(core: Core, cell: Cell): void {
  core.set(TILES + cell, tileOf(core, cell) | (1 << (SEEN_SHIFT + seatToMove(core))))
  const looked = core.get(LOOKED_COUNT)
  core.set(LOOKED + looked, cell)
  core.set(LOOKED_COUNT, looked + 1)
  if (core.get(LOOKS_LEFT) > 1) core.add(LOOKS_LEFT, -1)
  else core.set(ASKED, ARRANGE)
}

/** Puts the peeked tiles back in the chosen permutation. */
export function layBack(core: Core, order: number): void {
  const seen = 1 << (SEEN_SHIFT + seatToMove(core))
  const places = ordersOf(core.get(LOOKED_COUNT))[order] ?? []
  const tiles = places.map((place) => tileOf(core, core.get(LOOKED + place)))
  tiles.forEach((tile, i) => {
    core.set(TILES + core.get(LOOKED + i), (tile & ~SEEN_BITS) | seen)
  })
  followUp(core, core.get(MOVER), false)
}

/** Swaps two tiles, keeping their orientation; pieces lost in a cave move with it (J-EARTHQUAKE). */
export function exchange(core: Core, cell: Cell): void {
  const first = core.get(FIRST)
  if (first < 0) {
    core.set(FIRST, cell)
    return
  }
  const one = tileOf(core, first)
  const other = tileOf(core, cell)
  core.set(TILES + first, other)
  core.set(TILES + cell, one)
  moveCave(core, one, first, cell)
  moveCave(core, other, cell, first)
  followCaves(core, first, cell)
  followUp(core, core.get(MOVER), false)
}

function moveCave(core: Core, tile: number, from: Cell, to: Cell): void {
  if (kindOf(tile) !== CAVE || !isOpen(tile)) return
  const other = tileOf(core, from)
  if (kindOf(other) === CAVE && isOpen(other)) return
  removeCave(core, from)
  addCave(core, to)
}

function followCaves(core: Core, a: Cell, b: Cell): void {
  for (let lost: PieceSet = core.get(LOST); lost !== 0; lost &= lost - 1) {
    const at = cellOf(core, firstOf(lost))
    if (at === a) core.set(AT + firstOf(lost), b)
    else if (at === b) core.set(AT + firstOf(lost), a)
  }
}

/** Swears the oath aloud, or removes the piece that did not (J-CARAMBA). */
export function swear(core: Core, loud: boolean): void {
  if (loud) followUp(core, core.get(MOVER), false)
  else die(core, core.get(MOVER), 'polite')
}

/** Hands over one bottle after the move, which ends the move (J-BOTTLE). */
export function give(core: Core, toFriday: boolean): void {
  core.add(BOTTLE_STORE + storeFor(core, teamOf(core, core.get(MOVER))), -1)
  if (toFriday) dismiss(core, firstOf(core.get(FRIDAY)))
  else core.set(PREACHER, 0)
  stay(core)
}

function stay(core: Core): void {
  const mover = core.get(MOVER)
  dropLoad(core, mover)
  endMove(core, mover)
}

/** Declines an optional follow-up, or an offer to end the match. */
export function decline(core: Core): void {
  const asked = core.get(ASKED)
  if (asked === UNCORK) closeTurn(core, core.get(ACTED))
  else if (asked === END_OFFER) core.set(ASKED, NOTHING)
  else stay(core)
}

/** Asks all other players in turn; without other players the match ends at once (J-END). */
export function offerEnd(core: Core): void {
  const seat = seatToMove(core)
  core.set(END_OFFERED, 1)
  core.set(ASKED, END_OFFER)
  core.set(OFFERED_BY, seat)
  core.set(ACCEPTED, 0)
  endIfAgreed(core)
}

export function acceptEnd(core: Core): void {
  core.add(ACCEPTED, 1)
  endIfAgreed(core)
}

function endIfAgreed(core: Core): void {
  if (core.get(ACCEPTED) < core.frame.seats.length - 1) return
  core.set(ASKED, NOTHING)
  core.set(RESULT, AGREED)
}
