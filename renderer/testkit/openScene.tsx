import { create } from '@react-three/test-renderer'
import { act, type ReactNode, Suspense, useEffect } from 'react'
import {
  BatchedMesh,
  Color,
  InstancedBufferGeometry,
  InstancedMesh,
  Matrix4,
  Mesh,
  type Object3D,
  Vector3,
} from 'three'
import { onTestFinished } from 'vitest'
import type { QualityTier } from '../../electron/contract/ipc.ts'
import { PictureProvider } from '../picture/picture.ts'
import { seededLuck } from '../picture/seededLuck.ts'
import { pageTable } from '../playback/pageTable.ts'
import type { ShownTable } from '../playback/ShownTable.ts'
import { ShownTableProvider } from '../playback/useShownTable.ts'
import { VANISH } from '../table/materials/fading.ts'
import { QUALITY } from '../table/quality.ts'
import { ResourcesProvider } from '../table/resources.tsx'
import { SteppedClock } from './steppedClock.ts'

/** Milliseconds between two frames. */
const FRAME = 16
/** Timeout for loading and for motions, in milliseconds. */
const TOO_LONG = 60_000

/** A thing in the last frame: its place in cells, its rotation, opacity and uprightness. */
export interface Drawn {
  readonly x: number
  readonly y: number
  readonly z: number
  /** The rotation about the vertical, counter-clockwise from above, radians. */
  readonly yaw: number
  readonly opacity: number
  /** 1 upright, -1 upside down. */
  readonly upright: number
}

type Renderer = Awaited<ReturnType<typeof create>>

/** A part of the table in a scene without pixels. Time passes only when the test advances it. */
export class OpenScene {
  private readonly renderer: Renderer
  private readonly clock: SteppedClock
  private readonly table: ShownTable

  constructor(renderer: Renderer, clock: SteppedClock, table: ShownTable) {
    this.renderer = renderer
    this.clock = clock
    this.table = table
  }

  /** The copies of a model that are drawn now. */
  copies(name: string): readonly Drawn[] {
    const mesh = this.find(name)
    if (!(mesh instanceof InstancedMesh)) throw new Error(`${name} is not drawn in copies`)
    if (!mesh.visible) return []
    const vanish = mesh.geometry.getAttribute(VANISH)
    const matrix = new Matrix4()
    return Array.from({ length: mesh.count }, (_, i) => {
      mesh.getMatrixAt(i, matrix)
      return drawnAt(matrix, vanish ? 1 - vanish.getX(i) : 1)
    })
  }

  /** The drawn instances in a batch of several models. */
  batched(name: string): readonly Drawn[] {
    const mesh = this.find(name)
    if (!(mesh instanceof BatchedMesh)) throw new Error(`${name} is not a batch`)
    const matrix = new Matrix4()
    const drawn = Array.from({ length: mesh.instanceCount }, (_, i) => i).filter((i) => mesh.getVisibleAt(i))
    return drawn.map((i) => drawnAt(mesh.getMatrixAt(i, matrix), 1))
  }

  /** An attribute of every copy of a model, in the order of `copies`. */
  attribute(name: string, attribute: string): readonly number[] {
    const mesh = this.find(name)
    if (!(mesh instanceof InstancedMesh)) throw new Error(`${name} is not drawn in copies`)
    const values = mesh.geometry.getAttribute(attribute)
    return Array.from({ length: mesh.count }, (_, i) => values.getX(i))
  }

  /** The drawn colours of a carved model, `#rrggbb`. */
  colours(name: string): ReadonlySet<string> {
    const mesh = this.find(name)
    if (!(mesh instanceof Mesh)) throw new Error(`${name} is no model`)
    const colours = mesh.geometry.getAttribute('color')
    const of = (i: number) => new Color(colours.getX(i), colours.getY(i), colours.getZ(i))
    return new Set(Array.from({ length: colours.count }, (_, i) => `#${of(i).getHexString()}`))
  }

