import { Canvas } from '@react-three/fiber'
import { type ReactNode, useCallback, useState } from 'react'
import { ACESFilmicToneMapping, PCFShadowMap, SRGBColorSpace, type WebGLRenderer } from 'three'
import type { QualityTier } from '../../electron/contract/ipc.ts'
import { ContextGuard } from './painting/contextLoss.tsx'
import { Painted } from './painting/Painted.tsx'
import { RenderProbe } from './painting/renderInfo.ts'
import { isCoarse } from './probed.ts'
import { QUALITY } from './quality.ts'
import { ResourcesProvider } from './resources.tsx'
import { avoidEndlessFiltering } from './softwareRendering.ts'
import type { SeaRest } from './water/seaClock.ts'
import { SeaAtRest } from './water/waterClock.ts'

const EXPOSURE = 1.12
/** Device pixel ratio for tests that do not look at the picture. */
const COARSE = 0.125
const BACKGROUND = '#0b0706'
const FOG = { colour: '#120a07', near: 26, far: 52 } as const

/** Without it the browser scrolls when a finger drags, and cancels its pointer. */
const ALL_GESTURES_OURS = { touchAction: 'none' } as const

export interface TableCanvasProps {
  readonly tier: QualityTier
  /** The reasons for which the moving sea of High comes to rest. */
  readonly seaRest: SeaRest
  /** Called with `true` when the graphics context is lost, with `false` once it is restored. */
  readonly onGraphicsLost?: (lost: boolean) => void
  /** Called once, when everything on the table has been loaded and drawn. */
  readonly onReady?: () => void
  /** Called for each drawn frame; while new things are prepared, the last picture stays. */
  readonly onDrawn?: () => void
  readonly children: ReactNode
}

/**
 * Shows the canvas of every table. Frames are drawn on demand only: code that moves something calls `invalidate()`. A
 * change of tier or a restored graphics context rebuilds the scene from the same children.
 */
export function TableCanvas({ tier, seaRest, onGraphicsLost, onReady, onDrawn, children }: TableCanvasProps) {
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
      onCreated={({ gl }) => {
        skipShaderChecks(gl)
        avoidEndlessFiltering(gl)
      }}
      style={ALL_GESTURES_OURS}
      camera={{ fov: 33, near: 0.5, far: 120, position: [0, 19.8, 15.9] }}
    >
      <color attach="background" args={[BACKGROUND]} />
      <fog attach="fog" args={[FOG.colour, FOG.near, FOG.far]} />
      <ContextGuard onLost={lost} onRestored={restored} />
      <RenderProbe />
      <ResourcesProvider quality={quality}>
        <SeaAtRest rest={seaRest} />
        <Painted onReady={onReady} onDrawn={onDrawn}>
          {children}
        </Painted>
      </ResourcesProvider>
    </Canvas>
  )
}

/**
 * Skips the check of each shader for compile errors, which blocks until it has compiled and slows the start.
 * Development keeps the check.
 */
function skipShaderChecks(gl: WebGLRenderer): void {
  gl.debug.checkShaderErrors = import.meta.env.DEV
}
