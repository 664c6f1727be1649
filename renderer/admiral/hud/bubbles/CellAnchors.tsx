import { cellAt, fileOf, isOnField, rankOf } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../../engine/admiral/types.ts'
import { useSession } from '../../../host/session.ts'
import { type Sights, usePlacedPanels } from '../../../hud/panels/usePlacedPanels.ts'
import { memoizePerObject } from '../../../playback/memoizePerObject.ts'
import { PointedFrames } from '../../../school/PointedFrames.tsx'
import type { Point } from '../../../table/spot.ts'
import { raysOf } from '../../highlights/shownRays.ts'
import { chancesOn, spotOver } from '../../highlights/written.ts'
import { berthsOf } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { shootablesOf } from '../../intent/targets.ts'
import type { Scene } from '../../lessons/lesson.ts'
import { sceneNamed } from '../../lessons/scenes.ts'
import { cellAtSpot, cellSpot, WATER } from '../../table/anchors.ts'
import { useGaze } from '../../table/gaze.ts'
import { shownNow } from '../../table/shown.ts'

/** Cells that no panel may cover: of the ship that is ordered, of what she is ordered to, and what a lesson is about. */
export function cellsKept({ view, selected, target, course, why }: IntentState, lesson: Scene | null): readonly Cell[] {
  const placeOf = (id: UnitId | null) => (view && id !== null ? unitNamed(view, id)?.at : null)
  const goal = view && lesson ? lesson.goal(view) : null
  const cells = [placeOf(selected), placeOf(target), course?.at, why?.cell, goal]
  return cells.filter((cell) => typeof cell === 'number')
}

/** The same with the cells under the pointer and at the keyboard's cursor. */
export function cellsInSight(state: IntentState, lesson: Scene | null = null): readonly Cell[] {
  const pointed = [state.hovered, state.cursor].filter((cell) => cell !== null)
  return [...cellsKept(state, lesson), ...pointed]
}

const lessonNow = (): Scene | null => sceneNamed(useSession.getState().match?.lesson)

/** Cells that the selected ship can reach; while she turns on the spot, those that stand for headings and show her guns. */
export function choicesOf(state: IntentState): readonly Cell[] {
  const { prompt, course, view } = state
  if (prompt?.kind === 'turn' && course && view) return cellsAround(view.board, course.at)
  return berthsOf(state).map(({ at }) => at)
}

/** Cells of the ships and forts of the seat that is asked, as far as they have not finished: panels stand elsewhere if they can. */
function cellsToAct({ view, asked }: IntentState): readonly Cell[] {
  const units = view && asked ? [...view.ships, ...view.forts] : []
  return units.flatMap(({ team, done, at }) => (team === asked?.seat && !done && at !== null ? at : []))
}

/** Cells of all ships and forts that are afloat or stand. */
function cellsTaken({ view }: IntentState): readonly Cell[] {
  const units = view ? [...view.ships, ...view.forts] : []
  return units.flatMap(({ at }) => (at === null ? [] : at))
}

/** Cells over which chances to hit are seen, over targets and on the rays to them: what points at a target leaves them in sight. */
export function cellsWritten({ view, asked, selected }: IntentState, eye: Point | null): readonly Cell[] {
  const targets = view ? shootablesOf(asked, selected) : []
  const over = targets.flatMap(({ target }) => {
    const spot = view && spotOver(view, target, eye)
    return view && spot ? (cellAtSpot(view.board, spot) ?? []) : []
  })
  return view && selected !== null ? [...over, ...cellsOnRays(view, selected)] : over
}

const knownRays = memoizePerObject((_view: AdmiralState) => new Map<UnitId, readonly Cell[]>())

/** Cells on which the chances of a ship or fort are written that bears on somebody. */
function cellsOnRays(view: AdmiralState, id: UnitId): readonly Cell[] {
  const known = knownRays(view)
  const unit = unitNamed(view, id)
  const rays = unit && !known.has(id) ? raysOf(view, unit, null, 'bearing', false).rays : []
  const cells =
    known.get(id) ?? rays.flatMap((ray) => chancesOn(ray).flatMap(({ index }) => ray.line.cells[index]?.cell ?? []))
  known.set(id, cells)
  return cells
}

const STEPS = [-2, -1, 0, 1, 2] as const

/** The cells of the field at most two away. */
function cellsAround(board: AdmiralState['board'], middle: Cell): readonly Cell[] {
  const places = STEPS.flatMap((east) => STEPS.map((north) => [fileOf(middle) + east, rankOf(middle) + north] as const))
  return places
    .filter(([file, rank]) => file >= 0 && rank >= 0 && isOnField(board, cellAt(file, rank)))
    .map(([file, rank]) => cellAt(file, rank))
}

const SIGHTS: Sights = {
  pointOf(cell) {
    const board = shownNow()?.board
    return board ? { ...cellSpot(board, cell), y: WATER } : null
  },
  seen: () => cellsInSight(useIntent.getState(), lessonNow()),
  kept: () => cellsKept(useIntent.getState(), lessonNow()),
  choices: () => [...choicesOf(useIntent.getState()), ...cellsToAct(useIntent.getState())],
  others: () => [...cellsTaken(useIntent.getState()), ...cellsWritten(useIntent.getState(), useGaze.getState().eye)],
  steady: true,
}

/** Stands inside the canvas: frames what a lesson points out, keeps the panels off what must be seen. */
export function CellAnchors() {
  usePlacedPanels(SIGHTS)
  return <PointedFrames pointOf={SIGHTS.pointOf} />
}
