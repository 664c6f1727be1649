import { useFrame } from '@react-three/fiber'
import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef } from 'react'
import { Awaited, awaitMore } from '../loading/Arriving.tsx'
import { Painter } from './Painter.ts'
import { useShadowRefresh } from './shadowRefresh.ts'

interface PaintedProps {
  /** Told once, when all that was awaited has been drawn. */
  readonly onReady: (() => void) | undefined
  readonly children: ReactNode
}

/** After all that the frame moves; who asks for a priority draws the frame as well. */
const LAST = 1

/** What stands on the table. It is drawn when it has been loaded and prepared, without the page stopping for it. */
export function Painted({ onReady, children }: PaintedProps) {
  const painter = useMemo(() => new Painter(), [])
  const isLoaded = useRef(false)
  const markLoaded = useCallback(() => {
    isLoaded.current = true
  }, [])
  useFrame(({ gl, scene, camera, invalidate }) => {
    const isDrawn = painter.paint({ gl, scene, camera }, () => {
      const done = awaitMore()
      return () => {
        done()
        invalidate()
      }
    })
    if (!isDrawn || !isLoaded.current) return
    isLoaded.current = false
    onReady?.()
  }, LAST)
  return (
    <Suspense fallback={<Awaited />}>
      {children}
      <Loaded onLoaded={markLoaded} />
    </Suspense>
  )
}

/** Draws the shadows once all that the table waits for has been loaded; before that there was nothing to throw one. */
function Loaded({ onLoaded }: { readonly onLoaded: () => void }): null {
  const refreshShadows = useShadowRefresh()
  useEffect(() => {
    refreshShadows()
    onLoaded()
  }, [refreshShadows, onLoaded])
  return null
}
