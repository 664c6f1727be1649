import { use } from 'react'
import { type BufferGeometry, Mesh } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { QualityTier } from '../../../electron/contract/ipc.ts'
import { MODELS, type Model, type ModelName } from '../../../models/manifest.ts'
import { useQuality } from '../resources.tsx'
import { promiseWithStatus } from './promiseWithStatus.ts'

/** Name of a model. The Low tier gets its `@low` variant automatically. */
export type BaseModelName = Exclude<ModelName, `${string}@low`>

export interface LoadedModel {
  /** Size of one unit of the model, cells. */
  readonly scale: number
  /**
   * The geometry of one part. It is shared: do not change or dispose it.
   * @throws when the model has no such part
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
  const promise = promiseWithStatus(load(name))
  loading.set(name, promise)
  return promise
}

/** The variant of a model that a tier shows. */
function modelOfTier(name: BaseModelName, tier: QualityTier): ModelName {
  const light = `${name}@low`
  return tier === 'low' && light in MODELS ? (light as ModelName) : name // a key of MODELS
}

/**
 * A model by name. Suspends until it is loaded.
 * @param light uses the `@low` variant on every tier, if there is one
 */
export function useModel(name: BaseModelName, light = false): LoadedModel {
  const { tier } = useQuality()
  return use(loadOnce(modelOfTier(name, light ? 'low' : tier)))
}

/** Starts loading models that are needed soon. */
export function preloadModels(names: readonly BaseModelName[], tier: QualityTier): void {
  for (const name of names) void loadOnce(modelOfTier(name, tier))
}
