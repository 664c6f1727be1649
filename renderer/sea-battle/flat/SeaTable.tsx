import { opponentOf } from '../../../engine/sea-battle/marks.ts'
import type { SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { FlatDock } from '../../flat/FlatDock.tsx'
import { FlatFrame } from '../../flat/FlatFrame.tsx'
import { useFlatShell } from '../../flat/shell.ts'
import { useWords } from '../../hud/useWords.ts'
import { useTableGame } from '../../playback/useShownTable.ts'
import { Harbour } from '../hud/card/Harbour.tsx'
import { PlaceDock } from '../hud/dock/PlaceDock.tsx'
import { FleetPlates } from '../hud/fleet/FleetPlates.tsx'
import { usePlacement } from '../placement/placementStore.ts'
import { layAndTakeNext } from '../placement/taking.ts'
import { hasNoShips, nearSeatOf, useSeaBattleView } from '../view.ts'
import { EnemySea } from './battle/EnemySea.tsx'
import { FireDock } from './battle/FireDock.tsx'
import { OwnSea } from './battle/OwnSea.tsx'
import { OwnField } from './placing/OwnField.tsx'
import { SeaCorner } from './SeaCorner.tsx'
import { SeaNews } from './SeaNews.tsx'
import './seaTable.css'

/**
 * The flat table of Sea Battle: a fleet to lay out, then the enemy's sea above one's own; in a puzzle there is no own
 * sea.
 */
export function SeaTable() {
  const view = useSeaBattleView()
  const placing = usePlacement((state) => state.seat !== null)
  if (!view) return null
  return placing ? <Placing view={view} /> : <Battle view={view} />
}

function Placing({ view }: { readonly view: SeaBattleState }) {
  const { t } = useWords()
  const { coach } = useFlatShell()
  const dock = <PlaceDock takes={t('flat.sea.take')} moves={t('flat.sea.move')} lay={layAndTakeNext} coach={coach} />
  return (
    <FlatFrame
      foot="low"
      corner={<SeaCorner view={view} />}
      scores={<FleetPlates view={view} />}
      board={<OwnField />}
      card={<Harbour />}
      dock={<FlatDock stays asked={dock} watched={t('hint.wait')} />}
      news={<SeaNews view={view} />}
    />
  )
}

function Battle({ view }: { readonly view: SeaBattleState }) {
  const near = useTableGame((table) => nearSeatOf(table.near))
  const isClean = useFlatShell().isClean ?? false
  return (
    <FlatFrame
      foot="low"
      corner={<SeaCorner view={view} />}
      scores={<FleetPlates view={view} />}
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
