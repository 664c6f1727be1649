import type { Berth } from '../../../engine/admiral/foresight.ts'
import { dangersOf, isDeadEnd, mooring, reachable, sailedOn } from '../../../engine/admiral/foresight.ts'
import { type Heading, sectorOf } from '../../../engine/admiral/geometry/headings.ts'
import { refuse } from '../../../engine/admiral/refuse.ts'
import type {
  AdmiralMove,
  AdmiralRefusal,
  AdmiralState,
  Cell,
  Rudder,
  Ship,
  UnitId,
} from '../../../engine/admiral/types.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import { AT_EASE, type Goal, type IntentState, NOTHING, type Reaction } from './intentState.ts'
import { ordered, scarsOf } from './plans.ts'
import { told } from './reasonRules.ts'
import { canSail, mayDeclare, turnsOf } from './targets.ts'
import { proposedHeading } from './turnRules.ts'
import { viewFor } from './waiting.ts'

type Sailing = Pick<IntentState, 'asked' | 'view' | 'selected' | 'withCaptain'>

/** Returns true if the ship's captain is declared with the planned move or turn on the spot. */
export function usesCaptain({ asked, selected, withCaptain }: Sailing, kind: 'steer' | 'turn' = 'steer'): boolean {
  return withCaptain && mayDeclare(asked, selected, kind)
}

/** Berths that were requested in a view, by ship and captain. */
const berthsIn = memoizePerObject((_view: AdmiralState) => new Map<string, readonly Berth[]>())

/** Returns every berth that the selected ship can be sent to; the same list as long as nothing changes. */
export function berthsOf(state: Sailing): readonly Berth[] {
  const { asked, view, selected } = state
  if (!view || selected === null || !canSail(asked, selected)) return []
  const declared = usesCaptain(state)
  const known = berthsIn(view)
  const key = `${selected} ${declared}`
  const berths = known.get(key) ?? reachable(view, selected, declared)
  known.set(key, berths)
  return berths
}

/**
 * Returns the berths in one cell, the least surprising first: with the heading of the last step, else the present
 * heading, else the heading that leaves most points. Berths from which no way leads on come last.
 */
export function berthsAt(state: Sailing, cell: Cell): readonly Berth[] {
  const { view, selected } = state
  const heading = view?.ships.find(({ id }) => id === selected)?.heading
  const turns = (berth: Berth) => Number(berth.heading !== heading)
  const swings = ({ way }: Berth) => Number(way.at(-1) !== 'none')
  const isStuck = (berth: Berth) => Number(view !== null && isDeadEnd(view, berth))
  return berthsOf(state)
    .filter((berth) => berth.at === cell)
    .toSorted((a, b) => isStuck(a) - isStuck(b) || swings(a) - swings(b) || turns(a) - turns(b) || b.left - a.left)
}

/**
 * Handles a click on a cell that the selected ship can reach: the first click shows the ship there, the second sends
 * it. Returns null for other cells.
 */
export function onReachable(state: IntentState, cell: Cell): Reaction | null {
  const { course } = state
  if (course?.at === cell && course.way.length > 0) return onSail(state)
  const berths = berthsAt(state, cell)
  return berths.length > 0 ? preview(state, berths) : null
}

/** Shows the first of the berths as a ghost; with several berths, also all headings beside it. */
function preview({ withCaptain }: IntentState, berths: readonly Berth[]): Reaction {
  const prompt = berths.length > 1 ? ({ kind: 'headings', berths } as const) : null
  return { patch: { ...AT_EASE, withCaptain, course: berths[0] ?? null, prompt } }
}

/** Sails the selected ship as far ahead as possible; gives the reason if it cannot go ahead. */
export function onFullAhead(state: IntentState): Reaction {
  const course = farthestAhead(state)
  return course ? { patch: { ...AT_EASE, withCaptain: state.withCaptain, course } } : onRudder(state, 'none')
}

/** Returns the farthest berth ahead of the selected ship from which a way leads on; null if it cannot go ahead. */
export function farthestAhead(state: IntentState): Berth | null {
  const { view, selected } = state
  if (!view || selected === null) return null
  const courses: Berth[] = []
  let course = mooring(view, selected, usesCaptain(state))
  while (course) {
    course = sailedOn(view, selected, course, 'none')
    if (course) courses.push(course)
  }
  return courses.findLast((one) => !isDeadEnd(view, one)) ?? courses.at(-1) ?? null
}

/** Adds one manoeuvre to the course, for an arrow key. */
export function onRudder(state: IntentState, turn: Rudder): Reaction {
  const { view, selected, course, withCaptain } = state
  if (!view || selected === null) return NOTHING
  const from = course && course.way.length > 0 ? course : mooring(view, selected, usesCaptain(state))
  const next = from && sailedOn(view, selected, from, turn)
  if (next) return { patch: { ...AT_EASE, withCaptain, course: next } }
  const refusal = from && whyNoFurther(state, from, turn)
  return { patch: { why: from && refusal ? { cell: from.at, refusal } : null } }
}

function whyNoFurther(state: IntentState, from: Berth, turn: Rudder): AdmiralRefusal | null {
  const { asked, selected } = state
  const view = selected === null ? null : viewFor(state, selected)
  if (!view || !asked || selected === null) return null
  if (from.way.length === 0) return refuse(view, asked.seat, { kind: 'steer', ship: selected, turn })
  if (from.left < 1) return 'no-points-left'
  return view.wind.strength === 'calm' && turn !== 'none' ? 'no-turn-in-calm-move' : 'way-blocked'
}

