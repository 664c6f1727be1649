import { useMemo } from 'react'
import { shoreOf } from '../../../models/admiral/sea/shore.ts'
import { CabinProps } from '../../table/cabin/CabinProps.tsx'
import { cabinAround } from '../../table/cabin/layout.ts'
import { Lights } from '../../table/Lights.tsx'
import { TableTop } from '../../table/TableTop.tsx'
import { Vignette } from '../../table/Vignette.tsx'
import { useSeaWind } from '../../table/water/seaWind.ts'
import { type Field, trayHalves } from '../anchors.ts'
import { DamageMarks } from './DamageMarks.tsx'
import { Land } from './Land.tsx'
import { lightingOf } from './lighting.ts'
import { Sea } from './Sea.tsx'
import { Ships } from './Ships.tsx'
import { type Chart, seaMapOf } from './seaMap.ts'
import { useChart } from './useChart.ts'
import { windShown } from './wind.ts'

/** Half sides of the table's top as it is modelled, cells. */
const TABLE = { halfX: 18.5, halfZ: 14 } as const
/** Table left free round the tray, cells. */
const ELBOW_ROOM = 4.5

/** All of the table: the cabin round the field, the field itself and what is on it. */
export function Stage({ calm }: { readonly calm: boolean }) {
  const chart = useChart()
  if (!chart) return null
  return (
    <>
      <Cabin field={chart} />
      <Waters chart={chart} calm={calm} />
      <Vignette />
    </>
  )
}

/** Table, light, props and tray. */
function Cabin({ field }: { readonly field: Field }) {
  const { halfX, halfZ } = trayHalves(field)
  const lighting = useMemo(() => lightingOf(field), [field])
  const cabin = useMemo(() => cabinAround(halfX, halfZ), [halfX, halfZ])
  const stretch = Math.max(1, (halfX + ELBOW_ROOM) / TABLE.halfX, (halfZ + ELBOW_ROOM) / TABLE.halfZ)
  return (
    <>
      <fog attach="fog" args={['#120a07', 38 * stretch, 84 * stretch]} />
      <Lights lighting={lighting} />
      <group scale={[stretch, 1, stretch]}>
        <TableTop model="table/wide" />
      </group>
      <CabinProps layout={cabin} />
    </>
  )
}

/** The sea, its coasts and all that floats. */
function Waters({ chart, calm }: { readonly chart: Chart; readonly calm: boolean }) {
  const wind = useSeaWind(windShown, !calm)
  const map = useMemo(() => seaMapOf(chart), [chart])
  const shore = useMemo(() => shoreOf(map), [map])
  return (
    <>
      <Land map={map} />
      <Sea field={chart} shore={shore} wind={wind} moving={!calm} />
      <Ships calm={calm} />
      <DamageMarks wind={wind} moving={!calm} />
    </>
  )
}
