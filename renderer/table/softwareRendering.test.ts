import { describe, expect, it } from 'vitest'
import { avoidEndlessFiltering } from './softwareRendering.ts'

type Renderer = Parameters<typeof avoidEndlessFiltering>[0]

/** Returns the part of a three.js renderer that the code reads, on a graphics card with this name. */
function rendererOn(card: string | null): Renderer {
  const gl = {
    getExtension: () => (card === null ? null : { UNMASKED_RENDERER_WEBGL: 1 }),
    getParameter: () => card,
  }
  return { capabilities: { getMaxAnisotropy: () => 16 }, getContext: () => gl } as unknown as Renderer // the code's calls
}

function filteringOn(card: string | null): number {
  const renderer = rendererOn(card)
  avoidEndlessFiltering(renderer)
  return renderer.capabilities.getMaxAnisotropy()
}

describe('anisotropic filtering', () => {
  it.each([
    'llvmpipe (LLVM 15.0.6, 256 bits)',
    'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)',
    'Microsoft Basic Render Driver',
  ])('is off without a graphics card: %s', (card) => {
    expect(filteringOn(card)).toBe(1)
  })

  it.each(['NVIDIA GeForce RTX 3060', 'AMD Radeon RX 580', null])('stays on with a graphics card: %s', (card) => {
    expect(filteringOn(card)).toBe(16)
  })
})
