import { useEffect } from 'react'
import { FlatFrame } from '../../flat/FlatFrame.tsx'
import { ScorePlates } from '../hud/crews/ScorePlates.tsx'
import { FlatQuarters, SMALL_FACES } from '../insignia/TileFace.tsx'
import { IslandBoard } from './board/IslandBoard.tsx'
import { IslandDock } from './dock/IslandDock.tsx'
import { IslandCorner } from './IslandCorner.tsx'
import { IslandNews } from './IslandNews.tsx'
import { loadLater, useLater } from './later.ts'
import { IslandSide } from './side/IslandSide.tsx'
import { useIslandView } from './useIslandView.ts'
import './islandTable.css'
import './picture/picture.css'

/** The flat table of Jackal: the island, the crews, and the possible actions. */
export function IslandTable() {
  const view = useIslandView()
  const later = useLater()
  useEffect(() => void loadLater(), [])
  if (!view) return null
  return (
    <FlatQuarters value={view.board.quarters ?? 0}>
      <div style={SMALL_FACES}>
        <FlatFrame
          foot="low"
          corner={<IslandCorner view={view} />}
          scores={<ScorePlates view={view} />}
          board={<IslandBoard view={view} />}
          card={later && <later.TileCard view={view} />}
          side={
            <>
              {later && <later.GroveNote view={view} />}
              <IslandSide view={view} />
            </>
          }
          dock={<IslandDock view={view} />}
          news={<IslandNews view={view} />}
        />
      </div>
    </FlatQuarters>
  )
}
