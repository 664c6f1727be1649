import { use } from 'react'
import { type BufferGeometry, Mesh } from 'three'
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js'
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import type { QualityTier } from '../../../electron/contract/ipc.ts'
import { MODELS, type Model, type ModelName } from '../../../models/manifest.ts'
import { useQuality } from '../resources.tsx'
import { promiseWithStatus } from './promiseWithStatus.ts'

/** The name of a model. The Low tier gets its `@low` variant automatically. */
export type BaseModelName = Exclude<ModelName, `${string}@low`>

export interface LoadedModel {
  /** The size of one unit of the model, cells. */
  readonly scale: number
  /**
   * Returns the geometry of one part. It is shared: do not change or dispose it.
   * @throws when the model has no such part
   */
  part(name: string): BufferGeometry
}

/** Parts of a model by name. */
export type ModelParts = Readonly<Record<string, BufferGeometry>>

/** Makes the replacement for a model that cannot be loaded. */
type StandIn = (problem: unknown) => ModelParts

const loader = new GLTFLoader().setMeshoptDecoder(MeshoptDecoder)
const loading = new Map<ModelName, Promise<LoadedModel>>()
const standIns = new Map<ModelName, StandIn>()

/** Sets the replacement for a model that is missing or damaged; without a stand-in the table fails. */
export function standInForModel(name: ModelName, standIn: StandIn): void {
  standIns.set(name, standIn)
}

async function load(name: ModelName): Promise<LoadedModel> {
  const { scale }: Model = MODELS[name]
  const parts = await read(name).catch((problem: unknown) => {
    const standIn = standIns.get(name)
    if (!standIn) throw problem
    return standIn(problem)
  })
  const part = (wanted: string) => {
    const geometry = parts[wanted]
    if (!geometry) throw new Error(`Model ${name} has no part ${wanted}`)
    return geometry
  }
  return { scale, part }
}

/** Reads the parts of a model from its file. Throws if one is missing. */
async function read(name: ModelName): Promise<ModelParts> {
  const { url, parts }: Model = MODELS[name]
  const { scene } = await loader.loadAsync(url)
  const read: Record<string, BufferGeometry> = {}
  scene.traverse((object) => {
    if (object instanceof Mesh) read[object.name] = object.geometry
  })
  const missing = parts.find((wanted) => !read[wanted])
  if (missing !== undefined) throw new Error(`Model ${name} has no part ${missing}`)
  return read
}

function loadOnce(name: ModelName): Promise<LoadedModel> {
  const known = loading.get(name)
  if (known) return known
  const promise = promiseWithStatus(load(name))
  loading.set(name, promise)
  return promise
}

/** Returns the variant of a model that a tier shows. */
function modelOfTier(name: BaseModelName, tier: QualityTier): ModelName {
  const light = `${name}@low`
  return tier === 'low' && light in MODELS ? (light as ModelName) : name // a key of MODELS
}

/**
 * Returns a model by name. Suspends until it is loaded.
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
