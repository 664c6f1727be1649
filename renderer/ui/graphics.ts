import { create } from 'zustand'
import { currentText } from '../i18n/useText.ts'
import { canDraw } from '../table/canDraw.ts'
import { changeSettings, useSettings } from './settings.ts'
import { showNotice } from './toasts/toasts.ts'

/** The time to wait for lost graphics before the flat table takes their place, milliseconds. */
const PATIENCE = 4000
/** The time after that, and after each failed try, until 3D is tried again, milliseconds. */
const AGAIN = 5000
/**
 * If graphics are lost again within this time after they came back, they are tried again only on request, milliseconds.
 */
const UNSTABLE = 60_000

/**
 * Why there are no 3D graphics: this computer has none; they were lost and are tried again; they fail repeatedly, so
 * only the player tries them.
 */
export type GraphicsFailure = 'missing' | 'lost' | 'failing'

interface Graphics {
  readonly failed: boolean
  /** Null while they work. */
  readonly why: GraphicsFailure | null
}

const WORKING: Graphics = { failed: false, why: null }

/** The state of 3D graphics: working, missing, or lost and not back. */
export const useGraphics = create<Graphics>(() => WORKING)

let waiting: ReturnType<typeof setTimeout> | undefined
let lastReturn = Number.NEGATIVE_INFINITY

/** Notes that the graphics were lost, or are back. */
export function tellGraphicsLost(lost: boolean): void {
  clearTimeout(waiting)
  if (lost) waiting = setTimeout(() => fail(performance.now() - lastReturn < UNSTABLE ? 'failing' : 'lost'), PATIENCE)
  else useGraphics.setState(WORKING)
}

/** Notes that there are no graphics at all. */
export function tellGraphicsMissing(): void {
  fail('missing')
}

/** Notes that graphics do not work now, though they did before. */
export function tellGraphicsBroken(why: 'lost' | 'failing'): void {
  fail(why)
}

function fail(why: GraphicsFailure): void {
  clearTimeout(waiting)
  useGraphics.setState({ failed: true, why })
  if (why === 'lost') waiting = setTimeout(tryUntilBack, AGAIN)
}

function tryUntilBack(): void {
  if (!tryGraphics()) waiting = setTimeout(tryUntilBack, AGAIN)
}

/** Shows 3D again if this computer can draw now. */
function tryGraphics(): boolean {
  if (!canDraw()) return false
  lastReturn = performance.now()
  tellGraphicsLost(false)
  return true
}

/** Switches to the flat table or to 3D. If 3D has failed it is tried again; a notice says if it still fails. */
export function chooseTable(flat: boolean): void {
  if (!flat && useGraphics.getState().failed && !tryGraphics()) showNotice(currentText()('graphics.still'))
  if (useSettings.getState().settings.flatTable !== flat) void changeSettings({ flatTable: flat })
}

/** Returns whether matches are shown on the flat table: the player prefers it, or there are no 3D graphics. */
export const isTableFlat = (): boolean => useSettings.getState().settings.flatTable || useGraphics.getState().failed
