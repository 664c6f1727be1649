import { type MatchInfo, playsElsewhere, playsHere } from '../../../electron/contract/ipc.ts'
import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { Toggle } from '../../ui/controls.tsx'
import type { ScreensActions } from './actions.ts'

/** Asks whether the only player here is alone at this screen while others play elsewhere; shows nothing otherwise. */
export function Alone({ onAlone }: { readonly onAlone: ScreensActions['alone'] }) {
  const t = useText()
  const match = useSession((state) => state.match)
  const only = match && match.outcome === null ? onlySeatHere(match.seats) : null
  if (only === null || only.player.kind !== 'human') return null
  return (
    <Toggle
      label={t('screens.alone')}
      about={t('screens.alone.about', { name: only.name })}
      value={only.player.alone === true}
      onChange={(isAlone) => onAlone(only.seat, isAlone)}
      testId="screens-alone"
    />
  )
}

/** Returns the seat of the only person here, while others play on other screens. */
function onlySeatHere(seats: MatchInfo['seats']): MatchInfo['seats'][number] | null {
  const [only, ...others] = seats.filter(({ player }) => playsHere(player))
  return only && others.length === 0 && seats.some(({ player }) => playsElsewhere(player)) ? only : null
}
