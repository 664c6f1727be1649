import { addAfterEffect, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { WebGLRenderer } from 'three'

/** What the last frame cost. Triangles and calls include the shadow pass when it was redrawn. */
export interface FrameCost {
  /** Pictures drawn so far, those of the mirrored cabin at the start included: compare two readings. */
  frames: number
  drawCalls: number
  triangles: number
  geometries: number
  textures: number
  programs: number
}

declare global {
  interface Window {
    /** Present only where the page was opened with `?probe`: what the table draws, for tests. */
    tableProbe?: FrameCost
  }
}

export function isProbed(search: string): boolean {
  return new URLSearchParams(search).has('probe')
}

/** Tests of what happens, on machines that draw without a graphics card, want few pixels. */
export function isCoarse(search: string): boolean {
  return new URLSearchParams(search).get('probe') === 'coarse'
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

/** Keeps `window.tableProbe` up to date after each drawn frame. Draws nothing and asks for no frames. */
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
