import type { Chain, Decision } from '../../../types.ts'
import type { Core } from '../core.ts'
import {
  ACCEPTED,
  ACTED,
  ARRANGE,
  ARRIVAL,
  ASKED,
  END_OFFER,
  FIRST,
  FLIGHT,
  KNIGHT,
  LOOKED,
  LOOKED_COUNT,
  LOOKS_LEFT,
  MAY_FLY,
  MAY_ROW,
  MOVER,
  OATH,
  OFFERED_BY,
  ONWARD,
  ORIGIN,
  ORIGIN_STEP,
  PEEK,
  STRAIGHT,
  SWAP,
  UNCORK,
} from '../layout.ts'
import { addStep } from '../making/chain.ts'

const MANNERS = { straight: STRAIGHT, knight: KNIGHT, flight: FLIGHT } as const

/** Reads the decision. */
export function readDecision(core: Core, decision: Decision): void {
  if ('chain' in decision) readChain(core, decision.chain)
  readQuestion(core, decision)
}

function readChain(core: Core, { origin, originStep, piece, steps }: Chain): void {
  core.set(MOVER, pieceNumber(core, piece))
  core.set(ORIGIN, origin)
  core.set(ORIGIN_STEP, originStep)
  for (const { from, manner, to } of steps) addStep(core, from, to, MANNERS[manner])
}

function readQuestion(core: Core, decision: Decision): void {
  switch (decision.kind) {
    case 'onward':
      return core.set(ASKED, ONWARD)
    case 'arrival':
      core.set(ASKED, ARRIVAL)
      core.set(MAY_FLY, Number(decision.flight))
      return core.set(MAY_ROW, Number(decision.boat === true))
    case 'peek':
    case 'arrange':
      core.set(ASKED, decision.kind === 'peek' ? PEEK : ARRANGE)
      core.set(LOOKS_LEFT, decision.kind === 'peek' ? decision.left : 0)
      core.set(LOOKED_COUNT, decision.looked.length)
      decision.looked.forEach((cell, i) => {
        core.set(LOOKED + i, cell)
      })
      return
    case 'swap':
      core.set(ASKED, SWAP)
      return core.set(FIRST, decision.first ?? -1)
    case 'oath':
      return core.set(ASKED, OATH)
    case 'uncork':
      core.set(ASKED, UNCORK)
      return core.set(ACTED, decision.acted === null ? -1 : pieceNumber(core, decision.acted))
    case 'endOffer':
      core.set(ASKED, END_OFFER)
      core.set(OFFERED_BY, core.frame.seats.indexOf(decision.by))
      return core.set(ACCEPTED, core.frame.seats.length - 1 - decision.waiting.length)
    default:
      decision satisfies never
  }
}

function pieceNumber(core: Core, id: string): number {
  return core.frame.ids.indexOf(id)
}
