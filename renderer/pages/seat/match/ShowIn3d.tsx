import { useState } from 'react'
import { useText } from '../../../i18n/useText.ts'
import { canDraw } from '../../../table/canDraw.ts'
import { Button } from '../../../ui/controls.tsx'
import { changeSettings } from '../../../ui/settings.ts'
import type { SeatTable } from '../../table3d/SeatTable.tsx'

type Fault = 'no3d' | 'late3d'

/** Loads the 3D table and shows it. Says so if that fails. */
export function ShowIn3d({ onLoaded }: { readonly onLoaded: (Table: typeof SeatTable) => void }) {
  const t = useText()
  const [state, setState] = useState<'flat' | 'loading' | Fault>('flat')
  const show = async () => {
    setState('loading')
    const loaded = await loadTable()
    setState(typeof loaded === 'string' ? loaded : 'flat')
    if (typeof loaded !== 'string') onLoaded(loaded)
  }
  return (
    <>
      <Button disabled={state === 'loading'} onClick={() => void show()} testId="seat-3d">
        {t(state === 'loading' ? 'hud.table.setting' : 'flat.leave')}
      </Button>
      {(state === 'no3d' || state === 'late3d') && <p role="alert">{t(`seat.${state}`)}</p>}
    </>
  )
}

async function loadTable(): Promise<typeof SeatTable | Fault> {
  if (!canDraw()) return 'no3d'
  try {
    const { SeatTable: Table, prepareTable } = await import('../../table3d/SeatTable.tsx')
    await prepareTable()
    await changeSettings({ flatTable: false })
    return Table
  } catch {
    return 'late3d' // the page may have lost its table
  }
}
