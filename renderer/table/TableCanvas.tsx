import { Canvas } from '@react-three/fiber'
import { type ReactNode, useCallback, useState } from 'react'
import { ACESFilmicToneMapping, PCFShadowMap, SRGBColorSpace, type WebGLRenderer } from 'three'
import type { QualityTier } from '../../electron/contract/ipc.ts'
import { ContextGuard } from './painting/contextLoss.tsx'
import { Painted } from './painting/Painted.tsx'
import { isCoarse, RenderProbe } from './painting/renderInfo.ts'
import { QUALITY } from './quality.ts'
import { ResourcesProvider } from './resources.tsx'

const EXPOSURE = 1.12
/** Drawn pixels per screen pixel where the picture does not matter. */
const COARSE = 0.25
const DARKNESS = '#0b0706'
const FOG = { colour: '#120a07', near: 26, far: 52 } as const

export interface TableCanvasProps {
  readonly tier: QualityTier
  /** Told `true` when the graphics driver dropped the picture, `false` once it is being drawn again. */
  readonly onGraphicsLost?: (lost: boolean) => void
  /** Told once all that the table waits for has been drawn. */
  readonly onReady?: () => void
  readonly children: ReactNode
}

/**
 * The canvas every table is drawn on. Frames are drawn on demand only: whoever moves something calls `invalidate()`.
 * Another tier, or a graphics context that was lost and came back, builds the picture anew from the same children.
 */
export function TableCanvas({ tier, onGraphicsLost, onReady, children }: TableCanvasProps) {
  const quality = QUALITY[tier]
  const [generation, setGeneration] = useState(0)
  const lost = useCallback(() => onGraphicsLost?.(true), [onGraphicsLost])
  const restored = useCallback(() => {
    setGeneration((n) => n + 1)
    onGraphicsLost?.(false)
  }, [onGraphicsLost])

  return (
    <Canvas
      key={`${tier}/${generation}`}
      frameloop="demand"
      dpr={isCoarse(window.location.search) ? COARSE : [...quality.pixelRatio]}
      shadows={{ type: PCFShadowMap, enabled: quality.shadowMapSize > 0, autoUpdate: false, needsUpdate: true }}
      gl={{
        antialias: quality.antialias,
        powerPreference: 'high-performance',
        toneMapping: ACESFilmicToneMapping,
        toneMappingExposure: EXPOSURE,
        outputColorSpace: SRGBColorSpace,
      }}
      onCreated={trustShaders}
      camera={{ fov: 33, near: 0.5, far: 120, position: [0, 19.8, 15.9] }}
    >
      <color attach="background" args={[DARKNESS]} />
      <fog attach="fog" args={[FOG.colour, FOG.near, FOG.far]} />
      <ContextGuard onLost={lost} onRestored={restored} />
      <RenderProbe />
      <ResourcesProvider quality={quality}>
        <Painted onReady={onReady}>{children}</Painted>
      </ResourcesProvider>
    </Canvas>
  )
}

/** Asking after each shader whether it compiled stops the page until it has, which adds up at the start. */
function trustShaders({ gl }: { readonly gl: WebGLRenderer }): void {
  gl.debug.checkShaderErrors = import.meta.env.DEV
}
