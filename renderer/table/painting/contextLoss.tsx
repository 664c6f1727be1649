import { useThree } from '@react-three/fiber'
import { useEffect } from 'react'

interface Props {
  readonly onLost: () => void
  readonly onRestored: () => void
}

/** Reports when the canvas loses and regains its graphics context. */
export function ContextGuard({ onLost, onRestored }: Props): null {
  const canvas = useThree((state) => state.gl.domElement)
  useEffect(() => {
    canvas.addEventListener('webglcontextlost', onLost)
    canvas.addEventListener('webglcontextrestored', onRestored)
    return () => {
      canvas.removeEventListener('webglcontextlost', onLost)
      canvas.removeEventListener('webglcontextrestored', onRestored)
    }
  }, [canvas, onLost, onRestored])
  return null
}
