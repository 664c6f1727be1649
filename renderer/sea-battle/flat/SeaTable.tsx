import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { FlatFrame } from '../../flat/FlatFrame.tsx'
import { useFlatShell } from '../../flat/shell.ts'
import { useTableGame } from '../../playback/shownStore.ts'
import { usePlacement } from '../placement/placementStore.ts'
import { hasNoShips, nearSeatOf, useSeaBattleView } from '../view.ts'
import { EnemySea } from './battle/EnemySea.tsx'
import { FireDock } from './battle/FireDock.tsx'
import { FleetHead } from './battle/FleetHead.tsx'
import { OwnSea } from './battle/OwnSea.tsx'
import { Harbour } from './placing/Harbour.tsx'
import { OwnField } from './placing/OwnField.tsx'
import { PlaceDock } from './placing/PlaceDock.tsx'
import { SeaNews } from './SeaNews.tsx'
import { SeaTopBar } from './SeaTopBar.tsx'
import './seaTable.css'

/** The flat table of Sea Battle: a fleet to be laid, then the enemy's sea over one's own; in a puzzle there is none. */
export function SeaTable() {
  const view = useSeaBattleView()
  const placing = usePlacement((state) => state.seat !== null)
  if (!view) return null
  return placing ? <Placing view={view} /> : <Battle view={view} />
}

function Placing({ view }: { readonly view: SeaBattleState }) {
  return (
    <FlatFrame
      top={<SeaTopBar view={view} />}
      head={<Harbour />}
      board={<OwnField />}
      dock={<PlaceDock />}
      news={<SeaNews view={view} />}
    />
  )
}

function Battle({ view }: { readonly view: SeaBattleState }) {
  const near = useTableGame((table) => nearSeatOf(table.near))
  const isClean = useFlatShell().isClean ?? false
  return (
    <FlatFrame
      top={<SeaTopBar view={view} />}
      head={<FleetHead view={view} seat={opponentOf(near)} />}
      board={
        <>
          <EnemySea view={view} owner={opponentOf(near)} />
          {isClean && <EnemySea view={view} owner={near} />}
        </>
      }
      side={!hasNoShips(view, near) && <OwnSea view={view} owner={near} />}
      dock={<FireDock view={view} />}
      news={<SeaNews view={view} />}
    />
  )
}
