import { areAllied, unitNamed } from '../../../engine/admiral/fleet.ts'
import {
  type Berth,
  bearersOn,
  type Danger,
  dangersOf,
  facesOf,
  type Lying,
  nextRoundOf,
  type Threat,
  targetsFrom,
  threatsTo,
} from '../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, Cell, FireMove, TeamId, Unit, UnitId } from '../../../engine/admiral/types.ts'
import { memoizePerObject } from '../../playback/memoizePerObject.ts'
import { berthsOf, headingsOf, usesCaptain } from '../intent/courseRules.ts'
import { fireMove } from '../intent/gunneryRules.ts'
import type { Horizon, IntentState } from '../intent/intentState.ts'
import { shownCourse } from '../intent/pointed.ts'
import { roseRound } from '../intent/roseRules.ts'
import { boardingsOf, offerOf, shootablesOf } from '../intent/targets.ts'
import { unitsWaiting } from '../intent/waiting.ts'
import { type ShownBerth, shownBerths } from './shownBerths.ts'
import { type Lit, raysOf, type ShownRay } from './shownRays.ts'
import { chancesOn } from './written.ts'

/** A unit that can be fired at, or boarded. */
export interface ShownTarget {
  readonly unit: UnitId
  /** Hit chance of one shot; null if the unit can only be boarded. */
  readonly chance: number | null
  readonly chosen: boolean
}

/** Everything that lies on the water beside the pieces: what the player may want to know before a choice. */
export interface BoardMarks {
  readonly rays: readonly ShownRay[]
  /** Cells of land and friends that stop a ray. */
  readonly stops: readonly Cell[]
  readonly targets: readonly ShownTarget[]
  /** Enemies that bear on the ship looked at, in its present or planned place. */
  readonly bearers: readonly UnitId[]
  readonly berths: readonly ShownBerth[]
  /** True if the cells show the points left: not while the rose shows the ship's range. */
  readonly figures: boolean
  /** The way to the ghost, beginning at the ship's place. */
  readonly path: readonly Cell[]
  readonly ghost: Lying | null
  readonly dangers: readonly Danger[]
  /** Headings to choose from, around a cell. */
  readonly headings: { readonly at: Cell; readonly all: readonly Heading[]; readonly chosen: Heading } | null
  /** The number of enemies that can fire at a cell, in the chosen round. */
  readonly underFire: ReadonlyMap<Cell, number>
  /** Cells that enemies can sail to. */
  readonly enemyBerths: ReadonlySet<Cell>
  readonly selected: UnitId | null
  /** Own ships and forts that have not acted and can. */
  readonly waiting: readonly UnitId[]
  /** The unit with a pointer above it: the selected one, while nothing moves and no guns are laid. */
  readonly marked: UnitId | null
  readonly hovered: Cell | null
  readonly cursor: Cell | null
}

const NO_CELLS: ReadonlyMap<Cell, number> = new Map()
const NO_BERTHS: ReadonlySet<Cell> = new Set()

const BARE: BoardMarks = {
  rays: [],
  stops: [],
  targets: [],
  bearers: [],
  berths: [],
  figures: true,
  path: [],
  ghost: null,
  dangers: [],
  headings: null,
  underFire: NO_CELLS,
  enemyBerths: NO_BERTHS,
  selected: null,
  waiting: [],
  marked: null,
  hovered: null,
  cursor: null,
}

/**
 * Returns the marks on the water.
 *
 * @param state what the table shows now.
 * @param team the team whose enemies are dangerous; null for a viewer without one.
 * @param busy true while events play: then nothing lies over them, as the pointer still rests at the last order.
 */
