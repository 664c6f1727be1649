import { useThree } from '@react-three/fiber'
import { useCallback } from 'react'

/**
 * Returns a function that redraws the shadow map with the next frame. Otherwise the map is reused: call the function in
 * every frame in which something that casts a shadow has moved, appeared or disappeared.
 */
export function useShadowRefresh(): () => void {
  const gl = useThree((state) => state.gl)
  const invalidate = useThree((state) => state.invalidate)
  return useCallback(() => {
    gl.shadowMap.needsUpdate = true
    invalidate()
  }, [gl, invalidate])
}
