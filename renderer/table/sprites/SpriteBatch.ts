import {
  CustomBlending,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  OneFactor,
  OneMinusSrcAlphaFactor,
  ShaderMaterial,
  type Texture,
} from 'three'
import type { Sprite } from './sprite.ts'

/** A sprite sheet: equal cells, row by row from the top left. */
export interface Sheet {
  readonly texture: Texture
  readonly columns: number
  readonly rows: number
  /** The share of every cell that is cut off at each edge. */
  readonly inset?: number
}

/**
 * The distance by which sprites that face the camera are moved towards it, cells, so that things at their centre do not
 * intersect them.
 */
const NEARER = 0.32

const VERTEX = /* glsl */ `
#define NEARER ${NEARER.toFixed(2)}
attribute vec4 place;
attribute vec4 shape;
attribute vec4 tint;
attribute vec2 glow;
uniform vec2 sheet;
uniform float inset;
varying vec2 spot;
varying vec4 colour;
varying float light;
void main() {
  float picture = shape.y;
  vec2 cell = vec2(mod(picture, sheet.x), floor(picture / sheet.x + 0.001));
  spot = (cell + mix(vec2(inset), vec2(1.0 - inset), vec2(uv.x, 1.0 - uv.y))) / sheet;
  colour = tint;
  light = glow.x;
  vec2 corner = position.xy * vec2(1.0, shape.w) * place.w;
  float c = cos(shape.x), s = sin(shape.x);
  corner = vec2(c * corner.x - s * corner.y, s * corner.x + c * corner.y);
  if (shape.z > 0.5) {
    gl_Position = projectionMatrix * modelViewMatrix * vec4(place.xyz + vec3(corner.x, 0.0, -corner.y), 1.0);
  } else {
    vec4 middle = modelViewMatrix * vec4(place.xyz, 1.0);
    middle.xyz *= 1.0 - NEARER / length(middle.xyz);
    middle.xy += corner + vec2(glow.y, 0.0);
    gl_Position = projectionMatrix * middle;
  }
}`

const FRAGMENT = /* glsl */ `
uniform sampler2D pictures;
varying vec2 spot;
varying vec4 colour;
varying float light;
void main() {
  vec4 texel = texture2D(pictures, spot);
  float alpha = texel.a * colour.a;
  if (alpha < 0.004) discard;
  vec3 shown = linearToOutputTexel(vec4(texel.rgb * colour.rgb, 1.0)).rgb;
  gl_FragColor = vec4(shown * alpha, alpha * (1.0 - light));
}`

export interface BatchOptions {
  readonly capacity: number
  readonly renderOrder: number
  /** Moves flat sprites towards the camera, to avoid z-fighting with the tiles. */
  readonly lifted?: boolean
  /** True to draw over things in front. */
  readonly isOver?: boolean
}

/** Draws many sprites of one sheet in one draw call. Memory is allocated once. */
export class SpriteBatch {
  readonly mesh: Mesh
  private count = 0
  private readonly capacity: number
  private readonly geometry = new InstancedBufferGeometry()
  private readonly material: ShaderMaterial
  private readonly place: InstancedBufferAttribute
  private readonly shape: InstancedBufferAttribute
  private readonly tint: InstancedBufferAttribute
  /** The glow, and the offset to the side. */
  private readonly glow: InstancedBufferAttribute

  constructor(
    { texture, columns, rows, inset = 0 }: Sheet,
    { capacity, renderOrder, lifted = false, isOver = false }: BatchOptions,
  ) {
    this.capacity = capacity
    this.place = this.attribute('place', 4)
    this.shape = this.attribute('shape', 4)
    this.tint = this.attribute('tint', 4)
    this.glow = this.attribute('glow', 2)
    this.geometry.setAttribute('position', new Float32BufferAttribute(CORNERS, 3))
    this.geometry.setAttribute('uv', new Float32BufferAttribute(SPOTS, 2))
    this.geometry.setIndex([0, 1, 2, 0, 2, 3])
    this.geometry.instanceCount = 0
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { pictures: { value: texture }, sheet: { value: [columns, rows] }, inset: { value: inset } },
      transparent: true,
      depthWrite: false,
      depthTest: !isOver,
      toneMapped: false,
      blending: CustomBlending,
      blendSrc: OneFactor,
      blendDst: OneMinusSrcAlphaFactor,
      polygonOffset: lifted,
      polygonOffsetFactor: -3,
      polygonOffsetUnits: -3,
    })
    this.mesh = new Mesh(this.geometry, this.material)
    this.mesh.frustumCulled = false
    this.mesh.renderOrder = renderOrder
    this.mesh.visible = false
  }

  begin(): void {
    this.count = 0
  }

  /** Adds a sprite to the next frame; sprites beyond the capacity are dropped. */
  add(sprite: Readonly<Sprite>): void {
    if (this.count >= this.capacity || sprite.opacity <= 0.004 || sprite.size <= 0) return
    const i = this.count++
    this.place.setXYZW(i, sprite.x, sprite.y, sprite.z, sprite.size)
    this.shape.setXYZW(i, sprite.turn, sprite.picture, sprite.flat ? 1 : 0, sprite.stretch)
    this.tint.setXYZW(i, sprite.red, sprite.green, sprite.blue, sprite.opacity)
    this.glow.setXY(i, sprite.glow, sprite.aside)
  }

  end(): void {
    this.geometry.instanceCount = this.count
    this.place.array.fill(0, this.count * 4) // clears sprites that are no longer shown: hidden positions must not stay in memory
    this.mesh.visible = this.count > 0
    for (const attribute of [this.place, this.shape, this.tint, this.glow]) attribute.needsUpdate = true
  }

  dispose(): void {
    this.geometry.dispose()
    this.material.dispose()
  }

  private attribute(name: string, size: number): InstancedBufferAttribute {
    const attribute = new InstancedBufferAttribute(new Float32Array(this.capacity * size), size)
    attribute.setUsage(DynamicDrawUsage)
    this.geometry.setAttribute(name, attribute)
    return attribute
  }
}

const CORNERS = [-0.5, -0.5, 0, 0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, 0.5, 0]
const SPOTS = [0, 0, 1, 0, 1, 1, 0, 1]
