import { useMemo } from 'react'
import { cabinAround, cabinBlobs } from '../../table/cabin/layout.ts'
import { ContactShadows } from '../../table/light/ContactShadows.tsx'
import type { ContactBlob } from '../../table/light/contactBlobs.ts'
import { useQuality } from '../../table/resources.tsx'
import { TABLE_LEVEL } from '../../table/TableTop.tsx'
import { type Field, RAIL, trayHalves, VANE_SIZE, vaneSpot } from '../table/anchors.ts'
import { useChart } from './sea/useChart.ts'

/** The soft shadows of the tray, the vane and the props. */
export function Contacts() {
  const quality = useQuality()
  const chart = useChart()
  const blobs = useMemo(() => {
    if (!chart) return []
    const { halfX, halfZ } = trayHalves(chart)
    return [...shadesOf(chart), ...cabinBlobs(quality, cabinAround(halfX, halfZ))]
  }, [chart, quality])
  return <ContactShadows blobs={blobs} />
}

function shadesOf(field: Field): readonly ContactBlob[] {
  const { halfX, halfZ } = trayHalves(field)
  const vane = vaneSpot(field)
  return [
    { x: 0.5, y: TABLE_LEVEL, z: 0.5, halfX: halfX + 3.2, halfZ: halfZ + 3.2 },
    { x: vane.x, y: RAIL.top + 0.02, z: vane.z, halfX: 0.5 * VANE_SIZE, halfZ: 0.5 * VANE_SIZE },
  ]
}
