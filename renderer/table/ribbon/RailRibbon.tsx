import { useEffect, useMemo } from 'react'
import { MeshLambertMaterial } from 'three'
import { type RibbonTray, ribbonGeometry } from './ribbonGeometry.ts'
import { drawRibbon, type RibbonPaint } from './ribbonPicture.ts'

/** How much of its colour shows in the dark of the cabin, and how much the lamps light it: bright cloth must not burn out. */
const GLOW = 0.2
const LIT = '#c8c8c8'

interface RailRibbonProps {
  /** Constant, or one list for each measure. */
  readonly trays: readonly RibbonTray[]
  readonly paint: RibbonPaint
}

/** A painted ribbon round the trays, in one draw call: it tells from afar whose turn it is. */
export function RailRibbon({ trays, paint: { cloth, mark } }: RailRibbonProps) {
  const geometry = useMemo(() => ribbonGeometry(trays), [trays])
  useEffect(() => () => geometry.dispose(), [geometry])
  const material = useMemo(() => {
    const map = drawRibbon({ cloth, mark })
    const painted = new MeshLambertMaterial({
      map,
      color: LIT,
      emissive: '#ffffff',
      emissiveMap: map,
      emissiveIntensity: GLOW,
      polygonOffset: true,
      polygonOffsetFactor: -2,
    })
    painted.name = `ribbon ${cloth}`
    return painted
  }, [cloth, mark])
  useEffect(
    () => () => {
      material.map?.dispose()
      material.dispose()
    },
    [material],
  )
  return <mesh name="turn ribbon" geometry={geometry} material={material} receiveShadow />
}
