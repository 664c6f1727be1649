import type { BufferGeometry } from 'three'

/** Gives a geometry made at run time the attribute names that it would have after loading: lower case. */
export function loaded(geometry: BufferGeometry): BufferGeometry {
  for (const name of Object.keys(geometry.attributes)) {
    if (!name.startsWith('_')) continue
    geometry.setAttribute(name.toLowerCase(), geometry.getAttribute(name))
    geometry.deleteAttribute(name)
  }
  return geometry
}
