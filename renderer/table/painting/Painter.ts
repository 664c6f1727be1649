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

/** What a picture is painted from. */
export interface Sitting {
  readonly gl: Pick<WebGLRenderer, 'render' | 'compileAsync' | 'initTexture'>
  readonly scene: Scene
  readonly camera: Camera
}

/** How long, in milliseconds, is waited for a driver that does not say when it has linked its shaders. */
const LONGEST_WAIT = 5000

/**
 * Paints one canvas. A new thing is not drawn before its shaders are linked and its pictures are with the graphics card:
 * drawing at once would stop the page until then, for a second at the start. Meanwhile the canvas keeps its last picture.
 */
export class Painter {
  readonly #prepared = new WeakSet<Material | Texture>()
  readonly #pause: () => Promise<unknown>
  #preparing = false

  /** @param pause lets the page do other work between two pictures that are uploaded */
  constructor(pause: () => Promise<unknown> = nextFrame) {
    this.#pause = pause
  }

  /**
   * Draws the scene, or begins to prepare what is new in it.
   * @param onPreparing is told when that begins, and what it answers when it is done: then paint again
   * @returns whether the scene was drawn
   */
  paint(sitting: Sitting, onPreparing: () => () => void): boolean {
    if (this.#preparing) return false
    const isNew = (material: Material) => !this.#prepared.has(material)
    // What is still awaited stands hidden in the scene, and so may the lights, without which nothing can be prepared.
    if (materials((look) => sitting.scene.traverseVisible(look)).some(isNew)) {
      const done = onPreparing()
      const fresh = materials((look) => sitting.scene.traverse(look)).filter(isNew)
      void this.#prepare(sitting, fresh).then(done, done) // what fails here fails when it is drawn, and is told there
      return false
    }
    sitting.gl.render(sitting.scene, sitting.camera)
    return true
  }

  async #prepare({ gl, scene, camera }: Sitting, fresh: readonly Material[]): Promise<void> {
    this.#preparing = true
    try {
      await Promise.race([gl.compileAsync(scene, camera), wait(LONGEST_WAIT)])
      for (const texture of new Set(fresh.flatMap(texturesOf))) await this.#upload(gl, texture)
    } finally {
      for (const material of fresh) this.#prepared.add(material)
      this.#preparing = false
    }
  }

  async #upload(gl: Sitting['gl'], texture: Texture): Promise<void> {
    if (this.#prepared.has(texture)) return
    this.#prepared.add(texture)
    gl.initTexture(texture)
    await this.#pause()
  }
}

/** The materials of all things that are looked at on the way. */
function materials(traverse: (look: (object: Object3D) => void) => void): readonly Material[] {
  const found = new Set<Material>()
  traverse((object) => {
    if (!(object instanceof Mesh || object instanceof Points || object instanceof Sprite)) return
    for (const material of [object.material].flat()) found.add(material)
  })
  return [...found]
}

/** The pictures that a material draws with; those that the graphics card has drawn itself are there already. */
function texturesOf(material: Material): readonly Texture[] {
  const uniforms = 'uniforms' in material ? Object.values(material.uniforms as Record<string, { value: unknown }>) : []
  const values: readonly unknown[] = [...Object.values(material), ...uniforms.map(({ value }) => value)]
  return values.filter((value) => value instanceof Texture && !value.isRenderTargetTexture) as Texture[] // just asked
}

const wait = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms))

const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve))
