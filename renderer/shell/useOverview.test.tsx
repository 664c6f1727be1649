import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pageTable } from '../playback/pageTable.ts'
import { CAMERA_PRESETS } from '../table/camera/cameraPresets.ts'
import { poseOf } from '../table/camera/pose.ts'
import { pageCamera } from '../ui/pageCamera.ts'
import { useOverview } from './useOverview.ts'

const { director } = pageCamera

const overview = poseOf(CAMERA_PRESETS['sea-battle/play'])

/** Waits until the camera rests. */
function atRest() {
  director.update(0)
  director.update(10_000)
  return director.pose
}

function zoomedIn(): void {
  director.flyTo('sea-battle/play', 0)
  director.zoomBy(0.5, { x: 6, z: 3 }, 0)
}

it('the next match starts at the overview, wherever the camera was before', () => {
  renderHook(() => useOverview(true, 'sea-battle/play'))
  zoomedIn()
  pageTable.clear('sea-battle', 'north', {})
  expect(atRest()).toMatchObject({ target: overview.target, distance: expect.closeTo(overview.distance) })
})

it('the camera stays where it is during a match, and behind the menus', () => {
  const { unmount } = renderHook(() => useOverview(true, 'sea-battle/play'))
  zoomedIn()
  const { distance } = director.pose
  pageTable.set('sea-battle', 'south', {})
  expect(atRest().distance).toBe(distance)
  unmount()
  renderHook(() => useOverview(false, 'sea-battle/play'))
  const fly = vi.spyOn(director, 'flyTo')
  pageTable.clear('sea-battle', 'north', {})
  expect(fly).not.toHaveBeenCalled()
})
