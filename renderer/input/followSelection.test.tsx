import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings } from '../../electron/contract/ipc.ts'
import type { Point } from '../table/spot.ts'
import { director } from '../ui/camera.ts'
import { useSettings } from '../ui/settings.ts'
import { followSelection } from './followSelection.ts'

const SEEN = { x: 2, y: 0, z: 0 }
/** Under the panel that takes the left 400 of 1280 pixels. */
const COVERED = { x: -9, y: 0, z: 0 }

let select: (at: Point, reach?: readonly Point[]) => void = () => {}
let end = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = '<div class="table"><canvas></canvas></div><div class="hud-grid"></div>'
  const [canvas, panel] = [document.querySelector('canvas'), document.querySelector('.hud-grid')]
  if (!canvas) throw new Error('no canvas')
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
  end()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  document.body.innerHTML = ''
})

const at = (x: number) => ({ clientX: x, clientY: 400 })
/** Moves the pointer from where it was. */
let pointed = 600
const point = () => {
  pointed += 20
  window.dispatchEvent(new MouseEvent('pointermove', at(pointed)))
}
const press = () => window.dispatchEvent(new MouseEvent('pointerdown', at(pointed)))
const tremble = () => window.dispatchEvent(new MouseEvent('pointermove', at(pointed + 2)))
/** The poses that the camera takes while something happens. */
function posesDuring(...steps: readonly (() => void)[]) {
  return steps.map((step) => {
    step()
    return director.pose
  })
}
const after = (ms: number) => () => vi.advanceTimersByTime(ms)

it('what only panels cover waits until the pointer is at rest, and then comes out once', () => {
  const before = director.pose
  point()
  const poses = posesDuring(() => select(COVERED), after(300), point, after(400), after(200), point, after(900))
  expect(poses.slice(0, 4)).toEqual([before, before, before, before])
  expect(poses[4]).not.toEqual(before)
  expect(poses.slice(5)).toEqual([poses[4], poses[4]])
})

it('what a press chooses comes out at once, though the hand trembles', () => {
  point()
  press()
  tremble()
  const before = director.pose
  expect(posesDuring(() => select(COVERED))[0]).not.toEqual(before)
})

it('what is selected after the hand has gone on from its press waits until it rests', () => {
  press()
  point()
  const before = director.pose
  const poses = posesDuring(() => select(COVERED), after(300), after(300))
  expect(poses.slice(0, 2)).toEqual([before, before])
  expect(poses[2]).not.toEqual(before)
})

const key = (name: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key: name }))

it('what a key chooses comes out at once, though the pointer has just been moved', () => {
  point()
  key('Tab')
  const before = director.pose
  expect(posesDuring(() => select(COVERED))[0]).not.toEqual(before)
})

it.each(['Shift', 'Control', 'Alt', 'Meta'])('%s alone is no press: a hand that aims goes on aiming', (name) => {
  point()
  key(name)
  const before = director.pose
  const poses = posesDuring(() => select(COVERED), after(300), after(300))
  expect(poses.slice(0, 2)).toEqual([before, before])
  expect(poses[2]).not.toEqual(before)
})

it('what keys choose comes out at once, as the pointer is at rest', () => {
  after(10_000)()
  const before = director.pose
  expect(posesDuring(() => select(COVERED))[0]).not.toEqual(before)
})

it('what is out of the window comes into it at once, whatever the pointer does', () => {
  director.focusOn({ x: 9, z: 0 }, 0)
  const before = director.pose
  point()
  expect(posesDuring(() => select(COVERED))[0]).not.toEqual(before)
})

it('what was covered moves nothing once something else is chosen that is seen', () => {
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
