import { cellAt, fileOf, isOnField, rankOf } from '../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import type { Aim, Aiming } from '../../input/pad/aiming.ts'
import { berthsAt, berthsOf } from '../intent/courseRules.ts'
import { useIntent } from '../intent/intent.ts'
import { AT_EASE, type IntentState, type Prompt } from '../intent/intentState.ts'
import { boardingsOf, offerOf, shootablesOf, unitsToAct } from '../intent/targets.ts'
import { cellSpot } from '../table/anchors.ts'
import { useAssigning } from './captains/assigning.ts'

/** The effect of a direction while a choice is open: it changes the choice, or goes to the panel. */
const CHOOSES = {
  headings: 'cursor',
  turn: 'cursor',
  fire: 'cursor',
  repair: 'cursor',
  loot: 'cursor',
  board: 'panel',
  captain: 'panel',
  finish: 'panel',
} as const satisfies Record<Prompt['kind'], 'cursor' | 'panel'>

/**
 * Returns the cells that can be chosen now: where the selected ship may sail, fire and board; if it can do none of that,
 * the player's other units.
 */
export function aimedCells(state: IntentState): readonly Cell[] {
  const { asked, view, selected } = state
  if (!asked || !view) return []
  const cellsOf = (units: readonly UnitId[]) =>
    units.map((id) => unitNamed(view, id)?.at).filter((cell) => typeof cell === 'number')
  const targets = [...shootablesOf(asked, selected), ...boardingsOf(asked, selected)].map(({ target }) => target)
  const reached = new Set([...berthsOf(state).map(({ at }) => at), ...cellsOf(targets)])
  return reached.size > 0 ? [...reached] : cellsOf(unitsToAct(asked).filter((id) => id !== selected))
}

/** Returns the cell that is aimed at: the end of the course, the cursor, the selected unit's, else the middle. */
function aimedCell(view: AdmiralState): Cell {
  const { cursor, course, selected } = useIntent.getState()
  const unit = selected === null ? null : unitNamed(view, selected)?.at
  const own = typeof unit === 'number' ? unit : cellAt(view.board.width >> 1, view.board.height >> 1)
  return course?.at ?? cursor ?? own
}

/** Aims at the cells of Admiral's sea with a pad. */
export const ADMIRAL_AIMING: Aiming = {
  aims: () => {
    const state = useIntent.getState()
    const { view, asked, prompt } = state
    if (useAssigning.getState().seat !== null) return 'panel'
    if (prompt) return CHOOSES[prompt.kind]
    if (!view || !asked) return 'cursor'
    const cells = aimedCells(state)
    return offerOf(state) || cells.length === 0
      ? 'panel'
      : cells.map((cell): Aim => ({ cell, ...cellSpot(view.board, cell) }))
  },
  from: () => {
    const { view } = useIntent.getState()
    return view && cellSpot(view.board, aimedCell(view))
  },
  aimAt: (cell) => {
    const { view } = useIntent.getState()
    const units = view ? [...view.ships, ...view.forts] : []
    const hoveredUnit = units.find(({ at }) => at === cell)?.id ?? null
    useIntent.setState({ ...AT_EASE, cursor: cell, isAimed: true, hovered: cell, hoveredUnit, pointsAnew: true })
  },
  beside: (cell, east, north) => {
    const { view } = useIntent.getState()
    if (!view) return null
    const from = cell ?? aimedCell(view)
    const [file, rank] = [fileOf(from) + east, rankOf(from) + north]
    const to = cellAt(file, rank)
    return file >= 0 && rank >= 0 && isOnField(view.board, to) ? to : null
  },
  step: (east, north) => {
    const to = ADMIRAL_AIMING.beside(null, east, north)
    if (to !== null) ADMIRAL_AIMING.aimAt(to)
  },
  forget: () => {
    if (useIntent.getState().isAimed)
      useIntent.setState({ cursor: null, isAimed: false, hovered: null, hoveredUnit: null })
  },
  change: (right, up) => {
    const { prompt, nextHeading, arrow } = useIntent.getState()
    if (prompt?.kind === 'headings') nextHeading(right + up > 0 ? 1 : -1)
    else if (prompt) arrow(right, up)
    return prompt !== null
  },
  confirm: () => {
    const state = useIntent.getState()
    const { cursor, isAimed, course, prompt, clickCell } = state
    if (!isAimed || cursor === null || course || prompt || berthsAt(state, cursor).length < 2) return false
    clickCell(cursor) // shows the headings to choose from
    return true
  },
  isVain: () => {
    const state = useIntent.getState()
    const { cursor, asked, prompt, course } = state
    return asked !== null && cursor !== null && !prompt && !course && !aimedCells(state).includes(cursor)
  },
  explain: () => {
    const { cursor, clickCell } = useIntent.getState()
    if (cursor !== null) clickCell(cursor)
  },
  isGrave: () => useIntent.getState().prompt?.kind === 'finish',
}
