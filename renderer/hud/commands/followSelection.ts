import { watchPointer, whenPointerRests } from '../../input/pointerRest.ts'
import type { Point } from '../../table/spot.ts'
import { pageCamera } from '../../ui/pageCamera.ts'

/** The parts that a game provides for the camera that follows its selection. */
export interface CameraGame {
  /** Returns the position of the selected thing; null while there is none. */
  selection(): Point | null
  /** Returns its possible destinations, which are kept in sight with it. */
  reach?(): readonly Point[]
  readonly glidesAmid?: boolean
  /** Calls back whenever the selection may have changed. Returns a function that stops this. */
  onSelection(listener: () => void): () => void
}

/**
 * Keeps the selection in sight with one movement of the camera; the panels that open for it are laid out first. After a
 * press the table slides at once, before the hand aims at anything else. For a selection made without a press and
 * covered only by panels, the camera waits until the pointer is at rest. Returns a function that stops this.
 */
export function followSelection(game: CameraGame): () => void {
  watchPointer()
  let last = game.selection()
  let frame = 0
  let giveUp = () => {}
  const show = (at: Point) => {
    const reach = game.reach?.() ?? []
    const move = () => pageCamera.keepInSight(at, reach, game.glidesAmid)
    if (pageCamera.areInWindow([at, ...reach])) giveUp = whenPointerRests(move)
    else move()
  }
  const stop = () => {
    cancelAnimationFrame(frame)
    giveUp()
  }
  const look = () => {
    const at = game.selection()
    const same = at && last ? at.x === last.x && at.z === last.z : at === last
    last = at
    if (same) return
    stop()
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => at && show(at))
    })
  }
  const forget = game.onSelection(look)
  return () => {
    forget()
    stop()
  }
}
