import type { WebGLRenderer } from 'three'

/** Returns whether a context draws without a graphics card. */
export function isSoftware(gl: WebGLRenderingContext | WebGL2RenderingContext): boolean {
  const extension = gl.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = extension ? gl.getParameter(extension.UNMASKED_RENDERER_WEBGL) : ''
  return /swiftshader|llvmpipe|software|basic render/i.test(String(name))
}

/**
 * Turns anisotropic filtering off without a graphics card. Mesa's rasteriser may read millions of texels for one pixel
 * of a surface seen edge-on: the picture freezes for minutes, or permanently.
 */
export function avoidEndlessFiltering(renderer: Pick<WebGLRenderer, 'capabilities' | 'getContext'>): void {
  if (isSoftware(renderer.getContext())) renderer.capabilities.getMaxAnisotropy = () => 1
}
