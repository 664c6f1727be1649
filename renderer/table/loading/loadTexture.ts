import { use } from 'react'
import { LinearSRGBColorSpace, RepeatWrapping, SRGBColorSpace, type Texture, TextureLoader } from 'three'
import { TEXTURES, type TextureName } from '../../../models/manifest.ts'
import { useQuality } from '../resources.tsx'
import { promiseWithStatus } from './promiseWithStatus.ts'

const loader = new TextureLoader()
const loading = new Map<TextureName, Promise<Texture>>()

const standIns = new Map<TextureName, (problem: unknown) => Texture>()

/** Sets the replacement for a texture that is missing or damaged; without a stand-in the table fails. */
export function standInForTexture(name: TextureName, standIn: (problem: unknown) => Texture): void {
  standIns.set(name, standIn)
}

async function load(name: TextureName): Promise<Texture> {
  const { url, colourSpace } = TEXTURES[name]
  const texture = await loader.loadAsync(url).catch((problem: unknown) => {
    const standIn = standIns.get(name)
    if (!standIn) throw problem
    return standIn(problem)
  })
  texture.flipY = false
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.colorSpace = colourSpace === 'srgb' ? SRGBColorSpace : LinearSRGBColorSpace
  return texture
}

function loadOnce(name: TextureName): Promise<Texture> {
  const known = loading.get(name)
  if (known) return known
  const promise = promiseWithStatus(load(name))
  loading.set(name, promise)
  return promise
}

/** Returns a baked texture by name, shared by all users. Suspends until it is loaded. */
export function useBakedTexture(name: TextureName): Texture {
  const { anisotropy } = useQuality()
  const texture = use(loadOnce(name))
  texture.anisotropy = anisotropy
  return texture
}

/** Starts loading textures that are needed soon. */
export function preloadTextures(names: readonly TextureName[]): void {
  for (const name of names) void loadOnce(name)
}
