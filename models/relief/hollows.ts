import type { Parts } from '../bake/model.ts'
import { occlude } from '../bake/occlusion.ts'
import { RELIEF_NAMES } from './names.ts'
import { partsOf } from './parts.ts'

/** Shades the hollows of every carving, with the parts that stand on it at rest. */
export function shadeHollows(carvings: Parts): Parts {
  for (const name of RELIEF_NAMES) {
    const standing = [name, ...partsOf(name)].flatMap((part) => carvings[part] ?? [])
    occlude(standing)
  }
  return carvings
}
