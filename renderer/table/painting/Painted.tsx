import { useFrame } from '@react-three/fiber'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { useShadowRefresh } from '../light/shadowRefresh.ts'
import { beginLoading, LoadingMarker } from '../loading/LoadingBoundary.tsx'
import { Painter } from './Painter.ts'

interface PaintedProps {
  /** Called once, when everything has been loaded and drawn. */
  readonly onReady: (() => void) | undefined
  /** Called for each drawn frame. */
  readonly onDrawn: (() => void) | undefined
  readonly children: ReactNode
}

/** Runs after all other frame callbacks. A positive priority makes r3f leave drawing the frame to this callback. */
const PRIORITY = 1

/** Draws its children once they are loaded and prepared, without blocking the page. */
export function Painted({ onReady, onDrawn, children }: PaintedProps) {
  const painter = useMemo(() => new Painter(), [])
  const isLoaded = useRef(false)
  const markLoaded = useCallback(() => {
    isLoaded.current = true
  }, [])
  useFrame(({ gl, scene, camera, invalidate }) => {
    const isDrawn = painter.paint({ gl, scene, camera }, () => {
      const done = beginLoading()
      return () => {
        done()
        invalidate()
      }
    })
    if (isDrawn) onDrawn?.()
    if (!isDrawn || !isLoaded.current) return
    isLoaded.current = false
    onReady?.()
  }, PRIORITY)
  return (
    <Suspense fallback={<LoadingMarker />}>
      {children}
      <Loaded onLoaded={markLoaded} />
    </Suspense>
  )
}

/** Redraws the shadows once all children are loaded. */
function Loaded({ onLoaded }: { readonly onLoaded: () => void }): null {
  const refreshShadows = useShadowRefresh()
  useEffect(() => {
    refreshShadows()
    onLoaded()
  }, [refreshShadows, onLoaded])
  return null
}
