import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import { CameraRig } from '../table/camera/CameraRig.tsx'
import { useTableCamera } from './TableCamera.ts'

/** Shows a table's canvas from its camera. Renders inside the canvas. */
export function TableRig() {
  const camera = useTableCamera()
  const canvas = useThree((state) => state.gl.domElement)
  useEffect(() => {
    camera.canvas = canvas
    return () => {
      // another canvas may have taken over
      if (camera.canvas === canvas) camera.canvas = null
    }
  }, [camera, canvas])
  return <CameraRig director={camera.director} />
}
