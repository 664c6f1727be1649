import { useEffect } from 'react'
import { useSession } from '../../host/session.ts'
import { useModel } from '../../table/loading/loadModel.ts'
import { usePieceMaterial } from '../../table/materials/pieceMaterial.ts'
import { useShadowRefresh } from '../../table/painting/shadowRefresh.ts'
import { sceneNamed } from '../lessons/scenes.ts'
import { cellSpot, WATER } from '../table/anchors.ts'
import { useChart } from './sea/useChart.ts'

/** The buoy of a lesson that has one. */
export function Buoy() {
  const lesson = useSession((state) => state.match?.lesson)
  const cell = sceneNamed(lesson)?.buoy ?? null
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