/** Takes back the last manoeuvre of the course; without one, gives the reason why no ship sails backwards. */
export function onBack(state: IntentState): Reaction {
  const { view, selected, course, withCaptain } = state
  if (!view || selected === null) return NOTHING
  if (!course || course.way.length === 0) return told(state, 'no-way-back')
  let shorter = mooring(view, selected, usesCaptain(state))
  for (const turn of course.way.slice(0, -1)) shorter = shorter && sailedOn(view, selected, shorter, turn)
  const isHome = shorter === null || shorter.way.length === 0
  return { patch: { ...AT_EASE, withCaptain, course: isHome ? null : shorter } }
}

/** Returns the headings to choose from: those of the berths in the course's cell, or those of a turn on the spot. */
export function headingsOf({ prompt }: Pick<IntentState, 'prompt'>): readonly Heading[] {
  if (prompt?.kind === 'turn') return prompt.headings
  return prompt?.kind === 'headings' ? prompt.berths.map((berth) => berth.heading) : []
}

/** Chooses the next heading in the cell of the course, or the first on the spot. */
export function onNextHeading(state: IntentState, step: 1 | -1): Reaction {
  const headings = clockwise(headingsOf(state))
  const { course } = state
  if (!course) return onTurnAsked(state)
  const heading = headings[(headings.indexOf(course.heading) + step + headings.length) % Math.max(1, headings.length)]
  return heading ? onHeading(state, heading) : NOTHING
}

const clockwise = (headings: readonly Heading[]): readonly Heading[] =>
  headings.toSorted((a, b) => sectorOf(a) - sectorOf(b))

/** Chooses one of the shown headings; choosing the same heading again sends the ship. */
export function onHeading(state: IntentState, heading: Heading): Reaction {
  const { prompt, course } = state
  if (!course) return NOTHING
  if (course.heading === heading) return onSail(state)
  if (prompt?.kind === 'turn') {
    return prompt.headings.includes(heading) ? { patch: { course: { ...course, heading }, why: null } } : NOTHING
  }
  const berth = prompt?.kind === 'headings' ? prompt.berths.find((one) => one.heading === heading) : undefined
  return berth ? { patch: { course: berth, why: null } } : NOTHING
}

/**
 * Starts a turn on the spot: shows every possible heading, the best one as a ghost; or gives the reason why there is
 * none.
 */
export function onTurnAsked(state: IntentState): Reaction {
  const { asked, selected, withCaptain } = state
  const view = selected === null ? null : viewFor(state, selected)
  const ship = view?.ships.find(({ id }) => id === selected)
  if (!asked || !view || !ship || ship.at === null) return NOTHING
  const headings = portToStarboard(ship, turnsOf(asked, ship.id))
  const first = proposedHeading(view, ship, headings)
  if (!first) {
    const refusal = refuse(view, asked.seat, { kind: 'turn', ship: ship.id, heading: ship.heading })
    return { patch: { ...AT_EASE, why: refusal && { cell: ship.at, refusal } } }
  }
  const course = { at: ship.at, heading: first, left: 0, way: [], path: [] }
  return { patch: { ...AT_EASE, withCaptain, prompt: { kind: 'turn', headings }, course } }
}

/** Sorts headings from the farthest to port to the farthest to starboard. */
function portToStarboard({ heading }: Ship, headings: readonly Heading[]): readonly Heading[] {
  const turn = (to: Heading) => ((sectorOf(to) - sectorOf(heading) + 11) % 8) - 3
  return headings.toSorted((a, b) => turn(a) - turn(b))
}

/** Sends the ship along the course, or turns it on the spot. */
export function onSail(state: IntentState): Reaction {
  const { asked, view, selected, course } = state
  if (!asked || !view || selected === null || !course) return NOTHING
  if (course.way.length > 0) return sailing(state, view, selected, course, usesCaptain(state))
  const turn = { kind: 'turn', ship: selected, heading: course.heading } as const
  return ordered(state, selected, [usesCaptain(state, 'turn') ? { ...turn, captain: true } : turn])
}

/**
 * Sends the manoeuvres up to the first one after which a player may get an offer to fire. The rest of the course is
 * kept as the ship's goal, and sailed on if nothing happened.
 */
function sailing(state: IntentState, view: AdmiralState, ship: UnitId, course: Berth, declared: boolean): Reaction {
  const [first] = dangersOf(view, ship, course.way, declared)
  const leg = Math.min(course.way.length, first ? first.manoeuvre + 1 : course.way.length)
  const moves = course.way.slice(0, leg).map((turn, index): AdmiralMove => {
    return { kind: 'steer', ship, turn, ...(declared && index === 0 && { captain: true }) }
  })
  const { at, heading } = course
  const goal = leg < course.way.length ? { ship, at, heading, before: scarsOf(view), broken: false } : null
  return ordered(state, ship, moves, goal)
}

/** Returns true while the shown course is the rest of a course that was interrupted by shots. */
export function isBroken({ goal, course, selected }: Pick<IntentState, 'goal' | 'course' | 'selected'>): boolean {
  if (!goal?.broken || goal.ship !== selected) return false
  return course?.at === goal.at && course.heading === goal.heading
}

/**
 * Continues an interrupted course: sails on if nothing happened, else shows it again; discards it if it no longer makes
 * sense.
 */
export function onGoal(state: IntentState, goal: Goal): Reaction {
  const { view, asked } = state
  const isHers = view?.activation?.ship === goal.ship && view.activation.stage === 'moving'
  if (!view || !asked || view.offer) return { patch: { goal } }
  const berth = isHers
    ? berthsAt({ ...state, selected: goal.ship }, goal.at).find((one) => one.heading === goal.heading)
    : undefined
  if (!berth) return { patch: { goal: null } }
  if (!goal.broken && scarsOf(view) === goal.before) return sailing(state, view, goal.ship, berth, false)
  return { patch: { goal: { ...goal, broken: true }, course: berth } }
}
