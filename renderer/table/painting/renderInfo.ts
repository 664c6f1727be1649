import { addAfterEffect, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { WebGLRenderer } from 'three'
import { isProbed } from '../probed.ts'

/** What the last frame cost. Triangles and draw calls include the shadow pass when it was redrawn. */
export interface FrameCost {
  /** Frames drawn so far, including those of the environment map at the start: compare two readings. */
  frames: number
  drawCalls: number
  triangles: number
  geometries: number
  textures: number
  programs: number
}

declare global {
  interface Window {
    /** Set only when the page is opened with `?probe`: what the table draws, for tests. */
    tableProbe?: FrameCost
  }
}

function readCost(gl: WebGLRenderer): FrameCost {
  const { render, memory, programs } = gl.info
  return {
    frames: render.frame,
    drawCalls: render.calls,
    triangles: render.triangles,
    geometries: memory.geometries,
    textures: memory.textures,
    programs: programs?.length ?? 0,
  }
}

/** Updates `window.tableProbe` after each frame. Draws nothing and requests no frames. */
export function RenderProbe(): null {
  const gl = useThree((state) => state.gl)
  useEffect(() => {
    if (!isProbed(window.location.search)) return
    const stop = addAfterEffect(() => {
      window.tableProbe = readCost(gl)
    })
    return () => {
      stop()
      delete window.tableProbe
    }
  }, [gl])
  return null
}
