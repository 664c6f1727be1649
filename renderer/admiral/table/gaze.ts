import { useFrame } from '@react-three/fiber'
import { useEffect } from 'react'
import { create } from 'zustand'
import { positionOf } from '../../table/camera/pose.ts'
import type { Point } from '../../table/spot.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'

/** The place where the camera rests, to half a cell; null before it does. */
export const useGaze = create<{ readonly eye: Point | null }>(() => ({ eye: null }))

/** Reports the camera's position to the page: from another place, marks above a ship appear over other water. */
export function tellGaze(eye: Point | null): void {
  const rounded = eye && { x: half(eye.x), y: half(eye.y), z: half(eye.z) }
  const was = useGaze.getState().eye
  if (was?.x !== rounded?.x || was?.y !== rounded?.y || was?.z !== rounded?.z) useGaze.setState({ eye: rounded })
}

const half = (value: number): number => Math.round(value * 2) / 2

/** Renders inside the canvas. */
export function Gaze(): null {
  const camera = useTableCamera()
  useFrame(() => {
    if (!camera.director.moving) tellGaze(positionOf(camera.director.pose))
  })
  useEffect(() => () => tellGaze(null), [])
  return null
}
