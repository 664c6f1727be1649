import type { Band, CameraPreset, Free } from './cameraPresets.ts'
import { clearView } from './clearView.ts'
import { edgeOf } from './outline.ts'
import { pictureOf, poseOf, RADIANS } from './pose.ts'

/** The least share of its composed size that a table is drawn at to stay between the panels. */
const SMALLEST = 0.55

/** What stands at the far edge of the framed area rises no higher above the table (cells). */
const HEADROOM = 0.7

/** Where a framed area is seen: from what stands at its far edge to its near edge. */
export function bandSeen(preset: CameraPreset & Required<Pick<CameraPreset, 'keeps'>>): Band {
  const { halfX, halfZ, y } = preset.keeps
  const pose = poseOf(preset)
  const [sin, cos] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)]
  const half = Math.abs(sin) * halfX + Math.abs(cos) * halfZ
  const shareAt = (away: number, height: number): number =>
    (1 - pictureOf(pose, 1, { x: away * sin, y: height, z: away * cos }).y) / 2
  return { top: shareAt(-half, HEADROOM), bottom: shareAt(half, y) }
}

/**
 * The preset whose picture fits between the panels: as large as it can be where something must be clear of them, else
 * between those above and below, where they leave less than it was composed for.
 *
 * @param free what panels leave of the window; null when there are none
 * @param aspect width of the window divided by its height
 */
export function framedBetween(preset: CameraPreset, free: Free | null, aspect = 1.6): CameraPreset {
  const { between } = preset
  const below = { left: 0, right: 1, top: free?.bottom ?? 1, bottom: 1 }
  const wanted = free?.isSlotted && preset.cells ? { ...preset, clear: edgeOf(preset.cells) } : preset
  const clear = free?.covered && clearView(wanted, [...free.covered, below], aspect, free.isAside)
  if (clear) return clear
  if (!between || !free || (free.top <= between.top && free.bottom >= between.bottom)) return preset
  const size = Math.min(1, Math.max(SMALLEST, (free.bottom - free.top) / (between.bottom - between.top)))
  const { distance, pitch, azimuth } = poseOf(preset)
  const half = Math.tan((preset.fov * RADIANS) / 2) / size
  const down = middleOf(free) - (0.5 + (middleOf(between) - 0.5) * size)
  const away = (down * 2 * half * distance) / Math.sin(pitch)
  const [x, z] = [-away * Math.sin(azimuth), -away * Math.cos(azimuth)]
  return {
    ...preset,
    fov: (2 * Math.atan(half)) / RADIANS,
    position: { ...preset.position, x: preset.position.x + x, z: preset.position.z + z },
    target: { ...preset.target, x: preset.target.x + x, z: preset.target.z + z },
  }
}

const middleOf = ({ top, bottom }: Band): number => (top + bottom) / 2
