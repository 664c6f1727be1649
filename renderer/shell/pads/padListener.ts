import { actingSeat } from '../../host/actingSeat.ts'
import { seatsHere } from '../../host/seatsHere.ts'
import { useSession } from '../../host/session.ts'
import { currentText } from '../../i18n/useText.ts'
import { useAltKey } from '../../input/altKey.ts'
import type { Command, PadButton } from '../../input/commands.ts'
import { commandOfButton, modalContext, type PadSource, pressButton } from '../../input/contexts.ts'
import { isToggling } from '../../input/ease.ts'
import { bodyOf } from '../../input/focus/bodyOf.ts'
import { isHeldBack } from '../../input/holdBack.ts'
import { CURTAIN, NAVIGATION } from '../../input/navigation.ts'
import { aimingNow } from '../../input/pad/aiming.ts'
import { captureButton } from '../../input/pad/capture.ts'
import type { PadListener } from '../../input/pad/pads.ts'
import { askAgain, mayPlay, seatOfPad, useSeatedPads } from '../../input/pad/seatedPads.ts'
import { isGone } from '../../input/pad/seats.ts'
import type { Stick } from '../../input/pad/sticks.ts'
import { REPLAY } from '../../input/replayCommands.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { CURTAIN_BUTTON } from '../../ui/Curtain.tsx'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useSettings } from '../../ui/settings.ts'
import { isFocusInPanels } from '../../ui/tableFocus.ts'
import { showPassingNotice } from '../../ui/toasts/toasts.ts'
import { startHolding, stopHolding, useHolding } from './holding.ts'
import { pointByPad } from './pointByPad.ts'
import { askMapping, taughtOf, teachBy, useTeaching } from './teachingStore.ts'
import { focusedField, startTyping, typeByButton } from './typing.ts'

/** Radians in a second of the stick's full turn, and the share by which it zooms in a second. */
const TURN = { azimuth: 2, pitch: 1.2, zoom: 1.2 } as const
/** Pixels in a second that the stick scrolls a screen. */
const SCROLL = 1400

/** The commands that last as long as their buttons are held, by pad and button. */
const held = new Map<string, Command>()
const keyOf = (button: PadButton, pad: number) => `${pad} ${button}`

const isOne = (command: Command | null, ...commands: readonly Command[]): boolean =>
  commands.some(({ id }) => id === command?.id)
const isConfirming = (command: Command | null) => isOne(command, TABLE.commands.confirm, NAVIGATION.commands.confirm)
const areTagsHeld = (): boolean => [...held.values()].some((command) => isOne(command, TABLE.commands.tags))
const isZoom = (command: Command | null) =>
  isOne(command, TABLE.commands['stick-zooms'], REPLAY.commands['stick-zooms'])

/** The pads whose right stick zooms after a press of the zooming button, where a press toggles. */
const zooming = new Set<number>()
const isZooming = (pad: number): boolean =>
  isToggling() ? zooming.has(pad) : [...held].some(([key, command]) => key.startsWith(`${pad} `) && isZoom(command))

/** Turns what players do with their pads into commands. */
export const PAD_LISTENER: PadListener = {
  watch: (readings) => {
    const { teaching } = useTeaching.getState()
    if (teaching) teachBy(readings)
    return teaching !== null
  },
  press: (button, pad, isHeld) => {
    if (!isHeld && captureButton(button)) return
    if ((!isHeld || button === 'west') && typeByButton(button)) return
    const command = commandOfButton(button)
    if (isRefused(command, pad)) {
      const canPoint = canOthersPoint()
      if (canPoint && pointByPad(command, pad, isHeld)) return
      if (!isHeld) sayWhose(canPoint)
      return
    }
    if (command && !isHeld) held.set(keyOf(button, pad), command)
    if (isZoom(command) && !isHeld && !zooming.delete(pad)) zooming.add(pad)
    if (isOne(command, TABLE.commands.tags)) showTags(isHeld)
    else if (command === null) {
      if (button === 'south') confirm(button, pad, isHeld)
    } else if (isOne(command, CURTAIN.commands.lift)) lift(button, pad, isHeld)
    else if (isConfirming(command)) confirm(button, pad, isHeld)
    else pressButton(button, sourceOf(pad, isHeld))
  },
  release: (button, pad) => {
    const command = held.get(keyOf(button, pad)) ?? null
    held.delete(keyOf(button, pad))
    if (isOne(command, TABLE.commands.tags) && !isToggling()) useAltKey.setState({ isHeld: areTagsHeld() })
    if ((isConfirming(command) || button === 'south') && useHolding.getState().held?.pad === pad) {
      stopHolding()
      if (!isOne(command, CURTAIN.commands.lift)) showPassingNotice(currentText()('pad.hold'))
    }
  },
  turn,
  askMapping,
  taughtOf,
}

