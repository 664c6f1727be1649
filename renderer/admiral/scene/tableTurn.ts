import { useFrame } from '@react-three/fiber'
import { useEffect } from 'react'
import { RADIANS } from '../../table/camera/pose.ts'
import { useTableCamera } from '../../ui/TableCamera.ts'

/** The CSS property by which a compass with north at its top turns to agree with the table. */
const TURN = '--table-turn'

/**
 * Reports to the page the visible clockwise turn of the table, from a camera at an azimuth in radians; null for none.
 */
export function tellTurn(azimuth: number | null): void {
  const { style } = document.documentElement
  const turn = azimuth === null ? '' : `${Math.round(azimuth / RADIANS)}deg`
  if (style.getPropertyValue(TURN) !== turn) style.setProperty(TURN, turn)
}

/** Renders inside the canvas: the compass of the wind turns with the table, so that it agrees with the vane on it. */
export function TableTurn(): null {
  const camera = useTableCamera()
  useFrame(() => tellTurn(camera.director.pose.azimuth))
  useEffect(() => () => tellTurn(null), [])
  return null
}
