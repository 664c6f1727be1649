import { useEffect, useMemo } from 'react'
import { askCoach, closeCoach, whyNoCoach } from '../../host/coach.ts'
import { undo, useSession } from '../../host/session.ts'
import { closeRecap, skipToMyTurn } from '../../host/skipAhead.ts'
import { currentText } from '../../i18n/useText.ts'
import type { CommandSource } from '../../input/commands.ts'
import { type HandledTable, type Handler, handle, showRefusalsBy } from '../../input/contexts.ts'
import { type Aiming, aimWith, STEPS } from '../../input/pad/aiming.ts'
import type { Direction } from '../../input/pad/buttons.ts'
import { isPadUsed } from '../../input/pad/lastDevice.ts'
import { CHOICES, perDigit, TABLE } from '../../input/tableCommands.ts'
import { useCommands } from '../../input/useCommands.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { stepFrom } from '../../table/camera/quarter.ts'
import type { Point } from '../../table/spot.ts'
import { focusChosen, offerFocus } from '../../ui/focusPoint.ts'
import { toggleGoal } from '../../ui/goalAsked.ts'
import { chooseTable, isTableFlat } from '../../ui/graphics.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { openSheet } from '../../ui/screens.ts'
import { focusTable, isFocusInPanels } from '../../ui/tableFocus.ts'
import { showPassingNotice } from '../../ui/toasts/toasts.ts'
import { followSelection } from './followSelection.ts'
import { aimByPad, confirmByPad, enterDock, HELD_COMMANDS } from './padCommands.ts'

/** A game's actions for the commands of every table and for its own. Constant: made once, outside components. */
export interface GameCommands {
  /** The game's own commands. Their keys take precedence over those of every table. */
  readonly tables: readonly HandledTable[]
  /** Moves the cursor by a step in cells of the board. */
  cursor(east: number, north: number): void
  /** Takes the nth of the offered choices, from 1. */
  choose(n: number): void
  next(step: 1 | -1): void
  confirm(): void
  /** Takes back the last choice; returns false when there is none. */
  cancel(): boolean
  /** Takes back what is laid out and not played yet; returns false when there is nothing. */
  undo?(): boolean
  /** Returns the position of the selected thing, or of the one pointed at by key; null while there is none. */
  selection(): Point | null
  /** Returns the possible destinations of the selected thing, which are kept in sight with it. */
  reach?(): readonly Point[]
  /** Set when the camera, if it must move, goes on until the selected thing is in the middle between the panels. */
  readonly glidesAmid?: boolean
  /** The targets of a gamepad. */
  readonly aiming: Aiming
  /** Returns the close-up target, if it is more than the selection. */
  focus?(): Point | null
  /** Calls back whenever the selection or the close-up target may have changed. Returns a function that stops this. */
  onSelection(listener: () => void): () => void
}

interface HudCommands {
  readonly onLog: () => void
}

/** Gives the commands of a game and those of every table their effect while a match is on the table. */
export function useTableCommands(game: GameCommands, { onLog }: HudCommands): void {
  const tables = useMemo(
    () => [
      ...game.tables,
      handle(TABLE, { ...gesturesOf(game), ...TABLE_HANDLERS, coach: coachOf(game), log: onLog }),
      handle(
        CHOICES,
        perDigit((digit) => () => game.choose(digit)),
      ),
    ],
    [game, onLog],
  )
  useCommands('table', tables)
  useEffect(() => showRefusalsBy((reason) => showPassingNotice(currentText()(reason))), [])
  useEffect(() => followSelection(game), [game])
  useEffect(() => pageCamera.watchSelection(game.selection, game.reach), [game])
  useEffect(() => aimWith(game.aiming), [game])
  useEffect(() => offerFocus(game.focus ?? game.selection), [game])
}

const TABLE_HANDLERS = {
  'turn-left': () => pageCamera.turn(1),
  'turn-right': () => pageCamera.turn(-1),
  'zoom-in': () => pageCamera.zoomIn(),
  'zoom-out': () => pageCamera.zoomOut(),
  overview: () => pageCamera.centre(),
  focus: focusChosen,
  skip: () => pageTable.playback.skip(),
  'my-turn': skipToMyTurn,
  keys: () => openSheet({ name: 'keys' }),
  rules: () => openSheet({ name: 'rules', query: '' }),
  goal: toggleGoal,
  menu: () => openSheet({ name: 'pause' }),
  flat: toggleFlatTable,
  panels: enterPanels,
  ...HELD_COMMANDS,
}

/** Switches the match between the flat table and 3D; the selection stays. */
function toggleFlatTable(): void {
  chooseTable(!isTableFlat())
}

/** Shows a notice with the reason if nothing can be undone: a key has no other place for it. */
function undoOrSayWhyNot(): void {
  const { undo: allowed } = useSession.getState()
  if ('why' in allowed) showPassingNotice(currentText()(`undo.${allowed.why}`))
  else void undo()
}

/** Asks the coach; with a pad aimed at a cell that cannot be chosen, shows the reason instead. */
function coachOf({ aiming }: GameCommands): Handler {
  const explains = () => isPadUsed() && !isFocusInPanels() && aiming.isVain()
  return {
    run: () => (explains() ? aiming.explain() : void askCoach()),
    whyNot: () => {
      const why = explains() ? null : whyNoCoach(useSession.getState())
      return why && (`coach.why.${why}` as const)
    },
  }
}

/** Moves the cursor as the viewer sees the board: by the side of the table that the camera looks from. */
function moveCursor(game: GameCommands, direction: Direction, { device, isHeld = false }: CommandSource): void {
  if (device === 'pad') return aimByPad(game, direction, isHeld)
  const [right, up] = STEPS[direction]
  const { x, z } = stepFrom(isTableFlat() ? 0 : pageCamera.side, right, -up)
  game.cursor(x, -z)
}

function gesturesOf(game: GameCommands) {
  return {
    up: (source: CommandSource) => moveCursor(game, 'up', source),
    down: (source: CommandSource) => moveCursor(game, 'down', source),
    left: (source: CommandSource) => moveCursor(game, 'left', source),
    right: (source: CommandSource) => moveCursor(game, 'right', source),
    confirm: ({ device }: CommandSource) => (device === 'pad' ? confirmByPad(game) : game.confirm()),
    cancel: ({ device }: CommandSource) => cancelOrPause(game, device === 'pad'),
    undo: () => {
      if (!game.undo?.()) undoOrSayWhyNot()
    },
    'take-back': () => void game.cancel(),
    'next-piece': () => nextPiece(game, 1),
    'previous-piece': () => nextPiece(game, -1),
  }
}

/** Chooses the next piece; a pad then aims from there. */
function nextPiece({ next, aiming }: GameCommands, step: 1 | -1): void {
  if (isPadUsed()) aiming.forget()
  next(step)
}

/**
 * Leaves the panels first, closes the coach second, takes back third, and opens the menu when nothing is left. A pad has
 * a button for the menu.
 */
function cancelOrPause(game: GameCommands, byPad: boolean): void {
  if (isFocusInPanels()) focusTable()
  else if (!closeCoach() && !game.cancel() && !closeRecap() && !byPad) openSheet({ name: 'pause' })
}

/** Moves the focus to the panels' buttons, where Tab moves on; a second press, or Esc, returns to the table. */
function enterPanels({ device }: CommandSource): void {
  if (isFocusInPanels()) focusTable()
  else if (device === 'pad') enterDock()
  else document.querySelector<HTMLElement>('.hud button:not(:disabled)')?.focus()
}
