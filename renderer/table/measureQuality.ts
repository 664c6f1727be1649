import type { QualityTier } from '../../electron/contract/ipc.ts'
import { chooseTier, type GraphicsSpeed } from './quality.ts'
import { isSoftware } from './softwareRendering.ts'

const WIDTH = 640
const HEIGHT = 400
const TIMED_FRAMES = 4

const VERTEX = `#version 300 es
in vec2 corner;
out vec2 place;
void main() { place = corner * 8.0; gl_Position = vec4(corner, 0.0, 1.0); }`

/** A shader with about as much arithmetic per pixel as the water, the most expensive surface of the table. */
const FRAGMENT = `#version 300 es
precision highp float;
in vec2 place;
uniform float seed;
out vec4 colour;
vec2 random(vec2 p) {
  return fract(sin(vec2(dot(p, vec2(127.1, 311.7)), dot(p, vec2(269.5, 183.3)))) * 43758.5453) * 2.0 - 1.0;
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p), u = f * f * (3.0 - 2.0 * f);
  return mix(mix(dot(random(i), f), dot(random(i + vec2(1, 0)), f - vec2(1, 0)), u.x),
             mix(dot(random(i + vec2(0, 1)), f - vec2(0, 1)), dot(random(i + vec2(1, 1)), f - vec2(1, 1)), u.x), u.y);
}
void main() {
  float sum = 0.0;
  for (int octave = 0; octave < 24; octave++) sum += noise(place * (1.0 + float(octave)) + seed);
  colour = vec4(vec3(sum * 0.1 + 0.5), 1.0);
}`

function compile(gl: WebGL2RenderingContext, kind: number, source: string): WebGLShader | null {
  const shader = gl.createShader(kind)
  if (!shader) return null
  gl.shaderSource(shader, source)
  gl.compileShader(shader)
  return shader
}

/** Sets up the measuring program; returns null if the context cannot run it. */
function prepare(gl: WebGL2RenderingContext): WebGLUniformLocation | null {
  const vertex = compile(gl, gl.VERTEX_SHADER, VERTEX)
  const fragment = compile(gl, gl.FRAGMENT_SHADER, FRAGMENT)
  if (!vertex || !fragment) return null
  const program = gl.createProgram()
  gl.attachShader(program, vertex)
  gl.attachShader(program, fragment)
  gl.bindAttribLocation(program, 0, 'corner')
  gl.linkProgram(program)
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL call, not a React hook
  gl.useProgram(program)
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0)
  return gl.getUniformLocation(program, 'seed')
}

/** Returns the milliseconds for one frame. Reading a pixel back waits until the frame is really drawn. */
function timeFrame(gl: WebGL2RenderingContext, seed: WebGLUniformLocation, frame: number): number {
  const start = performance.now()
  gl.uniform1f(seed, frame)
  gl.drawArrays(gl.TRIANGLES, 0, 3)
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
  return performance.now() - start
}

/** Measures the graphics speed, which takes some tens of milliseconds; returns null without WebGL 2. */
function measureGraphics(): GraphicsSpeed | null {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const gl = canvas.getContext('webgl2', { powerPreference: 'high-performance' })
  const seed = gl && prepare(gl)
  if (!gl || !seed) return null
  const software = isSoftware(gl)
  timeFrame(gl, seed, 0) // the first frame compiles the shader, so it does not count
  const times = Array.from({ length: software ? 1 : TIMED_FRAMES }, (_, frame) => timeFrame(gl, seed, frame + 1))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return { msPerMegapixel: (Math.min(...times) * 1e6) / (WIDTH * HEIGHT), software }
}

/** Returns the initial tier for this computer and window; Low if nothing can be measured. */
export function measureQuality(): QualityTier {
  const speed = measureGraphics()
  const pixels = window.innerWidth * window.innerHeight * window.devicePixelRatio ** 2
  return speed ? chooseTier(speed, pixels) : 'low'
}
