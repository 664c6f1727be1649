import type { CSSProperties } from 'react'
import { FACE_PICTURES } from '../../../models/faces/pictures.ts'
import { FlatFrame } from '../../flat/FlatFrame.tsx'
import { IslandBoard } from './board/IslandBoard.tsx'
import { IslandDock } from './dock/IslandDock.tsx'
import { GroveStrip } from './GroveStrip.tsx'
import { IslandNews } from './IslandNews.tsx'
import { IslandTopBar } from './IslandTopBar.tsx'
import { Scores } from './Scores.tsx'
import { IslandSide } from './side/IslandSide.tsx'
import { useIslandView } from './useIslandView.ts'
import './islandTable.css'
import './picture/picture.css'

const SMALL_FACES = { display: 'contents', '--faces': `url("${FACE_PICTURES.small}")` } as CSSProperties // React types no custom properties

/** The flat table of Jackal: the island, the crews, and what the player may do. */
export function IslandTable() {
  const view = useIslandView()
  if (!view) return null
  return (
    <div style={SMALL_FACES}>
      <FlatFrame
        top={<IslandTopBar view={view} />}
        head={
          <>
            <Scores view={view} />
            <GroveStrip view={view} />
          </>
        }
        board={<IslandBoard view={view} />}
        side={<IslandSide view={view} />}
        dock={<IslandDock view={view} />}
        news={<IslandNews view={view} />}
      />
    </div>
  )
}
