import type { Route } from '../../../engine/jackal/foresight.ts'
import type { Cell, JackalState } from '../../../engine/jackal/types.ts'
import { onAnother } from '../intent/cellRules.ts'
import { bearStepAt, routesFor } from '../intent/foreseen.ts'
import { decisionOf, type IntentState } from '../intent/intentState.ts'
import type { Plan } from '../intent/planning.ts'
import { placeOf, type Selected, selectablesOf, type Target, targetsOf } from '../intent/targets.ts'
import { voyageTo } from '../intent/voyage.ts'
import { boatAt, vesselAt } from '../table/vessels.ts'
import type { AloftSign, Pointing } from './marks.ts'

const NOTHING: Pointing = {
  targets: [],
  isPlan: false,
  barred: [],
  ready: [],
  selected: null,
  aloft: [],
  hovered: null,
  cursor: null,
  chosen: [],
  routes: [],
  from: null,
  voyage: null,
  bear: null,
  swap: null,
}

/**
 * Returns the shown parts of the intent; while events play only pointer, keyboard and plan.
 *
 * @param plan the player's plan while others move
 */
export function pointingOf(intent: IntentState, busy: boolean, plan: Plan | null = null): Pointing {
  const { hovered, cursor, view, selected } = intent
  if (!intent.asked && plan) return { ...NOTHING, ...plan, isPlan: true, hovered, cursor }
  if (busy || !intent.asked || !view) return { ...NOTHING, hovered, cursor }
  const targets = targetsOf(intent)
  const pointed = hovered ?? cursor
  const target = targets.find(({ cell }) => cell === pointed) ?? null
  return {
    isPlan: false,
    targets: litOf(intent, targets, target),
    barred: barredByLoad(intent, targets),
    ready: readyOf(intent),
    selected,
    aloft: aloftOf(intent, targets, view),
    hovered,
    cursor,
    chosen: chosenCells(intent),
    routes: target ? routesAt(target, view) : [],
    from: target && startOf(target, view),
    voyage: target && voyageTo(target, view),
    bear: bearStepAt(intent, pointed),
    swap: swapOf(intent, target),
  }
}

/** Returns the lit targets: of an earthquake's many tiles only the one pointed at, of the lighthouse's its places. */
function litOf(intent: IntentState, targets: readonly Target[], pointed: Target | null): Pointing['targets'] {
  const decision = decisionOf(intent)
  if (decision?.kind === 'swap') return pointed ? [pointed] : []
  return decision?.kind === 'arrange' ? decision.looked.map((cell) => ({ cell, fatal: false })) : targets
}

/** Returns the cells that the chosen piece could reach without its load. */
function barredByLoad(intent: IntentState, targets: readonly Target[]): readonly Cell[] {
  if (intent.carry === null) return []
  const free = targetsOf({ ...intent, carry: null }).map(({ cell }) => cell)
  return free.filter((cell) => !targets.some((target) => target.cell === cell))
}

/** Returns the pieces and ships that may act but are not chosen; pieces aboard are lit by their ship. */
function readyOf({ asked, view, selected }: IntentState): readonly Selected[] {
  if (!view) return []
  const ready = selectablesOf(asked).map((one): Selected => {
    const at = one.kind === 'piece' ? placeOf(one.id, view) : null
    const boat = at === null ? null : boatAt(view, at)
    if (boat) return { kind: 'ship', team: boat.team, boat: true }
    const ship = view.teams.find((team) => team.ship === at)
    return ship ? { kind: 'ship', team: ship.id } : one
  })
  const names = ready.map(nameOf)
  return ready.filter(
    (one, index) => names.indexOf(nameOf(one)) === index && !(selected && nameOf(one) === nameOf(selected)),
  )
}

const nameOf = (one: Selected): string =>
  one.kind === 'piece' ? one.id : `${one.boat ? 'boat' : 'ship'} of ${one.team}`

/** Returns the hidden targets with their results. A ship that a click would choose has none. */
function aloftOf(intent: IntentState, targets: readonly Target[], view: JackalState): Pointing['aloft'] {
  return targets.flatMap(({ cell, moves, fatal }) => {
    const routes = moves.flatMap(({ move }) => routesFor(move, view))
    const gold = Math.max(0, ...routes.map((route) => route.gold))
    if (moves.some(({ move }) => move.kind === 'uncork')) return [{ cell, sign: 'bottle' } as const]
    if (gold > 0) return [{ cell, sign: gold > 1 ? 'plusThree' : 'plusOne' } as const]
    const isHidden = view.teams.some(({ ship }) => ship === cell) || view.pieces.some(({ at }) => at === cell)
    if (!isHidden || (vesselAt(view, cell) !== null && onAnother(intent, cell))) return []
    return [{ cell, sign: signOf(fatal, routes, cell) }]
  })
}

function signOf(fatal: boolean, routes: readonly Route[], cell: Cell): AloftSign {
  if (fatal) return 'skull'
  const strikes = routes.some((route) => route.path[0]?.cell === cell && route.strikes.length > 0)
  return strikes ? 'strike' : 'goal'
}

function routesAt({ moves }: Target, view: JackalState): readonly Route[] {
  const [first] = moves
  return first ? routesFor(first.move, view) : []
}

function chosenCells({ first, order, picked, prompt }: IntentState): readonly Cell[] {
  const seen = picked === null ? undefined : order?.[picked]
  return [first, seen ?? null, prompt?.cell ?? null].filter((cell) => cell !== null)
}

function startOf({ moves }: Target, view: JackalState): Cell | null {
  const move = moves[0]?.move
  return move?.kind === 'go' ? placeOf(move.piece, view) : null
}

/** Returns the two tiles that an earthquake would exchange: the first chosen, the second in question or pointed at. */
function swapOf({ first, prompt }: IntentState, target: Target | null): Pointing['swap'] {
  const second = prompt?.cell ?? target?.cell
  return first === null || second === undefined ? null : [first, second]
}
