import { memoizePerObject } from '../playback/memoizePerObject.ts'
import type { ShownTable } from '../playback/ShownTable.ts'
import { useShownTable } from '../playback/useShownTable.ts'
import { CameraDirector } from '../table/camera/CameraDirector.ts'
import type { CameraPreset, CameraPresetName, Free } from '../table/camera/cameraPresets.ts'
import type { PicturePoint } from '../table/camera/pose.ts'
import { type Quarter, quarterOf } from '../table/camera/quarter.ts'
import type { Point, Spot } from '../table/spot.ts'
import { COVERS, isAmid, isFree, isInWindow, PANELS } from './freePlaces.ts'
import { prefersReducedMotion, useSettings } from './settings.ts'

/** The menu's view: the island to the right of the menu board. */
export const MENU_VIEW: CameraPreset = {
  position: { x: -3.4, y: 7.2, z: 12.4 },
  target: { x: -2.6, y: 0.1, z: 1.6 },
  fov: 36,
}

/** Factor on the distance for one step of a zoom by key or button. */
const ZOOM_STEP = 0.8
/** One step of a turn by key, radians, and its duration, ms. */
const TURN_STEP = Math.PI / 8
const TURN = 250
/** The height up to which a selected thing must be in sight, cells. */
const SEEN_HEIGHT = 0.6
/** Duration of a flight round the table, ms. */
const ROUND = 1500
/** Duration of an automatic shift of the picture, ms: it is over before a hand has reached its next target. */
const SLIDE = 220
/** The best width of a cell framed from near, and the least width at which the picture stays, CSS pixels. */
const NEAR_CELL = { best: 75, enough: 60 } as const

/** Returns the duration of a movement: none with reduced motion, else the usual one. */
const duration = (): 0 | undefined => (prefersReducedMotion(useSettings.getState().settings) ? 0 : undefined)
const slide = (): number => duration() ?? SLIDE

const NOTHING = () => null
const NOWHERE = () => []

/** The camera of one table, moved as the settings say and around the panels that cover its canvas. */
export class TableCamera {
  readonly director = new CameraDirector(MENU_VIEW)
  /** The canvas that shows the table; null while none does. */
  canvas: Element | null = null
  private readonly table: ShownTable
  private selection: () => Point | null = NOTHING
  private reach: () => readonly Point[] = NOWHERE

  constructor(table: ShownTable) {
    this.table = table
  }

  /** Moves the camera; jumps with reduced motion. */
  fly(to: CameraPresetName | CameraPreset): void {
    this.director.flyTo(to, duration())
  }

  /** Flies round the table to a view; cuts with reduced motion. */
  goRoundTo(to: CameraPreset): void {
    this.director.flyTo(to, duration() ?? ROUND)
  }

  /** The side of the table from which the camera looks. */
  get side(): Quarter {
    return quarterOf(this.director.pose.azimuth)
  }

  /** Frames the table in the part of the window that panels leave free, null for all of it; glides on request. */
  frameBetween(free: Free | null, glides = false): void {
    this.director.setFree(free, glides ? slide() : 0)
  }

  /** Returns the camera to the composed view. */
  centre(): void {
    this.director.reset(duration())
  }

  /**
   * Sets the place of the selected thing, which a zoom by key or button keeps in sight, and of its destinations.
   * Returns a function that stops this.
   */
  watchSelection(of: () => Point | null, next: () => readonly Point[] = NOWHERE): () => void {
    this.selection = of
    this.reach = next
    return () => {
      if (this.selection !== of) return
      this.selection = NOTHING
      this.reach = NOWHERE
    }
  }

  /** Zooms in, to the selected thing if there is one. */
  zoomIn(): void {
    this.zoom(ZOOM_STEP, this.selection())
  }

  zoomOut(): void {
    this.zoom(1 / ZOOM_STEP, null)
  }

  private zoom(factor: number, to: Point | null): void {
    const at = this.selection()
    this.director.zoomBy(factor, to, duration())
    if (at) this.keepInSight(at)
  }

