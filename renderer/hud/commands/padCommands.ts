import { focusableIn, nextOf } from '../../input/focus/spatial.ts'
import { nextTarget, STEPS } from '../../input/pad/aiming.ts'
import type { Direction } from '../../input/pad/buttons.ts'
import { stepFrom } from '../../table/camera/quarter.ts'
import { isTableFlat } from '../../ui/graphics.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { focusTable, isFocusInPanels } from '../../ui/tableFocus.ts'
import type { GameCommands } from './useTableCommands.ts'

type AimedGame = Pick<GameCommands, 'aiming' | 'cursor' | 'confirm'>

/** Commands whose button is held: what they do is in `shell/pads/padListener.ts`. */
export const HELD_COMMANDS = { tags: () => undefined, 'stick-zooms': () => undefined } as const

/** Returns a direction of the screen as a step of one cell. */
export function cellStep(direction: Direction): readonly [east: number, north: number] {
  const [right, up] = STEPS[direction]
  const { x, z } = stepFrom(isTableFlat() ? 0 : pageCamera.side, right, -up)
  return [x, -z]
}

/**
 * Handles a direction of a pad. A press aims at the next cell that can be chosen; held, it goes on cell by cell. Beyond
 * the last one below, it goes to the dock.
 */
export function aimByPad(game: AimedGame, direction: Direction, isHeld: boolean): void {
  const { aiming } = game
  if (isFocusInPanels()) return moveInPanels(direction)
  const aims = aiming.aims()
  if (aims === 'panel') return enterDock()
  const [right, up] = STEPS[direction]
  const [east, north] = cellStep(direction)
  if (aims === 'cursor') {
    if (!aiming.change?.(right, up)) game.cursor(east, north)
    return
  }
  if (isHeld) return aiming.step(east, north)
  const from = aiming.from()
  const next = from && nextTarget(from, aims, direction, isTableFlat() ? 0 : pageCamera.director.pose.azimuth)
  if (next) aiming.aimAt(next.cell)
  else if (direction === 'down') enterDock()
}

/**
 * Confirms with a pad: presses the focused button of a panel, else confirms the aim. Afterwards the focus is where the
 * next choice is: on the golden button if the press has made it possible, such as a whole fleet laid at random.
 */
export function confirmByPad({ aiming, confirm }: AimedGame): void {
  if (!isFocusInPanels()) {
    if (!aiming.confirm?.()) confirm()
    return
  }
  const wasDone = finishing() !== null
  if (document.activeElement instanceof HTMLElement) document.activeElement.click()
  if (aiming.aims() !== 'panel') {
    focusTable()
    if (!wasDone) setTimeout(() => finishing()?.focus())
  } else setTimeout(() => document.activeElement?.closest('.dock') || enterDock()) // once the new question is drawn
}

/** The panels beside a 3D table, and those of a flat one. */
const PANELS = '.hud, .flat'

const buttonsIn = (part: typeof PANELS | '.dock'): readonly HTMLElement[] =>
  [...document.querySelectorAll(part)].flatMap((one) => focusableIn(one))

/** Returns the golden button of a task that is done; null for a question, or if there is none. */
const finishing = (): HTMLElement | null =>
  document.querySelector('.dock:not(.parchment) .is-main:not(:disabled, [aria-disabled="true"])')

/**
 * Moves the focus to the dock: to the golden button of a question, else to that of a lesson's guide, else to the chosen
 * token, else to the first one.
 */
export function enterDock(): void {
  const golden =
    document.querySelector('.dock.parchment .is-main:not(:disabled)') ??
    document.querySelector('.lesson-guide .is-main:not(:disabled)')
  const target = golden ?? document.querySelector('.dock .token[aria-pressed="true"]') ?? buttonsIn('.dock')[0]
  if (target instanceof HTMLElement) target.focus()
}

/**
 * Moves the focus to the next button of the panels in a direction; from the last one of the dock to its first, and beyond
 * the last one above to the table.
 */
function moveInPanels(direction: Direction): void {
  const { activeElement } = document
  if (!activeElement) return
  const next = nextOf(direction, buttonsIn(PANELS), activeElement)
  const round = direction === 'left' ? buttonsIn('.dock').at(-1) : direction === 'right' ? buttonsIn('.dock')[0] : null
  const isInDock = activeElement.closest('.dock') !== null
  if (isInDock && round && !next?.closest('.dock')) round.focus()
  else if (next) next.focus()
  else if (direction === 'up') focusTable()
}
