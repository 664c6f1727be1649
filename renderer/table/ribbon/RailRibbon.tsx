import { useEffect, useMemo } from 'react'
import { type RibbonTray, ribbonGeometry } from './ribbonGeometry.ts'
import { drawRibbon, type RibbonPaint } from './ribbonPicture.ts'

/**
 * The share of the ribbon's colour that shows in the dark of the cabin, and the share that the lamps light: bright
 * cloth must not burn out.
 */
const GLOW = 0.2
const LIT = '#c8c8c8'

interface RailRibbonProps {
  /** Must be constant, or the same list for the same measures. */
  readonly trays: readonly RibbonTray[]
  readonly paint: RibbonPaint
  /**
   * True, also if missing, to show the ribbon. A hidden one is prepared with the table, so that it appears without a
   * wait.
   */
  readonly isShown?: boolean
}

/** A painted ribbon round the trays, in one draw call: it shows from afar whose turn it is. */
export function RailRibbon({ trays, paint: { cloth, mark, isStained = false }, isShown = true }: RailRibbonProps) {
  const geometry = useMemo(() => ribbonGeometry(trays), [trays])
  useEffect(() => () => geometry.dispose(), [geometry])
  const map = useMemo(() => drawRibbon({ cloth, mark, isStained }), [cloth, mark, isStained])
  useEffect(() => () => map.dispose(), [map])
  // One material serves all turns: a new one would be compiled each time the turn passes.
  return (
    <mesh name="turn ribbon" geometry={geometry} visible={isShown} receiveShadow>
      <meshLambertMaterial
        name={`ribbon ${cloth}`}
        map={map}
        color={LIT}
        emissive="#ffffff"
        emissiveMap={map}
        emissiveIntensity={GLOW}
        polygonOffset
        polygonOffsetFactor={-2}
      />
    </mesh>
  )
}
