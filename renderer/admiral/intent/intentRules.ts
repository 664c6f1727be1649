import { cellAt, fileOf, rankOf } from '../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import { gunReach, mooring, whyFar } from '../../../engine/admiral/foresight.ts'
import { refuse } from '../../../engine/admiral/refuse.ts'
import type { AdmiralMove, AdmiralRefusal, AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import { onGoal, onHeading, onReachable, usesCaptain } from './courseRules.ts'
import { situationOf } from './covered.ts'
import { after, onAimed, onGrappled, onMate } from './gunneryRules.ts'
import { AT_EASE, IDLE_INTENT, type IntentState, NOTHING, type Reaction, sent, type Why } from './intentState.ts'
import { onActed, onPlan, ordered } from './plans.ts'
import { told } from './reasonRules.ts'
import { type Asked, canSail, gunnersOf, offerOf, shootablesOf, unitsLeft, unitsToAct } from './targets.ts'
import { activeOf, unitsWaiting, viewFor, wouldLose } from './waiting.ts'

/**
 * Sets a new question, or none. Discards unfinished choices, except the ship, the rest of its course and the plan that
 * waits.
 */
export function onAsked(state: IntentState, question: Asked | null, fullView: AdmiralState | null): Reaction {
  const { isCovered, hovered, hoveredUnit, cursor, danger, rose, goal, plan, aims, looksAnew, pointsAnew } = state
  const { asked, view } = situationOf({ question, fullView, isCovered })
  const acted = actedIn(view, state.acted)
  const fresh: IntentState = {
    ...IDLE_INTENT,
    ...(state.isAimed && asked ? {} : { hovered, hoveredUnit, cursor, isAimed: state.isAimed }),
    danger,
    rose,
    aims,
    looksAnew,
    pointsAnew,
    question,
    asked,
    view,
    fullView,
    isCovered,
    acted,
    isSent: state.isSent && !asked,
    why: !asked && !view?.result && state.why?.refusal === 'not-your-turn' ? state.why : null,
  }
  const next = { ...fresh, selected: selectedAnew(fresh, state.selected) }
  if (!asked || offerOf(next)) return { patch: { ...next, goal, plan, ...(asked && facingOffer(next)) } }
  const carried = plan ? onPlan(next, plan) : goal ? onGoal(next, goal) : NOTHING
  if (carried.send) return { ...carried, patch: { ...next, ...carried.patch } }
  const settled = { ...next, ...carried.patch, acted: null }
  const reaction = acted === null ? NOTHING : onActed(settled, acted)
  return { ...reaction, patch: { ...settled, ...reaction.patch } }
}

/** Covers or uncovers secrets. Prepared orders stay, unless they are a secret or an answer. */
export function onCovered(state: IntentState, isCovered: boolean): Reaction {
  if (state.isCovered === isCovered) return NOTHING
  const next = { ...state, ...situationOf({ ...state, isCovered }), isCovered }
  if (offerOf(next)) return { patch: { ...next, ...AT_EASE, ...facingOffer(next) } }
  const isSecret = state.withCaptain || state.prompt?.kind === 'captain'
  return { patch: { ...next, ...(isSecret && AT_EASE) } }
}

/** Returns the unit that got the last order, as long as that turn lasts. */
function actedIn(view: AdmiralState | null, acted: UnitId | null): UnitId | null {
  return view && acted !== null && unitNamed(view, acted)?.team === view.turn ? acted : null
}

/** Returns the active ship, else the previous selection if it can still act, else the first unit that can. */
function selectedAnew(state: IntentState, before: UnitId | null): UnitId | null {
  const { asked, view } = state
  if (!view) return null
  if (!asked) return before !== null && isAfloat(view, before) ? before : null
  const active = activeOf(state)
  if (active !== null && unitsLeft(asked).includes(active)) return active
  const waiting = unitsWaiting(state)
  return before !== null && waiting.includes(before) ? before : (waiting[0] ?? null)
}

function isAfloat(view: AdmiralState, id: UnitId): boolean {
  return typeof unitNamed(view, id)?.at === 'number'
}

/**
 * Prepares an offer: lays the first bearing guns; for loot, proposes everything that can be shifted except the captain.
 */
function facingOffer(state: IntentState): Partial<IntentState> {
  const offer = offerOf(state)
  if (offer?.kind === 'loot') {
    const golds = (state.asked?.moves ?? []).map(({ move }) => (move.kind === 'loot' && !move.captain ? move.gold : 0))
    return { selected: offer.by[0] ?? null, prompt: { kind: 'loot', captain: false, gold: Math.max(0, ...golds) } }
  }
  const [gunner] = gunnersOf(state.asked)
  const [first] = shootablesOf(state.asked, gunner ?? null)
  if (gunner === undefined || !first) return { selected: offer?.by[0] ?? null }
  return onAimed(state, first.target, gunner)?.patch ?? { selected: gunner }
}

/** Handles a click on a cell: the unit there, else a course for the selected ship, else the reason why not. */
export function onCell(state: IntentState, cell: Cell): Reaction {
  const { view, asked, selected } = state
  const here = view && unitAt(view, cell)
  if (here) return onUnit(state, here)
  if (view && offerOf(state)) return { patch: { why: { cell, refusal: 'answer-the-offer' } } }
  if (!view || !asked) return isOwn(state, selected) ? NOTHING : onLooked(null)
  if (selected === null) return { patch: { why: { cell, refusal: 'no-ship-chosen' } } }
  return onSpot(state, cell) ?? onReachable(state, cell) ?? explained(state, cell)
}

/** Handles a click during a turn on the spot: the cells around the ship stand for headings. */
function onSpot(state: IntentState, cell: Cell): Reaction | null {
  const { prompt, course, view } = state
  if (prompt?.kind !== 'turn' || !course || !view) return null
  const heading = prompt.headings.find((one) => cellToward(course.at, one) === cell)
  return heading ? onHeading(state, heading) : null
}

function cellToward(cell: Cell, heading: string): Cell {
  const north = heading.includes('N') ? 1 : heading.includes('S') ? -1 : 0
  const east = heading.includes('E') ? 1 : heading.includes('W') ? -1 : 0
  return cellAt(fileOf(cell) + east, rankOf(cell) + north)
}

function unitAt({ ships, forts }: AdmiralState, cell: Cell): UnitId | null {
  return [...ships, ...forts].find(({ at }) => at === cell)?.id ?? null
}

/** Returns true for a ship or fort of the asked seat. */
export function isOwn({ asked, view }: Pick<IntentState, 'asked' | 'view'>, id: UnitId | null): boolean {
  return id !== null && asked !== null && view !== null && unitNamed(view, id)?.team === asked.seat
}

/** Explains a cell that the ship cannot reach: what stops the ship, or that the cell is too far. */
function explained(state: IntentState, cell: Cell): Reaction {
  const { view, asked, selected } = state
  if (!view || !asked || selected === null) return NOTHING
  if (!isOwn(state, selected)) return onLooked(null)
  if (state.course || state.prompt) return { patch: { ...AT_EASE } }
  const seen = viewFor(state, selected) ?? view
  const refusal = canSail(asked, selected)
    ? null
    : refuse(seen, asked.seat, { kind: 'steer', ship: selected, turn: 'none' })
  return { patch: { why: refusal ? { cell, refusal } : outOfReach(state, seen, selected, cell) } }
}

function outOfReach(state: IntentState, view: AdmiralState, ship: UnitId, cell: Cell): Why {
  const rapid = usesCaptain(state)
  const points = Math.max(0, mooring(view, ship, rapid)?.left ?? 0)
  return { cell, refusal: 'out-of-reach', course: { reason: whyFar(view, ship, cell, rapid), points } }
}

/** Handles a click on a ship or fort: fires or boards if possible, joins a salvo, else selects or looks at the unit. */
export function onUnit(state: IntentState, id: UnitId): Reaction {
  const { selected, asked } = state
  if (!asked) return onLooked(id)
  if (offerOf(state)) return onOffered(state, id)
  if (isOwn(state, id)) return onMate(state, id) ?? onChosenUnit(state, id)
  if (selected === null || !isOwn(state, selected)) return onLooked(id)
  return onAimed(state, id) ?? onGrappled(state, id) ?? whyNotAt(state, id)
}

/** Looks at a ship; null clears the selection. */
export function onLooked(id: UnitId | null): Reaction {
  return { patch: { ...AT_EASE, selected: id, looksAnew: true } }
}

/**
 * Handles a ship named in a list: selects one of the player's own ships, looks at any other. During an offer only the
 * units of the offer count.
 */
export function onSelected(state: IntentState, id: UnitId | null): Reaction {
  if (offerOf(state)) return id === null ? NOTHING : onOffered(state, id)
  return id !== null && isOwn(state, id) ? onChosenUnit(state, id) : onLooked(id)
}

/** Selects one of the player's own ships; explains what keeps it from acting. */
function onChosenUnit(state: IntentState, id: UnitId): Reaction {
  const { view, asked } = state
  const at = view ? unitNamed(view, id)?.at : null
  if (!view || !asked || typeof at !== 'number') return NOTHING
  if (unitsToAct(asked).includes(id)) return onLooked(id)
  const refusal = refuse(viewFor(state, id) ?? view, asked.seat, { kind: 'steer', ship: id, turn: 'none' })
  const isFort = refusal === 'a-fort-stays'
  return { patch: { ...AT_EASE, selected: id, why: refusal && !isFort ? { cell: at, refusal } : null } }
}

/** Handles a unit during an offer: only the gunners and targets of the offer count; others show the reason. */
function onOffered(state: IntentState, id: UnitId): Reaction {
  const { selected, target } = state
  const at = state.view ? unitNamed(state.view, id)?.at : null
  const vain: Reaction = typeof at === 'number' ? { patch: { why: { cell: at, refusal: 'not-offered' } } } : NOTHING
  if (gunnersOf(state.asked).includes(id)) {
    const mate = id === selected ? null : onMate(state, id)
    return mate ?? (target === null ? null : onAimed(state, target, id)) ?? vain
  }
  return onAimed(state, id) ?? vain
}

/** Returns why guns cannot fire at an enemy. */
function whyNotAt(state: IntentState, id: UnitId): Reaction {
  const { view, asked, selected } = state
  const at = view ? unitNamed(view, id)?.at : null
  if (!view || !asked || selected === null || typeof at !== 'number') return NOTHING
  const seen = viewFor(state, selected) ?? view
  const refusal = refuse(seen, asked.seat, { kind: 'fire', ship: selected, target: id, shots: 1, aim: 'hull' })
  return { patch: { ...AT_EASE, why: refusal && whyNoShot(seen, selected, at, refusal) } }
}

/** Returns how the guns fall short, if none bear. */
function whyNoShot(view: AdmiralState, ship: UnitId, cell: Cell, refusal: AdmiralRefusal): Why {
  const unit = unitNamed(view, ship)
  if (refusal !== 'no-guns-bear' || !unit) return { cell, refusal }
  return { cell, refusal: 'out-of-shot', shot: gunReach(view, unit, cell) }
}

/** Sends a choice made on a panel without asking again. */
export function onChosen(state: IntentState, move: AdmiralMove): Reaction {
  if (!state.asked) return NOTHING
  return offerOf(state) || move.kind !== 'captain' ? sent([move]) : ordered(state, move.ship, [move])
}

/** Handles Tab: the next ship or fort that can still act; during an offer the next pair of gunner and target. */
export function onNext(state: IntentState, step: 1 | -1): Reaction {
  const { selected } = state
  if (offerOf(state)) return onNextChance(state, step)
  const active = activeOf(state)
  const waiting = unitsWaiting(state)
  const able = active !== null && wouldLose(state, active) ? [active, ...waiting] : waiting
  const next = after(able, selected, step)
  return next === undefined || next === selected ? told(state, 'nobody-else') : onLooked(next)
}

function onNextChance(state: IntentState, step: 1 | -1): Reaction {
  const { asked, selected, target } = state
  const pairs = gunnersOf(asked).flatMap((gunner) =>
    shootablesOf(asked, gunner).map((one) => ({ gunner, target: one.target })),
  )
  const now = pairs.find((pair) => pair.gunner === selected && pair.target === target) ?? null
  const next = after(pairs, now, step)
  return (next && onAimed(state, next.target, next.gunner)) ?? NOTHING
}

/** Handles Esc or the right button: takes back the last choice; null if there was nothing to take back. */
export function onCancel(state: IntentState): Reaction | null {
  const { why, prompt, course, target, cursor, selected, view } = state
  if (why) return { patch: { why: null } }
  if (!offerOf(state)) {
    if (prompt || course || target !== null) return { patch: { ...AT_EASE, goal: null } }
    if (selected !== null && view?.activation?.ship !== selected) return onLooked(null)
  }
  return cursor === null ? null : { patch: { cursor: null } }
}
