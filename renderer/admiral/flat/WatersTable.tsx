import { useEffect } from 'react'
import { FlatFrame } from '../../flat/FlatFrame.tsx'
import { WatersBoard } from './board/WatersBoard.tsx'
import { WatersDock } from './dock/WatersDock.tsx'
import { Fleets } from './Fleets.tsx'
import { loadLater } from './later.ts'
import { WatersSide } from './side/WatersSide.tsx'
import { useSight } from './sight.ts'
import { WatersNews } from './WatersNews.tsx'
import { WatersTopBar } from './WatersTopBar.tsx'
import './watersTable.css'
import './picture/picture.css'

/** The flat table of Admiral: the sea, the squadrons, and what the player may order. */
export function WatersTable() {
  const view = useSight()
  useEffect(() => void loadLater(), [])
  if (!view) return null
  return (
    <FlatFrame
      top={<WatersTopBar view={view} />}
      head={<Fleets view={view} />}
      board={<WatersBoard view={view} />}
      side={<WatersSide view={view} />}
      dock={<WatersDock view={view} />}
      news={<WatersNews view={view} />}
    />
  )
}
