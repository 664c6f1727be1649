import { FIELD_SIZE } from '../../../../engine/sea-battle/cells.ts'
import { FLEET } from '../../../../engine/sea-battle/data/fleet.ts'
import type { SeaBattleState, SeaSeat } from '../../../../engine/sea-battle/types.ts'
import { FlatLog } from '../../../flat/FlatLog.tsx'
import { HideButton, useIsHidden } from '../../../flat/HideButton.tsx'
import { useFlatShell } from '../../../flat/shell.ts'
import { useSession } from '../../../host/session.ts'
import { useWords } from '../../../hud/useWords.ts'
import { fleetStatus } from '../../fleets.ts'
import { useMatchLines } from '../../log/logLines.tsx'
import { FieldChart } from '../../result/FieldChart.tsx'
import { cellOfPlace } from '../../table/places.ts'
import { HiddenChart } from './HiddenChart.tsx'

interface OwnSeaProps {
  readonly view: SeaBattleState
  readonly owner: SeaSeat
}

/** One's own sea as a small chart, the last shots, and a way to hide the fleet. */
export function OwnSea({ view, owner }: OwnSeaProps) {
  const { t, nameOf } = useWords()
  const isHidden = useIsHidden()
  const { secrets, BoardMarks } = useFlatShell()
  const hidesSecrets = secrets !== null
  const viewer = useSession((state) => state.viewer)
  const lines = useMatchLines()
  const label = viewer === owner ? t('flat.sea.own') : t('result.field', { name: nameOf(owner) })
  return (
    <section className="flat-own parchment" aria-label={label} data-testid="flat-own-sea">
      <div className="flat-own-chart">
        {isHidden ? (
          <HiddenChart label={label} />
        ) : (
          <FieldChart view={view} owner={owner} label={label}>
            {BoardMarks && <BoardMarks columns={FIELD_SIZE} indexOf={(place) => cellOfPlace('near', place)} />}
          </FieldChart>
        )}
      </div>
      <div className="flat-own-words">
        <h2 className="flat-own-title">
          {label}
          <span className="flat-count">
            {t('sea.afloat', { n: fleetStatus(view, owner).afloat, of: FLEET.length })}
          </span>
        </h2>
        <FlatLog lines={lines} shown={2}>
          {hidesSecrets && <HideButton />}
        </FlatLog>
      </div>
    </section>
  )
}
