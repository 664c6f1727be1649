import { use, useEffect, useMemo } from 'react'
import { MeshLambertMaterial } from 'three'
import type { Language } from '../../i18n/t.ts'
import { drawLettering, letteringFont, letteringGeometry } from './lettering.ts'

/** Coordinates in brass on the rails of both trays, in one draw call. */
export function Letters({ language }: { readonly language: Language }) {
  use(letteringFont(language))
  const geometry = useMemo(letteringGeometry, [])
  const material = useMemo(
    () =>
      new MeshLambertMaterial({
        map: drawLettering(language),
        transparent: true,
        depthWrite: false,
        polygonOffset: true,
        polygonOffsetFactor: -3,
      }),
    [language],
  )
  useEffect(() => () => geometry.dispose(), [geometry])
  useEffect(
    () => () => {
      material.map?.dispose()
      material.dispose()
    },
    [material],
  )
  return <mesh name="coordinates" geometry={geometry} material={material} receiveShadow renderOrder={3} />
}
