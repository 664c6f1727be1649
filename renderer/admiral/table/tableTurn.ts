import { useFrame } from '@react-three/fiber'
import { useEffect } from 'react'
import { RADIANS } from '../../table/camera/pose.ts'
import { director } from '../../ui/camera.ts'

/** Turned by it, what shows north at its top shows it where the table does. */
const TURN = '--table-turn'

/** Tells the page how far the table is seen turned, clockwise, from a camera at an azimuth in radians; null for not at all. */
export function tellTurn(azimuth: number | null): void {
  const { style } = document.documentElement
  const turn = azimuth === null ? '' : `${Math.round(azimuth / RADIANS)}deg`
  if (style.getPropertyValue(TURN) !== turn) style.setProperty(TURN, turn)
}

/** Stands inside the canvas: the compass of the wind turns with the table, so that it agrees with the vane on it. */
export function TableTurn(): null {
  useFrame(() => tellTurn(director.pose.azimuth))
  useEffect(() => () => tellTurn(null), [])
  return null
}
