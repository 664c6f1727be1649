import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../electron/contract/ipc.ts'
import { type PicturePoint, pictureOf } from '../table/camera/pose.ts'
import type { Point } from '../table/spot.ts'
import { pageCamera } from './pageCamera.ts'
import { useSettings } from './settings.ts'

const { director } = pageCamera

/** A window of 1280 × 800 whose left 400 pixels lie under a panel. */
const WINDOW = { width: 1280, height: 800, panel: 400 } as const

beforeEach(() => {
  document.body.innerHTML = '<canvas></canvas><div class="hud-grid"></div>'
  const [canvas, panel] = [document.querySelector('canvas'), document.querySelector('.hud-grid')]
  if (!canvas) throw new Error('no canvas')
  pageCamera.canvas = canvas
  const { width, height } = WINDOW
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height))
  document.elementFromPoint = (x) => (x < WINDOW.panel ? panel : canvas)
  useSettings.setState({ settings: { ...defaultSettings('en'), reducedMotion: 'on' } })
  director.setAspect(width / height)
  director.flyTo('admiral/play', 0)
})

afterEach(() => {
  pageCamera.canvas = null
  document.body.innerHTML = ''
})

const seenAt = (point: Point): PicturePoint => pictureOf(director.pose, WINDOW.width / WINDOW.height, point)
/** Returns the distance of a point from the panel's edge, pixels. */
const fromPanel = (point: Point): number => ((seenAt(point).x + 1) / 2) * WINDOW.width - WINDOW.panel
const COVERED = { x: -9, y: 0, z: 0 }

it('moves a thing out from under a panel, and into the middle between the panels on request', () => {
  expect(fromPanel(COVERED)).toBeLessThan(0)
  pageCamera.keepInSight(COVERED)
  const least = fromPanel(COVERED)
  expect(least).toBeGreaterThan(0)
  director.flyTo('admiral/play', 0)
  pageCamera.keepInSight(COVERED, [], true)
  expect(fromPanel(COVERED)).toBeGreaterThan(Math.max(least, 0.2 * (WINDOW.width / 2) - 1))
})

it.each([[false], [true]])('moves nothing for a thing in sight, gliding: %s', (amid) => {
  const before = director.pose
  pageCamera.keepInSight({ x: 1, y: 0, z: 0 }, [], amid)
  pageCamera.keepInSight({ x: -2, y: 0, z: 1 }, [{ x: 3, y: 0, z: 0 }], amid)
  expect(director.pose).toEqual(before)
})

it('turns the table by a step and back, at once with reduced motion', () => {
  const { azimuth, pitch } = director.pose
  pageCamera.turn(1)
  expect([director.pose.azimuth - azimuth, director.pose.pitch]).toEqual([expect.closeTo(Math.PI / 8), pitch])
  pageCamera.turn(-1)
  expect(director.pose.azimuth).toBeCloseTo(azimuth)
})