export function boardMarksOf(now: IntentState, state: AdmiralState, team: TeamId | null, busy: boolean): BoardMarks {
  const intent = busy ? now : { ...now, course: shownCourse(now) }
  const { hovered, cursor, selected, danger } = intent
  const seen = { ...BARE, hovered, cursor, selected, ...(danger && team ? dangerTo(intent, state, team, danger) : {}) }
  if (busy) return seen
  const looked = lookedAtBy(intent)
  const unit = looked === null ? null : unitNamed(state, looked)
  const marked = { ...seen, marked: intent.target === null ? selected : null }
  if (!intent.asked || intent.view !== state)
    return unit ? { ...marked, ...raysOf(state, unit, { reader: team }) } : marked
  const told = {
    ...marked,
    waiting: offerOf(intent) ? [] : unitsWaiting(intent),
    ...(unit ? lookedAt(intent, state, unit, team) : {}),
    ...ordersOf(intent, state),
  }
  const whole = withoutRepeats(told, intent.target !== null)
  return isToldRound(intent, whole, looked) ? { ...whole, marked: null } : whole
}

/** Returns true if numbers round the selected ship mark it already, and would overlap with a pointer above it. */
function isToldRound({ selected }: IntentState, { rays, figures, marked }: BoardMarks, looked: UnitId | null): boolean {
  if (marked === null) return false
  return !figures || (looked === selected && rays.some((ray) => chancesOn(ray).some(({ band }) => band === 'close')))
}

/** Hides the chances on rays while a target is aimed at: the target shows them. */
function withoutRepeats(marks: BoardMarks, isAiming: boolean): BoardMarks {
  if (isAiming) return { ...marks, rays: marks.rays.map((ray) => ({ ...ray, chances: {} })) }
  const told = new Set(marks.targets.filter(({ chance }) => chance !== null).map(({ unit }) => unit))
  const rays = marks.rays.map((ray) => {
    const { stoppedBy, cells } = ray.line
    const last = cells.at(-1)?.band
    if (stoppedBy === null || !told.has(stoppedBy) || last === undefined) return ray
    const { [last]: _, ...chances } = ray.chances
    return { ...ray, chances }
  })
  return { ...marks, rays }
}

/** Returns the unit looked at: under the pointer, else selected. Null while guns are laid or a course is planned. */
function lookedAtBy({ hoveredUnit, selected, target, prompt }: IntentState): UnitId | null {
  const isAiming = prompt?.kind === 'fire' || prompt?.kind === 'board'
  return isAiming && hoveredUnit === target ? selected : (hoveredUnit ?? selected)
}

const knownThreats = memoizePerObject((_state: AdmiralState) => new Map<string, readonly Threat[]>())

/** Returns the possible moves of a team's enemies in a round, one enemy after the other. */
export function threatsIn(state: AdmiralState, team: TeamId, horizon: Horizon): readonly Threat[] {
  const key = `${team} ${horizon}`
  const known = knownThreats(state)
  const threats = known.get(key) ?? threatsTo(horizon === 'next' ? nextRoundOf(state) : state, team)
  known.set(key, threats)
  return threats
}

/** Returns the possible moves of enemies; only those of the enemy under the pointer, if any. */
function dangerTo(
  { hoveredUnit }: IntentState,
  state: AdmiralState,
  team: TeamId,
  horizon: Horizon,
): Pick<BoardMarks, 'underFire' | 'enemyBerths'> {
  const threats = threatsIn(state, team, horizon)
  const hers = threats.filter(({ unit }) => unit === hoveredUnit)
  const shown = hers.length > 0 ? hers : threats
  const underFire = new Map<Cell, number>()
  for (const { fires } of shown) for (const cell of fires) underFire.set(cell, (underFire.get(cell) ?? 0) + 1)
  return { underFire, enemyBerths: new Set(shown.flatMap(({ sails }) => [...sails])) }
}

/**
 * Returns the rays of the unit looked at; for a ship with a planned course, from its destination. Beside the rays of an
 * enemy the selected ship keeps its own rays with enemies on them.
 */
function lookedAt(intent: IntentState, state: AdmiralState, unit: Unit, team: TeamId | null): Partial<BoardMarks> {
  const shown = raysAt(intent, state, unit, team)
  const chosen = intent.selected === null ? null : unitNamed(state, intent.selected)
  const isFoe = team !== null && !areAllied(state.options, team, unit.team)
  if (!isFoe || !chosen || chosen.team !== team) return shown
  const own = raysAt(intent, state, chosen, team)
  return { ...shown, rays: [...(own.rays ?? []), ...(shown.rays ?? [])] }
}

