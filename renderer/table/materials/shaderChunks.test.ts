import { ShaderChunk, ShaderLib } from 'three'
import { expect, it } from 'vitest'
import { replaceChunks } from './shaderChunks.ts'

it('replaces a chunk and leaves the rest', () => {
  const source = '#include <common>\nvoid main() {\n#include <color_fragment>\n}'
  expect(replaceChunks(source, { color_fragment: 'paint();' })).toBe('#include <common>\nvoid main() {\npaint();\n}')
})

it.each(['common', 'color_fragment', 'roughnessmap_fragment', 'metalnessmap_fragment', 'normal_fragment_maps'])(
  'the standard shader still has the chunk %s that the table replaces',
  (chunk) => {
    expect(ShaderLib.standard.fragmentShader).toContain(`#include <${chunk}>`)
    expect(ShaderChunk).toHaveProperty(chunk)
  },
)
