import { useThree } from '@react-three/fiber'
import { useCallback } from 'react'

/**
 * A function that redraws the shadow map once, with the next frame. The map is otherwise kept: call this in
 * every frame in which something that throws a shadow has moved, appeared or gone.
 */
export function useShadowRefresh(): () => void {
  const gl = useThree((state) => state.gl)
  const invalidate = useThree((state) => state.invalidate)
  return useCallback(() => {
    gl.shadowMap.needsUpdate = true
    invalidate()
  }, [gl, invalidate])
}
