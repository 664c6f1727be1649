import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defaultSettings, type Settings } from '../../electron/contract/ipc.ts'
import { pagePicture } from '../picture/picture.ts'
import { pageTable } from '../playback/pageTable.ts'
import { pageCamera } from '../ui/pageCamera.ts'
import { useSettings } from '../ui/settings.ts'
import { followStory } from './StoryCamera.tsx'
import type { Shot } from './shot.ts'
import { storyFocusOf } from './storyFocus.ts'

const { director } = pageCamera

const CHEST: Shot = { points: [{ x: 3, y: 0, z: -2 }], weight: 'telling', lasts: 2000 }
let stop = () => {}

/** Starts the story camera with some changed settings, from the composed view of Jackal. */
function following(change: Partial<Settings>) {
  director.flyTo('jackal/play', 0)
  useSettings.setState({ settings: { ...defaultSettings('en'), reducedMotion: 'off', ...change } })
  stop = followStory(
    (_, { kind }) =>
      ({
        chest: CHEST,
        passes: { ...CHEST, weight: 'passing' } as const,
        'red carries': { ...CHEST, by: 'red' },
        'white carries': { ...CHEST, by: 'white' },
      })[kind] ?? null,
    pageTable,
    pagePicture,
    (seat) => seat === 'white',
  )
  return director.pose
}

const play = (kind: string) => pageTable.shown.setState({ busy: true, current: { kind } })
const idle = () => pageTable.shown.setState({ busy: false, current: null })

function settle() {
  director.update(0)
  director.update(10_000)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  idle()
  vi.useRealTimers()
})

it('moves in for what matters and returns soon after the table is still', () => {
  const before = following({ storyCamera: 'full' })
  play('chest')
  settle()
  expect(director.pose.distance).toBeLessThan(before.distance * 0.7)
  idle()
  vi.advanceTimersByTime(500)
  settle()
  expect(director.pose).toEqual(before)
  expect(director.moving).toBe(false)
})

it('returns while other events are shown', () => {
  const before = following({ storyCamera: 'subtle' })
  play('chest')
  settle()
  expect(director.pose.distance).toBeLessThan(before.distance)
  play('step')
  vi.advanceTimersByTime(2100)
  settle()
  expect(director.pose).toEqual(before)
})

it.each([
  ['it is off', { storyCamera: 'off' }],
  ['motion is reduced', { storyCamera: 'full', reducedMotion: 'on' }],
  ['results come at once', { storyCamera: 'full', speed: 0 }],
] as const)('stays where %s', (_, change) => {
  following(change)
  play('chest')
  expect(director.moving).toBe(false)
})

it('leaves the camera to the hand that has taken it, and begins no other shot for a while', () => {
  following({ storyCamera: 'full' })
  play('chest')
  settle()
  director.orbitBy(0.2, 0)
  const mine = director.pose
  idle()
  play('chest')
  vi.advanceTimersByTime(3000)
  expect([director.pose, director.moving]).toEqual([mine, false])
  idle()
  vi.advanceTimersByTime(6000)
  director.zoomBy(1.5, null, 0)
  vi.advanceTimersByTime(6100)
  play('chest')
  expect(director.moving).toBe(true)
})

it('follows a rival’s move, but not a move of the player at this screen', () => {
  const before = following({ storyCamera: 'full' })
  play('white carries')
  expect([director.pose, director.moving]).toEqual([before, false])
  play('red carries')
  settle()
  expect(director.pose.distance).toBeLessThan(before.distance * 0.7)
})

it('takes from the strength in the settings how near it comes', () => {
  const distances = (['full', 'subtle'] as const).map((storyCamera) => {
    following({ storyCamera })
    play('chest')
    settle()
    const { distance } = director.pose
    stop()
    idle()
    return distance
  })
  expect(distances[0]).toBeLessThan(distances[1] ?? 0)
})

it('focuses on what is worth a look, until the shot ends or a hand takes the camera', () => {
  following({ storyCamera: 'full' })
  const focus = () => storyFocusOf(pageTable).getState().at
  play('chest')
  expect(focus()).toEqual({ x: 3, y: 0, z: -2 })
  idle()
  vi.advanceTimersByTime(500)
  expect(focus()).toBeNull()
  settle()
  play('chest')
  settle()
  director.orbitBy(0.2, 0)
  expect(focus()).toBeNull()
})

it('does not focus on passing events', () => {
  following({ storyCamera: 'full' })
  play('step')
  play('passes')
  settle()
  expect([director.pose.distance < 20, storyFocusOf(pageTable).getState().at]).toEqual([true, null])
})