  /** The name of the material of a single thing; null while it does not exist. */
  material(name: string): string | null {
    const mesh = this.renderer.scene.instance.getObjectByName(name)
    return mesh instanceof Mesh && !Array.isArray(mesh.material) ? mesh.material.name : null
  }

  /** The keys of all materials in the scene, visible or hidden: the painter prepares each once. */
  materials(): readonly string[] {
    const found = new Set<string>()
    this.renderer.scene.instance.traverse((object) => {
      if (object instanceof Mesh) for (const { uuid } of [object.material].flat()) found.add(uuid)
    })
    return [...found].sort()
  }

  /** A single thing; null while it is not drawn. */
  thing(name: string): Drawn | null {
    const object = this.find(name)
    return object.visible ? drawnAt(object.matrix, 1) : null
  }

  /** The number of sprites of a batch that are drawn now. */
  sprites(name: string): number {
    const mesh = this.find(name)
    const geometry = mesh instanceof Mesh ? mesh.geometry : null
    if (!(geometry instanceof InstancedBufferGeometry)) throw new Error(`${name} is not a batch of sprites`)
    return mesh.visible ? geometry.instanceCount : 0
  }

  /** Lets time pass, frame by frame, as the table does while something plays. */
  async pass(ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += FRAME) await this.frame(Math.min(FRAME, ms - passed))
  }

  /** Lets time pass until a condition holds. Throws if all events have been shown and it still does not hold. */
  async passUntil(holds: () => boolean): Promise<void> {
    for (let passed = 0; !holds(); passed += FRAME) {
      if (!this.table.shown.getState().busy || passed > TOO_LONG) throw new Error(`not after ${passed} ms`)
      await this.frame(FRAME)
    }
  }

  /** Lets time pass until all events have been shown. */
  async rest(): Promise<void> {
    await this.passUntil(() => !this.table.shown.getState().busy)
    await this.frame(FRAME)
  }

  private async frame(ms: number): Promise<void> {
    await act(async () => {
      this.clock.step(ms)
      this.table.playback.tick(ms)
      await this.renderer.advanceFrames(1, ms / 1000)
    })
  }

  private find(name: string): Object3D {
    const found = this.renderer.scene.instance.getObjectByName(name)
    if (!found) throw new Error(`the scene has no ${name}`)
    return found
  }
}

/** Draws a part of a table, by default the page's, and waits until its models have loaded. */
export async function openScene(part: ReactNode, tier: QualityTier = 'low', table = pageTable): Promise<OpenScene> {
  let isLoaded = false
  const clock = new SteppedClock()
  const renderer = await create(
    <PictureProvider value={{ clock, luck: seededLuck(1) }}>
      <ResourcesProvider quality={{ ...QUALITY[tier], environment: false }}>
        <Suspense>
          <ShownTableProvider value={table}>{part}</ShownTableProvider>
          <Loaded
            onLoaded={() => {
              isLoaded = true
            }}
          />
        </Suspense>
      </ResourcesProvider>
    </PictureProvider>,
  )
  onTestFinished(() => renderer.unmount())
  for (const began = Date.now(); !isLoaded; ) {
    if (Date.now() - began > TOO_LONG) throw new Error('the models do not come')
    await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
  }
  const scene = new OpenScene(renderer, clock, table)
  await scene.pass(FRAME)
  return scene
}

function Loaded({ onLoaded }: { readonly onLoaded: () => void }): null {
  useEffect(onLoaded, [onLoaded])
  return null
}

function drawnAt(matrix: Matrix4, opacity: number): Drawn {
  const { x, y, z } = new Vector3().setFromMatrixPosition(matrix)
  const upright = new Vector3(0, 1, 0).transformDirection(matrix).y
  const [ahead = 0, , aside = 0] = matrix.elements
  return { x, y, z, yaw: Math.atan2(-aside, ahead), opacity, upright }
}
