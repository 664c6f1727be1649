import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../../electron/contract/ipc.ts'
import type { Point } from '../../table/spot.ts'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useSettings } from '../../ui/settings.ts'
import { followSelection } from './followSelection.ts'

const { director } = pageCamera

const SEEN = { x: 2, y: 0, z: 0 }
/** A point under the panel that covers the left 400 of 1280 pixels. */
const COVERED = { x: -9, y: 0, z: 0 }

let select: (at: Point, reach?: readonly Point[]) => void = () => {}
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<canvas></canvas><div class="hud-grid"></div>'
  const [canvas, panel] = [document.querySelector('canvas'), document.querySelector('.hud-grid')]
  if (!canvas) throw new Error('no canvas')
  pageCamera.canvas = canvas
  vi.spyOn(canvas, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1280, 800))
  document.elementFromPoint = (x) => (x < 400 ? panel : canvas)
  useSettings.setState({ settings: { ...defaultSettings('en'), reducedMotion: 'on' } })
  director.setAspect(1280 / 800)
  director.flyTo('admiral/play', 0)
  let [at, near, listener]: [Point | null, readonly Point[], () => void] = [null, [], () => {}]
  end = followSelection({
    selection: () => at,
    reach: () => near,
    onSelection: (one) => {
      listener = one
      return () => {}
    },
  })
  select = (to, reach = []) => {
    ;[at, near] = [to, reach]
    listener()
    vi.advanceTimersByTime(50)
  }
})

afterEach(() => {
  pageCamera.canvas = null
  end()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const at = (x: number) => ({ clientX: x, clientY: 400 })
/** Moves the pointer from its last position. */
let pointed = 600
const point = () => {
  pointed += 20
  window.dispatchEvent(new MouseEvent('pointermove', at(pointed)))
}
const press = () => window.dispatchEvent(new MouseEvent('pointerdown', at(pointed)))
const tremble = () => window.dispatchEvent(new MouseEvent('pointermove', at(pointed + 2)))
/** Returns the camera poses during some steps. */
function posesDuring(...steps: readonly (() => void)[]) {
  return steps.map((step) => {
    step()
    return director.pose
  })
}
const after = (ms: number) => () => vi.advanceTimersByTime(ms)

it('brings a selection that only panels cover into view once, after the pointer has come to rest', () => {
  const before = director.pose
  point()
  const poses = posesDuring(() => select(COVERED), after(300), point, after(400), after(200), point, after(900))
  expect(poses.slice(0, 4)).toEqual([before, before, before, before])
  expect(poses[4]).not.toEqual(before)
  expect(poses.slice(5)).toEqual([poses[4], poses[4]])
})

it('brings a pressed selection into view at once, despite small movements of the hand', () => {
  point()
  press()
  tremble()
  const before = director.pose
  expect(posesDuring(() => select(COVERED))[0]).not.toEqual(before)
})

it('waits for the pointer to rest if the selection comes after the hand has moved on from its press', () => {
  press()
  point()
  const before = director.pose
  const poses = posesDuring(() => select(COVERED), after(300), after(300))
  expect(poses.slice(0, 2)).toEqual([before, before])
  expect(poses[2]).not.toEqual(before)
})

const key = (name: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key: name }))

it('brings a selection by key into view at once, even just after a pointer move', () => {
  point()
  key('Tab')
  const before = director.pose
  expect(posesDuring(() => select(COVERED))[0]).not.toEqual(before)
})

it.each(['Shift', 'Control', 'Alt', 'Meta'])('does not count %s alone as a press: the hand goes on aiming', (name) => {
  point()
  key(name)
  const before = director.pose
  const poses = posesDuring(() => select(COVERED), after(300), after(300))
  expect(poses.slice(0, 2)).toEqual([before, before])
  expect(poses[2]).not.toEqual(before)
})

it('brings a selection by key into view at once while the pointer is at rest', () => {
  after(10_000)()
  const before = director.pose
  expect(posesDuring(() => select(COVERED))[0]).not.toEqual(before)
})

it('brings a selection from outside the window into view at once, whatever the pointer does', () => {
  director.focusOn({ x: 9, z: 0 }, 0)
  const before = director.pose
  point()
  expect(posesDuring(() => select(COVERED))[0]).not.toEqual(before)
})

it('does not move for a covered selection once a visible one replaces it', () => {
  const before = director.pose
  point()
  expect(
    posesDuring(
      () => select(COVERED),
      () => select(SEEN),
      after(2000),
    ),
  ).toEqual([before, before, before])
})
