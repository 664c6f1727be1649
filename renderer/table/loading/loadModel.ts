import { use } from 'react'
import { type BufferGeometry, Mesh } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { QualityTier } from '../../../electron/contract/ipc.ts'
import { MODELS, type Model, type ModelName } from '../../../models/manifest.ts'
import { useQuality } from '../resources.tsx'
import { readable } from './early.ts'

/** A model to ask for; the lighter one for the Low tier is chosen by itself. */
export type BaseModelName = Exclude<ModelName, `${string}@low`>

export interface LoadedModel {
  /** Cells for one unit of the model. */
  readonly scale: number
  /**
   * The geometry of one part. It is shared by all who use it: do not change or dispose it.
   * @throws where the model has no such part
   */
  part(name: string): BufferGeometry
}

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
const loading = new Map<ModelName, Promise<LoadedModel>>()

async function load(name: ModelName): Promise<LoadedModel> {
  const { url, scale }: Model = MODELS[name]
  const { scene } = await loader.loadAsync(url)
  const parts = new Map<string, BufferGeometry>()
  scene.traverse((object) => {
    if (object instanceof Mesh) parts.set(object.name, object.geometry)
  })
  const part = (wanted: string) => {
    const geometry = parts.get(wanted)
    if (!geometry) throw new Error(`Model ${name} has no part ${wanted}`)
    return geometry
  }
  return { scale, part }
}

function loadOnce(name: ModelName): Promise<LoadedModel> {
  const known = loading.get(name)
  if (known) return known
  const promise = readable(load(name))
  loading.set(name, promise)
  return promise
}

/** The name of the file that a tier shows for a model. */
function modelOfTier(name: BaseModelName, tier: QualityTier): ModelName {
  const light = `${name}@low`
  return tier === 'low' && light in MODELS ? (light as ModelName) : name // looked up just before
}

/**
 * A model by name. Suspends until it is loaded.
 * @param light asks for the lighter one whatever the tier, where there is one
 */
export function useModel(name: BaseModelName, light = false): LoadedModel {
  const { tier } = useQuality()
  return use(loadOnce(modelOfTier(name, light ? 'low' : tier)))
}

/** Begins to load models that will be wanted soon. */
export function preloadModels(names: readonly BaseModelName[], tier: QualityTier): void {
  for (const name of names) void loadOnce(modelOfTier(name, tier))
}
