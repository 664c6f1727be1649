import { useEffect, useMemo } from 'react'
import { AddEquation, CustomBlending, OneFactor, OneMinusSrcAlphaFactor, ShaderMaterial } from 'three'
import { useQuality } from '../resources.tsx'

const VERTEX = /* glsl */ `
varying vec2 place;
void main() {
  place = position.xy;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`

/** Near-black brown toward the corners, with a warm haze around the lantern at the top left. */
const FRAGMENT = /* glsl */ `
varying vec2 place;
uniform float haze, strength;
void main() {
  float dark = smoothstep(0.55, 1.35, length(place * vec2(0.86, 0.92) + vec2(0.0, 0.04))) * strength;
  vec2 fromLantern = place - vec2(-0.86, 0.82);
  vec3 glow = vec3(1.0, 0.56, 0.22) * exp(-dot(fromLantern, fromLantern) * 1.15) * 0.055 * haze;
  gl_FragColor = vec4(vec3(0.03, 0.012, 0.008) * dark + glow, dark);
}`

const OVER_EVERYTHING = 999
/** One triangle that covers the whole canvas. */
const CORNERS = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0])

/** The darkness of the corners, unless a game sets another. */
const STRENGTH = 0.72

/** Darkens the edges of the canvas and warms the lantern's corner, in one draw call after everything else. */
export function Vignette({ strength = STRENGTH }: { readonly strength?: number }) {
  const { vignette, haze } = useQuality()
  const material = useMemo(
    () =>
      new ShaderMaterial({
        vertexShader: VERTEX,
        fragmentShader: FRAGMENT,
        uniforms: { haze: { value: haze ? 1 : 0 }, strength: { value: strength } },
        transparent: true,
        depthTest: false,
        depthWrite: false,
        // premultiplied by the shader, so that one pass can both darken and add light
        blending: CustomBlending,
        blendEquation: AddEquation,
        blendSrc: OneFactor,
        blendDst: OneMinusSrcAlphaFactor,
      }),
    [haze, strength],
  )
  useEffect(() => () => material.dispose(), [material])
  if (!vignette) return null
  return (
    <mesh name="vignette" material={material} frustumCulled={false} renderOrder={OVER_EVERYTHING}>
      <bufferGeometry>
        <bufferAttribute attach="attributes-position" args={[CORNERS, 3]} />
      </bufferGeometry>
    </mesh>
  )
}
