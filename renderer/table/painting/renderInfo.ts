import { addAfterEffect, useThree } from '@react-three/fiber'
import { useEffect } from 'react'
import type { WebGLRenderer } from 'three'
import type { FrameCost, FrameWork } from '../frameBudget.ts'
import { isProbed } from '../probed.ts'

declare global {
  interface Window {
    /** The cost of drawing the table, for tests; set only when the page is opened with `?probe`. */
    tableProbe?: FrameCost
  }
}

function readCost(gl: WebGLRenderer, before: FrameWork = { drawCalls: 0, triangles: 0 }): FrameCost {
  const { render, memory, programs } = gl.info
  const { calls: drawCalls, triangles } = render
  return {
    frames: render.frame,
    drawCalls,
    triangles,
    geometries: memory.geometries,
    textures: memory.textures,
    programs: programs?.length ?? 0,
    dearest: {
      drawCalls: Math.max(drawCalls, before.drawCalls),
      triangles: Math.max(triangles, before.triangles),
    },
  }
}

/** Updates `window.tableProbe` after each frame. Draws nothing and requests no frames. */
export function RenderProbe(): null {
  const gl = useThree((state) => state.gl)
  useEffect(() => {
    if (!isProbed(window.location.search)) return
    const stop = addAfterEffect(() => {
      window.tableProbe = readCost(gl, window.tableProbe?.dearest)
    })
    return () => {
      stop()
      delete window.tableProbe
    }
  }, [gl])
  return null
}