function raysAt(intent: IntentState, state: AdmiralState, unit: Unit, reader: TeamId | null): Partial<BoardMarks> {
  const { course, selected, withCaptain } = intent
  if (offerOf(intent)?.kind === 'loot') return {} // no unit fires now
  const isSelected = unit.id === selected
  const lying = isSelected ? course : null
  const marksman = isSelected && 'captain' in unit && unit.captain === 'target' && (withCaptain || unit.faceUp)
  const rays = raysOf(state, unit, { lying, lit: isSelected ? litRays(intent) : 'all', marksman, reader })
  const there = lying ?? ('heading' in unit && unit.at !== null ? { at: unit.at, heading: unit.heading } : null)
  return { ...rays, bearers: there ? bearersOn(state, unit.id, there) : [] }
}

/**
 * Returns which rays are lit: rays without a target say little, and are lit only while the ship is under the pointer.
 */
function litRays({ target, hoveredUnit, selected }: IntentState): Lit {
  if (target !== null) return { target }
  return hoveredUnit === selected ? 'all' : 'bearing'
}

/** Returns the possible orders: berths, the course with its dangers, targets. */
function ordersOf(intent: IntentState, state: AdmiralState): Partial<BoardMarks> {
  const { selected, course, prompt } = intent
  if (selected === null) return { targets: [] }
  const isAiming = prompt?.kind === 'fire' || prompt?.kind === 'board'
  const berths =
    isAiming || offerOf(intent) || prompt?.kind === 'turn' ? [] : shownBerths(berthsOf(intent), state, selected)
  const targets = course && course.way.length > 0 ? aheadOf(state, selected, course) : presentTargets(intent, state)
  const figures = !isRoseShown(intent, state)
  return { berths, figures, targets, ...(course && courseOf(intent, state, selected, course)) }
}

function isRoseShown(intent: IntentState, state: AdmiralState): boolean {
  const round = intent.rose ? roseRound(intent, state) : null
  return round !== null && typeof round === 'object'
}

/**
 * Returns all possible targets with the chance of one shot, or of the prepared shots; and the units that can be
 * boarded.
 */
function presentTargets(intent: IntentState, state: AdmiralState): readonly ShownTarget[] {
  const { asked, selected, target } = intent
  const shootable = shootablesOf(asked, selected).map((one) => {
    const chosen = one.target === target
    const move = chosen ? fireMove(intent) : plainShot(intent, one.target)
    const faces = move && facesOf(state, move)
    return { unit: one.target, chance: faces && faces.length / 6, chosen }
  })
  const known = shootable.map((one) => one.unit)
  const boardable = boardingsOf(asked, selected).filter((move) => !known.includes(move.target))
  return [
    ...shootable,
    ...boardable.map((move) => ({ unit: move.target, chance: null, chosen: move.target === target })),
  ]
}

function plainShot({ selected }: IntentState, target: UnitId): FireMove | null {
  return selected === null ? null : { kind: 'fire', ship: selected, target, shots: 1, aim: 'hull' }
}

/** Returns the targets that the ship would bear on from the ghost. */
function aheadOf(state: AdmiralState, ship: UnitId, course: Lying): readonly ShownTarget[] {
  return targetsFrom(state, ship, course).map((unit) => ({ unit, chance: null, chosen: false }))
}

function courseOf(intent: IntentState, state: AdmiralState, ship: UnitId, course: Berth): Partial<BoardMarks> {
  const from = unitNamed(state, ship)?.at
  const all = headingsOf(intent)
  return {
    ghost: course,
    path: typeof from === 'number' && course.path.length > 0 ? [from, ...course.path] : [],
    dangers: course.way.length > 0 ? dangersOf(state, ship, course.way, usesCaptain(intent)) : [],
    headings: all.length > 0 ? { at: course.at, all, chosen: course.heading } : null,
  }
}
