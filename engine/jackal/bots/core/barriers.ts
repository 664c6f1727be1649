import type { Cell } from '../../types.ts'
import { hasFreeExit } from './caves.ts'
import {
  type Core,
  cellOf,
  friendsOf,
  hereOf,
  isFighter,
  isOpen,
  kindOf,
  look,
  onStep,
  type PieceNumber,
  type PieceSet,
  stepsOf,
  teamOf,
  tileOf,
  vesselSide,
} from './core.ts'
import { ABORIGINE, CAVE, FIGHTS, FORT } from './kinds.ts'
import { ANY_VESSEL, ANYBODY, BEAR_AT, FRIDAY, OPEN_CAVES, PREACHER, STEP } from './layout.ts'
import { ANY_LOAD, EMPTY_HANDED, NO_PASSES, PASSES, type Passes, WITH_BOAT, WITH_GOLD } from './passes.ts'

/** Returns the loads that a piece may bring onto a cell, however it comes there: `barrierAt` of the rules. */
export function passesOnto(core: Core, piece: PieceNumber, to: Cell): Passes {
  if (to < 0) return NO_PASSES
  const tile = tileOf(core, to)
  if (tile === 0) {
    const here = hereOf(core, to)
    return look(core.frame.ground.swimmable, to) === 1 || (here & ANY_VESSEL) !== 0 ? ANY_LOAD : NO_PASSES
  }
  if (!isOpen(tile)) return EMPTY_HANDED
  const kind = kindOf(tile)
  let passes = look(PASSES, kind)
  if (kind === CAVE) passes = passesIntoCave(core, piece, to)
  else if (kind === FORT || kind === ABORIGINE) {
    if ((hereOf(core, to) & ANYBODY & ~friendsOf(core, piece)) !== 0) return NO_PASSES
  }
  return passes & passesFoes(core, piece, to, entryStepOf(core, piece, tile))
}

/** Returns the loads that a piece may bring into a cave: guarded exits close it, and a load needs an exit (J-CAVE). */
function passesIntoCave(core: Core, piece: PieceNumber, cave: Cell): Passes {
  if (core.get(OPEN_CAVES) === 1) return EMPTY_HANDED
  return hasFreeExit(core, piece, cave) ? ANY_LOAD : NO_PASSES
}

/** Returns the step on which a piece enters a turntable: the first, for Friday the last (J-TURNTABLE, J-FRIDAY). */
export function entryStepOf(core: Core, piece: PieceNumber, tile: number): number {
  const steps = stepsOf(tile)
  if (steps === 0) return 0
  return ((core.get(FRIDAY) >> piece) & 1) === 1 ? steps : 1
}

/**
 * Returns the loads that a piece may bring onto a step of an open tile where enemies may be: `fightBarrier` of the
 * rules.
 */
export function passesFoes(core: Core, piece: PieceNumber, to: Cell, step: number): Passes {
  const here = hereOf(core, to)
  const others = here & ANYBODY & ~friendsOf(core, piece)
  if (others === 0) return ANY_LOAD
  const tile = tileOf(core, to)
  const turns = stepsOf(tile) > 0
  const foes = turns ? onStep(core, others, step) : others
  const met = cellOf(core, piece) === to || !turns ? foes : others
  const preacher = core.get(PREACHER)
  const friday = core.get(FRIDAY)
  const self = 1 << piece
  if ((self & preacher) !== 0) return (met & ~friday) === 0 ? ANY_LOAD : NO_PASSES
  if (met === 0 || look(FIGHTS, kindOf(tile)) === 0) return ANY_LOAD
  if ((self & friday) !== 0) return (foes & ~preacher) === 0 ? ANY_LOAD : NO_PASSES
  if ((met & preacher) !== 0) return NO_PASSES
  if (foes === 0) return ANY_LOAD
  return (here & preacher) !== 0 ? NO_PASSES : EMPTY_HANDED
}

/**
 * Returns whether a piece may hit: not if it sets off from the missionary's cell. `strikeBarrier` of the rules
 * (J-MISSIONARY).
 */
export function mayStrike(core: Core, piece: PieceNumber, to: Cell, step: number): boolean {
  const at = cellOf(core, piece)
  if (at < 0 || (hereOf(core, at) & core.get(PREACHER)) === 0 || !isFighter(core, piece)) return true
  const tile = tileOf(core, to)
  if (tile !== 0 && (!isOpen(tile) || look(FIGHTS, kindOf(tile)) === 0)) return true
  return foesAt(core, piece, to, step) === 0
}

/** Returns the enemies of the piece on a cell; on a turntable only those on the given step. */
export function foesAt(core: Core, piece: PieceNumber, cell: Cell, step: number): PieceSet {
  const foes = hereOf(core, cell) & ANYBODY & ~friendsOf(core, piece)
  return foes !== 0 && stepsOf(tileOf(core, cell)) > 0 ? onStep(core, foes, step) : foes
}

/**
 * Returns the loads that a piece may bring to a cell next to it, or to which it flies: `setOutBarrier` of the rules.
 */
export function passesSettingOut(core: Core, piece: PieceNumber, at: Cell, to: Cell): Passes {
  if (to < 0) return NO_PASSES
  const tile = tileOf(core, to)
  if (tile === 0) return passesToSea(core, piece, at, to)
  if (to === at) {
    const next = core.get(STEP + piece) + 1
    return mayStrike(core, piece, at, next) ? passesFoes(core, piece, at, next) : NO_PASSES
  }
  if (tileOf(core, at) === 0 && (hereOf(core, at) & ANY_VESSEL) === 0) return NO_PASSES
  return passesByAir(core, piece, to)
}

/** Returns the loads that a piece may bring to a tile, on foot or by air. */
export function passesByAir(core: Core, piece: PieceNumber, to: Cell): Passes {
  if (core.get(BEAR_AT) === to) return NO_PASSES
  const passes = passesOnto(core, piece, to)
  if (passes === NO_PASSES) return NO_PASSES
  return mayStrike(core, piece, to, entryStepOf(core, piece, tileOf(core, to))) ? passes : NO_PASSES
}

function passesToSea(core: Core, piece: PieceNumber, at: Cell, to: Cell): Passes {
  const side = vesselSide(core, teamOf(core, piece), hereOf(core, to))
  if (side < 0) return EMPTY_HANDED
  if (side > 0) return EMPTY_HANDED | WITH_GOLD
  if (look(core.frame.ground.swimmable, to) === 0) return NO_PASSES
  if (tileOf(core, at) !== 0) return WITH_BOAT
  return mayStrike(core, piece, to, 0) ? ANY_LOAD : NO_PASSES
}
