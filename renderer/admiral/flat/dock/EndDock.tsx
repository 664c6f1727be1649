import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { Dock, DockRow, MainButton, SideButton } from '../../../flat/FlatDock.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { endTitle } from '../../hud/orders/endTitle.ts'
import { useIntent } from '../../intent/intent.ts'
import { unitsToLose } from '../../intent/waiting.ts'
import { unitTitle } from '../../names.ts'

interface EndDockProps {
  readonly view: AdmiralState
  readonly ships: readonly UnitId[]
  /** The whole turn ends, as asked, and not just what these do. */
  readonly isTurn: boolean
}

/** An end with something still to be done is asked about. */
export function EndDock({ view, ships, isTurn }: EndDockProps) {
  const { t } = useWords()
  const able = unitsToLose(useIntent())
  const units = ships.filter((id) => able.includes(id)).flatMap((id) => unitNamed(view, id) ?? [])
  return (
    <Dock surface="parchment">
      <p className="flat-dock-title">{endTitle(t, view, units, isTurn ? 'turn' : 'one')}</p>
      <p>
        {t(units.length === 1 ? 'end.one' : 'end.all')} {units.map((unit) => unitTitle(t, view, unit)).join(', ')}
      </p>
      <DockRow>
        <SideButton
          label={t('end.back')}
          kind="quiet"
          onPress={() => useIntent.getState().cancel()}
          testId="end-back"
        />
        <MainButton label={t(isTurn ? 'end.do' : 'end.do.one')} onPress={() => useIntent.getState().finishSure()} />
      </DockRow>
    </Dock>
  )
}
