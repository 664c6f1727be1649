import {
  type Camera,
  type Material,
  Mesh,
  type Object3D,
  Points,
  type Scene,
  Sprite,
  Texture,
  type WebGLRenderer,
} from 'three'

/** The renderer, scene and camera of a frame. */
export interface FrameContext {
  readonly gl: Pick<WebGLRenderer, 'render' | 'compileAsync' | 'initTexture'>
  readonly scene: Scene
  readonly camera: Camera
}

/** The longest wait for a driver that does not report when its shaders are linked, milliseconds. */
const LONGEST_WAIT = 5000

/**
 * Draws one canvas. A new thing is drawn only when its shaders are linked and its textures uploaded: drawing it at once
 * blocks the page for up to a second at the start. Until then the canvas keeps its last picture.
 */
export class Painter {
  private readonly prepared = new WeakSet<Material | Texture>()
  private readonly pause: () => Promise<unknown>
  private preparing = false

  /** @param pause lets the page do other work between two texture uploads */
  constructor(pause: () => Promise<unknown> = nextFrame) {
    this.pause = pause
  }

  /**
   * Draws the scene, or starts preparing new things in it.
   * @param onPreparing called when preparing starts; returns a function that is called when it ends, to paint again
   * @returns whether the scene was drawn
   */
  paint(context: FrameContext, onPreparing: () => () => void): boolean {
    if (this.preparing) return false
    const isNew = (material: Material) => !this.prepared.has(material)
    // While things load they are hidden, and so may be the lights; without lights shaders cannot be compiled.
    if (materials((visit) => context.scene.traverseVisible(visit)).some(isNew)) {
      const done = onPreparing()
      const fresh = materials((visit) => context.scene.traverse(visit)).filter(isNew)
      void this.prepare(context, fresh).then(done, done) // a failure here recurs when drawing, and is reported there
      return false
    }
    context.gl.render(context.scene, context.camera)
    return true
  }

  private async prepare({ gl, scene, camera }: FrameContext, fresh: readonly Material[]): Promise<void> {
    this.preparing = true
    try {
      await Promise.race([gl.compileAsync(scene, camera), wait(LONGEST_WAIT)])
      for (const texture of new Set(fresh.flatMap(texturesOf))) await this.upload(gl, texture)
    } finally {
      for (const material of fresh) this.prepared.add(material)
      this.preparing = false
    }
  }

  private async upload(gl: FrameContext['gl'], texture: Texture): Promise<void> {
    if (this.prepared.has(texture)) return
    this.prepared.add(texture)
    gl.initTexture(texture)
    await this.pause()
  }
}

/** Returns the materials of all objects that `traverse` visits. */
function materials(traverse: (visit: (object: Object3D) => void) => void): readonly Material[] {
  const found = new Set<Material>()
  traverse((object) => {
    if (!(object instanceof Mesh || object instanceof Points || object instanceof Sprite)) return
    for (const material of [object.material].flat()) found.add(material)
  })
  return [...found]
}

/** Returns the textures of a material that need an upload; render targets do not. */
function texturesOf(material: Material): readonly Texture[] {
  const uniforms = 'uniforms' in material ? Object.values(material.uniforms as Record<string, { value: unknown }>) : []
  const values: readonly unknown[] = [...Object.values(material), ...uniforms.map(({ value }) => value)]
  return values.filter((value) => value instanceof Texture && !value.isRenderTargetTexture) as Texture[] // filtered to textures
}

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms))

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
