import type { Material } from 'three'

/** Replacement code by the name of the three.js shader chunk. */
export type Chunks = Readonly<Record<string, string>>

/** Replaces named shader chunks. */
export function replaceChunks(source: string, chunks: Chunks): string {
  return Object.entries(chunks).reduce((text, [name, code]) => text.replace(`#include <${name}>`, code), source)
}

/** A change of a built-in material's shader. */
export interface ShaderPatch {
  /** Distinguishes materials of the same class with different patches in three.js's program cache. */
  readonly key: string
  readonly uniforms?: Readonly<Record<string, { value: unknown }>>
  readonly vertex?: Chunks
  readonly fragment?: Chunks
}

type Shader = Parameters<Material['onBeforeCompile']>[0]

function patchShader(shader: Shader, { uniforms, vertex = {}, fragment = {} }: ShaderPatch): void {
  Object.assign(shader.uniforms, uniforms)
  shader.vertexShader = replaceChunks(shader.vertexShader, vertex)
  shader.fragmentShader = replaceChunks(shader.fragmentShader, fragment)
}

/** Patches a material's shader before it is first compiled. */
export function patchMaterial<M extends Material>(material: M, patch: ShaderPatch): M {
  material.onBeforeCompile = (shader) => patchShader(shader, patch)
  material.customProgramCacheKey = () => patch.key
  return material
}

/** Patches a material's shader after the patches that the material has already. */
export function patchFurther<M extends Material>(material: M, patch: ShaderPatch): M {
  const compile = material.onBeforeCompile
  const key = material.customProgramCacheKey()
  material.onBeforeCompile = (shader, renderer) => {
    compile.call(material, shader, renderer)
    patchShader(shader, patch)
  }
  material.customProgramCacheKey = () => `${key}/${patch.key}`
  return material
}