  /** Turns the table by a step: 1 as a drag to the left does, -1 as one to the right. */
  turn(way: 1 | -1): void {
    this.director.orbitBy(way * TURN_STEP, 0, duration() ?? TURN)
  }

  /** Looks at a spot from near, with its surroundings clear of panels if there is room. */
  focus(spot: Spot): void {
    const { canvas } = this
    if (canvas) this.director.focusOn(spot, duration(), (place) => isFree(canvas, place))
    else this.director.focusOn(spot, duration())
  }

  /** Looks at a drawn thing by its name, from near; not while things move, when a click means something else. */
  focusOnTarget(name: string | null): void {
    const { playback } = this.table
    const pose = name !== null && playback.isIdle ? playback.poses.get(name) : undefined
    if (pose) this.focus(pose)
  }

  /**
   * Moves the camera just far enough to show the thing at a point, if it is out of the window or under a panel, with as
   * many of its destinations as one picture holds.
   * @param amid true to glide on into the middle between the panels
   */
  keepInSight({ x, y, z }: Point, reach: readonly Point[] = [], amid = false): void {
    const { canvas, director } = this
    if (!canvas) return
    const points = [
      { x, y, z },
      { x, y: y + SEEN_HEIGHT, z },
    ]
    const isSeen = (place: PicturePoint) => isFree(canvas, place)
    const all = [...points, ...reach]
    if (director.sees(all, isSeen)) return
    if (amid && !director.sees(points, isSeen))
      director.bringIntoSight(points, (place) => isAmid(canvas, place), slide())
    if (reach.length > 0 && director.bringIntoSight(all, isSeen, slide())) return
    director.bringIntoSight(points, isSeen, slide())
  }

  /** Keeps the selected thing and its destinations in sight, once the panels have found their places. */
  keepSelectionInSight(): void {
    requestAnimationFrame(() => {
      requestAnimationFrame(() => {
        const [at, ...more] = [this.selection() ?? [], this.reach()].flat()
        if (at) this.keepInSight(at, more)
      })
    })
  }

  /** Returns whether all points are inside the window at the camera's target; panels may cover them. */
  areInWindow(points: readonly Point[]): boolean {
    const { canvas } = this
    return canvas !== null && this.director.sees(points, (place) => isInWindow(canvas, place))
  }

  /** Returns whether all points are inside the window and under no panel at the camera's target. */
  areInSight(points: readonly Point[]): boolean {
    const { canvas } = this
    return canvas !== null && this.director.sees(points, (place) => isFree(canvas, place))
  }

  /**
   * Looks at points from the nearest distance at which all of them are in sight. They may lie under the guide of a
   * lesson only if they do not fit beside it. Returns false if that distance is more than a share of the usual one.
   */
  frameInSight(points: readonly Point[], farthest: number): boolean {
    const { canvas } = this
    if (!canvas) return false
    const frames = (covers: string) =>
      this.director.frame(points, (place) => isFree(canvas, place, covers), { farthest }, slide())
    return frames(COVERS) || frames(PANELS)
  }

  /**
   * Looks at points from near: cells have the best width, or a smaller one if the points need more room, down to the
   * composed view. Leaves the picture if all points are already large enough.
   */
  frameNear(points: readonly Point[]): void {
    const { canvas, director } = this
    if (!canvas) return
    const { height } = canvas.getBoundingClientRect()
    const isSeen = (place: PicturePoint) => isFree(canvas, place)
    if (director.cellSize * height >= NEAR_CELL.enough && director.sees(points, isSeen)) return
    const nearest = (director.homeCellSize * height) / NEAR_CELL.best
    if (nearest < 1 && director.frame(points, isSeen, { nearest, farthest: 1 }, slide())) return
    if (!director.sees(points, isSeen)) director.reset(slide())
  }
}

/** Returns the camera of a table: always the same one. */
export const cameraOf = memoizePerObject((table: ShownTable) => new TableCamera(table))

/** Returns the camera of the table that a component belongs to. */
export const useTableCamera = (): TableCamera => cameraOf(useShownTable())
