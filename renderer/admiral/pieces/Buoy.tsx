import { useEffect } from 'react'
import { useShadowRefresh } from '../../table/light/shadowRefresh.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useBuoy } from '../lessons/useBuoy.ts'
import { cellSpot, WATER } from '../table/anchors.ts'
import { useChart } from './sea/useChart.ts'

/** The buoy of a lesson that has one. */
export function Buoy() {
  const cell = useBuoy()
  const chart = useChart()
  if (cell === null || !chart) return null
  return <MooredBuoy {...cellSpot(chart, cell)} />
}

function MooredBuoy({ x, z }: { readonly x: number; readonly z: number }) {
  const geometry = useModel('buoy').part('body')
  const material = usePieceMaterial()
  const refreshShadows = useShadowRefresh()
  useEffect(() => refreshShadows(), [refreshShadows])
  return <mesh name="buoy" geometry={geometry} material={material} position={[x, WATER, z]} castShadow receiveShadow />
}