/** Returns whether a command is not for this pad: at the table, the pad of another seat only looks around. */
function isRefused(command: Command | null, pad: number): boolean {
  if (command?.looks || (modalContext() && !isOne(command, CURTAIN.commands.lift))) return false
  return !mayPlay(pad, actingSeat(), seatsHere())
}

/** Shows all tags while the button is held, or until its next press where a press toggles. */
function showTags(isRepeated: boolean): void {
  const { isHeld } = useAltKey.getState()
  if (!isRepeated) useAltKey.setState({ isHeld: !isToggling() || !isHeld })
}

/** Returns whether pads of other seats may point: no curtain or dialog covers the table, and the acting pad is there. */
const canOthersPoint = (): boolean => !modalContext() && !isGone(useSeatedPads.getState(), actingSeat())

/** Shows whose pad plays now; asks again about a pad that is gone. */
function sayWhose(canPoint: boolean): void {
  const acting = actingSeat()
  const plan = useSession.getState().match?.seats.find(({ seat }) => seat === acting)
  if (acting === null || !plan) return
  if (isGone(useSeatedPads.getState(), acting)) askAgain()
  else {
    const t = currentText()
    const other = t('pad.seats.other', { name: plan.name })
    showPassingNotice(canPoint ? t('pad.seats.points', { other }) : other)
  }
}

/** Lifts the curtain once the button was held long enough, or by two presses of its button where a press toggles. */
function lift(button: PadButton, pad: number, isHeld: boolean): void {
  if (isHeld) return
  if (isToggling()) document.querySelector<HTMLElement>(`[data-testid="${CURTAIN_BUTTON}"]`)?.click()
  else hold(pad, () => pressButton(button, sourceOf(pad, false)))
}

function sourceOf(pad: number, isHeld: boolean): PadSource {
  const seat = seatOfPad(pad)
  return { device: 'pad', pad, ...(seat !== null && { seat }), ...(isHeld && { isHeld: true }) }
}

/** Presses the confirming button: writes into a text field, and waits until a grave choice was held long enough. */
function confirm(button: PadButton, pad: number, isHeld: boolean): void {
  if (isHeld || isHeldBack()) return
  const field = focusedField()
  const { padHolds, language } = useSettings.getState().settings
  if (field) startTyping(field, language)
  else if (padHolds && isGrave()) hold(pad, () => pressNow(button, pad))
  else pressNow(button, pad)
}

/**
 * Waits until a button was held long enough. It then confirms only what the player has seen as they pressed it: nothing if
 * a dialog, another focus, aim or seat has come in between.
 */
function hold(pad: number, then: () => void): void {
  const before = confirmed()
  startHolding(pad, () => {
    if (confirmed().every((part, place) => part === before[place])) then()
  })
}

/** Returns the parts of what the confirming button would confirm now. */
function confirmed(): readonly unknown[] {
  const modal = modalContext()
  const from = aimingNow()?.from()
  const focused = isFocusInPanels() ? document.activeElement : null
  return [modal?.kind, modal?.root?.(), focused, actingSeat(), from?.x, from?.z]
}

/** Gives the command of a button; without one, presses the focused control. */
function pressNow(button: PadButton, pad: number): void {
  if (pressButton(button, sourceOf(pad, false))) return
  if (document.activeElement instanceof HTMLElement) document.activeElement.click()
}

/** Returns whether the confirming button would now be fatal, or could not be undone. */
function isGrave(): boolean {
  const { activeElement } = document
  if (activeElement instanceof HTMLButtonElement)
    return activeElement.matches('.is-danger') || activeElement.querySelector('[data-grave]') !== null
  return modalContext() === null && (aimingNow()?.isGrave() ?? false)
}

/** Turns the camera, or zooms while the zooming button is held; scrolls a screen or dialog. */
function turn({ x, y }: Stick, pad: number, ms: number): void {
  const seconds = ms / 1000
  const root = modalContext()?.root?.()
  if (root) bodyOf(root)?.scrollBy(0, y * SCROLL * seconds)
  else if (isZooming(pad)) pageCamera.director.zoomBy((1 + TURN.zoom) ** (y * seconds), null, 0)
  else pageCamera.director.orbitBy(x * TURN.azimuth * seconds, -y * TURN.pitch * seconds)
}
