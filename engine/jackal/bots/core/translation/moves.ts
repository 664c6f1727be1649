import { type Cell, type JackalMove, LOADS, type Load, type Recipient } from '../../../types.ts'
import {
  ACCEPT_END,
  BY_BOAT,
  BY_BOTTLE,
  codeOf,
  DECLINE,
  EXCHANGE,
  GIVE,
  GO,
  isMarked,
  kindOfMove,
  LAY_BACK,
  LOOK_AT,
  loadOf,
  type MoveCode,
  OFFER_END,
  PLACE,
  REVIVE,
  SAIL,
  SWEAR,
  toOf,
  USE_BOTTLE,
  whoOf,
} from '../codes.ts'
import type { Core } from '../core.ts'
import { LOOKED, LOOKED_COUNT } from '../layout.ts'
import { ordersOf } from '../orders.ts'
import { idOf, numberOf } from './pieces.ts'

/** Returns a move of the core in the form of the rules. */
export function moveOf(core: Core, code: MoveCode): JackalMove {
  const who = whoOf(code)
  const to = toOf(code)
  const team = core.frame.teams[who] ?? 'white'
  switch (kindOfMove(code)) {
    case GO:
      return goOf(core, code)
    case SAIL:
      return { kind: 'sail', team, to, ...(isMarked(code) && { boat: true as const }) }
    case REVIVE:
      return { kind: 'revive', piece: idOf(core, who) }
    case LOOK_AT:
      return { kind: 'peek', cell: to }
    case LAY_BACK:
      return { kind: 'arrange', order: orderOf(core, to) }
    case EXCHANGE:
      return { kind: 'swap', cell: to }
    case SWEAR:
      return { kind: 'swear', loud: to === 1 }
    case GIVE:
      return { kind: 'give', to: to === 0 ? 'friday' : 'missionary' }
    case PLACE:
      return { kind: 'place', team, to }
    case USE_BOTTLE:
      return { kind: 'uncork', piece: idOf(core, who) }
    case OFFER_END:
      return { kind: 'offerEnd' }
    case ACCEPT_END:
      return { kind: 'acceptEnd' }
    default:
      return { kind: 'decline' }
  }
}

function goOf(core: Core, code: MoveCode): JackalMove {
  const load: Load | undefined = LOADS[loadOf(code) - 1]
  const go = { kind: 'go', piece: idOf(core, whoOf(code)), to: toOf(code) } as const
  return { ...go, ...(load && { carry: load }), ...(isMarked(code) && { bottle: true as const }) }
}

function orderOf(core: Core, order: number): readonly Cell[] {
  return (ordersOf(core.get(LOOKED_COUNT))[order] ?? []).map((place) => core.get(LOOKED + place))
}

/** Returns the code of a move that is legal in the position. */
export function codeOfMove(core: Core, move: JackalMove): MoveCode {
  switch (move.kind) {
    case 'go':
      return (
        codeOf(GO, numberOf(core, move.piece), move.to, move.carry ? LOADS.indexOf(move.carry) + 1 : 0) |
        (move.bottle ? BY_BOTTLE : 0)
      )
    case 'sail':
      return codeOf(SAIL, core.frame.teams.indexOf(move.team), move.to) | (move.boat ? BY_BOAT : 0)
    case 'revive':
      return codeOf(REVIVE, numberOf(core, move.piece))
    case 'peek':
      return codeOf(LOOK_AT, 0, move.cell)
    case 'arrange':
      return codeOf(LAY_BACK, 0, numberOfOrder(core, move.order))
    case 'swap':
      return codeOf(EXCHANGE, 0, move.cell)
    case 'swear':
      return codeOf(SWEAR, 0, move.loud ? 1 : 0)
    case 'give':
      return codeOf(GIVE, 0, numberOfRecipient(move.to))
    case 'place':
      return codeOf(PLACE, core.frame.teams.indexOf(move.team), move.to)
    case 'uncork':
      return codeOf(USE_BOTTLE, numberOf(core, move.piece))
    case 'offerEnd':
      return codeOf(OFFER_END)
    case 'acceptEnd':
      return codeOf(ACCEPT_END)
    case 'decline':
      return codeOf(DECLINE)
    default:
      return move satisfies never
  }
}

const numberOfRecipient = (to: Recipient): number => (to === 'friday' ? 0 : 1)

function numberOfOrder(core: Core, order: readonly Cell[]): number {
  const orders = ordersOf(core.get(LOOKED_COUNT))
  return orders.findIndex((places) => places.every((place, i) => core.get(LOOKED + place) === order[i]))
}
