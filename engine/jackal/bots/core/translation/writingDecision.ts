import type { Cell, Chain, Decision, Manner, Recipient, StepCause } from '../../../types.ts'
import { type Core, cellOf, firstOf, isFriday, kindOf, lastStep, look, stepFrom, stepTo, tileOf } from '../core.ts'
import {
  EMERGES,
  SENDS_ALONG,
  SENDS_BACK,
  SENDS_HOME,
  SENDS_LEAPING,
  SENDS_OVER,
  SENDS_TO_SEA,
  SLIDES,
  WAY,
} from '../kinds.ts'
import {
  ACCEPTED,
  ACTED,
  ARRANGE,
  ARRIVAL,
  ASKED,
  CHAIN_LENGTH,
  END_OFFER,
  FIRST,
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
  STEP_MANNER_SHIFT,
  SWAP,
  UNCORK,
} from '../layout.ts'
import { mannerOf } from '../making/manners.ts'
import { recipientsFor } from '../recipients.ts'
import { findWaysOn, wayOn } from '../ways.ts'
import { idOf } from './pieces.ts'

const MANNERS: readonly Manner[] = ['straight', 'knight', 'flight']

/** The cause reported for each way of a tile. */
const CAUSES: Readonly<Record<number, StepCause>> = {
  [SENDS_ALONG]: 'arrow',
  [SENDS_LEAPING]: 'horse',
  [SENDS_TO_SEA]: 'cannon',
  [SENDS_OVER]: 'trampoline',
  [SLIDES]: 'ice',
  [SENDS_BACK]: 'crocodile',
  [SENDS_HOME]: 'balloon',
  [EMERGES]: 'cave',
}

/** Returns the decision in the form of the rules. */
export function decisionOf(core: Core): Decision | null {
  switch (core.get(ASKED)) {
    case ONWARD:
      return onwardOf(core)
    case ARRIVAL:
      return {
        kind: 'arrival',
        chain: chainOf(core),
        flight: core.get(MAY_FLY) === 1,
        ...(core.get(MAY_ROW) === 1 && { boat: true as const }),
        give: giftsOf(core),
      }
    case PEEK:
      return { kind: 'peek', chain: chainOf(core), looked: lookedAt(core), left: core.get(LOOKS_LEFT) }
    case ARRANGE:
      return { kind: 'arrange', chain: chainOf(core), looked: lookedAt(core) }
    case SWAP:
      return { kind: 'swap', chain: chainOf(core), first: core.get(FIRST) < 0 ? null : core.get(FIRST) }
    case OATH:
      return { kind: 'oath', chain: chainOf(core) }
    case UNCORK:
      return { kind: 'uncork', acted: core.get(ACTED) < 0 ? null : idOf(core, core.get(ACTED)) }
    case END_OFFER:
      return offerOf(core)
    default:
      return null
  }
}

function onwardOf(core: Core): Decision {
  const mover = core.get(MOVER)
  const way = look(WAY, kindOf(tileOf(core, Math.max(0, cellOf(core, mover)))))
  const { count } = findWaysOn(core, mover)
  return {
    kind: 'onward',
    chain: chainOf(core),
    cause: CAUSES[way] ?? 'walk',
    manner: MANNERS[mannerOf(way, lastStep(core))] ?? 'straight',
    to: Array.from({ length: count }, (_, i) => wayOn(i)),
  }
}

function chainOf(core: Core): Chain {
  const steps = Array.from({ length: core.get(CHAIN_LENGTH) }, (_, i) => core.get(core.frame.chain + i))
  return {
    piece: idOf(core, core.get(MOVER)),
    origin: core.get(ORIGIN),
    originStep: core.get(ORIGIN_STEP),
    steps: steps.map((step) => ({
      from: stepFrom(step),
      to: stepTo(step),
      manner: MANNERS[step >> STEP_MANNER_SHIFT] ?? 'straight',
    })),
  }
}

/** Returns the residents in the order of the pieces. */
function giftsOf(core: Core): readonly Recipient[] {
  const gifts: Recipient[] = []
  for (let left = recipientsFor(core, core.get(MOVER)); left !== 0; left &= left - 1) {
    gifts.push(isFriday(core, firstOf(left)) ? 'friday' : 'missionary')
  }
  return gifts
}

function lookedAt(core: Core): readonly Cell[] {
  return Array.from({ length: core.get(LOOKED_COUNT) }, (_, i) => core.get(LOOKED + i))
}

function offerOf(core: Core): Decision {
  const { seats } = core.frame
  const by = core.get(OFFERED_BY)
  const others = [...seats.slice(by + 1), ...seats.slice(0, by)]
  return { kind: 'endOffer', by: seats[by] ?? '', waiting: others.slice(core.get(ACCEPTED)) }
}
